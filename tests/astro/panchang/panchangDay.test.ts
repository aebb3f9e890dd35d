import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  dayStartJdUT,
  noonNear,
  panchangDay,
  panchangDays,
  type PanchangDay,
} from '../../../lib/astro/panchang/panchangDay.ts';
import { jdFromDate } from '../../../lib/astro/time.ts';
import { ephemeris } from '../../support/ephemeris.ts';
import { anyDay, anyPlace, conventions } from '../../support/days.ts';

const TROMSO = { latitudeDeg: 69.6492, longitudeDeg: 18.9553 };
const onDate = (year: number, month: number, day: number, place = TROMSO) =>
  panchangDay(jdFromDate(year, month, day) + 0.5 - place.longitudeDeg / 360, place, 'visible', ephemeris);

test('each day begins where the one before it ends, anywhere', () => {
  fc.assert(
    fc.property(anyDay, anyPlace, conventions, (jdUT, place, convention) => {
      const day = panchangDay(jdUT, place, convention, ephemeris);
      const next = panchangDay(noonNear(day.noonJdUT + 1, place, ephemeris), place, convention, ephemeris);
      expect(Math.abs(next.startJdUT - day.endJdUT)).toBeLessThan(1e-7);
      expect(dayStartJdUT(day.noonJdUT, place, convention, ephemeris)).toBe(day.startJdUT);
    }),
    { numRuns: 150 },
  );
});

test('the bounds are in order, and a reason stands exactly where one of them is not an event', () => {
  fc.assert(
    fc.property(anyDay, anyPlace, conventions, (jdUT, place, convention) => {
      const day = panchangDay(jdUT, place, convention, ephemeris);
      expect(day.startJdUT).toBeLessThan(day.noonJdUT);
      expect(day.noonJdUT).toBeLessThan(day.duskJdUT);
      expect(day.duskJdUT).toBeLessThan(day.endJdUT);
      const isMissing = [day.sunriseJdUT, day.sunsetJdUT, day.nextSunriseJdUT].includes(null);
      expect(day.isApproximate).toBe(isMissing);
      expect(day.reason !== null).toBe(isMissing);
    }),
    { numRuns: 150 },
  );
});

describe('near the pole', () => {
  test.each([
    ['the midnight Sun', 6, 21, 'polar_day'],
    ['the polar night', 12, 21, 'polar_night'],
  ] as const)('%s: six hours to either side of noon', (_, month, date, reason) => {
    const day = onDate(2024, month, date);
    expect(day).toMatchObject({ sunriseJdUT: null, sunsetJdUT: null, isApproximate: true, reason });
    expect(day.startJdUT).toBe(day.noonJdUT - 0.25);
    expect(day.duskJdUT).toBe(day.noonJdUT + 0.25);
  });

  test('a day with a sunrise and no sunset, or the reverse, keeps noon in its middle', () => {
    // Kiruna to Alert: the midnight Sun comes and goes on other days everywhere.
    const halves = [67.86, 69.6492, 71.0, 78.22, 82.5].flatMap((latitudeDeg) =>
      [4, 5, 7, 8].flatMap((month) =>
        Array.from({ length: 31 }, (__, i) => onDate(2024, month, 1 + i, { ...TROMSO, latitudeDeg })).filter(
          ({ sunriseJdUT, sunsetJdUT }) => (sunriseJdUT === null) !== (sunsetJdUT === null),
        ),
      ),
    );
    for (const { startJdUT, duskJdUT, noonJdUT } of halves) {
      expect((startJdUT + duskJdUT) / 2).toBeCloseTo(noonJdUT, 6);
    }
    expect(halves.length).toBeGreaterThanOrEqual(5);
  });

  test('the day before the midnight Sun has no next sunrise, perhaps no sunset, and the reason', () => {
    // The Sun stays up over Tromso from about May 18.
    const days = Array.from({ length: 8 }, (_, i) => onDate(2024, 5, 14 + i));
    const last = days.find(({ sunriseJdUT, nextSunriseJdUT }) => sunriseJdUT !== null && nextSunriseJdUT === null)!;
    expect(last.reason).toBe('polar_day');
  });

  test('the day before the polar night has its reason too', () => {
    // It begins over Tromso near November 27.
    const days = Array.from({ length: 8 }, (_, i) => onDate(2024, 11, 23 + i));
    const last = days.find(({ sunriseJdUT, nextSunriseJdUT }) => sunriseJdUT !== null && nextSunriseJdUT === null)!;
    expect(last).toMatchObject({ reason: 'polar_night', isApproximate: true });
    expect(last.sunsetJdUT).not.toBeNull();
  });
});

describe('days in a row', () => {
  const EVENTS = [
    'noonJdUT',
    'sunriseJdUT',
    'sunsetJdUT',
    'nextSunriseJdUT',
    'startJdUT',
    'duskJdUT',
    'endJdUT',
  ] as const satisfies (keyof PanchangDay)[];

  /** At the polar circle the Sun grazes the horizon, where the last bit of its height moves the instant by 0.01 s. */
  const TOLERANCE_DAYS = 1e-6;

  function expectSame(found: PanchangDay, alone: PanchangDay): void {
    expect([found.reason, found.isApproximate]).toEqual([alone.reason, alone.isApproximate]);
    for (const event of EVENTS) {
      expect([event, found[event] === null]).toEqual([event, alone[event] === null]);
      expect(Math.abs((found[event] ?? 0) - (alone[event] ?? 0))).toBeLessThan(TOLERANCE_DAYS);
    }
  }

  test('are the days alone, anywhere', () => {
    fc.assert(
      fc.property(anyDay, anyPlace, conventions, (jdUT, place, convention) => {
        const noons = Array.from({ length: 5 }, (_, i) => jdUT + i);
        panchangDays(noons, place, convention, ephemeris).forEach((found, i) => {
          expectSame(found, panchangDay(noons[i]!, place, convention, ephemeris));
        });
      }),
      { numRuns: 60 },
    );
  });

  test('through the midnight Sun and the polar night of a year, each beginning where the one before it ends', () => {
    const noons = Array.from({ length: 366 }, (_, i) => jdFromDate(2024, 1, 1) + 0.5 - TROMSO.longitudeDeg / 360 + i);
    const days = panchangDays(noons, TROMSO, 'visible', ephemeris);
    expect(new Set(days.map(({ reason }) => reason))).toEqual(new Set([null, 'polar_day', 'polar_night']));
    days.forEach((found, i) => {
      expectSame(found, panchangDay(noons[i]!, TROMSO, 'visible', ephemeris));
      if (i > 0) expect(found.startJdUT).toBe(days[i - 1]!.endJdUT);
    });
  });

  test('begin anew where a date is left out or doubled', () => {
    const noon = jdFromDate(2024, 3, 1) + 0.5;
    const place = { latitudeDeg: -13.83, longitudeDeg: 0 };
    const noons = [noon, noon + 2, noon + 2, noon + 3];
    const days = panchangDays(noons, place, 'visible', ephemeris);
    days.forEach((found, i) => expectSame(found, panchangDay(noons[i]!, place, 'visible', ephemeris)));
  });
});
