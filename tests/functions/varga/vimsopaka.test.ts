import { describe, expect, test } from '@jest/globals';
import { handler } from '../../../functions/varga/routes.ts';
import { answers, type VimsopakaBala } from '../../../lib/schemas/varga/answers.ts';
import { BIRTH, dataOf, post } from '../../support/call.ts';
import { bodyOf, golden, wire, type JyotishFile } from '../../support/golden.ts';
import { schemaFaults } from '../../support/schema.ts';

type Scheme = keyof VimsopakaBala['schemes'];

interface BookCase {
  topic: string;
  rule_function: string;
  items: { expected: number }[];
}

const vimsopaka = async (body: object, query = '') =>
  dataOf<VimsopakaBala>(await post(handler, `/varga/vimsopaka${query}`, body));

describe('80 births in four schemes', () => {
  const { cases } = golden<JyotishFile<Record<Scheme, Record<string, number>>>>('jyotish/vimsopaka');

  test.each(cases)('$birth.id $birth.place', async ({ birth, expected }) => {
    const { schemes } = await vimsopaka(bodyOf(birth));
    for (const [scheme, scores] of Object.entries(expected) as [Scheme, Record<string, number>][]) {
      const found = Object.fromEntries(schemes[scheme].map(({ id, score }) => [id, score]));
      const wanted = Object.entries(scores).map(([planet, score]) => [wire(planet), score]);
      expect([scheme, found]).toEqual([scheme, Object.fromEntries(wanted)]);
    }
  });
});

test('a textbook counts the own and exalted vargas of Jupiter: Example 27', async () => {
  const birth = { ...BIRTH, date: '1937-07-12', time: '00:30:00', latitude: 39.95, longitude: -75.16667 };
  const methods = { d2: 'parivritti_even_reversed' };
  const { schemes } = await vimsopaka({ ...birth, timezone: '-05:00', varga_methods: methods });
  const counted = (scheme: Scheme) => schemes[scheme].find(({ id }) => id === 'jupiter')!.vaisheshikamsha;
  const book = golden<{ cases: BookCase[] }>('jyotish/book-cases').cases.filter(({ topic }) => topic === 'amsa_bala');
  const printed = Object.fromEntries(book.map((row) => [row.rule_function.split('_')[1], row.items[0]!.expected]));
  expect(printed).toEqual({
    shadvarga: counted('shadvarga').good_vargas,
    sapthavarga: counted('saptavarga').good_vargas,
    shodhasavarga: counted('shodashavarga').good_vargas,
  });
  expect(counted('shodashavarga').name).toBe('Kerala');
});

test('scores are the exact sum of their components, in the shape it documents', async () => {
  const data = await vimsopaka(BIRTH);
  expect(schemaFaults(answers.vimsopaka.data, data)).toEqual([]);
  for (const { components, score } of Object.values(data.schemes).flat()) {
    expect(components.reduce((sum, { points }) => sum + points, 0)).toBeCloseTo(score, 10);
    expect(components.reduce((sum, { max }) => sum + max, 0)).toBe(20);
  }
});

test('the other reading gives 20 for exaltation and names itself', async () => {
  // Venus of this birth is in Aries at birth; in D24 it is exalted in Pisces, which is Jupiter's.
  const standing = (data: VimsopakaBala) =>
    data.planets.find(({ id }) => id === 'venus')!.vargas.find(({ varga }) => varga === 'd24')!;
  const [standard, full] = [await vimsopaka(BIRTH), await vimsopaka(BIRTH, '?exaltation=full')];
  expect(standard.exaltation).toBe('by_lord');
  expect(standing(standard)).toMatchObject({ grade: 'friend', points: 15, is_good: true });
  expect(full.exaltation).toBe('full');
  expect(standing(full)).toMatchObject({ grade: 'exalted', points: 20, is_good: true });
});

test('an unknown reading is refused', async () => {
  const { status } = await post(handler, '/varga/vimsopaka?exaltation=none', BIRTH);
  expect(status).toBe(422);
});

test('has Hindi names', async () => {
  const data = await vimsopaka(BIRTH, '?lang=hi');
  const names = Object.values(data.schemes).flatMap((rows) => rows.map(({ vaisheshikamsha }) => vaisheshikamsha.name));
  expect(names.some((name) => name !== null)).toBe(true);
  for (const name of names) expect(name ?? 'ॐ').toMatch(/^[\u0900-\u097F]+$/);
});

test('labels and the summary are said in Hindi', async () => {
  const { schemes, summary_text: summary } = await vimsopaka(BIRTH, '?lang=hi');
  expect(schemes.shadvarga[0]!.components[0]!.label).toMatch(/^जन्म कुंडली: [^A-Za-z]+$/u);
  expect(summary).toMatch(/^सोलह वर्गों के विंशोपक बल में [^A-Za-z]+ सबसे आगे है \(20 में से \d+, [^A-Za-z]+।$/u);
});
