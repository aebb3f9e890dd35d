import { expect, test } from '@jest/globals';
import { DISHA_SHOOL, DISHA_SHOOL_REMEDIES, moonDirection } from '../../../lib/astro/tables/directions.ts';
import { VARAS } from '../../../lib/astro/tables/panchang.ts';
import { SIGNS } from '../../../lib/astro/tables/signs.ts';

// The lists of the almanacs, by direction.
test('disha shool: Monday and Saturday east, Tuesday and Wednesday north, Thursday south, Friday and Sunday west', () => {
  const daysOf = (direction: string) => VARAS.filter((_, i) => DISHA_SHOOL[i] === direction).map(({ name }) => name);
  expect(daysOf('east')).toEqual(['Monday', 'Saturday']);
  expect(daysOf('north')).toEqual(['Tuesday', 'Wednesday']);
  expect(daysOf('south')).toEqual(['Thursday']);
  expect(daysOf('west')).toEqual(['Sunday', 'Friday']);
  expect(DISHA_SHOOL_REMEDIES).toHaveLength(7);
});

test('chandra vasa: fire signs east, earth signs south, air signs west, water signs north', () => {
  const signsOf = (direction: string) => SIGNS.filter((_, i) => moonDirection(i) === direction);
  expect(signsOf('east')).toEqual(['Aries', 'Leo', 'Sagittarius']);
  expect(signsOf('south')).toEqual(['Taurus', 'Virgo', 'Capricorn']);
  expect(signsOf('west')).toEqual(['Gemini', 'Libra', 'Aquarius']);
  expect(signsOf('north')).toEqual(['Cancer', 'Scorpio', 'Pisces']);
});
