import { expect, test } from '@jest/globals';
import { chartFrom, navamsaChart } from '../../../lib/astro/chart/derivedCharts.ts';
import { isBenefic, isMoonFull } from '../../../lib/astro/planet/nature.ts';
import { PLANETS } from '../../../lib/astro/tables/planets.ts';
import { chartOf } from '../../support/chartOf.ts';
import { golden, type JyotishFile } from '../../support/golden.ts';
import { goldenChart } from '../../support/goldenChart.ts';

test('houses from the Moon of 80 births', () => {
  const { cases } = golden<JyotishFile<{ moon_chart_houses: Record<string, number> }>>('jyotish/houses');
  for (const { birth, expected } of cases) {
    const { planets } = chartFrom(goldenChart(birth.id), 'Moon');
    const houses = Object.fromEntries(PLANETS.map((id) => [id, planets[id].house]));
    expect([birth.id, houses]).toEqual([birth.id, expected.moon_chart_houses]);
  }
});

test('the navamsa of 80 births, with houses from its ascendant', () => {
  const { cases } = golden<JyotishFile<{ charts: { D9: Record<string, number> } }>>('jyotish/vargas');
  for (const { birth, expected } of cases) {
    const { ascendant, planets, signs } = navamsaChart(goldenChart(birth.id));
    const want = expected.charts.D9;
    expect([birth.id, ascendant.signIndex + 1]).toEqual([birth.id, want['Ascendant']]);
    for (const id of PLANETS) {
      expect([birth.id, id, signs[id] + 1, planets[id].signIndex + 1]).toEqual([birth.id, id, want[id], want[id]]);
      expect(planets[id].house).toBe(((want[id]! - want['Ascendant']! + 12) % 12) + 1);
    }
  }
});

test('the Moon keeps its phase in the navamsa, whatever its distance from the Sun there', () => {
  // A day past full: the Sun in the 1st ninth of Aries, Aries; the Moon in the 5th of Libra, Aquarius, 300 degrees on.
  const full = navamsaChart(chartOf({ Sun: 'Aries 1', Moon: 'Libra 15' }));
  expect([full.signs.Sun, full.signs.Moon]).toEqual([0, 10]);
  expect([isMoonFull(full), isBenefic(full, 'Moon')]).toEqual([true, false]);
  // Four days old in the sky, and behind the Sun in the navamsa: the 2nd ninth of Taurus, Aquarius.
  const young = navamsaChart(chartOf({ Sun: 'Aries 1', Moon: 'Taurus 5' }));
  expect(young.signs.Moon).toBe(10);
  expect([isMoonFull(young), isBenefic(young, 'Moon')]).toEqual([false, true]);
});
