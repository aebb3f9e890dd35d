import { expect, test } from '@jest/globals';
import { votingPlanets } from '../../../../lib/astro/judgement/vidya/fieldVotes.ts';
import type { Planet } from '../../../../lib/astro/tables/planets.ts';
import { areaContextOf } from '../../../support/areaContext.ts';
import type { Drawing } from '../../../support/chartOf.ts';

/**
 * Aries rises at 15: the 5th is Leo, the 4th Cancer, the 9th Sagittarius. D24 of 15 Aries is the thirteenth part, Leo again.
 * Mercury at 29 Leo is atmakaraka; his navamsa is Sagittarius, and the 5th from it Aries.
 */
const DRAWN: Drawing = { Ascendant: 'Aries 15', Sun: 'Cancer 10', Mercury: 'Leo 29', Jupiter: 'Aries 20' };

function votesOf(drawn: Drawing, planet: Planet): Record<string, number> {
  const found = votingPlanets(areaContextOf(drawn)).find((one) => one.planet === planet)!;
  expect(found.points).toBe(found.votes.reduce((sum, { points }) => sum + points, 0));
  return Object.fromEntries(found.votes.map(({ id, points }) => [id, points]));
}

test('planets in the houses of learning, their lords, and the lord of the ascendant of D24', () => {
  // The Sun is lord of the 5th, stands in the 4th, and owns Leo.
  expect(votesOf(DRAWN, 'Sun')).toMatchObject({ in_4: 7, lord_5: 8, d24_ascendant: 6 });
  expect(votesOf(DRAWN, 'Mercury')).toMatchObject({ in_5: 10 });
});

test('aspects on them', () => {
  // Jupiter in the 1st aspects the 5th and the 9th, which he owns.
  expect(votesOf(DRAWN, 'Jupiter')).toMatchObject({ on_5: 5, on_9: 3, lord_9: 5 });
});

test('owners of the signs where their lords stand, unless the lord is at home', () => {
  expect(votesOf(DRAWN, 'Moon')).toMatchObject({ lord_4: 5, sign_of_lord_5: 4 });
  expect(votesOf(DRAWN, 'Mars')).toMatchObject({ sign_of_lord_9: 2 });
  const atHome = votesOf({ ...DRAWN, Sun: 'Leo 10' }, 'Sun');
  expect(atHome).toMatchObject({ in_5: 10, lord_5: 8 });
  expect(atHome).not.toHaveProperty('sign_of_lord_5');
});

test('the 5th from karakamsha in the navamsa, by place and by aspect of signs', () => {
  // Mars at 15 Aquarius keeps Aquarius in the navamsa, which aspects Aries; at 15 Capricorn he is in Taurus, which does not.
  expect(votesOf(DRAWN, 'Mars')).toMatchObject({ on_karakamsha_5: 3 });
  expect(votesOf({ ...DRAWN, Mars: 'Capricorn 15' }, 'Mars')).not.toHaveProperty('on_karakamsha_5');
  // At 1 Leo, the first navamsa of a fiery sign, he is in Aries itself.
  expect(votesOf({ ...DRAWN, Mars: 'Leo 1' }, 'Mars')).toMatchObject({ karakamsha_5: 6 });
});

test('the lord of the nakshatra of the Moon: Rahu for Swati', () => {
  expect(votesOf({ ...DRAWN, Moon: 'Libra 15' }, 'Rahu')).toMatchObject({ moon_nakshatra: 4 });
});

test('every kind of vote has its weight: the 5th before the 4th and the 9th', () => {
  const drawn = (['Aries', 'Cancer', 'Libra', 'Capricorn'] as const).map((sign) => ({ ...DRAWN, Ascendant: sign }));
  const weights = Object.fromEntries(
    drawn
      .flatMap((one) => votingPlanets(areaContextOf(one)))
      .flatMap(({ votes }) => votes.map(({ id, points }) => [id, points] as const)),
  );
  expect(weights).toEqual({
    ...{ in_5: 10, on_5: 5, lord_5: 8, sign_of_lord_5: 4 },
    ...{ in_4: 7, on_4: 3, lord_4: 5, sign_of_lord_4: 2 },
    ...{ in_9: 7, on_9: 3, lord_9: 5, sign_of_lord_9: 2 },
    ...{ d24_ascendant: 6, karakamsha_5: 6, on_karakamsha_5: 3, moon_nakshatra: 4 },
  });
});

test('the planet with the most votes comes first', () => {
  const points = votingPlanets(areaContextOf(DRAWN)).map((one) => one.points);
  expect(points).toEqual([...points].sort((a, b) => b - a));
  expect(points).toHaveLength(9);
});
