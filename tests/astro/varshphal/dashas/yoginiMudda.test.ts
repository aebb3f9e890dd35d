import { describe, expect, test } from '@jest/globals';
import { vimshottari } from '../../../../lib/astro/dasha/vimshottari.ts';
import { YOGINIS } from '../../../../lib/astro/dasha/yogini.ts';
import { firstYogini, yoginiMuddaPeriods } from '../../../../lib/astro/varshphal/dashas/yoginiMudda.ts';
import { muddaOpening } from '../../../../lib/astro/varshphal/mudda.ts';
import { drawnAnnual, goldenAnnual } from '../../../support/annual.ts';
import { goldenDashas } from '../../../support/annualDashas.ts';

describe('golden years', () => {
  test.each(goldenDashas)('$id $expected.year', ({ birth, expected }) => {
    const annual = goldenAnnual(birth, expected.completed_years);
    expect(YOGINIS[firstYogini(annual)]!.title.name.toLowerCase()).toBe(expected.yogini_mudda_first);
    const { lordIndex } = muddaOpening(annual, 'balance');
    expect(vimshottari.lords[lordIndex]!.lord).toBe(expected.vimshottari_mudda_first);
  });
});

test('ten of 360 parts for each of its years, in order, each with the eight within it', () => {
  // Rohini is the 4th: 4 + 3 + 1 = 8, which leaves none: Sankata.
  const annual = drawnAnnual({ natal: { Moon: 'Taurus 15' }, chart: {}, completedYears: 1 });
  const periods = yoginiMuddaPeriods(annual);
  const dayLength = (annual.nextReturnJdUT - annual.returnJdUT) / 360;
  expect(periods.map(({ lord }) => lord)).toEqual([
    ...['Rahu', 'Moon', 'Sun', 'Jupiter', 'Mars', 'Mercury', 'Saturn', 'Venus'],
  ]);
  for (const [i, years] of [8, 1, 2, 3, 4, 5, 6, 7].entries()) {
    const { endJdUT, parts, startJdUT } = periods[i]!;
    expect(endJdUT - startJdUT).toBeCloseTo(10 * years * dayLength, 6);
    expect([parts.length, parts[0]!.lord]).toEqual([8, periods[i]!.lord]);
    expect(parts.at(-1)!.endJdUT).toBe(endJdUT);
  }
  expect(periods.at(-1)!.endJdUT).toBe(annual.nextReturnJdUT);
});
