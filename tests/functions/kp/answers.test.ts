/** /kp: forms of the answers, choices, the polar circle, questions, and what is said in both languages. */
import { describe, expect, test } from '@jest/globals';
import { handler } from '../../../functions/kp/routes.ts';
import * as schemas from '../../../lib/schemas/kp/answers.ts';
import { BIRTH, call, dataOf, post, type Answer } from '../../support/call.ts';
import { schemaFaults } from '../../support/schema.ts';

const TROMSO = { ...BIRTH, latitude: 69.6492, longitude: 18.9553, timezone: 'Europe/Oslo' };
const QUESTION = { number: 108, latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' };
const NOON = 'as_of=2026-11-20';

const conventionsOf = ({ json }: Answer) =>
  (json as { meta: { conventions: Record<string, unknown> } }).meta.conventions;
const metaOf = ({ json }: Answer) => (json as { meta: { as_of: string | null; warnings: { code: string }[] } }).meta;
const horary = async (body: object, query = NOON) =>
  dataOf<schemas.KpHorary>(await post(handler, `/kp/horary?${query}`, body));
const ruling = async (query = '', body: object = BIRTH) =>
  dataOf<schemas.KpRulingPlanets>(await post(handler, `/kp/ruling-planets?${query}`, body));

describe.each([BIRTH, TROMSO])('at latitude $latitude', (birth) => {
  test.each([
    ['planets', schemas.KpPlanets],
    ['cusps', schemas.KpCusps],
    ['significators', schemas.KpSignificatorLists],
    ['ruling-planets', schemas.KpRulingPlanets],
  ] as const)('/kp/%s has the documented form', async (path, schema) => {
    const data = dataOf(await post(handler, `/kp/${path}?levels=4`, birth));
    expect(schemaFaults(schema, data)).toEqual([]);
  });

  test('/kp/horary has the documented form, with a matter and without', async () => {
    const { latitude, longitude, timezone } = birth;
    for (const matter of ['marriage', null]) {
      const data = await horary({ number: 108, latitude, longitude, timezone, matter });
      expect(schemaFaults(schemas.KpHorary, data)).toEqual([]);
    }
  });
});

describe('conventions', () => {
  test('are those of KP unless the caller names others, in the body or the query', async () => {
    const of = async (query: string, body: object) => conventionsOf(await post(handler, `/kp/planets?${query}`, body));
    expect(await of('', BIRTH)).toMatchObject({ ayanamsa: 'krishnamurti', house_system: 'placidus', node: 'mean' });
    const named = { ...BIRTH, ayanamsa: 'lahiri', house_system: 'equal', node: 'true' };
    expect(await of('', named)).toMatchObject({ ayanamsa: 'lahiri', house_system: 'equal', node: 'true' });
    expect(await of('', { ...BIRTH, ayanamsa: null })).toMatchObject({ ayanamsa: 'krishnamurti' });
    const asked = { ...QUESTION, ayanamsa: 'krishnamurti_senthilathiban' };
    expect(conventionsOf(await post(handler, `/kp/horary?${NOON}`, asked))).toMatchObject({
      ayanamsa: 'krishnamurti_senthilathiban',
      house_system: 'placidus',
      kp: { arc: 'start', agency: 'reader', conjunction: 'sign', aspects: 'sign', day_lord: 'sunrise' },
    });
  });

  test('turn the lords with the ayanamsa: the variant has another number for some of the points', async () => {
    const numbers = async (ayanamsa: string) => {
      const { planets } = dataOf<schemas.KpPlanets>(await post(handler, '/kp/planets', { ...BIRTH, ayanamsa }));
      return planets.map((planet) => planet.sub_number);
    };
    expect(await numbers('lahiri')).not.toEqual(await numbers('krishnamurti'));
  });

  test('of the agency of nodes change their lists and are echoed', async () => {
    const answer = await post(handler, '/kp/significators?agency=star_lord_second&conjunction=orb&aspects=orb', BIRTH);
    expect(conventionsOf(answer)['kp']).toEqual({ agency: 'star_lord_second', conjunction: 'orb', aspects: 'orb' });
    const [orb, sign] = [answer, await post(handler, '/kp/significators', BIRTH)].map((one) =>
      dataOf<schemas.KpSignificatorLists>(one).planets.map(({ agents }) => agents),
    );
    expect(orb).not.toEqual(sign);
  });
});

test('the fourth level comes on request, and not otherwise', async () => {
  const planets = async (query: string) =>
    dataOf<schemas.KpPlanets>(await post(handler, `/kp/planets?${query}`, BIRTH)).planets;
  expect((await planets('levels=4')).every(({ fourth_lord: lord }) => lord !== undefined)).toBe(true);
  expect((await planets('')).some((planet) => 'fourth_lord' in planet)).toBe(false);
});

describe('beyond the polar circle', () => {
  test('there are no cusps, houses and significators, and the lords of the planets stand', async () => {
    const answer = await post(handler, '/kp/planets', TROMSO);
    const { planets, reason } = dataOf<schemas.KpPlanets>(answer);
    expect(reason).toBe('no_placidus');
    expect(planets.map(({ house }) => house)).toEqual(Array(9).fill(null));
    expect(planets[0]!.sub_lord).toMatch(/^[a-z]+$/);
    expect(metaOf(answer).warnings).toEqual([]);
    const cusps = dataOf<schemas.KpCusps>(await post(handler, '/kp/cusps', TROMSO));
    expect([cusps.cusps, cusps.reason]).toEqual([[], 'no_placidus']);
    const lists = dataOf<schemas.KpSignificatorLists>(await post(handler, '/kp/significators', TROMSO));
    expect([lists.houses, lists.planets, lists.reason]).toEqual([[], [], 'no_placidus']);
  });

  test('ruling planets are told, as the ascendant rises there too', async () => {
    expect((await ruling('', TROMSO)).ruling_planets).toHaveLength(7);
  });

  test('a question has no judgement and says why', async () => {
    const { latitude, longitude, timezone } = TROMSO;
    const found = await horary({ number: 7, latitude, longitude, timezone, matter: 'job' });
    expect([found.reason, found.cusps, found.judgement, found.mind]).toEqual(['no_placidus', [], null, null]);
    expect(found.headline).toBe('Number 7 has no houses at this latitude.');
  });
});

describe('ruling planets', () => {
  test('are those of the birth, or of as_of at the place of birth', async () => {
    const birth = await post(handler, '/kp/ruling-planets', BIRTH);
    expect([dataOf<schemas.KpRulingPlanets>(birth).at, metaOf(birth).as_of]).toEqual([
      '1990-06-15T14:30:00+05:30',
      null,
    ]);
    const later = await post(handler, '/kp/ruling-planets?as_of=2026-11-20T06:30:00Z', BIRTH);
    expect([dataOf<schemas.KpRulingPlanets>(later).at, metaOf(later).as_of]).toEqual([
      '2026-11-20T12:00:00+05:30',
      '2026-11-20T12:00:00+05:30',
    ]);
  });

  test('of an instant are those of a birth at that instant', async () => {
    const asked = await ruling('as_of=2026-11-20T06:30:00Z');
    const born = await ruling('', { ...BIRTH, date: '2026-11-20', time: '12:00:00' });
    expect([asked.ruling_planets, asked.ranked, asked.details]).toEqual([
      born.ruling_planets,
      born.ranked,
      born.details,
    ]);
  });

  test('before sunrise the day belongs to the lord of yesterday, by midnight to that of today', async () => {
    // 15 June 1990 was a Friday; the Sun rose in Delhi at 5:23.
    const early = { ...BIRTH, time: '03:00:00' };
    const dayLord = async (query: string) =>
      (await ruling(query, early)).ruling_planets.find(({ office }) => office === 'day_lord')!.planet;
    expect([await dayLord(''), await dayLord('day_lord=midnight')]).toEqual(['jupiter', 'venus']);
  });

  test('list each planet once, with all its offices', async () => {
    const { details, ranked, ruling_planets: offices } = await ruling();
    expect(details.map(({ planet }) => planet)).toEqual(ranked);
    expect(new Set(ranked).size).toBe(ranked.length);
    const listed = details.flatMap(({ offices: held, planet }) => held.map((office) => ({ office, planet })));
    expect(listed).toHaveLength(offices.length);
    expect(offices).toEqual(expect.arrayContaining(listed));
  });

  test('outside the ephemeris are refused', async () => {
    expect((await post(handler, '/kp/ruling-planets?as_of=9000-01-01', BIRTH)).status).toBe(422);
  });
});

describe('a question', () => {
  test('raises the beginning of the arc of its number, or the middle', async () => {
    const [start, middle] = [await horary(QUESTION), await horary({ ...QUESTION, arc: 'middle' })];
    const { end_arcsec: end, start_arcsec: begin } = start.arc;
    expect(start.cusps[0]!.longitude * 3600).toBeCloseTo(begin, 2);
    expect(middle.cusps[0]!.longitude * 3600).toBeCloseTo((begin + end) / 2, 2);
    expect([start.cusps[0]!.sub_number, start.cusps[0]!.near_border]).toEqual([108, null]);
  });

  test('takes planets and ruling planets of the instant, whatever the number', async () => {
    const [one, other] = [await horary({ ...QUESTION, number: 1 }), await horary({ ...QUESTION, number: 249 })];
    expect(one.ruling_planets).toEqual(other.ruling_planets);
    expect(one.planets.map(({ longitude }) => longitude)).toEqual(other.planets.map(({ longitude }) => longitude));
    expect(one.planets.map(({ house }) => house)).not.toEqual(other.planets.map(({ house }) => house));
    const { latitude, longitude, timezone } = QUESTION;
    const place = { ...BIRTH, date: '2026-11-20', time: '12:00:00', latitude, longitude, timezone };
    expect((await ruling('', place)).ruling_planets).toEqual(one.ruling_planets.ruling_planets);
  });

  test.each([0, 250, -1, 1.5, '108', null])('with the number %j is refused', async (number) => {
    expect((await post(handler, '/kp/horary', { ...QUESTION, number })).status).toBe(422);
  });

  test('of a matter is judged by the sub lord of its cusp alone', async () => {
    const { cusps, judgement, significators } = await horary({ ...QUESTION, matter: 'marriage' });
    const subLord = cusps[6]!.sub_lord;
    expect(judgement).toMatchObject({ matter: 'marriage', cusp: 7, sub_lord: subLord, confidence: 'interpretive' });
    expect(judgement!.group).toEqual({ for: [2, 7, 11], against: [1, 6, 10] });
    expect(judgement!.houses).toEqual(significators.planets.find(({ id }) => id === subLord)!.houses);
    expect(judgement!.linked_houses).toEqual(judgement!.houses.filter((house) => [2, 7, 11].includes(house)));
    expect(judgement!.opposing_houses).toEqual(judgement!.houses.filter((house) => [1, 6, 10].includes(house)));
  });

  test('is answered in words of both languages, with a disclaimer', async () => {
    const body = { ...QUESTION, matter: 'marriage' };
    const [en, hi] = [await horary(body), await horary(body, `${NOON}&lang=hi`)];
    expect(en.judgement!.grade).toBe('mixed');
    expect(en.headline).toBe('The chart of this number supports marriage in part.');
    expect(en.judgement!.text).toBe(
      'Rahu is sub lord of your 7th cusp. It signifies your 7th and 11th houses for marriage, and your 6th house against.',
    );
    expect(hi.headline).toBe('इस संख्या की कुंडली में विवाह को कुछ हद तक सहारा मिलता है।');
    expect(hi.judgement!.text).toBe(
      'सातवें भाव का उपस्वामी राहु है। विवाह के लिए वह सातवें और ग्यारहवें भाव का कारक है, पर विपरीत में छठे भाव का भी।',
    );
    expect([en.disclaimer, hi.disclaimer].every((text) => text !== null && text.length > 20)).toBe(true);
  });

  test('without a matter says what to name, and judges nothing', async () => {
    const found = await horary(QUESTION);
    expect([found.judgement, found.disclaimer]).toEqual([null, null]);
    expect(found.headline).toBe('Name the matter, and the chart of number 108 is judged for it.');
  });

  test('asked now is about now', async () => {
    const before = Date.now();
    const { at } = await horary(QUESTION, '');
    expect(Math.abs(Date.parse(at) - before)).toBeLessThan(60_000);
  });
});

test('readings of cusps say what supports the house, in both languages', async () => {
  const readings = async (lang: string) =>
    dataOf<schemas.KpCusps>(await post(handler, `/kp/cusps?lang=${lang}`, BIRTH)).cusps.map(({ reading }) => reading);
  const [en, hi] = [await readings('en'), await readings('hi')];
  expect(en[6]).toMatchObject({
    matter: 'marriage',
    grade: 'promised',
    linked_houses: [11],
    text: 'Saturn is sub lord of your 7th cusp. It signifies your 11th house, which supports marriage.',
  });
  expect(hi[6]!.text).toBe('सातवें भाव का उपस्वामी शनि है। वह ग्यारहवें भाव का कारक है, जिससे विवाह को सहारा मिलता है।');
  expect(hi.map(({ grade }) => grade)).toEqual(en.map(({ grade }) => grade));
});

test('the table of subs is public, kept by its ETag, and has 249 rows', async () => {
  const answer = await call(handler, 'GET', '/api/v1/kp/subs');
  const { subs } = dataOf<schemas.KpSubs>(answer);
  expect(schemaFaults(schemas.KpSubs, dataOf(answer))).toEqual([]);
  expect(subs).toHaveLength(249);
  expect(subs[248]).toMatchObject({ number: 249, sign: 'pisces', end_arcsec: 1_296_000, nakshatra: 'revati' });
  expect(answer.headers['cache-control']).toMatch(/^public/);
  const again = await call(handler, 'GET', '/api/v1/kp/subs', undefined, {
    headers: { 'if-none-match': answer.headers['etag']! },
  });
  expect(again.status).toBe(304);
});

test.each(['planets', 'cusps', 'significators', 'ruling-planets', 'horary'])(
  '/kp/%s in brief and in standard keeps within its bounds',
  async (path) => {
    const body = { ...BIRTH, ...QUESTION, matter: 'love' };
    for (const [detail, most] of [
      ['brief', 16_000],
      ['standard', 64_000],
    ] as const) {
      const { text } = await post(handler, `/kp/${path}?detail=${detail}&lang=hi`, body);
      expect(Buffer.byteLength(text)).toBeLessThan(most);
    }
  },
);
