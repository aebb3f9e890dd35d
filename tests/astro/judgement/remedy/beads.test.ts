import { expect, test } from '@jest/globals';
import { generalBeads } from '../../../../lib/astro/judgement/remedy/beads.ts';
import { remedyNeeds } from '../../../../lib/astro/judgement/remedy/remedyNeeds.ts';
import type { PlanetStrengths } from '../../../../lib/astro/strength/planetStrength.ts';
import { areaContextOf } from '../../../support/areaContext.ts';
import type { Drawing } from '../../../support/chartOf.ts';
import { strengthsAt } from '../../../support/strengthsOf.ts';

function called(drawing: Drawing, strengths: PlanetStrengths): string[] {
  const context = areaContextOf(drawing, { facts: { strengths } });
  return generalBeads(context, remedyNeeds(context))
    .filter(({ isCalledFor }) => isCalledFor)
    .map(({ bead }) => bead.id);
}

test('nothing calls for them in a chart that stands well', () => {
  expect(called({ Ascendant: 'Aries', Mars: 'Aries' }, strengthsAt(75))).toEqual([]);
});

test('a weak lord of the 3rd asks for courage, a weak lord of the 7th for harmony', () => {
  // Aries rising: Mercury and Venus.
  expect(called({ Mars: 'Aries' }, strengthsAt(75, { Mercury: 49 }))).toEqual(['mukhi_11']);
  expect(called({ Mars: 'Aries' }, strengthsAt(75, { Venus: 49 }))).toEqual(['gaurishankar']);
});

test('a lord of the ascendant in the 8th asks for a way through obstacles', () => {
  expect(called({ Ascendant: 'Aries', Mars: 'Scorpio' }, strengthsAt(75))).toEqual(['ganesh']);
});

test('five strained planets are eased by one bead for all', () => {
  expect(called({ Mars: 'Aries' }, strengthsAt(75, { Sun: 40, Moon: 40, Mars: 40, Jupiter: 40, Saturn: 40 }))).toEqual([
    'mukhi_10',
  ]);
  // Mercury, Jupiter and Ketu are afflicted already.
  expect(called({ Mars: 'Aries' }, strengthsAt(75, { Sun: 40, Moon: 40 }))).toEqual(['mukhi_10']);
  expect(called({ Mars: 'Aries' }, strengthsAt(75, { Sun: 40 }))).toEqual([]);
});

test('each has its reason where it is not called for', () => {
  const context = areaContextOf({ Mars: 'Aries' }, { facts: { strengths: strengthsAt(75) } });
  // Of Aries rising Mercury rules the 3rd, Venus the 7th.
  expect(generalBeads(context, remedyNeeds(context)).map(({ reason }) => reason)).toEqual([
    { id: 'few_strained', args: { count: 3, least: 5 } },
    { id: 'strong_lord', args: { planet: 'Mercury', house: 3, strength: 75 } },
    { id: 'strong_lord', args: { planet: 'Venus', house: 7, strength: 75 } },
    { id: 'ascendant_lord_well', args: { planet: 'Mars', house: 1 } },
  ]);
});
