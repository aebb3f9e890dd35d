import { describe, expect, test } from '@jest/globals';
import { SIGNS, type Sign } from '../../../lib/astro/tables/signs.ts';
import { vargaPlace } from '../../../lib/astro/varga/position.ts';
import { methodSource, MOST_PARTS, VARGA_IDS, VARGAS, type VargaId } from '../../../lib/astro/varga/vargas.ts';
import { placement } from '../../../lib/astro/chart/zodiac.ts';
import { golden, type JyotishFile } from '../../support/golden.ts';

const place = (id: VargaId, longitudeDeg: number, method: string) =>
  vargaPlace(VARGAS[id], method, placement(longitudeDeg));

const SHORT = 'Ar Ta Ge Cn Le Vi Li Sc Sg Cp Aq Pi'.split(' ');
const short = (id: VargaId, longitudeDeg: number, method: string) => SHORT[place(id, longitudeDeg, method).signIndex]!;

/** Signs of all parts of a sign, in the middle of each. */
function partsOf(id: VargaId, method: string, of: Sign): string {
  const { division } = VARGAS[id];
  const middles = Array.from({ length: division }, (_, k) => ((k + 0.5) * 30) / division);
  return middles.map((degree) => short(id, SIGNS.indexOf(of) * 30 + degree, method)).join(' ');
}

test('rows stand from the fewest parts to the most, which texts of the first and the last rely on', () => {
  const divisions = VARGA_IDS.map((id) => VARGAS[id].division);
  expect(divisions).toEqual([...divisions].sort((a, b) => a - b));
  expect([divisions[0], divisions.at(-1)]).toEqual([1, MOST_PARTS]);
});

