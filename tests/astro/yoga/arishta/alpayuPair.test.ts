import { expect, test } from '@jest/globals';
import type { Chart } from '../../../../lib/astro/chart/chart.ts';
import { placement } from '../../../../lib/astro/chart/zodiac.ts';
import type { LifeThird } from '../../../../lib/astro/jaimini/longevityPairs.ts';
import { lifeJudgement } from '../../../../lib/astro/judgement/longevity/lifeJudgement.ts';
import { judge } from '../../../../lib/astro/rule.ts';
import { planetStrengths } from '../../../../lib/astro/strength/planetStrength.ts';
import { ruleContextOf, type RuleFacts } from '../../../../lib/astro/strength/verdictStrength.ts';
import { alpayuPair } from '../../../../lib/astro/yoga/arishta/alpayuPair.ts';
import { chartOf, type Drawing } from '../../../support/chartOf.ts';
import { ruleTest } from '../../../support/ruleTest.ts';

/** Mars owns the 1st and the 8th from a fixed sign; a dual and a movable sign make the other two pairs. */
const early: Drawing = { Mars: 'Leo', Ketu: 'Scorpio', Moon: 'Gemini', Saturn: 'Capricorn' };

/** The mean of the measures of years is taken as alpayu, which hardly a chart comes to. */
const horaInGemini = (chart: Chart, byYears: LifeThird = 'alpayu') => ({
  longevity: () => ({ ...lifeJudgement(chart, placement(75), planetStrengths(chart, null)), byYears }),
});

ruleTest(alpayuPair, {
  facts: horaInGemini,
  present: [early, { ...early, Mars: 'Libra' }],
  absent: [{ ...early, Mars: 'Libra', Moon: 'Cancer' }],
  met: {
    lowered_by_saturn: { ...early, Saturn: 'Cancer' },
    raised_by_jupiter: { ...early, Jupiter: 'Libra' },
    ascendant_lord_in_kendra: { ...early, Mars: 'Capricorn' },
    benefics_well_housed: { ...early, Jupiter: 'Cancer' },
    full_moon_helped: { ...early, Sun: 'Sagittarius', Jupiter: 'Aquarius' },
    rahu_well_housed: { ...early, Rahu: 'Gemini', Ketu: 'Sagittarius' },
    // The ninths of Gemini run from Libra.
    moon_well_placed: { ...early, Moon: 'Gemini 1' },
  },
});

const judged = (drawing: Drawing, factsOf: (chart: Chart) => Partial<RuleFacts> = () => ({})) => {
  const chart = chartOf(drawing);
  return judge(alpayuPair, chart, ruleContextOf(chart, factsOf(chart)));
};

test('without a hora ascendant the pairs are left out', () => {
  const { isPresent, evidence, planets } = judged(early);
  expect([isPresent, planets]).toEqual([false, []]);
  expect(evidence[0]!.observed).toEqual({ is_hora_ascendant_known: false, pairs: [] });
});

test('names the planets of the pairs that agree', () => {
  expect(judged(early, horaInGemini).planets).toEqual(['Moon', 'Mars', 'Saturn']);
  expect(judged({ ...early, Mars: 'Libra' }, horaInGemini).planets).toEqual(['Moon', 'Saturn']);
});

test('Saturn, weak among those that decide, lowers from any house; strong by sign he lowers from none', () => {
  const isLowered = (drawing: Drawing) =>
    judged(drawing, horaInGemini).evidence.find(({ id }) => id === 'lowered_by_saturn')!.isMet;
  // In the 7th, where he would aspect the ascendant, but exalted.
  expect(isLowered({ ...early, Saturn: 'Libra' })).toBe(false);
  expect(isLowered({ ...early, Saturn: 'Capricorn' })).toBe(false);
  // With a Moon in Pisces, Aries of the 1st makes the pair; there he is in the ascendant.
  expect(isLowered({ ...early, Moon: 'Pisces', Saturn: 'Aries' })).toBe(true);
});

test('what Saturn lowers Jupiter does not raise, nor does a Jupiter that owns the ascendant raise himself', () => {
  const isRaised = (drawing: Drawing) =>
    judged(drawing, horaInGemini).evidence.find(({ id }) => id === 'raised_by_jupiter')!.isMet;
  expect(isRaised({ ...early, Saturn: 'Cancer', Jupiter: 'Libra' })).toBe(false);
  // Sagittarius rising: Jupiter in the 9th, where he aspects the ascendant but no other lord of it.
  expect(isRaised({ ...early, Ascendant: 'Sagittarius', Jupiter: 'Leo' })).toBe(false);
  // He aspects Mars in Leo from Aquarius, Sagittarius and Aries, not from Virgo.
  expect([isRaised(early), isRaised({ ...early, Jupiter: 'Aquarius' })]).toEqual([false, true]);
});

test('not formed by the pairs alone: the years of the planets must say the same', () => {
  const { evidence, isPresent } = judged(early, (chart) => horaInGemini(chart, 'purnayu'));
  expect(isPresent).toBe(false);
  expect(evidence.slice(0, 2).map(({ id, isMet }) => [id, isMet])).toEqual([
    ['two_pairs', true],
    ['years_agree', false],
  ]);
});
