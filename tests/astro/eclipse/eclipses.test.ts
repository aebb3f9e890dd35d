import { describe, expect, test } from '@jest/globals';
import { wrap180 } from '../../../lib/astro/angle.ts';
import { eclipsesBetween } from '../../../lib/astro/eclipse/eclipses.ts';
import { eclipsePlacement } from '../../../lib/astro/eclipse/eclipsePlacement.ts';
import { jdFromDate, SECONDS_PER_DAY } from '../../../lib/astro/time.ts';
import { leastBusyMs } from '../../support/busyMs.ts';
import { jdOf, ours, rows, type GoldenEclipse } from '../../support/eclipseGolden.ts';
import { ephemeris } from '../../support/ephemeris.ts';

const named = ({ date, kind, type }: GoldenEclipse) => `${kind} ${date} ${type}`;

/** Rows whose greatest value of a measure exceeds a limit. */
function beyond(measure: (pair: (typeof rows)[number]) => number | null, limit: number): string[] {
  return rows.filter((pair) => Math.abs(measure(pair) ?? 0) > limit).map(({ row }) => named(row));
}

/** The oracle looks for the middle of a shallow lunar eclipse, or of a central one, less exactly than these seconds. */
const LOOSE_SECONDS = 5;
const isFlat = ({ gamma, kind }: GoldenEclipse) =>
  kind === 'lunar' && (Math.abs(gamma) > 1.33 || Math.abs(gamma) < 0.02);

test('all 913 eclipses of 1900 to 2100, none more, by type and node', () => {
  expect(rows).toHaveLength(913);
  expect(ours.map(({ kind, type, node }) => [kind, type, node.toLowerCase()])).toEqual(
    rows.map(({ row: { kind, node, type } }) => [kind, type, node]),
  );
});

describe('the whole Earth', () => {
  const greatestOff = ({ eclipse, row }: (typeof rows)[number]) =>
    (eclipse.greatestJdTT - row.greatest_jd_tt) * SECONDS_PER_DAY;

  test('greatest eclipse by TT', () => {
    expect(beyond((pair) => (pair.row.kind === 'solar' ? greatestOff(pair) : null), 0.1)).toEqual([]);
    expect(beyond((pair) => (isFlat(pair.row) ? null : greatestOff(pair)), 2)).toEqual([]);
    expect(beyond(greatestOff, LOOSE_SECONDS)).toEqual([]);
  });

  test('gamma and the distance of the node', () => {
    expect(beyond(({ eclipse, row }) => eclipse.gamma - row.gamma, 0.0001)).toEqual([]);
    expect(beyond(({ eclipse, row }) => eclipse.nodeDistanceDeg - row.node_distance, 0.002)).toEqual([]);
  });

  test('magnitudes', () => {
    const solar = beyond(({ eclipse, row }) => {
      if (eclipse.kind !== 'solar') return null;
      expect(eclipse.isCentral).toBe(row.is_central);
      return typeof row.magnitude === 'number' ? eclipse.magnitude - row.magnitude : null;
    }, 0.001);
    // The oracle's Moon is a little smaller for the shadow itself, by which these four hover about 1.
    expect(solar).toEqual(['solar 1912-04-17 hybrid', 'solar 1930-04-28 hybrid', 'solar 1948-05-09 hybrid']);
    expect(
      beyond(({ eclipse, row }) => {
        if (eclipse.kind !== 'lunar') return null;
        const { umbral_magnitude: magnitude } = row;
        const umbral = typeof magnitude === 'number' ? Math.abs(eclipse.umbralMagnitude - magnitude) : 0;
        return Math.max(umbral, Math.abs(eclipse.penumbralMagnitude - row.penumbral_magnitude!));
      }, 0.002),
    ).toEqual([]);
  });

  test('the place of greatest eclipse', () => {
    const off = rows.flatMap(({ eclipse, row }) => {
      if (eclipse.kind !== 'solar') return [];
      const { latitudeDeg, longitudeDeg } = eclipse.greatestAt;
      // Where the axis grazes the Earth, a little of height moves its foot far.
      const limitDeg = Math.abs(row.gamma) > 0.95 && Math.abs(row.gamma) < 1.03 ? 0.7 : 0.15;
      const eastDeg = wrap180(longitudeDeg - row.greatest_longitude!) * Math.cos(latitudeDeg / 57.3);
      return Math.hypot(latitudeDeg - row.greatest_latitude!, eastDeg) > limitDeg ? [named(row)] : [];
    });
    expect(off).toEqual([]);
  });

  test('contacts of the shadow of the Earth', () => {
    // Compared from greatest eclipse on, as Delta T of later years is a prediction.
    const off = rows.flatMap(({ eclipse, row }) => {
      if (eclipse.kind !== 'lunar') return [];
      const isGrazing = row.penumbral_magnitude! < 0.1;
      const umbral = row.umbral_magnitude ?? 0;
      const isNarrow = umbral < 0.05 || Math.abs(umbral - 1) < 0.02;
      return (['p1', 'u1', 'u2', 'u3', 'u4', 'p4'] as const).filter((id) => {
        const time = row[`${id}_utc`];
        const jdUT = eclipse.contacts[`${id}JdUT`];
        if (time === undefined || time === null || jdUT === null)
          return (time === undefined || time === null) !== (jdUT === null);
        const seconds = (jdUT - eclipse.greatestJdUT - jdOf(time) + jdOf(row.greatest_utc)) * SECONDS_PER_DAY;
        return Math.abs(seconds) > (id.startsWith('p') ? (isGrazing ? 130 : 20) : isNarrow ? 65 : 20);
      });
    });
    expect(off).toEqual([]);
  });

  test('touches of the shadow of the Moon', () => {
    const off = rows.flatMap(({ eclipse, row }) => {
      // The oracle has none for the shallowest, 1935-01-05; where the shadow grazes, small heights make minutes.
      if (eclipse.kind !== 'solar' || typeof row.begin_utc !== 'string') return [];
      const { beginJdUT, centralBeginJdUT, centralEndJdUT, endJdUT } = eclipse.contacts;
      const pairs = [
        [beginJdUT, row.begin_utc, Math.abs(row.gamma) > 1.3 ? 320 : 60],
        [centralBeginJdUT, row.central_begin_utc!, 70],
        [centralEndJdUT, row.central_end_utc!, 70],
        [endJdUT, row.end_utc!, Math.abs(row.gamma) > 1.3 ? 320 : 60],
      ] as const;
      return pairs.flatMap(([jdUT, time, limit]) => {
        if (jdUT === null || time === null) return (jdUT === null) === (time === null) ? [] : [named(row)];
        const seconds = (jdUT - eclipse.greatestJdUT - jdOf(time) + jdOf(row.greatest_utc)) * SECONDS_PER_DAY;
        return Math.abs(seconds) > limit ? [`${named(row)} ${seconds}`] : [];
      });
    });
    expect(off).toEqual([]);
  });
});

