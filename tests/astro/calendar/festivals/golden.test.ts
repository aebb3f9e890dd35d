import { describe, expect, test } from '@jest/globals';
import { calendarCourse } from '../../../../lib/astro/calendar/course.ts';
import { festivalsBetween } from '../../../../lib/astro/calendar/festivals/festivalsBetween.ts';
import type { DecidingSpan } from '../../../../lib/astro/calendar/festivals/facts.ts';
import { vratasBetween } from '../../../../lib/astro/calendar/festivals/vratasBetween.ts';
import { memoizedEach } from '../../../../lib/astro/memoized.ts';
import { FESTIVAL_IDS } from '../../../../lib/astro/tables/calendar/ids.ts';
import { LUNAR_MONTHS } from '../../../../lib/astro/tables/lunarMonths.ts';
import { jdFromUnixMs, SECONDS_PER_DAY, type TimeSpan } from '../../../../lib/astro/time.ts';
import { DELHI, indianYear } from '../../../support/calendar.ts';
import { golden } from '../../../support/golden.ts';

interface Placed {
  readonly id: string;
  readonly year: number;
  readonly place: string;
}
interface Tithi {
  readonly date: string;
  readonly tithi_start: string;
  readonly tithi_end: string;
}
interface Golden {
  readonly meta: { readonly counts: Readonly<Record<string, number>> };
  readonly festivals: readonly (Placed & Tithi & { latitude: number; longitude: number })[];
  readonly disputed: readonly (Placed & { readings: Record<string, string[]>; rule_date: string[] })[];
  readonly vratas: readonly (Tithi & { vrata: string; lunar_month: string; is_adhika: boolean; tithi: number })[];
}

const { disputed, festivals, meta, vratas } = golden<Golden>('jyotish/festivals');
const PLACES = new Map(festivals.map(({ latitude, longitude, place }) => [place, { latitude, longitude }]));

const yearAt = memoizedEach((key: string) => {
  const [place, year] = key.split('|') as [string, string];
  return festivalsBetween(indianYear(Number(year), PLACES.get(place)));
});
const found = ({ id, place, year }: Placed) => yearAt(`${place}|${year}`).filter(({ row }) => row.id === id);

const indianJd = (local: string) => jdFromUnixMs(Date.parse(`${local}+05:30`));
const spanOf = (by: DecidingSpan): TimeSpan =>
  by.kind === 'tithi' ? by.tithi : by.kind === 'nakshatra' ? by.span : { startJdUT: by.jdUT, endJdUT: by.jdUT };
/** Golden times are rounded to the second; the two ephemerides agree within one. */
const TOLERANCE_SECONDS = 2;
const secondsOff = (by: DecidingSpan, { tithi_end: end, tithi_start: start }: Tithi) => {
  const span = spanOf(by);
  const off = [span.startJdUT - indianJd(start), span.endJdUT - indianJd(end)];
  return Math.max(...off.map(Math.abs)) * SECONDS_PER_DAY;
};

describe('the golden dates', () => {
  test('are all there', () => {
    expect(meta.counts).toMatchObject({
      festivals: festivals.length,
      disputed: disputed.length,
      vratas: vratas.length,
    });
    expect([festivals.length, disputed.length, vratas.length]).toEqual([402, 34, 594]);
  });

  test.each(festivals)('$id of $year in $place is on $date', (row) => {
    const days = found(row);
    expect(days.map(({ day }) => day.date)).toEqual([row.date]);
    expect(secondsOff(days[0]!.by, row)).toBeLessThan(TOLERANCE_SECONDS);
  });

  test.each(disputed)('$id of $year follows its rule', (row) => {
    expect(found(row).map(({ day }) => day.date)).toEqual(row.rule_date);
  });

  test('name every reading of 21 of the disputed dates', () => {
    const named = disputed.filter((row) => {
      const [one] = found(row);
      const dates = [one!.day, ...one!.also.map(({ day }) => day)].map(({ date }) => date);
      return Object.values(row.readings)
        .flat()
        .every((date) => dates.includes(date));
    });
    expect(named).toHaveLength(21);
  });
});

