import { describe, expect, test } from '@jest/globals';
import { balanceAtBirth, mahadashas } from '../../../lib/astro/dasha/nakshatra.ts';
import { yogini, YOGINIS } from '../../../lib/astro/dasha/yogini.ts';
import { NAKSHATRA_ARC_DEG } from '../../../lib/astro/tables/nakshatras.ts';
import { J2000_JD } from '../../../lib/astro/time.ts';
import { dashaContract } from '../../support/dashaContract.ts';
import { goldenMahadashas, otherDashaCases } from '../../support/dashaGolden.ts';

dashaContract(yogini, 36);

/** By the remainder of the rule, 1 to 7 and 0 for the eighth. */
const NAMED = ['Sankata', 'Mangala', 'Pingala', 'Dhanya', 'Bhramari', 'Bhadrika', 'Ulka', 'Siddha'];
const titleOf = (lord: string) => YOGINIS.find((row) => row.lord === lord)!.title.name;

test('number of the nakshatra plus 3, divided by 8, leaves the yogini', () => {
  for (let number = 1; number <= 27; number++) {
    const { lord } = balanceAtBirth(yogini, (number - 0.5) * NAKSHATRA_ARC_DEG);
    expect([number, titleOf(lord)]).toEqual([number, NAMED[(number + 3) % 8]]);
  }
});

test('her number is her years, and every second one is good', () => {
  expect(YOGINIS.map(({ title, years, nature }) => [title.name, years, nature])).toEqual([
    ['Mangala', 1, 'auspicious'],
    ['Pingala', 2, 'difficult'],
    ['Dhanya', 3, 'auspicious'],
    ['Bhramari', 4, 'difficult'],
    ['Bhadrika', 5, 'auspicious'],
    ['Ulka', 6, 'difficult'],
    ['Siddha', 7, 'auspicious'],
    ['Sankata', 8, 'difficult'],
  ]);
});

describe('worked by hand: Moon at 8.25 Scorpio', () => {
  // Anuradha, the 17th, crossed by 0.36875: 20 leaves 4, Bhramari, with 4 x 0.63125 = 2.525 years left.
  const MOON_DEG = 218.25;

  test('Bhramari has 2.525 years left', () => {
    const { lord, years } = balanceAtBirth(yogini, MOON_DEG);
    expect([lord, titleOf(lord)]).toEqual(['Mars', 'Bhramari']);
    expect(years).toBeCloseTo(2.525, 9);
  });

  test('Bhadrika 5, Ulka 6 and so on follow, round after round to the age of 120', () => {
    const periods = mahadashas(yogini, MOON_DEG, J2000_JD, 365.25);
    const ends = periods.map(({ endJdUT }) => (endJdUT - J2000_JD) / 365.25);
    const titles = periods.map(({ lord }) => titleOf(lord));
    expect(titles.slice(0, 9).join(' ')).toBe('Bhramari Bhadrika Ulka Siddha Sankata Mangala Pingala Dhanya Bhramari');
    [2.525, 7.525, 13.525, 20.525, 28.525, 29.525, 31.525, 34.525, 38.525].forEach((end, i) => {
      expect(ends[i]).toBeCloseTo(end, 8);
    });
    // Three rounds end at 106.525; Bhramari, Bhadrika and Ulka, 15 years, reach 121.525.
    expect(ends.at(-1)).toBeCloseTo(121.525, 8);
    expect(periods).toHaveLength(27);
  });
});

// Half of 1e-6 degree of the 13 deg 20 min of a nakshatra, in the 8 years of Sankata.
goldenMahadashas(yogini, ({ yogini: wanted }) => wanted, 9.5);

test('the golden births name the yoginis as we do', () => {
  const wanted = otherDashaCases.flatMap(({ expected }) => expected.yogini);
  expect(wanted.length).toBeGreaterThan(80 * 8);
  for (const { lord, yogini: name } of wanted) expect(titleOf(lord)).toBe(name);
});