test('sign, nakshatra and pada of the Moon', () => {
  const off = rows.filter(({ eclipse, row }) => {
    const { longitudeDeg, nakshatraIndex, pada, signIndex } = eclipsePlacement(eclipse, 'lahiri', ephemeris);
    const isNear = Math.abs(wrap180(longitudeDeg - row.moon_sidereal_longitude)) < 0.003;
    const isSame = signIndex + 1 === row.sign && nakshatraIndex + 1 === row.nakshatra && pada === row.pada;
    return !isNear || !(isSame || row.nakshatra_tight);
  });
  expect(off.map(({ row }) => named(row))).toEqual([]);
});

test('a span holds what is greatest within it, its start included', () => {
  const [first, second] = ours;
  const span = { startJdUT: first!.greatestJdUT, endJdUT: second!.greatestJdUT };
  expect(eclipsesBetween(span, ephemeris).map(({ greatestJdTT }) => greatestJdTT)).toEqual([first!.greatestJdTT]);
  expect(eclipsesBetween({ startJdUT: jdFromDate(2027, 3, 1), endJdUT: jdFromDate(2027, 7, 1) }, ephemeris)).toEqual(
    [],
  );
});

test('the first and the last year of the ephemeris are searched whole', () => {
  const { endYear, startYear } = ephemeris.coverage;
  for (const year of [startYear, endYear]) {
    const span = { startJdUT: jdFromDate(year, 1, 1), endJdUT: jdFromDate(year + 1, 1, 1) };
    expect(eclipsesBetween(span, ephemeris).length).toBeGreaterThanOrEqual(4);
  }
});

test('a century takes 150 ms', async () => {
  const century = { startJdUT: jdFromDate(1950, 1, 1), endJdUT: jdFromDate(2050, 1, 1) };
  expect(await leastBusyMs(() => eclipsesBetween(century, ephemeris), 150)).toBeLessThan(150);
});
