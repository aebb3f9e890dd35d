import { expect, test } from '@jest/globals';
import { combustionGrade, combustionOf } from '../../../lib/astro/planet/combustion.ts';
import { combustionReliefs, judgedCombustion } from '../../../lib/astro/planet/combustionRelief.ts';
import type { Planet } from '../../../lib/astro/tables/planets.ts';
import { chartOf, type Drawing } from '../../support/chartOf.ts';

/** Surya Siddhanta 9.6-9: each orb just inside and at its end. */
test.each<[Planet, boolean, number]>([
  ['Moon', false, 12],
  ['Mars', false, 17],
  ['Mercury', false, 14],
  ['Mercury', true, 12],
  ['Jupiter', false, 11],
  ['Venus', false, 10],
  ['Venus', true, 8],
  ['Saturn', true, 15],
])('%s (retrograde %s) is combust within %d degrees', (planet, isRetrograde, limitDeg) => {
  expect(combustionOf(planet, 359, (359 + limitDeg - 0.01) % 360, isRetrograde).isCombust).toBe(true);
  expect(combustionOf(planet, 359, (359 + limitDeg) % 360, isRetrograde)).toMatchObject({ isCombust: false, limitDeg });
});

test('Sun and nodes never are', () => {
  expect(combustionOf('Rahu', 10, 10, true)).toMatchObject({ isCombust: false, limitDeg: null });
  expect(combustionOf('Sun', 10, 10, false).isCombust).toBe(false);
});

test('grades at a fifth and three fifths of the orb', () => {
  const grade = (separation: number) => combustionGrade(combustionOf('Venus', separation, 0, false));
  expect([1.99, 2.01, 5.99, 6.01, 10].map(grade)).toEqual(['deep', 'combust', 'combust', 'mild', 'none']);
});

const judged = (planet: Planet, drawing: Drawing) => {
  const chart = chartOf(drawing);
  return judgedCombustion(chart, chart.planets[planet]);
};

const reliefs = (planet: Planet, drawing: Drawing) => {
  const chart = chartOf(drawing);
  return combustionReliefs(chart, chart.planets[planet]).map(({ id }) => id);
};

test('another sign takes one grade off, the other reliefs are named', () => {
  expect(judged('Mars', { Sun: 'Leo 1', Mars: 'Cancer 25' })).toMatchObject({
    grade: 'combust',
    effectiveGrade: 'mild',
  });
  expect(judged('Venus', { Sun: 'Libra 10', Venus: 'Libra 12 R' })).toMatchObject({
    grade: 'combust',
    effectiveGrade: 'combust',
  });
  expect(reliefs('Venus', { Sun: 'Libra 10', Venus: 'Libra 12 R' })).toEqual(['dignity', 'inferior_conjunction']);
  expect(reliefs('Jupiter', { Sun: 'Aries 5', Jupiter: 'Aries 1' })).toContain('vargottama');
  expect(reliefs('Jupiter', { Sun: 'Aries 25', Jupiter: 'Aries 22' })).toContain('pushkara_navamsa');
});
