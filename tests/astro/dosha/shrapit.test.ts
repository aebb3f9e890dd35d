import { expect, test } from '@jest/globals';
import { shrapit } from '../../../lib/astro/dosha/shrapit.ts';
import type { Drawing } from '../../support/chartOf.ts';
import { doshaIn, doshaTest } from '../../support/doshaTest.ts';

const TIGHT: Drawing = { Rahu: 'Leo 10', Saturn: 'Leo 15' };

doshaTest(shrapit, {
  present: [TIGHT, { Rahu: 'Leo 1', Saturn: 'Leo 29' }],
  absent: [{ Rahu: 'Leo', Saturn: 'Aquarius' }, { Rahu: 'Leo 29', Saturn: 'Virgo 1' }, {}],
  met: {
    close: TIGHT,
    tight: TIGHT,
    jupiter_aspect: { ...TIGHT, Jupiter: 'Aries' },
    dignified: { Rahu: 'Libra', Saturn: 'Libra' },
    well_housed: { ...TIGHT, Ascendant: 'Pisces' },
  },
});

test.each([
  ['Leo 15', 65, 'severe'],
  ['Leo 15.1', 55, 'moderate'],
  ['Leo 20', 55, 'moderate'],
  ['Leo 20.1', 40, 'moderate'],
] as const)('Saturn at %s scores %i: %s', (Saturn, value, severity) => {
  expect(doshaIn(shrapit, { Rahu: 'Leo 10', Saturn })).toMatchObject({ score: { value }, severity, status: 'active' });
});

test('an opposition is mentioned, and forms nothing', () => {
  const [together] = doshaIn(shrapit, { Rahu: 'Leo', Saturn: 'Aquarius' }).evidence;
  expect(together).toMatchObject({ isMet: false, observed: { is_opposite: true, orb_deg: null } });
});

test('is felt where Rahu stands', () => {
  expect(doshaIn(shrapit, TIGHT).effects.en).toMatch(/most of all in children and study$/);
});
