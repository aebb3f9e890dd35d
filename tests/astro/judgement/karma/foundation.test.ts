import { expect, test } from '@jest/globals';
import { correlation } from '../../../../lib/astro/judgement/karma/correlation.ts';
import {
  ascendantLordFact,
  foundationSummary,
  planetFoundation,
} from '../../../../lib/astro/judgement/karma/foundation.ts';
import type { KarmaFact } from '../../../../lib/astro/judgement/karma/facts.ts';
import { karmaContext } from '../../../../lib/astro/judgement/karma/places.ts';
import { say } from '../../../../lib/words/say.ts';
import { KARMA } from '../../../../lib/words/subjects/karma.ts';
import { areaContextOf } from '../../../support/areaContext.ts';
import type { Drawn } from '../../../support/chartOf.ts';

const said = (fact: KarmaFact) => say(KARMA, fact, 'en');

test('a planet is described with its offices and its states', () => {
  const karma = karmaContext(areaContextOf({ Ascendant: 'Aries 1.25', Mars: 'Capricorn 29 R', Rahu: 'Taurus 15' }));
  expect(said(planetFoundation(karma, 'Mars'))).toBe(
    'Mars, the soul planet (atmakaraka) and lord of the ascendant, is exalted in Capricorn, in your 10th house, retrograde.',
  );
  expect(said(planetFoundation(karma, 'Rahu'))).not.toContain('retrograde');
  expect(said(foundationSummary(karma))).toMatch(/^Aries rises, and its lord Mars points to work and public life\. /);
});

test('the lord of the D60 ascendant is named, or that it is the same planet', () => {
  // The 3rd part of Aries leads to Gemini, the 1st stays in Aries.
  const textOf = (Ascendant: Drawn) => {
    const karma = karmaContext(areaContextOf({ Ascendant }));
    return said(ascendantLordFact(karma, correlation(karma, karma.ascendantLord)));
  };
  const other = textOf('Aries 1.25');
  expect(other).toMatch(/^Mars, lord of your ascendant, is in /);
  expect(other).toContain('The D60 ascendant is Gemini');
  expect(other).toContain('Its lord Mercury, in ');
  const same = textOf('Aries 0.25');
  expect(same).toContain('Its lord is Mars again');
});
