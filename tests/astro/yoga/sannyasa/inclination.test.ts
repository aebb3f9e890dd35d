import { expect, test } from '@jest/globals';
import { ruleContextOf } from '../../../../lib/astro/strength/verdictStrength.ts';
import { textInChart } from '../../../../lib/astro/rule.ts';
import { inclination, sannyasaInclination } from '../../../../lib/astro/yoga/sannyasa/inclination.ts';
import { chartOf, type Drawing } from '../../../support/chartOf.ts';
import { ruleTest } from '../../../support/ruleTest.ts';

/**
 * Aries rising: Saturn in Taurus looks to Cancer, Scorpio and Aquarius, away from the Moon in Leo and the Sun, lord of
 * that sign; Ketu is in the 11th; Jupiter in Libra looks to Aquarius, Aries and Gemini, not to the 9th or the 12th.
 */
const NONE: Drawing = {
  Moon: 'Leo 10',
  Sun: 'Gemini 5',
  Mercury: 'Gemini 20',
  Venus: 'Leo 1',
  Mars: 'Aries 29',
  Jupiter: 'Libra',
  Saturn: 'Taurus',
  Ketu: 'Aquarius',
};

const held = (drawing: Drawing) => {
  const chart = chartOf(drawing);
  const { evidence, signs } = sannyasaInclination(chart, ruleContextOf(chart));
  const met = evidence.filter(({ isMet }) => isMet);
  expect(signs).toBe(met.length);
  return met;
};
const ids = (drawing: Drawing) => held(drawing).map(({ id }) => id);
const said = (drawing: Drawing) => held(drawing).map((condition) => textInChart(condition).en);

test('none of the five', () => {
  expect(ids(NONE)).toEqual([]);
});

test.each<[string, Drawing, string]>([
  ['Saturn aspects the Moon', { ...NONE, Moon: 'Scorpio' }, 'saturn_on_moon'],
  ['Saturn with the lord of the Moon’s sign', { ...NONE, Sun: 'Taurus 28' }, 'saturn_on_moon'],
  ['Ketu in the 12th', { ...NONE, Ketu: 'Pisces' }, 'ketu_placed'],
  ['Ketu in the 4th', { ...NONE, Ketu: 'Cancer 29' }, 'ketu_placed'],
  ['Ketu with the atmakaraka, Mars of the last degree', { ...NONE, Ketu: 'Aries' }, 'ketu_placed'],
  ['Jupiter of the 9th with Saturn', { ...NONE, Jupiter: 'Taurus' }, 'lord_of_9_or_10_withdrawn'],
  ['Saturn of the 10th with Ketu', { ...NONE, Ketu: 'Taurus' }, 'lord_of_9_or_10_withdrawn'],
  ['Jupiter in the 9th', { ...NONE, Jupiter: 'Sagittarius' }, 'jupiter_on_9_or_12'],
  ['Jupiter aspects the 12th from the 4th', { ...NONE, Jupiter: 'Cancer' }, 'jupiter_on_9_or_12'],
])('%s', (_, drawing, id) => {
  expect(ids(drawing)).toContain(id);
});

test('four in one sign, the nodes not counted', () => {
  const three: Drawing = { ...NONE, Mars: 'Leo 29', Rahu: 'Leo' };
  expect(ids(three)).not.toContain('four_together');
  expect(ids({ ...three, Mercury: 'Leo 20' })).toContain('four_together');
});

test('Saturn as lord of the Moon’s sign has to reach the Moon itself', () => {
  expect(ids({ ...NONE, Moon: 'Capricorn', Saturn: 'Gemini' })).not.toContain('saturn_on_moon');
  expect(ids({ ...NONE, Moon: 'Capricorn', Saturn: 'Aries' })).toContain('saturn_on_moon');
});

test('each sign is said by the case that holds', () => {
  expect(said({ ...NONE, Moon: 'Scorpio', Ketu: 'Pisces', Jupiter: 'Taurus' })).toEqual([
    'Saturn aspects the Moon',
    'Ketu is in the 12th house',
    'The lord of the 9th is with Saturn',
  ]);
});

ruleTest(inclination, {
  present: [{ ...NONE, Moon: 'Scorpio', Ketu: 'Pisces' }],
  // One sign is not told.
  absent: [NONE, { ...NONE, Ketu: 'Pisces' }],
  graded: {
    // A place in the 12th and a node beside it are at home here.
    proper: [{ ...NONE, Moon: 'Scorpio', Ketu: 'Pisces', Mars: 'Pisces 20' }],
  },
  met: {
    saturn_on_moon: { ...NONE, Moon: 'Scorpio', Ketu: 'Pisces' },
    ketu_placed: { ...NONE, Moon: 'Scorpio', Ketu: 'Pisces' },
    lord_of_9_or_10_withdrawn: { ...NONE, Jupiter: 'Taurus', Ketu: 'Pisces' },
    four_together: { ...NONE, Mercury: 'Leo 20', Mars: 'Leo 29', Ketu: 'Pisces' },
    jupiter_on_9_or_12: { ...NONE, Jupiter: 'Sagittarius', Ketu: 'Pisces' },
  },
});
