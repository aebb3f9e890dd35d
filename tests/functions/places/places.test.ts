/** /places over the wire: towns in both languages, with coordinates and zones as others have them; caching; refusals. */
import { describe, expect, test } from '@jest/globals';
import { handler } from '../../../functions/places/routes.ts';
import { ReferenceMeta } from '../../../lib/schemas/common/envelope.ts';
import { answers, type Place } from '../../../lib/schemas/places/answers.ts';
import { placeClock } from '../../../lib/time/placeClock.ts';
import { call, dataOf, type Answer } from '../../support/call.ts';
import { schemaFaults } from '../../support/schema.ts';

const URL = '/api/v1/places';
const get = (query: string, headers: Record<string, string> = {}, method = 'GET') =>
  call(handler, method, `${URL}${query}`, undefined, { headers });
const find = async (text: string, query = '', headers: Record<string, string> = {}) =>
  dataOf<Place[]>(await get(`?q=${encodeURIComponent(text)}${query}`, headers));

describe('a town lies where others have it', () => {
  /** Coordinates of the English Wikipedia; those of Varanasi, London and New York of GeoNames. */
  test.each<[string, number, number, string]>([
    ['Bengaluru', 12.9789, 77.5917, 'Asia/Kolkata'],
    ['Chennai', 13.0825, 80.275, 'Asia/Kolkata'],
    ['Benares', 25.3167, 83.0104, 'Asia/Kolkata'],
    ['Bombay', 19.0761, 72.8775, 'Asia/Kolkata'],
    ['Kathmandu', 27.71, 85.32, 'Asia/Kathmandu'],
    ['Colombo', 6.9344, 79.8428, 'Asia/Colombo'],
    ['London', 51.5085, -0.1257, 'Europe/London'],
    ['New York', 40.7143, -74.006, 'America/New_York'],
    ['Sydney', -33.8678, 151.21, 'Australia/Sydney'],
    ['Urumqi', 43.825, 87.6, 'Asia/Urumqi'],
  ])('%s', async (name, latitude, longitude, timezone) => {
    const [place] = await find(name);
    expect(Math.abs(place!.latitude - latitude)).toBeLessThan(0.05);
    expect(Math.abs(place!.longitude - longitude)).toBeLessThan(0.05);
    expect(place!.timezone).toBe(timezone);
  });

  test('in the zone that a birth there is counted in', async () => {
    for (const text of ['a', 'san', 'st', 'कान', 'new']) {
      for (const { latitude, longitude, timezone } of await find(text, '&limit=20')) {
        expect(placeClock({ latitude, longitude, timezone: null }).name).toBe(timezone);
      }
    }
  });
});

test('the answer is in the envelope, as it is documented', async () => {
  const answer = await get('?q=beng');
  const { data, meta, success } = answer.json as { data: Place[]; meta: unknown; success: boolean };
  expect([answer.status, success, data.length]).toEqual([200, true, 5]);
  expect(schemaFaults(answers.places.data, data)).toEqual([]);
  expect(schemaFaults(ReferenceMeta, meta)).toEqual([]);
  expect(meta).toMatchObject({ endpoint: 'places', lang: 'en' });
  expect(data[0]).toMatchObject({ name: 'Bengaluru', region: 'Karnataka', country: 'India', country_code: 'IN' });
  expect((await find('kathmandu'))[0]!.region).toBeNull();
});

describe('in Hindi', () => {
  const HINDI = { name: 'बेंगलुरु', region: 'कर्नाटक', country: 'भारत', country_code: 'IN' };

  test.each(['beng', 'बेंग', 'बैंगलोर', 'bangalore'])('%s', async (text) => {
    expect((await find(text, '&lang=hi'))[0]).toMatchObject(HINDI);
    expect((await find(text, '', { 'accept-language': 'hi-IN,hi;q=0.9' }))[0]).toMatchObject(HINDI);
  });

  test('and in English where a further language is asked for, which the answer says', async () => {
    const { headers, json } = await get('?q=beng&lang=ta');
    expect(headers['content-language']).toBe('en');
    expect((json as { meta: object }).meta).toMatchObject({ language: { names: 'en', sentences: 'en' } });
  });
});

