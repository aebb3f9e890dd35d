import { expect, test } from '@jest/globals';
import { DEFAULT_CONVENTIONS } from '../../../lib/astro/conventions.ts';
import { lunarMonth } from '../../../lib/astro/panchang/month.ts';
import { lunarYear } from '../../../lib/astro/panchang/samvat.ts';
import { SAMVATSARAS } from '../../../lib/astro/tables/samvatsaras.ts';
import { jdFromDate } from '../../../lib/astro/time.ts';
import { ephemeris } from '../../support/ephemeris.ts';

const yearAt = (date: string) => {
  const [year, month, day] = date.split('-').map(Number) as [number, number, number];
  return lunarYear(lunarMonth(jdFromDate(year, month, day) + 1 / 24, ephemeris, DEFAULT_CONVENTIONS));
};

// The new year of the almanacs: the day before Chaitra shukla 1 and the day itself; in Gujarat that behind Diwali.
test.each([
  ['2025-03-29', 1946, 2081, 2081],
  ['2025-03-30', 1947, 2082, 2081],
  ['2025-10-21', 1947, 2082, 2081],
  ['2025-10-22', 1947, 2082, 2082],
  ['2026-01-20', 1947, 2082, 2082],
  ['2026-03-18', 1947, 2082, 2082],
  ['2026-03-20', 1948, 2083, 2082],
  ['2026-11-08', 1948, 2083, 2082],
  ['2026-11-11', 1948, 2083, 2083],
  ['2026-12-31', 1948, 2083, 2083],
])('%s is Shaka %i, Vikram %i, in Gujarat %i', (date, shaka, vikram, gujarati) => {
  expect(yearAt(date)).toMatchObject({ shaka, vikram, gujarati });
});

// Names as the almanacs of south and north give them.
test.each([
  ['2010-06-15', 'Vikriti', 'Shobhakrit'],
  ['2017-06-15', 'Hevilambi', 'Sadharana'],
  ['2023-06-15', 'Shobhakrit', 'Nala'],
  ['2024-06-15', 'Krodhi', 'Pingala'],
  ['2025-06-15', 'Vishvavasu', 'Kalayukta'],
  ['2026-06-15', 'Parabhava', 'Siddharthi'],
])('%s is %s in the south and %s in the north', (date, south, north) => {
  const { southernIndex, northernIndex } = yearAt(date);
  expect([SAMVATSARAS[southernIndex]!.name, SAMVATSARAS[northernIndex]!.name]).toEqual([south, north]);
});

test('the south has had these names since the cycle began in 1987', () => {
  const names = [
    ...['Prabhava', 'Vibhava', 'Shukla', 'Pramoda', 'Prajapati', 'Angirasa', 'Shrimukha', 'Bhava', 'Yuva', 'Dhata'],
    ...['Ishvara', 'Bahudhanya', 'Pramathi', 'Vikrama', 'Vrisha', 'Chitrabhanu', 'Subhanu', 'Tarana', 'Parthiva'],
    ...['Vyaya', 'Sarvajit', 'Sarvadhari', 'Virodhi', 'Vikriti', 'Khara', 'Nandana', 'Vijaya', 'Jaya', 'Manmatha'],
    ...['Durmukha', 'Hevilambi', 'Vilambi', 'Vikari', 'Sharvari', 'Plava', 'Shubhakrit', 'Shobhakrit', 'Krodhi'],
  ];
  const found = names.map((_, i) => SAMVATSARAS[yearAt(`${1987 + i}-06-15`).southernIndex]!.name);
  expect(found).toEqual(names);
});

test('one name in about 85 years is passed over in the north, none in the south', () => {
  const years = Array.from({ length: 171 }, (_, index) => yearAt(`${1850 + index}-06-15`));
  const steps = (indices: number[]) => indices.slice(1).map((index, at) => (index - indices[at]! + 60) % 60);
  expect(new Set(steps(years.map(({ southernIndex }) => southernIndex)))).toEqual(new Set([1]));
  const northern = steps(years.map(({ northernIndex }) => northernIndex));
  expect(northern.filter((step) => step === 2)).toHaveLength(2);
  expect(northern.filter((step) => step === 1)).toHaveLength(168);
});

test('the number grows by one with each Chaitra, over the whole ephemeris', () => {
  for (let year = 1600; year <= 2400; year += 25) {
    expect(yearAt(`${year}-02-01`).shaka).toBe(year - 79);
    expect(yearAt(`${year}-05-25`).shaka).toBe(year - 78);
    expect(yearAt(`${year}-12-31`).shaka).toBe(year - 78);
  }
});

test('a doubled Chaitra begins the year with its adhika half', () => {
  expect(yearAt('2029-03-14').shaka).toBe(1950);
  expect(yearAt('2029-03-25').shaka).toBe(1951);
  expect(yearAt('2029-04-25').shaka).toBe(1951);
});

test('the sixty names are sixty', () => {
  expect(new Set(SAMVATSARAS.map(({ name }) => name)).size).toBe(60);
  expect(new Set(SAMVATSARAS.map(({ sanskrit }) => sanskrit)).size).toBe(60);
});
