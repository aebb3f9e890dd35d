import { expect, test } from '@jest/globals';
import type { Chart } from '../../../../lib/astro/chart/chart.ts';
import { methodOne } from '../../../../lib/astro/judgement/career/methodOne.ts';
import { areaContextOf, areaContextOn } from '../../../support/areaContext.ts';
import { goldenCharts } from '../../../support/goldenChart.ts';
import { referenceChart } from '../../../support/referenceChart.ts';

/** Votes of roles, without those by place in the sky and those of the nodes for others. */
const roleVotes = (chart: Chart) =>
  methodOne(areaContextOn(chart)).votes.filter(
    ({ reason }) => !['just_risen', 'in_ascendant', 'node_acts_for'].includes(reason.id),
  );

test('votes of the reference chart: from the strongest place 5, 10 and 5, from the others 1.5, 3 and 1.5', () => {
  const { reference } = methodOne(areaContextOn(referenceChart()));
  const given = roleVotes(referenceChart()).map(({ planet, points }) => [planet, points]);
  const main = reference.id;
  const [significator, lord] = main === 'ascendant' ? [5, 5] : [1.5, 1.5];
  expect(given).toContainEqual(['Mercury', significator]);
  expect(given).toContainEqual(['Mars', main === 'sun' ? 5 : 1.5]);
  expect(given).toContainEqual(['Rahu', main === 'moon' ? 10 : 3]);
  expect(given).toContainEqual(['Venus', lord]);
  // Three significators, three lords, Venus and Rahu in tenths.
  expect(given).toHaveLength(8);
});

test('planets in the tenth from the reference have 10', () => {
  const held = [...goldenCharts.values()].filter(
    (chart) => methodOne(areaContextOn(chart)).reference.livelihood.occupants.length > 0,
  );
  expect(held.length).toBeGreaterThan(0);
  for (const chart of held) {
    const { occupants } = methodOne(areaContextOn(chart)).reference.livelihood;
    const given = roleVotes(chart)
      .slice(1, 1 + occupants.length)
      .map(({ planet, points }) => [planet, points]);
    expect(given).toEqual(occupants.map((planet) => [planet, 10]));
  }
});

test('the significator, planets in the tenth and its lord are each listed once, with all their roles', () => {
  // From Aries the 10th is Capricorn with Saturn, its lord, in the first navamsa of it, Capricorn: he names himself.
  const found = methodOne(areaContextOf({ Ascendant: 'Aries', Saturn: 'Capricorn 1', Rahu: 'Gemini' }));
  const described = found.significations.filter(({ planet }) => planet === 'Saturn');
  expect(described).toHaveLength(1);
  if (found.reference.id === 'ascendant') expect(described[0]!.roles).toHaveLength(3);
});

test('success is weighed 4, 3 and 3, and its tenth is that of the place gone by', () => {
  for (const chart of goldenCharts.values()) {
    const { reference, success } = methodOne(areaContextOn(chart));
    const factors = success.parts.flatMap(({ factor }) => (factor ? [factor] : []));
    expect(factors.map(({ id, weight }) => [id, weight])).toEqual([
      ['significator', 4],
      ['lord_10', 3],
      ['house_10', 3],
    ]);
    expect(factors[2]!.houses).toEqual([reference.livelihood.house]);
    const sum = success.parts.reduce((total, { points }) => total + points, 0);
    expect(sum).toBeCloseTo(success.value, 6);
  }
});
