import { expect, test } from '@jest/globals';
import { judge } from '../../../../lib/astro/rule.ts';
import { ascendantAdhi } from '../../../../lib/astro/yoga/raja/ascendantAdhi.ts';
import { chartOf, type Drawing } from '../../../support/chartOf.ts';
import { ruleTest } from '../../../support/ruleTest.ts';

/** Mars and Saturn look elsewhere. */
const DRAWN: Drawing = {
  Mars: 'Capricorn',
  Mercury: 'Virgo 2',
  Jupiter: 'Libra',
  Venus: 'Scorpio',
  Saturn: 'Gemini',
};

ruleTest(ascendantAdhi, {
  present: [
    DRAWN,
    { ...DRAWN, Mercury: 'Libra 2', Venus: 'Libra' },
    // A node’s aspect does no harm: Rahu’s 5th falls on Venus.
    { ...DRAWN, Rahu: 'Cancer' },
  ],
  absent: [
    // Saturn looks on Mercury in the 5th.
    { ...DRAWN, Mercury: 'Leo 28' },
    { ...DRAWN, Venus: 'Sagittarius' },
    // The 8th aspect of Mars falls on Mercury; Rahu stands with Venus; a waning Moon with Jupiter.
    { ...DRAWN, Mars: 'Aquarius' },
    { ...DRAWN, Rahu: 'Scorpio' },
    { ...DRAWN, Sun: 'Sagittarius', Moon: 'Libra' },
  ],
  partial: [
    // In the 9th, and nobody afflicts her there.
    { ...DRAWN, Venus: 'Sagittarius', Saturn: 'Aquarius', Sun: 'Leo 1' },
  ],
  // Its own places are no blemish.
  graded: { proper: [DRAWN], blemished: [{ ...DRAWN, Sun: 'Leo 28' }] },
  met: {
    fourth_clean: { ...DRAWN, Rahu: 'Gemini' },
    combust: { ...DRAWN, Sun: 'Leo 28' },
    debilitated: { ...DRAWN, Moon: 'Cancer', Mercury: 'Scorpio', Jupiter: 'Scorpio', Venus: 'Virgo 5' },
  },
});

test('Ketu in the 4th, and Mercury joined, are observed', () => {
  const seen = (id: string, drawing: Drawing) =>
    judge(ascendantAdhi, chartOf(drawing)).evidence.find((known) => known.id === id)!;
  expect(seen('fourth_clean', DRAWN)).toMatchObject({ isMet: false, observed: { malefics: ['Ketu'] } });
  expect(seen('unafflicted', { ...DRAWN, Sun: 'Virgo 20' }).observed).toEqual({ malefics: ['Sun'] });
});
