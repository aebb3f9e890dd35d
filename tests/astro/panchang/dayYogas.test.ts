import { describe, expect, test } from '@jest/globals';
import { dayYogas } from '../../../lib/astro/panchang/dayYogas.ts';
import { DAY_YOGAS } from '../../../lib/astro/tables/dayYogas.ts';
import { NAKSHATRAS } from '../../../lib/astro/tables/nakshatras.ts';
import { VARAS } from '../../../lib/astro/tables/panchang.ts';

type Day = (typeof VARAS)[number]['name'];
type Star = (typeof NAKSHATRAS)[number];

const numberOf = (star: Star) => NAKSHATRAS.indexOf(star) + 1;
const span = (number: number, startJdUT: number, endJdUT: number) => ({ number, startJdUT, endJdUT });

/** A day of one tithi and one nakshatra; the Sun stands where no Ravi yoga arises from it. */
function yogasOf(day: Day, tithi: number, star: Star, sunStar: Star = star): string[] {
  return dayYogas({
    varaIndex: VARAS.findIndex(({ name }) => name === day),
    day: { startJdUT: 0, endJdUT: 1 },
    tithis: [span(tithi, -0.5, 1.5)],
    nakshatras: [span(numberOf(star), -0.5, 1.5)],
    sunNakshatras: [span(numberOf(sunStar), -5, 5)],
  }).map(({ yoga }) => yoga.id);
}

// The lists of the almanacs, row by row.
const BY_STAR: Readonly<Record<string, readonly (readonly [Day, ...Star[]])[]>> = {
  amrita_siddhi: [
    ['Sunday', 'Hasta'],
    ['Monday', 'Mrigashira'],
    ['Tuesday', 'Ashwini'],
    ['Wednesday', 'Anuradha'],
    ['Thursday', 'Pushya'],
    ['Friday', 'Revati'],
    ['Saturday', 'Rohini'],
  ],
  sarvartha_siddhi: [
    ['Sunday', 'Hasta', 'Mula', 'Uttara Ashadha', 'Uttara Phalguni', 'Uttara Bhadrapada', 'Ashwini', 'Pushya'],
    ['Monday', 'Shravana', 'Rohini', 'Mrigashira', 'Pushya', 'Anuradha'],
    ['Tuesday', 'Ashwini', 'Uttara Bhadrapada', 'Krittika', 'Ashlesha'],
    ['Wednesday', 'Rohini', 'Anuradha', 'Hasta', 'Krittika', 'Mrigashira'],
    ['Thursday', 'Revati', 'Anuradha', 'Ashwini', 'Punarvasu', 'Pushya'],
    ['Friday', 'Revati', 'Anuradha', 'Ashwini', 'Punarvasu', 'Shravana'],
    ['Saturday', 'Shravana', 'Rohini', 'Swati'],
  ],
  yamaghanta: [
    ['Sunday', 'Magha'],
    ['Monday', 'Vishakha'],
    ['Tuesday', 'Ardra'],
    ['Wednesday', 'Mula'],
    ['Thursday', 'Krittika'],
    ['Friday', 'Rohini'],
    ['Saturday', 'Hasta'],
  ],
  utpata: [
    ['Sunday', 'Vishakha'],
    ['Monday', 'Purva Ashadha'],
    ['Tuesday', 'Dhanishta'],
    ['Wednesday', 'Revati'],
    ['Thursday', 'Rohini'],
    ['Friday', 'Pushya'],
    ['Saturday', 'Uttara Phalguni'],
  ],
  mrityu_nakshatra: [
    ['Sunday', 'Anuradha'],
    ['Monday', 'Uttara Ashadha'],
    ['Tuesday', 'Shatabhisha'],
    ['Wednesday', 'Ashwini'],
    ['Thursday', 'Mrigashira'],
    ['Friday', 'Ashlesha'],
    ['Saturday', 'Hasta'],
  ],
  kana: [
    ['Sunday', 'Jyeshtha'],
    ['Tuesday', 'Purva Bhadrapada'],
    ['Wednesday', 'Bharani'],
    ['Thursday', 'Ardra'],
    ['Friday', 'Magha'],
    ['Saturday', 'Chitra'],
  ],
  ravi_pushya: [['Sunday', 'Pushya']],
  guru_pushya: [['Thursday', 'Pushya']],
};

describe.each(Object.entries(BY_STAR))('%s', (id, rows) => {
  test('on each of 189 pairs of day and nakshatra', () => {
    for (const { name: day } of VARAS) {
      const stars = rows.filter(([on]) => on === day).flatMap(([, ...listed]) => listed);
      const found = NAKSHATRAS.filter((star) => yogasOf(day, 1, star).includes(id));
      expect([day, [...found].sort()]).toEqual([day, [...stars].sort()]);
    }
  });
});

const BY_TITHI: Readonly<Record<string, Readonly<Partial<Record<Day, readonly number[]>>>>> = {
  siddha: {
    Friday: [1, 6, 11],
    Wednesday: [2, 7, 12],
    Tuesday: [3, 8, 13],
    Saturday: [4, 9, 14],
    Thursday: [5, 10, 15],
  },
  mrityu_tithi: {
    Sunday: [1, 6, 11],
    Tuesday: [1, 6, 11],
    Monday: [2, 7, 12],
    Friday: [2, 7, 12],
    Wednesday: [3, 8, 13],
    Thursday: [4, 9, 14],
    Saturday: [5, 10, 15],
  },
  dagdha: { Sunday: [12], Monday: [11], Tuesday: [5], Wednesday: [3], Thursday: [6], Friday: [8], Saturday: [9] },
};

