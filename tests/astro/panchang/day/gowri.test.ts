import { describe, expect, test } from '@jest/globals';
import { gowriParts, nallaNeram } from '../../../../lib/astro/panchang/day/gowri.ts';
import { KAALS } from '../../../../lib/astro/tables/dayParts.ts';
import { GOWRI_PARTS, gowriOf } from '../../../../lib/astro/tables/gowri.ts';

const DAY = { startJdUT: 0, duskJdUT: 0.8, endJdUT: 1.6 };
const WEEK = [0, 1, 2, 3, 4, 5, 6];

/** The table of Pambu Panchangam, copied from print: Sunday first, eight of the day and eight of the night. */
const PUBLISHED = [
  'uthi amirdha rogam laabam dhanam sugam soram visham | dhanam sugam soram visham uthi amirdha rogam laabam',
  'amirdha visham rogam laabam dhanam sugam soram uthi | sugam soram uthi amirdha visham rogam laabam dhanam',
  'rogam laabam dhanam sugam soram uthi visham amirdha | soram uthi visham amirdha rogam laabam dhanam sugam',
  'laabam dhanam sugam soram visham uthi amirdha rogam | uthi amirdha rogam laabam dhanam sugam soram visham',
  'dhanam sugam soram uthi amirdha visham rogam laabam | amirdha visham rogam laabam dhanam sugam soram uthi',
  'sugam soram uthi visham amirdha rogam laabam dhanam | rogam laabam dhanam sugam soram uthi visham amirdha',
  'soram uthi visham amirdha rogam laabam dhanam sugam | laabam dhanam sugam soram uthi visham amirdha soram',
];

test('every cell is that of the published table; its second Soram of Saturday by night is told as printed', () => {
  for (const vara of WEEK) {
    const { day, night } = gowriParts(vara, DAY);
    const printed = (parts: typeof day) => parts.map((span) => span.printed ?? span.part.id).join(' ');
    expect(`${printed(day)} | ${printed(night)}`).toBe(PUBLISHED[vara]);
  }
  const last = gowriParts(6, DAY).night.at(-1)!;
  expect([last.part.id, last.printed]).toEqual(['rogam', 'soram']);
  const marked = WEEK.flatMap((vara) => Object.values(gowriParts(vara, DAY)).flat()).filter(({ printed }) => printed);
  expect(marked).toHaveLength(1);
});

test('every row is a permutation of the eight', () => {
  for (const row of [...GOWRI_PARTS.day, ...GOWRI_PARTS.night]) {
    expect(new Set(row.map(({ id }) => id)).size).toBe(8);
  }
});

test('five are good and three are not', () => {
  const bad = GOWRI_PARTS.day[0]!.filter(({ nature }) => nature === 'bad').map(({ id }) => id);
  expect(bad.sort()).toEqual(['rogam', 'soram', 'visham']);
  expect(gowriOf('laabam').nature).toBe('good');
});

test('parts tile both halves of the day', () => {
  const { day, night } = gowriParts(3, DAY);
  const edges = [...day, ...night].flatMap(({ endJdUT, startJdUT }) => [startJdUT, endJdUT]);
  expect([edges[0], edges.at(-1)]).toEqual([0, 1.6]);
  for (let i = 1; i + 1 < edges.length; i += 2) expect(edges[i]).toBe(edges[i + 1]);
});

describe('nalla neram', () => {
  const timesOf = (vara: number, rule: 'with_gulika' | 'without_gulika') =>
    nallaNeram(gowriParts(vara, DAY), vara, rule);

  // By hand: Monday has Rahu kaal in part 2, Yamaganda in 4, Gulika in 6 and by night in 2.
  test('of a Monday, by hand', () => {
    const said = (rule: 'with_gulika' | 'without_gulika') =>
      timesOf(1, rule).map(({ parts }) => parts.map(({ half, number }) => `${half}${number}`).join('+'));
    expect(said('with_gulika')).toEqual(['day1', 'day5+day6', 'day8+night1', 'night3+night4', 'night7+night8']);
    expect(said('without_gulika')).toEqual(['day1', 'day5', 'day8+night1', 'night3+night4', 'night7+night8']);
  });

  test.each(WEEK)('of day %i has good parts alone, joined where they touch, and none of a kaal', (vara) => {
    const times = timesOf(vara, 'without_gulika');
    for (const [i, time] of times.entries()) {
      if (i > 0) expect(time.startJdUT).toBeGreaterThan(times[i - 1]!.endJdUT);
      expect([time.parts[0]!.startJdUT, time.parts.at(-1)!.endJdUT]).toEqual([time.startJdUT, time.endJdUT]);
      for (const { half, number, part } of time.parts) {
        expect(part.nature).toBe('good');
        const kaals = Object.values(KAALS).map((kaal) => (half === 'day' ? kaal.dayPart : kaal.nightPart)?.[vara]);
        expect(kaals).not.toContain(number);
      }
    }
  });
});
