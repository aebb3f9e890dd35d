/** Bodies, hostile and merely wrong (spec/contract sections 1 and 3; the cases of the adversarial collection by their ids). */
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { handler } from '../../../functions/planets/routes.ts';
import { BIRTH, post, type Answer, type CallOptions } from '../../support/call.ts';

const PATH = '/planets/positions';
const send = (body: unknown, options?: CallOptions) => post(handler, PATH, body, options);
const sendRaw = (rawBody: string, options: CallOptions = {}) => post(handler, PATH, undefined, { ...options, rawBody });

interface Detail {
  loc: (string | number)[];
  msg: string;
  type: string;
}

const codeOf = ({ json }: Answer) => (json as { code: string }).code;
const detailOf = ({ json }: Answer) => (json as { detail: Detail[] }).detail;

async function fieldError(body: unknown): Promise<Detail> {
  const answer = await send(body);
  expect(answer.status).toBe(422);
  expect(detailOf(answer)).toHaveLength(1);
  return detailOf(answer)[0]!;
}

describe('before it is an object', () => {
  const json = JSON.stringify(BIRTH);
  const cases: [id: string, raw: string, status: number, code: string][] = [
    ['B01 truncated', '{"date":"1990-05-14",', 400, 'malformed_json'],
    ['B03 NaN', json.replace('28.6139', 'NaN'), 400, 'malformed_json'],
    ['B05 deep', `{"place_name":${'['.repeat(10000)}${']'.repeat(10000)}}`, 400, 'too_deep'],
    ['33 levels', `{"place_name":${'['.repeat(32)}${']'.repeat(32)}}`, 400, 'too_deep'],
    ['B06 a megabyte', JSON.stringify({ ...BIRTH, name: 'A'.repeat(2 ** 20) }), 413, 'payload_too_large'],
    ['B09 empty', '', 400, 'malformed_json'],
    ['two documents', `${json}${json}`, 400, 'malformed_json'],
  ];

  test.each(cases)('%s', async (_, raw, status, code) => {
    const answer = await sendRaw(raw);
    expect([answer.status, codeOf(answer)]).toEqual([status, code]);
    expect(answer.text.length).toBeLessThan(400);
  });

  test('32 levels and brackets inside strings are fine', async () => {
    const deep = `${'['.repeat(31)}${']'.repeat(31)}`;
    expect((await sendRaw(json.replace('{', `{"place_name":${deep},`))).status).toBe(200);
    expect((await send({ ...BIRTH, place_name: '[['.repeat(100) + '\\"{{' })).status).toBe(200);
  });

  test('B02 an array, a number, null', async () => {
    for (const raw of ['[]', '7', '"x"']) {
      const answer = await sendRaw(raw);
      expect([raw, answer.status, detailOf(answer)[0]!.loc]).toEqual([raw, 422, ['body']]);
    }
    // Some mobile clients send this where there is nothing to send.
    expect((await sendRaw('null')).text).toBe((await sendRaw('{}')).text);
  });

  test('B08 another content type, or none', async () => {
    for (const type of ['text/plain', '', 'application/x-www-form-urlencoded', 'application/json; charset=utf-16']) {
      expect((await sendRaw(json, { headers: { 'content-type': type } })).status).toBe(415);
    }
    for (const type of ['application/json; charset=utf-8', 'Application/JSON', 'application/vnd.api+json']) {
      expect((await sendRaw(json, { headers: { 'content-type': type } })).status).toBe(200);
    }
  });

  test('bytes that are no UTF-8, and bytes that are', async () => {
    const base64 = (bytes: Buffer) => sendRaw(bytes.toString('base64'), { isBase64Encoded: true });
    expect((await base64(Buffer.from(json))).status).toBe(200);
    const broken = Buffer.concat([Buffer.from('{"name":"'), Buffer.from([0xff, 0xfe]), Buffer.from('"}')]);
    expect(codeOf(await base64(broken))).toBe('malformed_json');
  });

  test('the limit counts bytes, not characters', async () => {
    expect((await send({ ...BIRTH, place_name: 'अ'.repeat(12_000) })).status).toBe(413);
    expect((await send({ ...BIRTH, place_name: 'a'.repeat(12_000) })).status).toBe(200);
  });
});