describe('the golden vratas of Delhi', () => {
  const years = [...new Set(vratas.map(({ date }) => date.slice(0, 4)))];
  const ofYear = new Map(years.map((year) => [year, vratasBetween(indianYear(Number(year), DELHI))]));

  test.each(vratas)('$vrata is on $date', (row) => {
    const [, id, tradition] = /^(ekadashi)_(\w+)$/.exec(row.vrata) ?? [null, row.vrata, null];
    const days = ofYear
      .get(row.date.slice(0, 4))!
      .filter((one) => one.row.id === id && [null, tradition].includes(one.tradition) && one.day.date === row.date)
      .filter(({ by }) => by.kind === 'tithi' && by.tithi.number === row.tithi);
    expect(days).toHaveLength(1);
    const { by } = days[0]!;
    expect(secondsOff(by, row)).toBeLessThan(TOLERANCE_SECONDS);
    const month = by.kind === 'tithi' ? by.tithi.month : null;
    expect([LUNAR_MONTHS[month!.monthIndex]!.name.toLowerCase(), month!.kind === 'adhika']).toEqual([
      row.lunar_month,
      row.is_adhika,
    ]);
  });

  test('are no fewer and no more than the rules give', () => {
    for (const [year, days] of ofYear) {
      for (const id of new Set(vratas.map(({ vrata }) => vrata).filter((vrata) => !vrata.startsWith('ekadashi')))) {
        const wanted = vratas.filter(({ date, vrata }) => vrata === id && date.startsWith(year));
        expect([year, id, days.filter(({ row }) => row.id === id).length]).toEqual([year, id, wanted.length]);
      }
    }
  });
});

describe('the festivals of a year', () => {
  test('are in order of date, then of id, every one of them, and the same when asked in two halves', () => {
    const year = festivalsBetween(indianYear(2026));
    const keys = year.map(({ day, row }) => `${day.date} ${row.id}`);
    expect(keys).toEqual([...keys].sort());
    expect(new Set(year.map(({ row }) => row.id)).size).toBe(FESTIVAL_IDS.length);
    const halves = [
      { ...indianYear(2026), to: '2026-06-17' },
      { ...indianYear(2026), from: '2026-06-18' },
    ].flatMap((half) => festivalsBetween(half));
    expect(halves.map(({ day, row }) => `${day.date} ${row.id}`)).toEqual(keys);
  });

  test('both readings of Diwali 2024 are named', () => {
    const [diwali] = festivalsBetween(indianYear(2024)).filter(({ row }) => row.id === 'diwali');
    expect(diwali).toMatchObject({ decidedBy: 'exception', exception: 'one_ghati_on_second_evening' });
    expect([diwali!.day.date, ...diwali!.also.map(({ day }) => day.date)]).toEqual(['2024-11-01', '2024-10-31']);
  });

  test('a month that lost the next one keeps the festivals of both', () => {
    // Maha Shivaratri of 1983 was kept on 11 February, in the month that stands for Pausha and Magha.
    const dates = festivalsBetween(indianYear(1983)).filter(({ row }) => row.id === 'maha_shivaratri');
    expect(dates.map(({ day }) => day.date)).toEqual(['1983-02-11']);
  });

  test('Ganga Dussehra is kept in the adhika month, the festivals after it in the month that follows', () => {
    // Adhika Jyeshtha of 2026: 17 May to 15 June.
    const year = festivalsBetween(indianYear(2026));
    const dateOf = (id: string) => year.filter(({ row }) => row.id === id).map(({ day }) => day.date);
    expect([dateOf('ganga_dussehra'), dateOf('nirjala_ekadashi')]).toEqual([['2026-05-25'], ['2026-06-25']]);
  });

  test.each([1600, 2400])('the year %i at the edge of the ephemeris has its festivals', (year) => {
    expect(festivalsBetween(indianYear(year)).length).toBeGreaterThan(105);
    expect(vratasBetween(indianYear(year)).length).toBeGreaterThan(150);
  });

  test('one course serves festivals and vratas', () => {
    const request = indianYear(2026);
    const course = calendarCourse(request);
    expect(festivalsBetween(request, course)[0]!.day).toBe(
      course.days.numbered(festivalsBetween(request, course)[0]!.day.dayNumber),
    );
    expect(vratasBetween(request, course).some(({ row }) => row.id === 'masik_janmashtami')).toBe(true);
  });
});
