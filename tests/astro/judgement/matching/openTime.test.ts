/** Koots where a time of birth is not known, against 24 couples worked by an independent program; the rest by hand. */
import { describe, expect, test } from '@jest/globals';
import { MATCHING_CONVENTIONS } from '../../../../lib/astro/judgement/matching/conventions.ts';
import { kootMatch } from '../../../../lib/astro/judgement/matching/koots/koots.ts';
import {
  crossedSegments,
  matchMoonOf,
  moonsOfPada,
  segmentAt,
} from '../../../../lib/astro/judgement/matching/matchMoon.ts';
import { openKootMatch } from '../../../../lib/astro/judgement/matching/open/openKoots.ts';
import { openPoruthamMatch } from '../../../../lib/astro/judgement/matching/open/openPoruthams.ts';
import { partnerPadas } from '../../../../lib/astro/judgement/matching/partnerPadas.ts';
import { poruthamMatch } from '../../../../lib/astro/judgement/matching/poruthams/poruthams.ts';
import { goldenChart } from '../../../support/goldenChart.ts';
import { matchingGolden } from '../../../support/matchingGolden.ts';

const distinct = (values: readonly number[]) => [...new Set(values)];

describe.each(matchingGolden.unknown_time)('$groom on any hour of the day, and $bride', (wanted) => {
  const segments = crossedSegments(wanted.groom_moon_at_day_start, wanted.groom_moon_at_day_end);
  const brides = [matchMoonOf(goldenChart(wanted.bride))];
  const match = openKootMatch({ groom: segments, bride: brides }, MATCHING_CONVENTIONS);

  test('segments', () => {
    expect(distinct(segments.map(({ nakshatraIndex }) => nakshatraIndex + 1))).toEqual(wanted.groom_nakshatras);
    expect(distinct(segments.map(({ signIndex }) => signIndex + 1))).toEqual(wanted.groom_signs);
  });

  test('what is determined, and the range of the total', () => {
    expect(Object.fromEntries(match.koots.map(({ id, points }) => [id, points]))).toEqual(wanted.determined);
    expect(match.total).toEqual({ min: wanted.total_min, max: wanted.total_max });
  });

  test('a koot that is open has its values and the borders between them', () => {
    for (const { known, points, possible } of match.koots) {
      expect(known.id).toBe(points === null ? 'open' : 'determined');
      if (known.id !== 'open') continue;
      expect(known.args.possible).toEqual(possible);
      expect(known.args.borders.length).toBeGreaterThan(0);
      expect(known.args.borders.every(({ role }) => role === 'groom')).toBe(true);
    }
  });
});

test('two Moons that are known match as without segments', () => {
  const [groom, bride] = [segmentAt(101.664302), segmentAt(96.467704)];
  const moons = { groom: [groom], bride: [bride] };
  const { band, bandWithExceptions, total, totalWithExceptions } = kootMatch(groom, bride, MATCHING_CONVENTIONS);
  expect(openKootMatch(moons, MATCHING_CONVENTIONS)).toMatchObject({
    total: { min: total, max: total },
    totalWithExceptions: { min: totalWithExceptions, max: totalWithExceptions },
    band,
    bandWithExceptions,
  });
  const { agreed, poruthams } = poruthamMatch({ groom, bride }, MATCHING_CONVENTIONS);
  const open = openPoruthamMatch(moons, MATCHING_CONVENTIONS);
  expect(open.agreed).toEqual({ min: agreed, max: agreed });
  expect(open.poruthams.map(({ level }) => level)).toEqual(poruthams.map(({ level }) => level));
});

// Pushya 3 beside Pushya 1 and 3: other padas of one star mend the nadi, one pada does not.
test('an exception counts only where it is met in every segment', () => {
  const groom = moonsOfPada(7, 3, null);
  const mended = openKootMatch({ groom, bride: moonsOfPada(7, 1, null) }, MATCHING_CONVENTIONS);
  const open = openKootMatch(
    { groom, bride: [...moonsOfPada(7, 1, null), ...moonsOfPada(7, 3, null)] },
    MATCHING_CONVENTIONS,
  );
  expect([mended.total, mended.totalWithExceptions]).toEqual([
    { min: 28, max: 28 },
    { min: 36, max: 36 },
  ]);
  expect([open.total, open.totalWithExceptions]).toEqual([
    { min: 28, max: 28 },
    { min: 28, max: 28 },
  ]);
});

test('the middle of Sagittarius cuts the first pada of Purva Ashadha, and of Capricorn the second of Shravana', () => {
  expect(moonsOfPada(19, 1, null).map(({ isSecondHalf }) => isSecondHalf)).toEqual([false, true]);
  expect(moonsOfPada(21, 2, null).map(({ isSecondHalf }) => isSecondHalf)).toEqual([false, true]);
  expect(moonsOfPada(19, 1, 14).map(({ isSecondHalf }) => isSecondHalf)).toEqual([false]);
  expect(moonsOfPada(19, 1, 15).map(({ isSecondHalf }) => isSecondHalf)).toEqual([true]);
  expect(moonsOfPada(19, 2, null)).toHaveLength(1);
  const { koots } = openKootMatch(
    { groom: moonsOfPada(19, 1, null), bride: moonsOfPada(0, 1, null) },
    MATCHING_CONVENTIONS,
  );
  // Manava beside chatushpada has 1, chatushpada beside chatushpada 2.
  expect(koots.find(({ id }) => id === 'vashya')).toMatchObject({
    points: null,
    possible: [1, 2],
    known: { id: 'open', args: { borders: [{ role: 'groom', border: 'half_sign', longitudeDeg: 255 }] } },
  });
});

test('a day may end past the beginning of the zodiac', () => {
  expect(crossedSegments(358, 4).map(({ nakshatraIndex, pada }) => [nakshatraIndex, pada])).toEqual([
    [26, 4],
    [0, 1],
    [0, 2],
  ]);
});

const { table } = matchingGolden;

test.each(['groom', 'bride'] as const)(
  'partners of a %s: 108 padas, best first, with the totals of the table',
  (role) => {
    const own = segmentAt(101.664302);
    const place = table.segments.rows.findIndex(([from], i, rows) => {
      const next = rows[i + 1]?.[0] ?? 360;
      return from <= 101.664302 && 101.664302 < next;
    });
    const cell = (i: number) => {
      const [row, column] = role === 'groom' ? [place, i] : [i, place];
      return Number(table.totals_x2[row]!.slice(2 * column, 2 * column + 2)) / 2;
    };
    const wanted = new Map<string, number[]>();
    table.segments.rows.forEach(([, , nakshatra, pada], i) => {
      const key = `${nakshatra}.${pada}`;
      wanted.set(key, [...(wanted.get(key) ?? []), cell(i)]);
    });
    const partners = partnerPadas([own], role, MATCHING_CONVENTIONS);
    expect(partners).toHaveLength(108);
    for (const { nakshatraIndex, pada, total } of partners) {
      const totals = wanted.get(`${nakshatraIndex + 1}.${pada}`)!;
      expect(total).toEqual({ min: Math.min(...totals), max: Math.max(...totals) });
    }
    const least = partners.map(({ total }) => total.min);
    expect(least).toEqual([...least].sort((a, b) => b - a));
  },
);
