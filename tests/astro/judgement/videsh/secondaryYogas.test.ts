import { expect, test } from '@jest/globals';
import type { Drawing } from '../../../support/chartOf.ts';
import { foreignWayOf } from '../../../support/foreignYoga.ts';

test('five planets in movable signs, not four', () => {
  // Aries, Cancer, Libra and Capricorn are movable; the nodes stand in Capricorn and Cancer.
  const four: Drawing = { Sun: 'Gemini 5', Moon: 'Libra', Mercury: 'Cancer 2', Mars: 'Aquarius' };
  expect(foreignWayOf(four, 'movable_signs', 'movable_planets').isMet).toBe(false);
  expect(foreignWayOf({ ...four, Mars: 'Aries' }, 'movable_signs', 'movable_planets').isMet).toBe(true);
});

test('a movable ascendant counts with its lord in a movable sign', () => {
  expect(foreignWayOf({ Mars: 'Capricorn' }, 'movable_signs', 'movable_ascendant').isMet).toBe(true);
  expect(foreignWayOf({ Mars: 'Aquarius' }, 'movable_signs', 'movable_ascendant').isMet).toBe(false);
  expect(foreignWayOf({ Ascendant: 'Taurus', Venus: 'Aries' }, 'movable_signs', 'movable_ascendant').isMet).toBe(false);
});

test('planets cross the sea from a water sign in the 8th, 9th or 12th', () => {
  // Aries rises: Scorpio is the 8th, Pisces the 12th, Cancer the 4th.
  const at = (sign: 'Scorpio' | 'Pisces' | 'Cancer' | 'Sagittarius') =>
    foreignWayOf({ Jupiter: sign }, 'water_signs', 'planets_in_water').isMet;
  expect((['Scorpio', 'Pisces', 'Cancer', 'Sagittarius'] as const).map(at)).toEqual([true, true, false, false]);
});

test('Saturn stays long in the 12th, 9th or 4th, or with the Moon', () => {
  expect(foreignWayOf({ Saturn: 'Pisces' }, 'saturn_long_stay', 'saturn_in_12_9_4').isMet).toBe(true);
  expect(foreignWayOf({ Saturn: 'Aries' }, 'saturn_long_stay', 'saturn_in_12_9_4').isMet).toBe(false);
  expect(foreignWayOf({ Saturn: 'Libra', Moon: 'Libra' }, 'saturn_long_stay', 'saturn_with_moon').isMet).toBe(true);
});

test('the lord of the ascendant in the 12th of the navamsa confirms', () => {
  // Aries 15 rises in the fifth navamsa, Leo; its 12th is Cancer. Mars in Aries from 10° on is in the fourth, Cancer.
  const met = foreignWayOf({ Mars: 'Aries 11' }, 'divisional_confirmation', 'd9_lords_in_12');
  expect([met.isMet, met.points]).toEqual([true, 4]);
  expect(met.factor.text).toMatchObject({ args: { lords: [{ planet: 'Mars', ownedHouses: [1], house: 12 }] } });
  expect(foreignWayOf({ Mars: 'Aries 15' }, 'divisional_confirmation', 'd9_lords_in_12').isMet).toBe(false);
});

// Aries 15 rises in the third chaturthamsa, Libra, whose 12th is Virgo, and in the seventh dwadasamsa, Libra too.
test('the lord of the 4th in the 12th of the chaturthamsa and the dwadasamsa confirms', () => {
  // The Moon owns the 4th. Gemini 8 is in the second chaturthamsa from Gemini, Virgo, Gemini 9 in the fourth dwadasamsa, Virgo.
  const drawn = { Moon: 'Gemini 9', Mars: 'Aries 1' } as const;
  expect(foreignWayOf(drawn, 'divisional_confirmation', 'd4_lords_in_12')).toMatchObject({ isMet: true, points: 4 });
  expect(foreignWayOf(drawn, 'divisional_confirmation', 'd12_lords_in_12')).toMatchObject({ isMet: true, points: 4 });
  const away = { ...drawn, Moon: 'Gemini 1' } as const;
  expect(foreignWayOf(away, 'divisional_confirmation', 'd4_lords_in_12').isMet).toBe(false);
  expect(foreignWayOf(away, 'divisional_confirmation', 'd12_lords_in_12').isMet).toBe(false);
});

test('one lord of the 1st and the 4th is listed once', () => {
  // Gemini rises: Mercury owns both.
  const { factor } = foreignWayOf({ Ascendant: 'Gemini' }, 'divisional_confirmation', 'd9_lords_in_12');
  expect(factor.text).toMatchObject({ args: { lords: [{ planet: 'Mercury', ownedHouses: [1, 4] }] } });
});

test('the lord of the 12th in the 10th of the dasamsa points to work', () => {
  // Aries 15 rises in the sixth dasamsa, Virgo; its 10th is Gemini. Jupiter in Aries from 6° on is in the third, Gemini.
  const met = foreignWayOf({ Jupiter: 'Aries 7' }, 'divisional_confirmation', 'd10_lords_in_10');
  expect([met.isMet, met.kinds]).toEqual([true, ['work']]);
  expect(foreignWayOf({ Jupiter: 'Aries 15' }, 'divisional_confirmation', 'd10_lords_in_10').isMet).toBe(false);
});

test('Rahu in the 7th from karakamsha, and the atmakaraka with Rahu', () => {
  // Sun at 29° is atmakaraka: Gemini 29 is the ninth navamsa from Libra, Gemini. The 7th from it is Sagittarius:
  // Rahu at Capricorn 27 is in the ninth from Capricorn, Virgo; at Aries 27 in the ninth from Aries, Sagittarius.
  expect(foreignWayOf({ Sun: 'Gemini 29', Rahu: 'Aries 27' }, 'karakamsha_abroad', 'karakamsha_7_12').isMet).toBe(true);
  expect(
    foreignWayOf({ Sun: 'Gemini 29', Rahu: 'Capricorn 27', Moon: 'Aries 1' }, 'karakamsha_abroad', 'karakamsha_7_12')
      .isMet,
  ).toBe(false);
  expect(foreignWayOf({ Sun: 'Gemini 29', Rahu: 'Gemini' }, 'karakamsha_abroad', 'atmakaraka_with_rahu').isMet).toBe(
    true,
  );
  expect(foreignWayOf({ Sun: 'Gemini 29', Rahu: 'Leo' }, 'karakamsha_abroad', 'atmakaraka_with_rahu').isMet).toBe(
    false,
  );
});

test('Rahu in the 12th from karakamsha turns it outward too', () => {
  // Karakamsha is Gemini as above, its 12th Taurus: Capricorn 15 is in the fifth navamsa from Capricorn.
  const drawn = { Sun: 'Gemini 29', Rahu: 'Capricorn 15', Moon: 'Aries 1' } as const;
  expect(foreignWayOf(drawn, 'karakamsha_abroad', 'karakamsha_7_12').isMet).toBe(true);
});
