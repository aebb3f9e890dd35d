import { expect, test } from '@jest/globals';
import type { Drawing } from '../../../support/chartOf.ts';
import { foreignWayOf, foreignYogaOf } from '../../../support/foreignYoga.ts';

// Cancer rises: 1 Moon, 4 Venus, 5 and 10 Mars, 7 Saturn, 9 Jupiter, 12 Mercury. Nothing here forms by itself.
const QUIET: Drawing = {
  Ascendant: 'Cancer',
  Sun: 'Cancer 25',
  Moon: 'Leo',
  Mars: 'Virgo 2',
  Mercury: 'Leo 28',
  Jupiter: 'Scorpio',
  Venus: 'Cancer 3',
  Saturn: 'Aquarius 20',
  Rahu: 'Sagittarius',
};

test.each([
  ['twelfth_lord_link', { Jupiter: 'Leo' }, 'link_9_12', 8],
  ['twelfth_lord_link', { Mercury: 'Leo 28', Moon: 'Leo' }, 'link_1_12', 8],
  ['twelfth_lord_link', { Venus: 'Leo' }, 'link_4_12', 8],
  ['twelfth_lord_link', { Mars: 'Leo' }, 'link_10_12', 8],
  ['ascendant_and_twelfth', { Moon: 'Gemini' }, 'lord_1_in_12', 8],
  ['ascendant_and_twelfth', { Mercury: 'Cancer' }, 'lord_12_in_1', 8],
  ['weak_homeland', { Venus: 'Gemini' }, 'lord_4_in_12_6_8', 7],
  ['weak_homeland', { Venus: 'Sagittarius' }, 'lord_4_in_12_6_8', 7],
  ['weak_homeland', { Rahu: 'Libra' }, 'rahu_in_4', 7],
  ['rahu_abroad', { Rahu: 'Gemini' }, 'rahu_in_12', 6],
  ['rahu_abroad', { Rahu: 'Pisces' }, 'rahu_in_9', 6],
  ['rahu_abroad', { Rahu: 'Capricorn' }, 'rahu_in_7', 4],
  ['rahu_abroad', { Rahu: 'Cancer' }, 'rahu_in_1', 4],
  ['rahu_abroad', { Rahu: 'Aries' }, 'rahu_in_10', 4],
  ['partner_abroad', { Saturn: 'Gemini' }, 'lord_7_in_9_12', 5],
  ['partner_abroad', { Jupiter: 'Capricorn' }, 'lord_9_in_7_12', 5],
  ['moon_abroad', { Moon: 'Pisces' }, 'moon_in_12_9_7_8', 5],
  ['moon_abroad', { Moon: 'Libra', Rahu: 'Libra' }, 'moon_with_rahu', 5],
  ['work_abroad', { Mars: 'Gemini' }, 'lord_10_in_12_9', 6],
  ['work_abroad', { Mars: 'Capricorn' }, 'lord_10_in_7', 6],
  ['work_abroad', { Mercury: 'Aries' }, 'lord_12_in_10', 6],
  ['study_abroad', { Mars: 'Pisces' }, 'lord_5_in_12_9', 5],
  ['study_abroad', { Jupiter: 'Scorpio' }, 'lord_9_in_5', 5],
  ['study_abroad', { Mars: 'Leo' }, 'link_5_12', 5],
] as const)('%s by %j', (id, drawing, way, points) => {
  const { factor, isMet } = foreignWayOf({ ...QUIET, ...drawing }, id, way);
  expect([isMet, factor.weight]).toEqual([true, points]);
  expect(foreignYogaOf({ ...QUIET, ...drawing }, id).isFormed).toBe(true);
});

test.each([
  ['ascendant_and_twelfth', {}],
  ['weak_homeland', { Saturn: 'Pisces 20' }],
  ['rahu_abroad', {}],
  ['partner_abroad', {}],
  ['moon_abroad', {}],
  ['work_abroad', {}],
  ['study_abroad', { Jupiter: 'Sagittarius', Rahu: 'Libra' }],
] as const)('%s is absent where nothing of it holds', (id, drawing) => {
  expect(foreignYogaOf({ ...QUIET, ...drawing }, id).isFormed).toBe(false);
});

test('malefics alone on the lord of the 4th weaken the home; a benefic with them eases it', () => {
  const pressed = { ...QUIET, Venus: 'Virgo 3', Mars: 'Virgo 20', Jupiter: 'Libra' } as const;
  expect(foreignWayOf(pressed, 'weak_homeland', 'lord_4_afflicted').isMet).toBe(true);
  const eased = foreignWayOf({ ...pressed, Jupiter: 'Taurus' }, 'weak_homeland', 'lord_4_afflicted');
  expect(eased.isMet).toBe(false);
  expect(eased.factor.text).toMatchObject({ id: 'held_fourth', args: { benefics: ['Jupiter'] } });
});

test('the Moon with Rahu turns outward in a movable or water sign, not elsewhere', () => {
  const moonAt = (sign: 'Aries' | 'Scorpio' | 'Virgo' | 'Taurus') =>
    foreignWayOf({ ...QUIET, Moon: sign, Rahu: sign }, 'moon_abroad', 'moon_with_rahu').isMet;
  expect((['Aries', 'Scorpio', 'Virgo', 'Taurus'] as const).map(moonAt)).toEqual([true, true, false, false]);
});

test('each of the four links counts fully, and points to the matter of its house', () => {
  const { points, ways } = foreignYogaOf(
    { ...QUIET, Moon: 'Leo', Mercury: 'Leo 28', Venus: 'Leo', Mars: 'Leo', Jupiter: 'Leo' },
    'twelfth_lord_link',
  );
  expect(points).toBe(32);
  expect(ways.map(({ kinds }) => kinds)).toEqual([
    ['settlement', 'study'],
    ['settlement', 'work'],
    ['settlement'],
    ['work'],
  ]);
});
