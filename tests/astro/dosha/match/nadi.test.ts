import { expect, test } from '@jest/globals';
import { nadi, nadiOf } from '../../../../lib/astro/dosha/match/nadi.ts';
import { NAKSHATRAS } from '../../../../lib/astro/tables/nakshatras.ts';
import { SIGNS } from '../../../../lib/astro/tables/signs.ts';
import { chartOf, type Drawing } from '../../../support/chartOf.ts';
import { doshaIn, doshaTest } from '../../../support/doshaTest.ts';

// The other Moon in Gemini, in the 1st pada of Punarvasu, of adi nadi; Ardra of Gemini and the 4th pada, in Cancer, too.
doshaTest(nadi, {
  present: [{ Moon: 'Aries 1' }],
  absent: [{ Moon: 'Aries 20' }],
  met: {
    same_sign_other_nakshatra: { Moon: 'Gemini 10' },
    same_nakshatra_other_sign: { Moon: 'Cancer 1' },
    same_nakshatra_other_pada: { Moon: 'Gemini 25' },
  },
  facts: { partner: chartOf({ Moon: 'Gemini 21' }) },
});

test('without a partner it is unknown', () => {
  expect(doshaIn(nadi, { Moon: 'Aries 1' })).toMatchObject({ isPresent: null, status: 'unknown', severity: 'none' });
});

test('what only almanacs and commentaries spare is told, and leaves it whole', () => {
  // Rohini pada 1 and Shravana pada 3, both of antya nadi; padas 1 and 3 do not face each other.
  const drawing: Drawing = { Moon: 'Taurus 11' };
  const { evidence, score, status } = doshaIn(nadi, drawing, { partner: chartOf({ Moon: 'Capricorn 18' }) });
  expect(evidence.filter(({ effect, isMet }) => effect === 'told' && isMet).map(({ id }) => id)).toEqual([
    'spared_nakshatras',
    'friendly_moon_lords',
    'padas_not_facing',
  ]);
  expect([score!.value, status]).toEqual([64, 'active']);
});

/** The nine stars of each nadi as manuals of matching list them. */
const NADI_STARS = {
  adi: 'Ashwini, Ardra, Punarvasu, Uttara Phalguni, Hasta, Jyeshtha, Mula, Shatabhisha, Purva Bhadrapada',
  madhya: 'Bharani, Mrigashira, Pushya, Purva Phalguni, Chitra, Anuradha, Purva Ashadha, Dhanishta, Uttara Bhadrapada',
  antya: 'Krittika, Rohini, Ashlesha, Magha, Swati, Vishakha, Uttara Ashadha, Shravana, Revati',
};

test.each(Object.entries(NADI_STARS))('the nine nakshatras of %s', (id, stars) => {
  const found = NAKSHATRAS.filter((_, index) => nadiOf(chartOf(moonIn(index))) === id);
  expect(found.join(', ')).toBe(stars);
});

/** In the middle of a nakshatra. */
function moonIn(nakshatraIndex: number): Drawing {
  const longitudeDeg = ((nakshatraIndex + 0.5) * 360) / 27;
  return { Moon: `${SIGNS[Math.floor(longitudeDeg / 30)]!} ${longitudeDeg % 30}` };
}
