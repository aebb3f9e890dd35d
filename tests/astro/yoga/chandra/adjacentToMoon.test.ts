import { describe, expect, test } from '@jest/globals';
import { houseFrom, type Chart } from '../../../../lib/astro/chart/chart.ts';
import { judge, type Rule } from '../../../../lib/astro/rule.ts';
import { PLANETS, type Planet } from '../../../../lib/astro/tables/planets.ts';
import { SIGNS } from '../../../../lib/astro/tables/signs.ts';
import { adjacentToMoon } from '../../../../lib/astro/yoga/chandra/adjacentToMoon.ts';
import { kemadruma } from '../../../../lib/astro/yoga/chandra/kemadruma.ts';
import { chartOf, type Drawing } from '../../../support/chartOf.ts';
import { goldenCharts } from '../../../support/goldenChart.ts';
import { ruleTest } from '../../../support/ruleTest.ts';

// The Moon is drawn in Libra: the 2nd from it is Scorpio, the 12th Virgo, where Jupiter stands unless drawn elsewhere.
const [sunapha, anapha, durudhara] = adjacentToMoon as [Rule, Rule, Rule];

ruleTest(sunapha, {
  present: [
    { Mars: 'Scorpio', Jupiter: 'Pisces' },
    { Saturn: 'Scorpio 29.9', Sun: 'Virgo', Jupiter: 'Pisces' },
  ],
  absent: [
    {},
    { Mars: 'Scorpio' },
    { Mars: 'Sagittarius 0', Jupiter: 'Pisces' },
    // The Sun and the nodes do not count.
    { Sun: 'Scorpio', Rahu: 'Scorpio', Jupiter: 'Pisces' },
  ],
  met: { subha: { Venus: 'Scorpio', Jupiter: 'Pisces' } },
});

ruleTest(anapha, {
  present: [{}, { Jupiter: 'Pisces', Saturn: 'Virgo' }, { Sun: 'Scorpio' }],
  absent: [{ Jupiter: 'Pisces' }, { Mars: 'Scorpio' }, { Jupiter: 'Leo 29.9' }],
  met: { subha: {} },
});

ruleTest(durudhara, {
  present: [{ Mars: 'Scorpio' }, { Venus: 'Scorpio' }],
  absent: [{}, { Mars: 'Scorpio', Jupiter: 'Pisces' }, { Sun: 'Scorpio' }],
  met: {
    subha: { Venus: 'Scorpio' },
    papa: { Mars: 'Scorpio', Saturn: 'Virgo', Jupiter: 'Pisces' },
  },
});

const conditionsOf = (rule: Rule, drawing: Drawing) =>
  Object.fromEntries(judge(rule, chartOf(drawing)).evidence.map((condition) => [condition.id, condition]));

test('each side observes its planets, and their kind', () => {
  const {
    second_occupied: second,
    twelfth_occupied: twelfth,
    subha,
    papa,
  } = conditionsOf(durudhara, { Mars: 'Scorpio' });
  expect(second!.observed).toEqual({ planets: ['Mars'] });
  expect(twelfth!.observed).toEqual({ planets: ['Jupiter'] });
  expect(subha).toMatchObject({ isMet: false, observed: { benefics: ['Jupiter'], malefics: ['Mars'] } });
  expect(papa).toMatchObject({ isMet: false });
});

test('benefics on both sides count double', () => {
  expect(conditionsOf(durudhara, { Venus: 'Scorpio' })['subha']).toMatchObject({ points: 10 });
  expect(conditionsOf(anapha, {})['subha']).toMatchObject({ points: 5 });
});

test('a malefic alone on one side takes nothing away', () => {
  expect(judge(sunapha, chartOf({ Mars: 'Scorpio', Jupiter: 'Pisces' }))).toMatchObject({
    status: 'active',
    planets: ['Moon', 'Mars'],
  });
});

describe('with kemadruma they divide all charts', () => {
  const holding = (chart: Chart) =>
    [...adjacentToMoon, kemadruma].filter((rule) => judge(rule, chart).isPresent).map(({ id }) => id);

  // Signs strewn without order: 7 and 5 have no part in common with 12.
  const strewn = Array.from({ length: 48 }, (_, i) =>
    chartOf(
      Object.fromEntries(
        PLANETS.filter((id) => id !== 'Ketu').map((id, k) => [id, SIGNS[(i * (k + 1) * 7 + k * 5 + i * i) % 12]!]),
      ) as Drawing,
    ),
  );

  test.each([...goldenCharts.values(), ...strewn].map((chart, i) => [i, chart] as const))('chart %i', (_, chart) => {
    const beside = (place: number) =>
      (['Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn'] satisfies Planet[]).some(
        (id) => houseFrom(chart.planets.Moon, chart.planets[id]) === place,
      );
    const [second, twelfth] = [beside(2), beside(12)];
    const wanted = second ? (twelfth ? ['durudhara'] : ['sunapha']) : twelfth ? ['anapha'] : ['kemadruma'];
    expect(holding(chart)).toEqual(wanted);
  });
});
