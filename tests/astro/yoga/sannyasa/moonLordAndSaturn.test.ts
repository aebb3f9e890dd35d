import { expect, test } from '@jest/globals';
import { judge } from '../../../../lib/astro/rule.ts';
import { moonLordAndSaturn } from '../../../../lib/astro/yoga/sannyasa/moonLordAndSaturn.ts';
import { chartOf, type Drawing } from '../../../support/chartOf.ts';
import { ruleTest } from '../../../support/ruleTest.ts';

/** The Moon is in Libra: Venus faces Saturn, and nobody else looks at her. */
const facing: Drawing = { Venus: 'Gemini 25' };
/** Combust in his 7th aspect, while Jupiter looks at her too. */
const weak: Drawing = { Venus: 'Gemini 10', Jupiter: 'Libra' };

ruleTest(moonLordAndSaturn, {
  present: [facing, weak],
  absent: [
    { ...facing, Jupiter: 'Libra' },
    {},
    // Saturn owns the Moon’s sign himself.
    { Moon: 'Capricorn' },
  ],
  met: { combust: weak, defeated: { ...facing, Mercury: 'Gemini 25.5 N' } },
});

test('observes which of the two ways holds', () => {
  const ways = (drawing: Drawing) => judge(moonLordAndSaturn, chartOf(drawing)).evidence[0]!.observed;
  expect(ways(facing)).toMatchObject({ lord: 'Venus', by_aspect_on_saturn: true, by_saturn_aspect: false });
  expect(ways(weak)).toMatchObject({ by_aspect_on_saturn: false, by_saturn_aspect: true, planets: ['Jupiter'] });
});
