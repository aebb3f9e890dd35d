import { makuta } from '../../../../lib/astro/yoga/raja/makuta.ts';
import { ruleTest } from '../../../support/ruleTest.ts';

/** The textbook’s chart: Mercury of the 9th in Scorpio, Jupiter ninth from him, Venus ninth from Jupiter. */
const FORMED = {
  Ascendant: 'Capricorn',
  Mercury: 'Scorpio',
  Jupiter: 'Cancer',
  Venus: 'Pisces',
  Saturn: 'Libra',
} as const;

ruleTest(makuta, {
  present: [FORMED],
  absent: [
    { ...FORMED, Venus: 'Aquarius' },
    // Mars stands there, who is no benefic.
    { ...FORMED, Venus: 'Aquarius', Mars: 'Pisces' },
    { ...FORMED, Saturn: 'Scorpio' },
    { ...FORMED, Mercury: 'Libra' },
  ],
  met: {},
});