describe('a search', () => {
  const names = async (text: string, query = '') => (await find(text, query)).map(({ name }) => name);

  test('narrows to what stands after a comma', async () => {
    expect(await find('aurangabad, bihar')).toMatchObject([{ name: 'Aurangabad', region: 'Bihar' }]);
    expect(await find('hyderabad, pak')).toMatchObject([{ country: 'Pakistan', timezone: 'Asia/Karachi' }]);
  });

  test('finds names with a letter or two wrong', async () => {
    expect((await names('hydrabad'))[0]).toBe('Hyderabad');
    expect((await names('चेन्नाई'))[0]).toBe('Chennai');
  });

  test('answers five places, or as many as asked for', async () => {
    expect(await names('a')).toHaveLength(5);
    expect(await names('a', '&limit=1')).toHaveLength(1);
    expect(await names('a', '&limit=20')).toHaveLength(20);
  });

  test('finds none, and says so by an empty list', async () => {
    for (const text of [
      'asdfgh',
      '🙏',
      '\u0000\u0001\u001b',
      ',',
      ', india',
      '%',
      'ँ',
      '\u202e'.repeat(3),
      '|',
      '\\n',
    ]) {
      expect([text, await find(text)]).toEqual([text, []]);
    }
  });
});

describe('is cacheable', () => {
  test('with a strong tag of its language, not sent again to a caller who has it', async () => {
    const { headers, text } = await get('?q=pune');
    expect(headers).toMatchObject({
      'cache-control': 'public, max-age=3600, stale-while-revalidate=600',
      'content-language': 'en',
      vary: 'Accept-Encoding, Accept-Language',
    });
    expect(headers['etag']).toMatch(/^"[\w-]{27}"$/);
    const held = { 'if-none-match': headers['etag']! };
    expect(await get('?q=pune', held)).toMatchObject({ status: 304, text: '' });
    expect((await get('?q=pune&lang=hi', held)).status).toBe(200);
    expect((await get('?q=pune')).text).toBe(text);
  });

  test('and HEAD answers what GET would, without the body', async () => {
    const [head, whole] = await Promise.all([get('?q=pune', {}, 'HEAD'), get('?q=pune')]);
    expect([head.status, head.text]).toEqual([200, '']);
    expect(head.headers['etag']).toBe(whole.headers['etag']);
  });
});

describe('a mistake is refused in both languages', () => {
  interface Refusal {
    readonly detail: { loc: string[]; msg: string }[];
    readonly code: string;
  }
  const refusalOf = ({ json }: Answer) => json as Refusal;
  const Q = ['query', 'q'];
  const LIMIT = ['query', 'limit'];

  test.each<[string, string[]]>([
    ['', Q],
    ['?q=', Q],
    ['?q=%20%20', Q],
    [`?q=${'a'.repeat(81)}`, Q],
    [`?q=${'%F0%9F%99%8F'.repeat(2500)}`, Q],
    ['?q=pune&limit=0', LIMIT],
    ['?q=pune&limit=21', LIMIT],
    ['?q=pune&limit=-5', LIMIT],
    ['?q=pune&limit=1.5', LIMIT],
    ['?q=pune&limit=many', LIMIT],
    ['?q=pune&limit=', LIMIT],
  ])('%.40s', async (query, loc) => {
    const english = await get(query);
    const hindi = await get(query, { 'accept-language': 'hi' });
    expect([english.status, hindi.status]).toEqual([422, 422]);
    expect(english.headers['cache-control']).toBe('no-store');
    expect(refusalOf(english)).toMatchObject({ code: 'validation_error', detail: [{ loc }] });
    expect(refusalOf(english).detail[0]!.msg).toMatch(/^[ -~]{20,300}$/);
    expect(refusalOf(hindi).detail[0]!.msg).toMatch(/[\u0900-\u097f]/);
    expect(english.text.length).toBeLessThan(1000);
  });

  test('80 letters are taken, with blanks around them', async () => {
    expect(await find(`  ${'a'.repeat(80)}  `)).toEqual([]);
  });

  test('other methods and other paths are refused', async () => {
    expect((await get('?q=pune', {}, 'POST')).status).toBe(405);
    expect((await get('/pune')).status).toBe(404);
  });
});
