import { describe, expect, test } from '@jest/globals';
import { askRow } from '../../engine/askRow.ts';
import { handler, routes } from '../../functions/planets/routes.ts';
import { handler as ofDays, routes as dayRoutes } from '../../functions/panchang/routes.ts';
import { placeData, providePlaceData } from '../../lib/time/placeData.ts';
import { call } from '../support/call.ts';

const HOST = { requestId: 'req_own', nowUnixMs: Date.parse('2026-11-20T06:30:00Z') };
const ASHA = {
  name: 'Asha Rao',
  date: '1990-06-15',
  time: '14:30:00',
  latitude: 28.6139,
  longitude: 77.209,
  timezone: 'Asia/Kolkata',
};

interface Refused {
  readonly detail: readonly { readonly loc: readonly string[] }[];
}

const rowOf = (path: string) => [...routes, ...dayRoutes].find((row) => row.path === `/api/v1${path}`)!;

const withoutId = (body: unknown) => ({ ...(body as object), request_id: null });

describe('a row that is asked without HTTP', () => {
  test.each(['en', 'hi', 'ta'])('answers what the service answers, in %s', async (lang) => {
    const reply = await askRow(rowOf('/planets/positions'), { body: ASHA, query: { lang } }, HOST);
    const answer = await call(handler, 'POST', `/api/v1/planets/positions?lang=${lang}`, ASHA);
    expect(reply.status).toBe(200);
    expect(reply.fault).toBeNull();
    expect(reply.body).toEqual(answer.json);
  });

  test('takes numbers and lists in a query, and leaves out what is null', async () => {
    const query = {
      date: '2026-11-20',
      latitude: 28.6139,
      longitude: 77.209,
      timezone: null,
      fields: ['tithi', 'vara'],
    };
    const reply = await askRow(rowOf('/panchang/daily'), { query }, HOST);
    const target = '/api/v1/panchang/daily?date=2026-11-20&latitude=28.6139&longitude=77.209&fields=tithi,vara';
    const answer = await call(ofDays, 'GET', target);
    expect(reply.body).toEqual(answer.json);
    expect(Object.keys((reply.body as { data: object }).data).sort()).toEqual(['tithi', 'vara']);
  });

  test('refuses a wrong input as the service does, in the language asked for', async () => {
    const body = { ...ASHA, date: '15-06-1990', latitude: 91 };
    for (const lang of ['en', 'hi']) {
      const reply = await askRow(rowOf('/planets/positions'), { body, query: { lang } }, HOST);
      const answer = await call(handler, 'POST', `/api/v1/planets/positions?lang=${lang}`, body);
      expect(reply.status).toBe(422);
      expect(reply.body).toMatchObject({ request_id: 'req_own' });
      expect(withoutId(reply.body)).toEqual(withoutId(answer.json));
    }
  });

  test('a time zone that cannot be known is asked for where the place stands', async () => {
    const known = placeData();
    providePlaceData({ ...known, zonesAt: () => null });
    try {
      const place = { latitude: 47.5643, longitude: 7.5941 };
      const day = await askRow(rowOf('/panchang/daily'), { query: { date: '2026-11-20', ...place } }, HOST);
      const chart = await askRow(rowOf('/planets/positions'), { body: { ...ASHA, ...place, timezone: null } }, HOST);
      expect([day, chart].map(({ body, status }) => [status, (body as Refused).detail[0]!.loc])).toEqual([
        [422, ['query', 'timezone']],
        [422, ['body', 'timezone']],
      ]);
    } finally {
      providePlaceData(known);
    }
  });

  test('tells a fault of its own apart from a mistake of the request', async () => {
    const broken = { ...rowOf('/planets/positions'), run: () => Promise.reject(new Error('broken')) };
    const reply = await askRow(broken, { body: ASHA }, HOST);
    expect(reply.status).toBe(500);
    expect(reply.fault).toEqual(new Error('broken'));
  });
});
