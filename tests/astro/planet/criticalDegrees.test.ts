import { expect, test } from '@jest/globals';
import {
  isGandanta,
  isOnMrityuBhaga,
  junctionDistanceDeg,
  mrityuBhaga,
} from '../../../lib/astro/planet/criticalDegrees.ts';
import { PLANETS } from '../../../lib/astro/tables/planets.ts';
import { chartOf, type Drawn } from '../../support/chartOf.ts';
import { golden, type JyotishFile } from '../../support/golden.ts';
import { goldenChart } from '../../support/goldenChart.ts';

interface Expected {
  gandanta: Record<string, { degrees_from_junction: number; in_gandanta_3deg20: boolean }>;
  mrityu_bhaga_table_degree_pyjhora: Record<string, number>;
}

test('gandanta of 80 births: nine planets and the ascendant', () => {
  const { cases } = golden<JyotishFile<Expected>>('jyotish/special-points');
  let found = 0;
  for (const { birth, expected } of cases) {
    const { ascendant, planets } = goldenChart(birth.id);
    for (const id of [...PLANETS, 'Ascendant'] as const) {
      const place = id === 'Ascendant' ? ascendant : planets[id];
      const want = expected.gandanta[id]!;
      expect([birth.id, id, isGandanta(place)]).toEqual([birth.id, id, want.in_gandanta_3deg20]);
      if (!want.in_gandanta_3deg20) continue;
      found += 1;
      expect(junctionDistanceDeg(place)).toBeCloseTo(want.degrees_from_junction, 4);
    }
  }
  expect(found).toBeGreaterThan(20);
});

test('the fire sign begins at the junction and ends it after one pada', () => {
  const isIn = (drawn: Drawn) => isGandanta(chartOf({ Moon: drawn }).planets.Moon);
  expect([isIn('Leo 0'), isIn('Leo 3.3'), isIn('Leo 3.34')]).toEqual([true, true, false]);
  expect([isIn('Cancer 26.6'), isIn('Cancer 26.7'), isIn('Cancer 29.99')]).toEqual([false, true, true]);
  expect([isIn('Taurus 0'), isIn('Virgo 29.9')]).toEqual([false, false]);
});

test('mrityu bhaga of the Moon in Aries is 26 degrees, two thirds of a degree wide; of Mars 19, a quarter', () => {
  const isOn = (planet: 'Moon' | 'Mars', drawn: Drawn) => isOnMrityuBhaga(chartOf({ [planet]: drawn }).planets[planet]);
  expect([isOn('Moon', 'Aries 25.4'), isOn('Moon', 'Aries 26.6'), isOn('Moon', 'Aries 26.7')]).toEqual([
    true,
    true,
    false,
  ]);
  expect([isOn('Mars', 'Aries 18.8'), isOn('Mars', 'Aries 18.7')]).toEqual([true, false]);
});

test('80 births: the degree of death of each planet in its sign', () => {
  for (const { birth, expected } of golden<JyotishFile<Expected>>('jyotish/special-points').cases) {
    const { planets } = goldenChart(birth.id);
    const degrees = Object.fromEntries(PLANETS.map((id) => [id, mrityuBhaga(id, planets[id]).degree]));
    expect([birth.id, degrees]).toEqual([birth.id, expected.mrityu_bhaga_table_degree_pyjhora]);
  }
});

test.each<['Sun' | 'Mercury' | 'Saturn', number, number]>([
  ['Sun', 20, 1 / 3],
  ['Mercury', 15, 2 / 3],
  ['Saturn', 10, 1 / 4],
])('%s is on %i degrees of Aries within %f', (body, degree, toleranceDeg) => {
  const isOn = (degreeInSign: number) => mrityuBhaga(body, { signIndex: 0, degreeInSign }).isOn;
  expect([isOn(degree + toleranceDeg - 0.01), isOn(degree - toleranceDeg - 0.01)]).toEqual([true, false]);
});

// The two rows that the reference has not; as commonly tabulated.
test.each([
  ['Mandi', [23, 24, 11, 12, 13, 14, 8, 18, 20, 10, 21, 22]],
  ['Ascendant', [1, 9, 22, 22, 25, 2, 4, 23, 18, 20, 24, 10]],
] as const)('degrees of death of %s, Aries to Pisces', (body, row) => {
  expect(row.map((_, signIndex) => mrityuBhaga(body, { signIndex, degreeInSign: 0 }).degree)).toEqual(row);
});

// Jataka Parijata 1, as commonly tabulated: Mandi in Aries 23, in Libra 8; the ascendant in Aries 1, in Leo 25.
test.each<['Mandi' | 'Ascendant', number, number, number, boolean, boolean]>([
  ['Mandi', 0, 23.25, 23, true, true],
  ['Mandi', 6, 7.5, 8, false, true],
  ['Ascendant', 0, 1.66, 1, true, true],
  ['Ascendant', 4, 26, 25, false, true],
  ['Ascendant', 4, 26.01, 25, false, false],
])('%s in sign %i at %f: degree %i, on it %s, near %s', (body, signIndex, degreeInSign, degree, isOn, isNear) => {
  expect(mrityuBhaga(body, { signIndex, degreeInSign })).toMatchObject({ degree, isOn, isNear });
});