describe('fields', () => {
  test('all invalid ones at once, each saying how to correct it', async () => {
    const answer = await send({
      date: '14-05-1990',
      time: '10:30',
      latitude: '28.6',
      longitude: 180.0001,
      timezone: 'IST',
    });
    expect(answer.status).toBe(422);
    expect(detailOf(answer).map(({ loc, type }) => [...loc, type])).toEqual([
      ['body', 'date', 'format'],
      ['body', 'time', 'format'],
      ['body', 'latitude', 'number_type'],
      ['body', 'longitude', 'less_than_equal'],
      ['body', 'name', 'missing'],
      ['body', 'timezone', 'timezone'],
    ]);
    const messages = detailOf(answer)
      .map(({ msg }) => msg)
      .join(' ');
    for (const hint of ['YYYY-MM-DD', 'HH:MM:SS', 'between -180 and 180', 'Asia/Kolkata'])
      expect(messages).toContain(hint);
  });

  test.each([
    [{ date: '2023-02-30' }, ['body', 'date'], /not a day/],
    [{ date: '1900-02-29' }, ['body', 'date'], /not a day/],
    [{ time: '24:00:00' }, ['body', 'time'], /00:00:00/],
    [{ time: '23:59:60' }, ['body', 'time'], /:59/],
    [{ latitude: 91 }, ['body', 'latitude'], /between -90 and 90 \(got 91\)/],
    [{ timezone: 'Mars/Phobos' }, ['body', 'timezone'], /Mars\/Phobos/],
    [{ timezone: 'IST' }, ['body', 'timezone'], /Asia\/Kolkata/],
    [{ name: 'x'.repeat(201) }, ['body', 'name'], /200/],
    [{ ayanamsa: 'sidereal' }, ['body', 'ayanamsa'], /lahiri/],
    [{ dasha_year: 365 }, ['body', 'dasha_year'], /365\.25/],
    [{ varga_methods: { d2: 'nonsense' } }, ['body', 'varga_methods', 'd2'], /parivritti/],
    [{ varga_methods: [] }, ['body', 'varga_methods'], /Give an object/],
    [{ varga_methods: ['parivritti'] }, ['body', 'varga_methods'], /Give an object/],
  ])('%j', async (change, loc, hint) => {
    const error = await fieldError({ ...BIRTH, ...change });
    expect(error.loc).toEqual(loc);
    expect(error.msg).toMatch(hint);
  });

  test('D05 outside the ephemeris names its range and has a code of its own', async () => {
    for (const date of ['0001-01-01', '1599-12-31', '2401-01-01', '9999-12-31']) {
      const answer = await send({ ...BIRTH, date });
      expect([answer.status, codeOf(answer)]).toEqual([422, 'date_out_of_range']);
      expect(detailOf(answer)[0]!.msg).toContain('1600-01-01 to 2400-12-31');
    }
  });

  test('B04 infinity is refused', async () => {
    const answer = await sendRaw(JSON.stringify(BIRTH).replace('28.6139', '1e309'));
    expect([answer.status, detailOf(answer)[0]!.loc]).toEqual([422, ['body', 'latitude']]);
  });

  test('at most twenty are listed', async () => {
    const wrong = Object.fromEntries(
      [
        'date',
        'time',
        'latitude',
        'longitude',
        'name',
        'ayanamsa',
        'node',
        'house_system',
        'dasha_year',
        'sunrise',
      ].map((key) => [key, {}]),
    );
    const methods = Object.fromEntries(
      ['d2', 'd3', 'd4', 'd5', 'd7', 'd9', 'd10', 'd11', 'd24', 'd30', 'd60'].map((id) => [id, 'x']),
    );
    expect(detailOf(await send({ ...wrong, varga_methods: methods }))).toHaveLength(20);
  });

  test('B07 a prototype in the body changes nothing', async () => {
    const answer = await sendRaw(JSON.stringify(BIRTH).replace('{', '{"__proto__":{"latitude":0,"isAdmin":true},'));
    expect(answer.status).toBe(200);
    expect(answer.text).not.toContain('isAdmin');
    expect(({} as Record<string, unknown>)['isAdmin']).toBeUndefined();
  });

  test('B10 unknown fields are ignored, display fields take anything, null means absent', async () => {
    const answer = await send({
      ...BIRTH,
      ...{ place_name: { x: [1] }, phone: 5, gender: false, unknown_field: 'x', ayanamsa: null, varga_methods: null },
    });
    const { data, meta } = answer.json as { data: object; meta: { warnings: { code: string }[] } };
    expect(data).toEqual(((await send(BIRTH)).json as { data: object }).data);
    expect(meta.warnings.map(({ code }) => code)).toEqual(['unknown_field', 'not_understood']);
  });
});

test('no body whatever brings a fault', async () => {
  const field = fc.oneof(fc.string(), fc.double(), fc.boolean(), fc.constant(null), fc.array(fc.string()), fc.object());
  const body = fc.oneof(
    fc.jsonValue(),
    fc.record({
      date: field,
      time: field,
      latitude: field,
      longitude: field,
      name: field,
      timezone: field,
      ayanamsa: field,
    }),
  );
  await fc.assert(
    fc.asyncProperty(body, async (value) => {
      const { status } = await send(value);
      expect([200, 422, 413, 400]).toContain(status);
    }),
    { numRuns: 300 },
  );
});

test('every real birth is computed', async () => {
  const birth = fc.record({
    date: fc
      .date({ min: new Date('1600-01-01'), max: new Date('2400-12-31T23:59:59Z'), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10)),
    time: fc.integer({ min: 0, max: 86399 }).map((second) => new Date(second * 1000).toISOString().slice(11, 19)),
    latitude: fc.double({ min: -90, max: 90, noNaN: true }),
    longitude: fc.double({ min: -180, max: 180, noNaN: true }),
    timezone: fc.constantFrom('Asia/Kolkata', 'America/New_York', 'Pacific/Apia', '+05:30', '-12:00', 'LMT'),
    name: fc.string({ maxLength: 50 }),
  });
  await fc.assert(
    fc.asyncProperty(birth, async (value) => expect([value, (await send(value)).status]).toEqual([value, 200])),
    { numRuns: 200 },
  );
});
