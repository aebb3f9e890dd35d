/** The karma score, counted by hand: 50, and five for each unit of weight. */
import { expect, test } from '@jest/globals';
import { agreement, correlation } from '../../../../lib/astro/judgement/karma/correlation.ts';
import type { KarmaFact } from '../../../../lib/astro/judgement/karma/facts.ts';
import { karmaContext } from '../../../../lib/astro/judgement/karma/places.ts';
import { compositeScores, karmaScore } from '../../../../lib/astro/judgement/karma/karmaScores.ts';
import { PLANETS } from '../../../../lib/astro/tables/planets.ts';
import { say } from '../../../../lib/words/say.ts';
import { KARMA } from '../../../../lib/words/subjects/karma.ts';
import { areaContextOf } from '../../../support/areaContext.ts';
import type { Drawing } from '../../../support/chartOf.ts';

const said = (fact: KarmaFact) => say(KARMA, fact, 'en');
/** Aries rises; Venus is furthest in its sign. Parts of odd signs: 60 and 3 are benefic, 1 is malefic. */
const DRAWN: Drawing = {
  Ascendant: 'Aries 1.25',
  Sun: 'Gemini 1.25',
  Moon: 'Libra 1.25',
  Mars: 'Aquarius 1.25',
  Mercury: 'Gemini 1.25',
  Jupiter: 'Leo 0.25',
  Venus: 'Leo 29.75',
  Saturn: 'Sagittarius 0.25',
  Rahu: 'Aries 0.25',
};

test('weights for and against, then the bounds', () => {
  // For: ascendant 2, Venus 2, Mars 1.5, Sun 1.5, Moon 1.5, Mercury 1. Against: Jupiter, Saturn, Rahu, Ketu.
  expect(karmaScore(karmaContext(areaContextOf(DRAWN))).value).toBe(50 + 5 * (9.5 - 4));
  const all = karmaScore(
    karmaContext(areaContextOf({ ...DRAWN, Jupiter: 'Leo 1.25', Saturn: 'Leo 1.25', Rahu: 'Leo 1.25' })),
  );
  expect(all.value).toBe(100);
  expect(all.parts.at(-1)).toMatchObject({ id: 'bounds', points: -17.5 });
});

test('the repetitions of each planet are listed with their kind, as practice', () => {
  const karma = karmaContext(areaContextOf(DRAWN));
  const mars = correlation(karma, 'Mars');
  const { correlation: accord } = compositeScores(karma, [mars], []);
  const { factor } = accord.parts.find(({ id }) => id === 'mars')!;
  expect(said(factor!.text)).toBe(`Mars: ${mars.id.replace('_', ' ')}`);
  expect(factor!.source.text).toContain('practice');
});

test('where a kind leads a score of one planet', () => {
  const karma = karmaContext(areaContextOf(DRAWN));
  const [mars, accord] = [correlation(karma, 'Mars'), agreement(karma, 'Mars')];
  const ofKind = (id: typeof mars.id, value: number) =>
    compositeScores(karma, [{ ...mars, id, value }], []).correlation.value;
  // 50 and half of (value - 60) / 35: 30 / 35, 5 / 35, -5 / 35, -35 / 35.
  expect([ofKind('blessed', 90), ofKind('redeemed', 65)]).toEqual([92.9, 57.1]);
  expect([ofKind('hidden_debt', 55), ofKind('karmic_trial', 25)]).toEqual([42.9, 0]);
  const ofAccord = (id: typeof accord.id) => compositeScores(karma, [], [{ ...accord, id }]).navamsa.value;
  expect((['agreed_support', 'support_of_d60', 'support_of_d9', 'agreed_strain'] as const).map(ofAccord)).toEqual([
    100, 60, 40, 0,
  ]);
});

test('the whole is half karma, three tenths birth chart and two tenths navamsa', () => {
  const karma = karmaContext(areaContextOf(DRAWN));
  const scores = compositeScores(
    karma,
    PLANETS.map((planet) => correlation(karma, planet)),
    PLANETS.map((planet) => agreement(karma, planet)),
  );
  const { correlation: accord, karma: merit, navamsa, overall } = scores;
  const mean = 0.5 * merit.value + 0.3 * accord.value + 0.2 * navamsa.value;
  // Each share is written in tenths.
  expect(Math.abs(overall.value - mean)).toBeLessThan(0.16);
  for (const { parts, value } of [merit, accord, navamsa, overall]) {
    const listed: readonly { readonly points: number }[] = parts;
    expect(listed.reduce((sum, { points }) => sum + points, 0)).toBeCloseTo(value, 9);
  }
});
