import { expect, test } from '@jest/globals';
import { shakat } from '../../../lib/astro/dosha/shakat.ts';
import { doshaIn, doshaTest } from '../../support/doshaTest.ts';

doshaTest(shakat, {
  present: [
    { Ascendant: 'Leo', Moon: 'Libra', Jupiter: 'Taurus' },
    { Ascendant: 'Leo', Moon: 'Libra', Jupiter: 'Pisces' },
    { Ascendant: 'Leo', Moon: 'Libra', Jupiter: 'Scorpio' },
  ],
  absent: [
    { Moon: 'Libra', Jupiter: 'Aries' },
    { Moon: 'Libra', Jupiter: 'Gemini' },
  ],
  met: {
    weak: { Ascendant: 'Leo', Sun: 'Sagittarius', Moon: 'Scorpio', Jupiter: 'Sagittarius' },
    in_kendra: { Ascendant: 'Pisces', Moon: 'Sagittarius', Jupiter: 'Cancer' },
    dignified: { Moon: 'Cancer', Jupiter: 'Leo' },
  },
});

test('a kendra cancels it', () => {
  expect(doshaIn(shakat, { Ascendant: 'Leo', Jupiter: 'Scorpio' })).toMatchObject({
    status: 'active',
    score: { value: 30 },
  });
  const relieved = doshaIn(shakat, { Ascendant: 'Cancer', Jupiter: 'Scorpio' });
  expect(relieved).toMatchObject({ status: 'cancelled', score: { value: 4.5 } });
});
