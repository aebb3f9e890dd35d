import { expect, test } from '@jest/globals';
import { nadi, nadiOf } from '../../../lib/astro/dosha/nadi.ts';
import { NAKSHATRAS } from '../../../lib/astro/tables/nakshatras.ts';
import { SIGNS } from '../../../lib/astro/tables/signs.ts';
import { chartOf, type Drawing } from '../../support/chartOf.ts';
import { doshaIn, doshaTest } from '../../support/doshaTest.ts';

// One chart never has it: it takes two.
doshaTest(nadi, { present: [], absent: [{}, { Moon: 'Taurus 15' }], met: {} });

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

test('of the exceptions only that of one’s own nakshatra can be seen in one chart', () => {
  const met = NAKSHATRAS.filter((_, index) =>
    doshaIn(nadi, moonIn(index)).evidence.some(({ id, isMet }) => id === 'spared_nakshatra' && isMet),
  );
  expect(met.join(', ')).toBe('Rohini, Ardra, Pushya, Magha, Vishakha, Shravana, Uttara Bhadrapada, Revati');
  const others = doshaIn(nadi, moonIn(3)).evidence.filter(({ id, isMet }) => isMet && id !== 'spared_nakshatra');
  expect(others).toEqual([]);
});

/** In the middle of a nakshatra. */
function moonIn(nakshatraIndex: number): Drawing {
  const longitudeDeg = ((nakshatraIndex + 0.5) * 360) / 27;
  return { Moon: `${SIGNS[Math.floor(longitudeDeg / 30)]!} ${longitudeDeg % 30}` };
}
