import { describe, expect, test } from '@jest/globals';
import { doshasOfTwo } from '../../../lib/astro/dosha/ofTwo.ts';
import { NAKSHATRAS } from '../../../lib/astro/tables/nakshatras.ts';
import { rajjuOf, type Rajju } from '../../../lib/astro/tables/rajju.ts';
import { doshaIn, doshaTest } from '../../support/doshaTest.ts';

for (const dosha of doshasOfTwo)
  doshaTest(dosha, { present: [], absent: [{ Moon: 'Aries' }, { Moon: 'Pisces' }], met: {} });

const own = (id: string, moon: 'Aries 1' | 'Leo 1' | 'Virgo 12') => {
  const { evidence } = doshaIn(
    doshasOfTwo.find((dosha) => dosha.id === id)!,
    { Moon: moon },
  );
  return evidence.find((condition) => condition.id === 'clash')!.observed;
};

describe('what a birth brings to a match', () => {
  test('rajju: Ashwini is of the feet, with Ashlesha, Magha, Jyeshtha, Mula and Revati', () => {
    const feet = ['Ashwini', 'Ashlesha', 'Magha', 'Jyeshtha', 'Mula', 'Revati'];
    expect(own('rajju', 'Aries 1')).toMatchObject({ rajju: 'pada', clashing: feet });
  });

  test('bhakoot: Leo with its neighbours, 5 and 9, 6 and 8', () => {
    const clashing = ['Virgo', 'Sagittarius', 'Capricorn', 'Pisces', 'Aries', 'Cancer'];
    expect(own('bhakoot', 'Leo 1')).toEqual({ moon_sign: 'Leo', clashing });
  });

  test('gana: Magha is rakshasa, Hasta is deva', () => {
    expect(own('gana', 'Leo 1')).toMatchObject({ gana: 'rakshasa', clashing: ['deva', 'manushya'] });
    expect(own('gana', 'Virgo 12')).toMatchObject({ gana: 'deva', clashing: ['rakshasa'] });
  });

  test('ekanakshatra: the nakshatra that a relative may share', () => {
    expect(own('ekanakshatra', 'Aries 1')).toEqual({ nakshatra: 'Ashwini', pada: 1 });
  });
});

// As the ten agreements list them.
test.each([
  ['kati', 'Bharani, Pushya, Purva Phalguni, Anuradha, Purva Ashadha, Uttara Bhadrapada'],
  ['nabhi', 'Krittika, Punarvasu, Uttara Phalguni, Vishakha, Uttara Ashadha, Purva Bhadrapada'],
  ['kantha', 'Rohini, Ardra, Hasta, Swati, Shravana, Shatabhisha'],
  ['shiras', 'Mrigashira, Chitra, Dhanishta'],
] satisfies [Rajju, string][])('%s: %s', (rajju, listed) => {
  expect(NAKSHATRAS.filter((_, index) => rajjuOf(index) === rajju).join(', ')).toBe(listed);
});