// Worked by hand from what each method says.
describe('other methods', () => {
  test.each<[VargaId, string, Sign, string]>([
    // Halves of all signs in turn: Aries and Taurus for Aries, Gemini and Cancer for Taurus.
    ['d2', 'parivritti', 'Taurus', 'Ge Cn'],
    ['d2', 'parivritti', 'Capricorn', 'Li Sc'],
    ['d2', 'parivritti_even_reversed', 'Aries', 'Ar Ta'],
    ['d2', 'parivritti_even_reversed', 'Taurus', 'Cn Ge'],
    // The sign itself, then the 11th from it.
    ['d2', 'raman', 'Leo', 'Le Ge'],
    ['d2', 'raman', 'Cancer', 'Cn Ta'],
    // Sun's half: day-strong sign of the lord; Moon's half: night-strong sign.
    ['d2', 'kashinatha', 'Aries', 'Sc Ar'],
    ['d2', 'kashinatha', 'Taurus', 'Ta Li'],
    ['d2', 'kashinatha', 'Cancer', 'Cn Le'],
    ['d2', 'kashinatha', 'Leo', 'Le Cn'],
    ['d2', 'kashinatha', 'Capricorn', 'Cp Aq'],
    ['d2', 'kashinatha', 'Sagittarius', 'Pi Sg'],
    ['d3', 'parivritti', 'Taurus', 'Cn Le Vi'],
    ['d3', 'parivritti', 'Leo', 'Ar Ta Ge'],
    // Odd signs run forward from Aries, even signs backward from Pisces.
    ['d3', 'somanatha', 'Gemini', 'Cn Le Vi'],
    ['d3', 'somanatha', 'Taurus', 'Pi Aq Cp'],
    ['d3', 'somanatha', 'Scorpio', 'Ge Ta Ar'],
    // The movable sign of the element, then its trines.
    ['d3', 'jagannatha', 'Aries', 'Ar Le Sg'],
    ['d3', 'jagannatha', 'Taurus', 'Cp Ta Vi'],
    ['d3', 'jagannatha', 'Gemini', 'Li Aq Ge'],
    ['d4', 'parivritti', 'Taurus', 'Le Vi Li Sc'],
    ['d5', 'parivritti', 'Taurus', 'Vi Li Sc Sg Cp'],
    ['d7', 'even_reversed', 'Aries', 'Ar Ta Ge Cn Le Vi Li'],
    ['d7', 'even_reversed', 'Taurus', 'Sc Li Vi Le Cn Ge Ta'],
    // Taurus holds the padas of Krittika 2-4, Rohini and Mrigashira 1-2; Rohini begins the backward three.
    ['d9', 'kalachakra', 'Taurus', 'Cp Aq Pi Sc Li Vi Cn Le Ge'],
    ['d9', 'kalachakra', 'Aries', 'Ar Ta Ge Cn Le Vi Li Sc Sg'],
    ['d9', 'somanatha', 'Taurus', 'Pi Aq Cp Sg Sc Li Vi Le Cn'],
    ['d9', 'somanatha', 'Gemini', 'Cp Aq Pi Ar Ta Ge Cn Le Vi'],
    ['d10', 'even_reversed', 'Taurus', 'Cp Sg Sc Li Vi Le Cn Ge Ta Ar'],
    ['d10', 'even_reversed', 'Gemini', 'Ge Cn Le Vi Li Sc Sg Cp Aq Pi'],
    ['d11', 'raman', 'Aries', 'Pi Aq Cp Sg Sc Li Vi Le Cn Ge Ta'],
    ['d11', 'raman', 'Taurus', 'Ar Pi Aq Cp Sg Sc Li Vi Le Cn Ge'],
    ['d11', 'parivritti', 'Taurus', 'Pi Ar Ta Ge Cn Le Vi Li Sc Sg Cp'],
    ['d24', 'even_reversed', 'Taurus', 'Cn Ge Ta Ar Pi Aq Cp Sg Sc Li Vi Le Cn Ge Ta Ar Pi Aq Cp Sg Sc Li Vi Le'],
  ])('%s %s of %s', (id, method, of, signs) => expect(partsOf(id, method, of)).toBe(signs));

  test.each<[VargaId, string, number, string]>([
    ['d30', 'equal', 12.5, 'Ar'],
    ['d30', 'equal', 33.2, 'Le'],
    ['d60', 'from_aries', 31.2, 'Ge'],
  ])('%s %s of %f', (id, method, longitudeDeg, found) => expect(short(id, longitudeDeg, method)).toBe(found));

  test('every method of every varga is covered here or is the default', () => {
    const covered = {
      d2: 4,
      d3: 3,
      d4: 1,
      d5: 1,
      d7: 1,
      d9: 2,
      d10: 1,
      d11: 2,
      d24: 1,
      d30: 1,
      d60: 1,
    };
    const others = VARGA_IDS.map((id) => [id, Object.keys(VARGAS[id].methods).length - 1] as const);
    expect(Object.fromEntries(others.filter(([, many]) => many > 0))).toEqual(covered);
  });

  test('80 births by the mappings that an independent library shares', () => {
    const { cases } =
      golden<JyotishFile<{ alternate_methods_pyjhora: Record<string, Record<string, number>> }>>('jyotish/vargas');
    const born =
      golden<JyotishFile<{ ascendant: { longitude: number }; planets: Record<string, { longitude: number }> }>>(
        'jyotish/positions',
      ).cases;
    const METHODS: [string, VargaId, string][] = [
      ['D2_parivritti_dvaya_cyclic', 'd2', 'parivritti'],
      ['D2_parivritti_even_reverse', 'd2', 'parivritti_even_reversed'],
      ['D11_bv_raman_anti_zodiacal', 'd11', 'raman'],
      ['D60_from_aries', 'd60', 'from_aries'],
    ];
    for (const [i, { birth, expected }] of cases.entries()) {
      const { ascendant, planets } = born[i]!.expected;
      for (const [name, id, method] of METHODS) {
        const bodies = { ...planets, Ascendant: ascendant };
        const found = Object.entries(bodies).map(([body, { longitude }]) => [
          body,
          place(id, longitude, method).signIndex + 1,
        ]);
        expect([birth.id, name, Object.fromEntries(found)]).toEqual([
          birth.id,
          name,
          expected.alternate_methods_pyjhora[name],
        ]);
      }
    }
  });
});

test('every method has its source', () => {
  for (const varga of Object.values(VARGAS)) {
    for (const method of Object.keys(varga.methods)) expect(methodSource(varga, method).text).toMatch(/\w/);
    expect(methodSource(varga, Object.keys(varga.methods)[0]!)).toBe(varga.source);
  }
});
