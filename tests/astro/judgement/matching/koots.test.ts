/** Koots, totals and exceptions of all pairs and of 60 couples, against values worked by an independent program. */
import { describe, expect, test } from '@jest/globals';
import { MATCHING_CONVENTIONS } from '../../../../lib/astro/judgement/matching/conventions.ts';
import { kootMatch, matchTotals } from '../../../../lib/astro/judgement/matching/koots/koots.ts';
import { matchMoonOf, segmentAt, SEGMENTS } from '../../../../lib/astro/judgement/matching/matchMoon.ts';
import { vashyaOfMoon } from '../../../../lib/astro/judgement/matching/koots/kootPoints.ts';
import { goldenChart } from '../../../support/goldenChart.ts';
import { matchingGolden } from '../../../support/matchingGolden.ts';

const { cases, table } = matchingGolden;

test('the zodiac has the 110 segments of the golden file', () => {
  const ours = SEGMENTS.map((segment) => [
    Math.round(segment.fromDeg * 1e6) / 1e6,
    segment.signIndex + 1,
    segment.nakshatraIndex + 1,
    segment.pada,
    vashyaOfMoon(segment),
  ]);
  expect(ours).toEqual(table.segments.rows);
});

const rowsBy = (valueOf: (groom: number, bride: number) => number) =>
  SEGMENTS.map((_, groom) => SEGMENTS.map((__, bride) => String(valueOf(groom, bride) * 2).padStart(2, '0')).join(''));
const totalsOf = (groom: number, bride: number) =>
  matchTotals(SEGMENTS[groom]!, SEGMENTS[bride]!, MATCHING_CONVENTIONS);

test('all 110 x 110 totals', () => {
  expect(rowsBy((groom, bride) => totalsOf(groom, bride).total)).toEqual(table.totals_x2);
});

test('all 110 x 110 totals with exceptions', () => {
  expect(rowsBy((groom, bride) => totalsOf(groom, bride).totalWithExceptions)).toEqual(table.totals_with_exceptions_x2);
});

describe.each(cases)('$groom.id and $bride.id', ({ bride, expected, groom, other_readings: others }) => {
  const match = kootMatch(matchMoonOf(goldenChart(groom.id)), matchMoonOf(goldenChart(bride.id)), MATCHING_CONVENTIONS);

  test('Moons', () => {
    const moon = matchMoonOf(goldenChart(groom.id));
    expect([moon.signIndex + 1, moon.nakshatraIndex + 1, moon.pada]).toEqual([groom.sign, groom.nakshatra, groom.pada]);
    expect(segmentAt(groom.moon_longitude)).toMatchObject(moon);
  });

  test('points of the koots', () => {
    const points = Object.fromEntries(match.koots.map(({ id, max, points: value }) => [id, [value, max]]));
    const wanted = Object.entries(expected.koots).map(([id, { max, points: value }]) => [id, [value, max]]);
    expect(points).toEqual(Object.fromEntries(wanted));
    expect(match.total).toBe(expected.total);
  });

  test('exceptions met and applied', () => {
    // The golden file leaves out those that never give points back.
    const met = match.koots.flatMap(({ exceptions }) =>
      exceptions.filter(({ isMet, restores }) => isMet && restores > 0),
    );
    expect(met.map(({ id }) => id).sort()).toEqual([...expected.exceptions_met].sort());
    expect(
      met
        .filter(({ isApplied }) => isApplied)
        .map(({ id }) => id)
        .sort(),
    ).toEqual([...expected.exceptions_applied].sort());
    expect(match.totalWithExceptions).toBe(expected.total_with_exceptions);
  });

  test('other readings', () => {
    const found = match.koots.map(({ id, otherReadings }) => [
      id,
      Object.fromEntries(
        otherReadings
          .filter(({ convention }) => convention !== 'telugu')
          .map((other) => [other.convention, other.value]),
      ),
    ]);
    expect(Object.fromEntries(found.filter(([, readings]) => Object.keys(readings!).length > 0))).toEqual(others);
  });
});
