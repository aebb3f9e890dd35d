import { describe, expect, test } from '@jest/globals';
import { doshasOfTwo } from '../../../../lib/astro/dosha/match/ofTwo.ts';
import { NAKSHATRAS } from '../../../../lib/astro/tables/nakshatras.ts';
import { rajjuOf, type Rajju } from '../../../../lib/astro/tables/rajju.ts';
import { chartOf } from '../../../support/chartOf.ts';
import { doshaIn, doshaTest } from '../../../support/doshaTest.ts';

const doshaOf = (id: string) => doshasOfTwo.find((dosha) => dosha.id === id)!;

/** The other Moon in Ashwini: of the feet, deva, in the sign of Mars. */
const ASHWINI = { partner: chartOf({ Moon: 'Aries 5' }) };

doshaTest(doshaOf('rajju'), {
  present: [{ Moon: 'Leo 1' }, { Moon: 'Pisces 29' }],
  absent: [{ Moon: 'Leo 20' }],
  met: {},
  facts: ASHWINI,
});
doshaTest(doshaOf('bhakoot'), {
  // Scorpio is the 8th from Aries and of the same lord; Leo and Sagittarius are the 5th and 9th, of friends; Ashwini is of
  // adi nadi, so Mula does not help.
  present: [{ Moon: 'Scorpio 20' }, { Moon: 'Leo 1' }, { Moon: 'Taurus 1' }],
  absent: [{ Moon: 'Gemini' }, { Moon: 'Libra' }],
  met: { same_lord: { Moon: 'Scorpio 20' }, friendly_lords: { Moon: 'Sagittarius 20' } },
  facts: ASHWINI,
});
doshaTest(doshaOf('gana'), {
  // Chitra in Virgo, Magha in Leo, Krittika in Aries: rakshasa.
  present: [{ Moon: 'Virgo 25' }],
  absent: [{ Moon: 'Aries 20' }, { Moon: 'Virgo 12' }],
  met: { same_or_friendly_lords: { Moon: 'Leo 1' }, same_sign_other_nakshatra: { Moon: 'Aries 28' } },
  facts: ASHWINI,
});
doshaTest(doshaOf('ekanakshatra'), {
  present: [{ Moon: 'Aries 4' }],
  absent: [{ Moon: 'Aries 20' }],
  met: { other_pada: { Moon: 'Aries 12' } },
  facts: ASHWINI,
});

test.each(doshasOfTwo)('$id is unknown without a second birth', (dosha) => {
  expect(doshaIn(dosha, { Moon: 'Aries' })).toMatchObject({ isPresent: null, status: 'unknown', severity: 'none' });
});

test('bhakoot: lords who are friends do not help where the nadi is one', () => {
  // Mula in Sagittarius, of adi nadi as Ashwini.
  expect(doshaIn(doshaOf('bhakoot'), { Moon: 'Sagittarius 5' }, ASHWINI)).toMatchObject({
    status: 'active',
    score: { value: 56 },
  });
});

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
