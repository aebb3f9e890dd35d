import { expect, test } from '@jest/globals';
import { judge } from '../../../../lib/astro/rule.ts';
import { ruleContextOf } from '../../../../lib/astro/strength/verdictStrength.ts';
import { pravrajya, pravrajyaInclination } from '../../../../lib/astro/yoga/sannyasa/pravrajya.ts';
import { SEVEN_PLANETS, type SevenPlanet } from '../../../../lib/astro/tables/planets.ts';
import { chartOf, type Drawing } from '../../../support/chartOf.ts';
import { ruleTest } from '../../../support/ruleTest.ts';

/** With Saturn, lord of the 10th. */
const withTenthLord: Drawing = { Saturn: 'Leo 5', Venus: 'Leo 10', Mars: 'Leo 20', Jupiter: 'Leo 28' };
/** With Mars, exalted. */
const withStrong: Drawing = {
  Mars: 'Capricorn 5',
  Venus: 'Capricorn 10',
  Jupiter: 'Capricorn 20',
  Moon: 'Capricorn 28',
};

/** Mars, exalted in the 10th, and nine degrees from the Sun of the sign before. */
const DIMMED: Drawing = { ...withStrong, Sun: 'Sagittarius 26' };

ruleTest(pravrajya, {
  present: [withTenthLord, withStrong],
  absent: [
    { ...withTenthLord, Jupiter: 'Virgo' },
    // A node is not counted.
    { ...withTenthLord, Jupiter: 'Virgo', Rahu: 'Leo' },
    // In the 6th, where none of them is at home or exalted.
    { Moon: 'Virgo 25', Mars: 'Virgo 5', Jupiter: 'Virgo 15', Venus: 'Virgo 20' },
    DIMMED,
  ],
  met: {
    combust: { ...withTenthLord, Sun: 'Leo 12' },
    defeated: { ...withTenthLord, Venus: 'Leo 20.5 N' },
  },
});

ruleTest(pravrajyaInclination, {
  present: [DIMMED, { ...withStrong, Venus: 'Capricorn 5.5 N' }],
  absent: [withStrong, withTenthLord, {}],
  met: {
    combust: DIMMED,
    defeated: { ...withStrong, Venus: 'Capricorn 5.5 N' },
  },
});

test('the name of the second says what is left', () => {
  expect(pravrajyaInclination.name.en).toContain('inclination');
});

/** Makes one of the seven the strongest beyond doubt. */
function strongest(best: SevenPlanet) {
  const chart = chartOf(Object.fromEntries(SEVEN_PLANETS.map((id, i) => [id, `Aquarius ${1 + i * 4}`] as const)));
  const { strengths, ...known } = ruleContextOf(chart);
  const raised = { ...strengths, [best]: { ...strengths[best], value: 100 } };
  const { evidence } = judge(pravrajya, chart, { ...known, strengths: raised });
  return evidence[0]!.observed;
}

test.each([
  ['Sun', 'tapasvi'],
  ['Moon', 'kapali'],
  ['Mars', 'shakya'],
  ['Mercury', 'ajivaka'],
  ['Jupiter', 'bhikshu'],
  ['Venus', 'charaka'],
  ['Saturn', 'digambara'],
] as const)('the strongest names the order: %s %s', (planet, order) => {
  expect(strongest(planet)).toMatchObject({ planets: SEVEN_PLANETS, sign: 'Aquarius', strongest: planet, order });
});

test('the strongest may be dimmed by war as by the Sun', () => {
  const clear = (drawing: Drawing) => {
    const { evidence } = judge(pravrajya, chartOf(drawing));
    const { isMet, observed } = evidence.find(({ id }) => id === 'strongest_clear')!;
    return [observed.planet, isMet];
  };
  expect(clear(withStrong)).toEqual(['Mars', true]);
  expect(clear({ ...withStrong, Venus: 'Capricorn 5.5 N' })).toEqual(['Mars', false]);
});

test('only the strongest counts: a Sun that is strongest is not weakened by combust planets', () => {
  const { evidence } = judge(
    pravrajya,
    chartOf({ Sun: 'Leo 10', Mercury: 'Leo 15', Venus: 'Leo 17', Saturn: 'Leo 20', Jupiter: 'Taurus' }),
  );
  expect(evidence[0]!.observed.strongest).toBe('Sun');
  expect(evidence.filter(({ effect, isMet }) => effect === 'weakens' && isMet).map(({ id }) => id)).toEqual([
    'combust',
  ]);
});
