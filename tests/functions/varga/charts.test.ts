import { describe, expect, test } from '@jest/globals';
import { handler } from '../../../functions/varga/routes.ts';
import { VARGA_IDS, VARGAS } from '../../../lib/astro/varga/vargas.ts';
import { answers, type AllVargas, type DivisionalChart } from '../../../lib/schemas/varga/answers.ts';
import { BIRTH, dataOf, post } from '../../support/call.ts';
import { bodyOf, golden, wire, type JyotishFile } from '../../support/golden.ts';
import { schemaFaults } from '../../support/schema.ts';

type BySign = Record<string, number>;

interface Expected {
  charts: Record<string, BySign>;
  degrees_in_varga_sign: Record<'D9' | 'D10' | 'D60', BySign>;
  vargottama: string[];
}

interface BookCase {
  topic: string;
  input: { parameters?: { divisional_chart_factor: number } };
  items: { expected_decoded: { sign: number } }[];
}

const all = async (body: object, query = '') =>
  dataOf<AllVargas>(await post(handler, `/varga/all${query}`, body)).charts;
const one = async (id: string, body: object, query = '') =>
  dataOf<DivisionalChart>(await post(handler, `/varga/${id}${query}`, body));
const inCharts = (charts: AllVargas['charts'], code: string) => charts.find(({ varga }) => varga.id === wire(code))!;
const placeOf = (chart: DivisionalChart, body: string) =>
  body === 'Ascendant' ? chart.ascendant : chart.planets.find(({ id }) => id === wire(body))!;

const LONGITUDE_TOLERANCE_DEG = 5e-5;
const PRINTED_TO_DEG = 5e-5;

describe('80 births in twenty vargas', () => {
  // The file lets bodies within 0.002 degree of the edge of a part flip; none does.
  const { cases } = golden<JyotishFile<Expected>>('jyotish/vargas');

  test.each(cases)('$birth.id $birth.place', async ({ birth, expected }) => {
    const charts = await all(bodyOf(birth));
    for (const [code, signs] of Object.entries(expected.charts)) {
      const chart = inCharts(charts, code);
      const found = Object.keys(signs).map((body) => [body, placeOf(chart, body).sign.number]);
      expect([code, Object.fromEntries(found)]).toEqual([code, signs]);
    }
    const kept = [...Object.keys(expected.charts.D9!)].filter(
      (body) => placeOf(inCharts(charts, 'D9'), body).is_vargottama,
    );
    expect(kept.sort()).toEqual([...expected.vargottama].sort());
    for (const code of ['D9', 'D10', 'D60'] as const) {
      const chart = inCharts(charts, code);
      for (const [body, degree] of Object.entries(expected.degrees_in_varga_sign[code])) {
        const tolerance = chart.varga.division * LONGITUDE_TOLERANCE_DEG + PRINTED_TO_DEG;
        expect(Math.abs(placeOf(chart, body).degree - degree)).toBeLessThan(tolerance);
      }
    }
  });
});

describe('a textbook', () => {
  const body = {
    ...BIRTH,
    date: '1937-07-12',
    time: '00:30:00',
    timezone: '-05:00',
    latitude: 39.95,
    longitude: -75.16667,
    // The book draws the hora its own way and the other vargas as we do.
    varga_methods: { d2: 'parivritti_even_reversed' },
  };
  const cases = golden<{ cases: BookCase[] }>('jyotish/book-cases').cases.filter(({ topic }) => topic === 'all_chart');

  test.each(cases.map(({ input, items }) => [input.parameters?.divisional_chart_factor ?? 1, items[0]!] as const))(
    'Example 27: Jupiter in D%i',
    async (division, { expected_decoded }) => {
      const chart = await one(`d${division}`, body);
      expect(placeOf(chart, 'Jupiter').sign.number).toBe(expected_decoded.sign);
    },
  );

  test('covers eleven vargas', () => expect(cases).toHaveLength(11));
});

