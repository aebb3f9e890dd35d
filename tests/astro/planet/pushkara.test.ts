import { expect, test } from '@jest/globals';
import {
  isPushkaraNavamsa,
  navamsaNumber,
  pushkaraBhaga,
  pushkaraNavamsas,
} from '../../../lib/astro/planet/pushkara.ts';
import { PLANETS } from '../../../lib/astro/tables/planets.ts';
import { golden, type JyotishFile } from '../../support/golden.ts';
import { goldenChart } from '../../support/goldenChart.ts';

interface Expected {
  pushkara_navamsha: readonly string[];
  pushkara_bhaga_degrees: {
    element_rule_21_14_24_7: Record<string, number>;
    jataka_parijata_table: Record<string, number>;
  };
}

const { cases } = golden<JyotishFile<Expected>>('jyotish/special-points');

test('80 births: planets in a pushkara navamsa', () => {
  for (const { birth, expected } of cases) {
    const { planets } = goldenChart(birth.id);
    const found = PLANETS.filter((id) => isPushkaraNavamsa(planets[id]));
    expect([birth.id, found]).toEqual([birth.id, PLANETS.filter((id) => expected.pushkara_navamsha.includes(id))]);
  }
});

test('80 births: the pushkara degree of each sign, by element and by Jataka Parijata', () => {
  for (const { birth, expected } of cases) {
    const { planets } = goldenChart(birth.id);
    const degrees = (rule: 'element' | 'jataka_parijata') =>
      Object.fromEntries(PLANETS.map((id) => [id, pushkaraBhaga(planets[id], rule).degree]));
    const { element_rule_21_14_24_7: element, jataka_parijata_table: parijata } = expected.pushkara_bhaga_degrees;
    expect(degrees('element')).toEqual(element);
    expect(degrees('jataka_parijata')).toEqual(parijata);
  }
});

test('ninths are counted from 1, a border belonging to the later one', () => {
  const ninth = (degreeInSign: number) => navamsaNumber({ degreeInSign });
  expect([ninth(0), ninth(3.33), ninth(10 / 3), ninth(20), ninth(29.99)]).toEqual([1, 1, 2, 7, 9]);
  expect([0, 1, 2, 3].map(pushkaraNavamsas)).toEqual([
    [7, 9],
    [3, 5],
    [6, 8],
    [1, 3],
  ]);
});

test('a degree has an orb of one, half of it exact', () => {
  const at = (degreeInSign: number) => {
    const { distanceDeg, isExact, isOn } = pushkaraBhaga({ signIndex: 0, degreeInSign }, 'element');
    return [distanceDeg, isOn, isExact];
  };
  expect([at(21), at(20.5), at(21.75), at(22), at(19.75), at(22.0625)]).toEqual([
    [0, true, true],
    [0.5, true, true],
    [0.75, true, false],
    [1, true, false],
    [1.25, false, false],
    [1.0625, false, false],
  ]);
});