test.each(Object.entries(BY_TITHI))('%s on each of 210 pairs of day and tithi, alike in both halves', (id, rows) => {
  for (const { name: day } of VARAS) {
    const found = Array.from({ length: 30 }, (_, i) => i + 1).filter((tithi) =>
      yogasOf(day, tithi, 'Bharani').includes(id),
    );
    const wanted = rows[day] ?? [];
    expect([day, found]).toEqual([day, [...wanted, ...wanted.map((tithi) => tithi + 15)]]);
  }
});

test.each([
  ['dwipushkar', 'Sunday', 2, 'Mrigashira', true],
  ['dwipushkar', 'Saturday', 22, 'Dhanishta', true],
  ['dwipushkar', 'Monday', 2, 'Mrigashira', false],
  ['dwipushkar', 'Sunday', 3, 'Mrigashira', false],
  ['dwipushkar', 'Sunday', 2, 'Krittika', false],
  ['tripushkar', 'Tuesday', 12, 'Krittika', true],
  ['tripushkar', 'Tuesday', 27, 'Purva Bhadrapada', true],
  ['tripushkar', 'Wednesday', 12, 'Krittika', false],
] as const)('%s on %s, tithi %i, %s: %p', (id, day, tithi, star, isFormed) => {
  expect(yogasOf(day, tithi, star).includes(id)).toBe(isFormed);
});

test('Ravi yoga at the 4th, 6th, 9th, 10th, 13th and 20th from the Sun', () => {
  const counts = NAKSHATRAS.flatMap((star, i) =>
    yogasOf('Monday', 1, star, 'Ashwini').includes('ravi') ? [i + 1] : [],
  );
  expect(counts).toEqual([4, 6, 9, 10, 13, 20]);
  expect(yogasOf('Monday', 1, 'Bharani', 'Jyeshtha').includes('ravi')).toBe(false);
  expect(yogasOf('Monday', 1, 'Krittika', 'Jyeshtha').includes('ravi')).toBe(true);
});

describe('when it holds', () => {
  // Wednesday: Krittika, Rohini and Mrigashira are all good, Ardra is not; tithis change at 0.3 and 0.9.
  const formed = dayYogas({
    varaIndex: 3,
    day: { startJdUT: 0, endJdUT: 1 },
    tithis: [span(17, -0.6, 0.3), span(18, 0.3, 0.9), span(19, 0.9, 1.9)],
    nakshatras: [span(4, -0.7, 0.2), span(5, 0.2, 0.8), span(6, 0.8, 1.7)],
    sunNakshatras: [span(1, 0, 0.4), span(2, 0.4, 1)],
  });
  const found = (id: string) => formed.filter(({ yoga }) => yoga.id === id);

  test('nakshatras that follow each other make one time, cut to the day', () => {
    expect(found('sarvartha_siddhi')).toMatchObject([{ startJdUT: 0, endJdUT: 0.8 }]);
    expect(found('sarvartha_siddhi')[0]!.conditions[1]!.observed).toEqual({ nakshatra: ['Rohini', 'Mrigashira'] });
  });

  test('each condition has its text and its observed values', () => {
    expect(found('siddha')).toMatchObject([{ startJdUT: 0, endJdUT: 0.3 }]);
    expect(found('siddha')[0]!.conditions).toMatchObject([
      { id: 'vara', text: { id: 'day_is', args: { weekdayIndex: 3 } }, isMet: true, observed: { vara: 'Budhavara' } },
      {
        id: 'tithi',
        text: { id: 'tithi_of_half', args: { tithis: [2, 7, 12] } },
        observed: { tithi: ['Krishna Dwitiya'], number: [17] },
      },
    ]);
    expect(found('mrityu_tithi')).toMatchObject([{ startJdUT: 0.3, endJdUT: 0.9 }]);
    expect(found('dagdha')).toMatchObject([{ startJdUT: 0.3, endJdUT: 0.9 }]);
  });

  test('Ravi yoga follows the change of the Sun too', () => {
    // Rohini is the 4th from Ashwini until 0.2, Mrigashira the 4th from Bharani, where the Sun goes at 0.4.
    expect(found('ravi')).toMatchObject([
      { startJdUT: 0, endJdUT: 0.2 },
      { startJdUT: 0.4, endJdUT: 0.8 },
    ]);
    expect(found('ravi')[0]!.conditions[0]!.observed).toMatchObject({ count: [4], sun_nakshatra: ['Ashwini'] });
  });
});

test('every yoga has an id of its own and both names', () => {
  expect(new Set(DAY_YOGAS.map(({ id }) => id)).size).toBe(DAY_YOGAS.length);
  expect(
    DAY_YOGAS.filter(({ meaning, sanskrit }) => meaning.en === '' || meaning.hi === '' || sanskrit === ''),
  ).toEqual([]);
});
