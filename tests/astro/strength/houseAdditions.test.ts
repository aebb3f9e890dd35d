import { expect, test } from '@jest/globals';
import { houseExtras } from '../../../lib/astro/strength/houseAdditions.ts';

const SIGN_INDEXES = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11];

test('a rupa for Jupiter and Mercury each, one less for Sun, Mars and Saturn each, nothing for the others', () => {
  const of = (...occupants: Parameters<typeof houseExtras>[0]['occupants']) =>
    houseExtras({ occupants, signIndex: 0 }, 'day').occupants;
  expect([of('Jupiter'), of('Mercury'), of('Sun'), of('Mars'), of('Saturn')]).toEqual([60, 60, -60, -60, -60]);
  expect([of('Jupiter', 'Mercury'), of('Sun', 'Mars', 'Jupiter'), of('Moon', 'Venus', 'Rahu', 'Ketu'), of()]).toEqual([
    120, -60, 0, 0,
  ]);
});

test('15 for signs of the head by day, of the back by night, and Pisces at twilight', () => {
  const strong = (light: 'day' | 'twilight' | 'night') =>
    SIGN_INDEXES.filter((signIndex) => houseExtras({ occupants: [], signIndex }, light).rising === 15);
  // Gemini, Leo, Virgo, Libra, Scorpio, Aquarius; Aries, Taurus, Cancer, Sagittarius, Capricorn.
  expect([strong('day'), strong('night'), strong('twilight')]).toEqual([[2, 4, 5, 6, 7, 10], [0, 1, 3, 8, 9], [11]]);
});