describe.each(VARGA_IDS)('/varga/%s', (id) => {
  test('answers as /varga/all does, in the shape it documents', async () => {
    const chart = await one(id, BIRTH);
    expect(schemaFaults(answers[id].data, chart)).toEqual([]);
    expect(chart).toEqual(inCharts(await all(BIRTH), id));
  });

  test('houses, lords and occupants agree with the planets', async () => {
    const { ascendant, houses, planets } = await one(id, BIRTH);
    expect(houses[0]!.sign).toEqual(ascendant.sign);
    expect(houses[0]!.lord).toBe(ascendant.lord);
    expect(houses.flatMap(({ occupants }) => occupants).sort()).toEqual(planets.map((planet) => planet.id).sort());
    for (const planet of planets) {
      const house = houses[planet.house - 1]!;
      expect(house.sign).toEqual(planet.sign);
      expect(house.occupants).toContain(planet.id);
    }
    for (const { lord, lord_house } of houses) {
      expect(planets.find((planet) => planet.id === lord)!.house).toBe(lord_house);
    }
  });

  test('names itself in Hindi, and counts as in English', async () => {
    const [english, hindi] = [await one(id, BIRTH), await one(id, BIRTH, '?lang=hi')];
    expect(hindi.varga.name).toBe(VARGAS[id].sanskrit);
    expect(hindi.varga.name).toMatch(/^[\u0900-\u097F]+$/);
    expect(english.varga.name).toMatch(/^[A-Z][a-z]+$/);
    // As in the panchang, Sanskrit is in Latin letters and Hindi in Devanagari, whatever the requested language.
    for (const { varga } of [english, hindi]) {
      expect([/^[a-zāīūṛṅñṭḍṇśṣṃḥ]+$/.test(varga.sanskrit), varga.hindi]).toEqual([true, VARGAS[id].sanskrit]);
    }
    expect(hindi.planets.map(({ degree, house }) => [degree, house])).toEqual(
      english.planets.map(({ degree, house }) => [degree, house]),
    );
  });
});

test('another mapping is used, named and cited on request', async () => {
  const chart = await one('d2', { ...BIRTH, varga_methods: { d2: 'kashinatha' } });
  expect(chart.varga).toMatchObject({ method: 'kashinatha', confidence: 'interpretive' });
  expect(chart.varga.source).toContain('Kashinatha');
  const standard = await one('d2', BIRTH);
  expect(standard.varga).toMatchObject({ method: 'parashara', confidence: 'rule_exact' });
  expect((await one('d60', BIRTH)).varga).toMatchObject({ method: 'from_sign', confidence: 'interpretive' });
  expect(standard.varga.methods).toEqual([
    'parashara',
    'parivritti',
    'parivritti_even_reversed',
    'raman',
    'kashinatha',
  ]);
  expect(standard.planets.every(({ sign }) => ['cancer', 'leo'].includes(sign.id))).toBe(true);
  expect(chart.planets.every(({ sign }) => ['cancer', 'leo'].includes(sign.id))).toBe(false);
});

test('an unknown mapping is refused with the list of known ones', async () => {
  const { json, status } = await post(handler, '/varga/d9', { ...BIRTH, varga_methods: { d9: 'raman' } });
  expect(status).toBe(422);
  expect(JSON.stringify(json)).toContain('parashara, kalachakra, somanatha');
});

test('readings differ between births for reasons that they state', async () => {
  const [one, other] = [await all(BIRTH), await all({ ...BIRTH, date: '1978-11-03', time: '04:12:00' })];
  for (const [i, chart] of one.entries()) {
    expect(other[i]!.reading.summary_text).not.toBe(chart.reading.summary_text);
    expect(chart.reading.factors.length).toBeGreaterThan(1);
  }
});

test('no planet in a malefic shashtiamsha comes in full', async () => {
  const strong = ['exalted', 'moolatrikona', 'own', 'great_friend', 'friend'];
  const charts = await Promise.all(
    ['1964-02-29', '1971-08-09', '1978-11-03', '1985-05-20', '1990-06-15', '1999-12-31'].map(async (date) => ({
      d1: await one('d1', { ...BIRTH, date }),
      d60: await one('d60', { ...BIRTH, date }),
    })),
  );
  const inBoth = charts.flatMap(({ d1, d60 }) =>
    d60.planets.filter(({ dignity }, i) => strong.includes(dignity) && strong.includes(d1.planets[i]!.dignity)),
  );
  const idsOf = (nature: 'benefic' | 'malefic') =>
    new Set(inBoth.filter(({ part }) => part.ruler!.nature === nature).map(({ fruit }) => fruit!.id));
  expect([...idsOf('malefic')]).toEqual(['mixed']);
  expect([...idsOf('benefic')]).toEqual(['full']);
});

test('the reading is said in Hindi: factors, reasons, fruits and the summary', async () => {
  const { planets, reading, varga } = await one('d9', BIRTH, '?lang=hi');
  expect(varga.use).toBe('विवाह, धर्म और जन्म कुंडली की पुष्टि');
  expect(reading.summary_text).toMatch(/^नवांश में [\u0900-\u097F]+ लग्न है। लग्नेश /);
  const reasons = reading.factors.flatMap((factor) => factor.reasons);
  for (const text of [reading.summary_text, ...reading.factors.map((factor) => factor.text)]) {
    expect(text).toMatch(/^[^A-Za-z]+।$/u);
  }
  for (const { label } of reasons) expect(label).toMatch(/^[^A-Za-z।]+$/u);
  for (const { fruit } of planets) expect(fruit!.text).toMatch(/ जन्म कुंडली में .*।$/u);
});
