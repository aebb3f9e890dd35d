import { expect, test } from '@jest/globals';
import { correlation } from '../../../../lib/astro/judgement/karma/correlation.ts';
import {
  ascendantLordText,
  foundationSummary,
  foundationText,
  grouped,
} from '../../../../lib/astro/judgement/karma/foundation.ts';
import { karmaContext } from '../../../../lib/astro/judgement/karma/places.ts';
import { areaContextOf } from '../../../support/areaContext.ts';
import type { Drawn } from '../../../support/chartOf.ts';

test('a planet is described with its offices and its states', () => {
  const karma = karmaContext(areaContextOf({ Ascendant: 'Aries 1.25', Mars: 'Capricorn 29 R', Rahu: 'Taurus 15' }));
  expect(foundationText(karma, 'Mars')).toBe(
    'Mars, the Atmakaraka and lord of the ascendant, is exalted in Capricorn, in the 10th house, retrograde.',
  );
  expect(foundationText(karma, 'Rahu')).not.toContain('retrograde');
  expect(foundationSummary(karma)).toMatch(/^Aries rises; its lord Mars is exalted in Capricorn, in the 10th house/);
});

test('the lord of the D60 ascendant is named, or that it is the same planet', () => {
  // The 3rd part of Aries leads to Gemini, the 1st stays in Aries.
  const textOf = (Ascendant: Drawn) => {
    const karma = karmaContext(areaContextOf({ Ascendant }));
    return ascendantLordText(karma, correlation(karma, karma.ascendantLord));
  };
  const other = textOf('Aries 1.25');
  expect(other).toMatch(/^At birth Mars is /);
  expect(other).toContain('The D60 itself rises in Gemini');
  expect(other).toContain('its lord Mercury stands');
  const same = textOf('Aries 0.25');
  expect(same).toContain('its lord is Mars again');
});

test('the nine by what they are', () => {
  const ids = ['light', 'other'] as const;
  const idOf = (planet: string) => (planet === 'Sun' || planet === 'Moon' ? 'light' : 'other');
  expect(grouped(ids, idOf, (id) => id.toUpperCase())).toMatch(/^LIGHT: the Sun and the Moon\. OTHER: Mars, /);
});
