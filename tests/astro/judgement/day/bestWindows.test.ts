/** Windows drawn by hand over a day from 0 to 12 to 24 o'clock; instants are told in hours. */
import { describe, expect, test } from '@jest/globals';
import {
  bestWindowFor,
  bestWindows,
  weighedWindows,
  windowsInHoras,
  windowsUntil,
} from '../../../../lib/astro/judgement/day/bestWindows.ts';
import type { DayWindow, WindowFact } from '../../../../lib/astro/judgement/day/windows.ts';
import type { SevenPlanet } from '../../../../lib/astro/tables/planets.ts';

const HOUR = 1 / 24;
const DAY = { startJdUT: 0, duskJdUT: 12 * HOUR, endJdUT: 24 * HOUR };

function drawn(start: number, end: number, fact: WindowFact, points: number, isShunned = false): DayWindow {
  return { startJdUT: start * HOUR, endJdUT: end * HOUR, fact, points, isShunned };
}
const hora = (start: number, end: number, lord: SevenPlanet, points: number) =>
  drawn(start, end, { kind: 'hora', lord, reasons: [] }, points);
const choghadiya = (start: number, end: number, id: 'amrit' | 'char' | 'rog', points: number) =>
  drawn(start, end, { kind: 'choghadiya', id, lord: 'Moon' }, points);
const shunned = (start: number, end: number) => drawn(start, end, { kind: 'panchaka' }, 0, true);

const described = (windows: readonly DayWindow[]) =>
  weighedWindows(windows, DAY, []).map(({ endJdUT, points, startJdUT }) => [
    Math.round((startJdUT / HOUR) * 100) / 100,
    Math.round((endJdUT / HOUR) * 100) / 100,
    points,
  ]);

describe('pieces', () => {
  test('are cut where anything begins or ends, and hold the sum of what covers them', () => {
    expect(described([hora(0, 4, 'Jupiter', 3), hora(4, 15, 'Mars', -1), choghadiya(2, 6, 'amrit', 2)])).toEqual([
      [2, 4, 5],
      [0, 2, 3],
      [4, 6, 1],
      [6, 15, -1],
    ]);
  });

  test('end with the first quarter of the night', () => {
    expect(described([hora(0, 24, 'Sun', 1)])).toEqual([[0, 15, 1]]);
  });

  test('leave out what is shunned and what lies in a bad choghadiya', () => {
    expect(described([hora(0, 18, 'Sun', 1), shunned(3, 5), choghadiya(8, 10, 'rog', -2)])).toEqual([
      [10, 15, 1],
      [0, 3, 1],
      [5, 8, 1],
    ]);
  });

  test('shorter than twenty minutes are of no use', () => {
    expect(described([hora(0, 18, 'Sun', 1), shunned(0.3, 14.9)])).toEqual([]);
    expect(described([hora(0, 18, 'Sun', 1), shunned(0.35, 14.9)])).toEqual([[0, 0.35, 1]]);
  });

  test('of equal points the longer comes first, then the earlier', () => {
    const windows = [hora(0, 1, 'Sun', 2), hora(1, 4, 'Moon', 2), hora(4, 7, 'Mars', 2), hora(7, 18, 'Venus', 0)];
    expect(described(windows)).toEqual([
      [1, 4, 2],
      [4, 7, 2],
      [0, 1, 2],
      [7, 15, 0],
    ]);
  });
});

describe('the best', () => {
  const weighed = weighedWindows([hora(0, 6, 'Sun', 3), hora(6, 12, 'Jupiter', 1), hora(12, 18, 'Mars', -4)], DAY, []);

  test('are those with more for than against them', () => {
    expect(bestWindows(weighed, 'beginnings', 5).map(({ points }) => points)).toEqual([3, 1]);
    expect(bestWindows(weighed, 'beginnings', 1)).toHaveLength(1);
  });

  test('for a matter the hora of its first significator counts six more, of the second five', () => {
    expect(bestWindowFor(['Jupiter', 'Sun'], weighed)).toMatchObject({ karaka: 'Sun', points: 8 });
    expect(bestWindowFor(['Jupiter', 'Mercury'], weighed)).toMatchObject({ karaka: 'Jupiter', points: 7 });
    expect(bestWindowFor(['Mars'], weighed)).toMatchObject({ karaka: null, points: 3 });
    const third = weighedWindows([hora(0, 6, 'Mars', 1)], DAY, []);
    expect(bestWindowFor(['Saturn', 'Venus', 'Mars'], third)).toMatchObject({ karaka: 'Mars', points: 5 });
  });

  test('for a matter is null where no time has points', () => {
    expect(bestWindowFor(['Sun'], weighedWindows([hora(0, 18, 'Mars', -3)], DAY, []))).toBeNull();
  });
});

describe('what a time is for', () => {
  const closed = [{ startJdUT: 2 * HOUR, endJdUT: 5 * HOUR }];
  const windows = [hora(0, 18, 'Sun', 1), choghadiya(8, 10, 'char', 1)];
  const weighed = weighedWindows(windows, DAY, closed);
  const hoursOf = (purpose: 'beginnings' | 'movement' | 'routine') =>
    bestWindows(weighed, purpose, 9).map(({ endJdUT, startJdUT }) => [
      Math.round(startJdUT / HOUR),
      Math.round(endJdUT / HOUR),
    ]);

  test('routine while something closes it, movement in Char, else beginnings', () => {
    expect(hoursOf('routine')).toEqual([[2, 5]]);
    expect(hoursOf('movement')).toEqual([[8, 10]]);
    expect(hoursOf('beginnings')).toEqual([
      [10, 15],
      [5, 8],
      [0, 2],
    ]);
  });

  test('times are cut where offices close, and what is too short then is left out', () => {
    const until = windowsUntil(weighed, 5.2 * HOUR);
    expect(until.map(({ endJdUT }) => Math.round(endJdUT / HOUR)).sort()).toEqual([2, 5]);
  });

  test('those in the horas of some planets', () => {
    const both = weighedWindows([hora(0, 6, 'Sun', 1), hora(6, 18, 'Mars', 1)], DAY, []);
    expect(windowsInHoras(['Mars', 'Rahu'], both).map(({ startJdUT }) => Math.round(startJdUT / HOUR))).toEqual([6]);
  });
});
