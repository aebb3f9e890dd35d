/** What rows about two births read and echo. */
import { expect, test } from '@jest/globals';
import { pair, stars } from '../../../../functions/_shell/kinds/pair.ts';
import { serve } from '../../../../functions/_shell/server.ts';
import type { PairContext } from '../../../../lib/birth/pair.ts';
import { BIRTH, post } from '../../../support/call.ts';

const seen = ({ births: { bride, groom }, conventions, matching }: PairContext) => ({
  ayanamsas: [
    conventions.ayanamsa,
    groom.context?.chart.conventions.ayanamsa,
    bride.context?.chart.conventions.ayanamsa,
  ],
  gana: matching.gana,
  stays: [groom, bride].map((birth) => birth.moons().map(({ longitudeDeg }) => Math.round(longitudeDeg))),
});

const handler = serve([
  pair('/try/pair', seen, { answer: 'data' }),
  stars('/try/stars', ({ input, matching }) => ({ pada: input.groom.pada, tara: matching.tara }), { answer: 'data' }),
]);

const BRIDE = { ...BIRTH, name: 'Meera', date: '1992-02-10', time: '06:10:00' };
const ask = async (body: object, query = '') => (await post(handler, `/try/pair${query}`, body)) as { json: Answered };
interface Answered {
  readonly data: ReturnType<typeof seen>;
  readonly meta: {
    readonly births: Record<'groom' | 'bride', { time_known: boolean; from: string; until: string }>;
    readonly conventions: { readonly ayanamsa: string; readonly matching: Record<string, string> };
    readonly warnings: readonly { readonly code: string; readonly message: string }[];
  };
  readonly detail: readonly { readonly loc: readonly (string | number)[]; readonly type: string }[];
}

test('conventions beside the births hold for both, then those of the groom; what is left out is said', async () => {
  const beside = await ask({ groom: BIRTH, bride: BRIDE, ayanamsa: 'Raman', conventions: { gana: 'Transposed' } });
  expect(beside.json.data).toMatchObject({ ayanamsas: ['raman', 'raman', 'raman'], gana: 'transposed' });
  expect(beside.json.meta.conventions).toMatchObject({
    ayanamsa: 'raman',
    matching: { gana: 'transposed', tara: 'default' },
  });
  const within = await ask({ groom: { ...BIRTH, ayanamsa: 'raman' }, bride: { ...BRIDE, ayanamsa: 'lahiri' } });
  expect(within.json.data.ayanamsas).toEqual(['raman', 'raman', 'raman']);
  expect(within.json.meta.warnings).toMatchObject([{ code: 'one_convention' }]);
});

test('without its time a birth is the whole day, or the hours between two times', async () => {
  const day = { ...BIRTH, time: undefined };
  const { json } = await ask({
    groom: day,
    bride: { ...BRIDE, time: null, time_from: '05:00:00', time_to: '07:00:00' },
  });
  expect(json.meta.births).toMatchObject({
    groom: { time_known: false, from: '1990-06-15T00:00:00+05:30', until: '1990-06-16T00:00:00+05:30' },
    bride: { time_known: false, from: '1992-02-10T05:00:00+05:30', until: '1992-02-10T07:00:00+05:30' },
  });
  expect(json.data.ayanamsas).toEqual(['lahiri', null, null]);
  // About 13 degrees a day: four quarters of a nakshatra are touched at the least.
  expect(json.data.stays[0]!.length).toBeGreaterThan(3);
  expect(json.data.stays[1]!.length).toBeLessThan(3);
});

test('mistakes in either birth are located there, unknown fields too', async () => {
  const { json } = await ask(
    {
      groom: { ...BIRTH, latitude: 91, lat: 1 },
      bride: { ...BRIDE, time: null, time_from: '09:00:00', time_to: '07:00:00' },
    },
    '?strict=true',
  );
  expect(json.detail.map(({ loc, type }) => [loc.join('.'), type])).toEqual([
    ['body.groom.latitude', 'less_than_equal'],
    ['body.bride.time_to', 'invalid_value'],
    ['body.groom.lat', 'unknown_field'],
  ]);
});

test('two stars need no birth', async () => {
  const body = {
    groom: { nakshatra: 4, pada: 2 },
    bride: { nakshatra: 13, pada: 1 },
    conventions: { tara: 'raman_bride_to_groom_only' },
  };
  const { json, status } = await post(handler, '/try/stars', body);
  expect([status, json]).toMatchObject([200, { data: { pada: 2, tara: 'raman_bride_to_groom_only' } }]);
  const wrong = await post(handler, '/try/stars', {
    groom: { nakshatra: 28, pada: 2 },
    bride: { nakshatra: 13, pada: 5 },
  });
  expect((wrong.json as Answered).detail.map(({ loc }) => loc.join('.'))).toEqual([
    'body.groom.nakshatra',
    'body.bride.pada',
  ]);
});
