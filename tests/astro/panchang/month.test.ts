import { describe, expect, test } from '@jest/globals';
import { DEFAULT_CONVENTIONS } from '../../../lib/astro/conventions.ts';
import { lunarMonth } from '../../../lib/astro/panchang/month.ts';
import { LUNAR_MONTHS } from '../../../lib/astro/tables/lunarMonths.ts';
import { jdFromDate } from '../../../lib/astro/time.ts';
import { ephemeris } from '../../support/ephemeris.ts';

/** Sunrise over India, about. */
const at = (date: string) => {
  const [year, month, day] = date.split('-').map(Number) as [number, number, number];
  return lunarMonth(jdFromDate(year, month, day) + 1 / 24, ephemeris, DEFAULT_CONVENTIONS);
};
const nameOf = (index: number | null) => (index === null ? null : LUNAR_MONTHS[index]!.name);

// Festivals on the civil dates of the Indian holiday lists.
test.each([
  ['Ugadi, Chaitra shukla', '2026-03-20', 'Chaitra', 'Chaitra', 'shukla'],
  ['Ram Navami, Chaitra shukla 9', '2026-03-27', 'Chaitra', 'Chaitra', 'shukla'],
  ['Holika, Phalguna purnima', '2026-03-03', 'Phalguna', 'Phalguna', 'shukla'],
  ['Maha Shivaratri, Magha krishna or Phalguna krishna', '2026-02-15', 'Magha', 'Phalguna', 'krishna'],
  ['Janmashtami, Shravana krishna or Bhadrapada krishna', '2026-09-04', 'Shravana', 'Bhadrapada', 'krishna'],
  ['Ganesh Chaturthi, Bhadrapada shukla 4', '2026-09-14', 'Bhadrapada', 'Bhadrapada', 'shukla'],
  ['Diwali, Ashvina or Kartika amavasya', '2026-11-08', 'Ashvina', 'Kartika', 'krishna'],
  ['Dev Diwali, Kartika purnima', '2026-11-24', 'Kartika', 'Kartika', 'shukla'],
  ['Raksha Bandhan, Shravana purnima', '2024-08-19', 'Shravana', 'Shravana', 'shukla'],
])('%s: %s', (_, date, amanta, purnimanta, paksha) => {
  const month = at(date);
  expect(month).toMatchObject({ kind: 'regular', lostIndex: null, paksha });
  expect([nameOf(month.monthIndex), nameOf(month.purnimantaIndex)]).toEqual([amanta, purnimanta]);
});

describe('adhika', () => {
  // First and last day of the adhika months that Indian almanacs printed or announce.
  test.each([
    ['Ashadha', '2015-06-17', '2015-07-16'],
    ['Jyeshtha', '2018-05-16', '2018-06-13'],
    ['Ashvina', '2020-09-18', '2020-10-16'],
    ['Shravana', '2023-07-18', '2023-08-16'],
    ['Jyeshtha', '2026-05-17', '2026-06-15'],
  ])('%s from %s to %s', (name, first, last) => {
    for (const month of [at(first), at(last)]) {
      expect(month.kind).toBe('adhika');
      expect([nameOf(month.monthIndex), nameOf(month.purnimantaIndex)]).toEqual([name, name]);
      expect(month.sunSignIndex).toBe(month.nextSunSignIndex);
    }
  });

  test('from full moon to full moon the regular month lies around it', () => {
    const read = (date: string) => {
      const { kind, paksha, purnimantaIndex } = at(date);
      return [kind, paksha, nameOf(purnimantaIndex)];
    };
    expect(read('2023-07-10')).toEqual(['regular', 'krishna', 'Shravana']);
    expect(read('2023-07-25')).toEqual(['adhika', 'shukla', 'Shravana']);
    expect(read('2023-08-10')).toEqual(['adhika', 'krishna', 'Shravana']);
    expect(read('2023-08-25')).toEqual(['regular', 'shukla', 'Shravana']);
    expect(read('2023-09-05')).toEqual(['regular', 'krishna', 'Bhadrapada']);
  });

  test('seven in nineteen years', () => {
    const months = Array.from({ length: 235 }, (_, index) =>
      lunarMonth(jdFromDate(2001, 4, 1) + index * 29.530589, ephemeris, DEFAULT_CONVENTIONS),
    );
    expect(months.filter(({ kind }) => kind === 'adhika')).toHaveLength(7);
    expect(months.filter(({ kind }) => kind === 'kshaya')).toHaveLength(0);
  });
});

// The two of the twentieth century in the lists of the almanacs; an adhika month stands before and behind each.
test.each([
  ['1963-10-30', 'Kartika', '1963-11-30', 'Kartika', 'Margashirsha', '1964-03-30', 'Chaitra'],
  ['1982-10-01', 'Ashvina', '1983-01-30', 'Pausha', 'Magha', '1983-03-01', 'Phalguna'],
])(
  'kshaya between the adhika months of %s and the next year',
  (before, nameBefore, on, name, lost, after, nameAfter) => {
    const month = at(on);
    expect(month.kind).toBe('kshaya');
    expect([nameOf(month.monthIndex), nameOf(month.lostIndex)]).toEqual([name, lost]);
    expect((month.nextSunSignIndex - month.sunSignIndex + 12) % 12).toBe(2);
    expect([at(before).kind, nameOf(at(before).monthIndex)]).toEqual(['adhika', nameBefore]);
    expect([at(after).kind, nameOf(at(after).monthIndex)]).toEqual(['adhika', nameAfter]);
  },
);

test('new and full moons are those of the almanac', () => {
  // Astronomical Almanac 2024: new moon April 8 18:21 UT, full moon April 23 23:49 UT, new moon May 8 03:22 UT.
  const month = at('2024-04-15');
  const minutes = (jdUT: number, [on, hour, minute]: [number, number, number]) =>
    Math.abs(jdUT - jdFromDate(2024, on > 31 ? 5 : 4, on > 31 ? on - 30 : on) - (hour + minute / 60) / 24) * 1440;
  expect(minutes(month.newMoonJdUT, [8, 18, 21])).toBeLessThan(1);
  expect(minutes(month.fullMoonJdUT, [23, 23, 49])).toBeLessThan(1);
  expect(minutes(month.nextNewMoonJdUT, [38, 3, 22])).toBeLessThan(1);
});

test('months follow each other without a gap, each in its two halves', () => {
  let month = at('2000-01-15');
  for (let count = 0; count < 60; count++) {
    expect(month.fullMoonJdUT).toBeGreaterThan(month.newMoonJdUT + 13);
    expect(month.fullMoonJdUT).toBeLessThan(month.nextNewMoonJdUT - 13);
    const next = lunarMonth(month.nextNewMoonJdUT + 1, ephemeris, DEFAULT_CONVENTIONS);
    expect(Math.abs(next.newMoonJdUT - month.nextNewMoonJdUT) * 86400).toBeLessThan(0.5);
    expect(next.sunSignIndex).toBe(month.nextSunSignIndex);
    month = next;
  }
});

test.each(['1600-01-01', '2400-12-31'])('%s has its month', (date) => {
  expect(at(date).kind).toBe('regular');
});
