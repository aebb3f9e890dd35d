/** Margins between chara karakas in minutes of birth time: which of them a small error of the clock would change. */
import type { Chart } from '../chart/chart.ts';
import type { Planet } from '../tables/planets.ts';
import type { CharaKaraka } from './charaKarakas.ts';
import { MINUTES_PER_DAY } from '../time.ts';

export interface NarrowMargin {
  readonly ahead: CharaKaraka;
  /** The next in rank. */
  readonly behind: CharaKaraka;
  readonly leadDeg: number;
  /** Minutes of birth time after which the two have the same degree. */
  readonly minutes: number;
  /** Whether a later birth would change them, or an earlier one. */
  readonly isLater: boolean;
}

export interface SignEntry {
  readonly planet: Planet;
  /** Minutes to the nearest change of sign. */
  readonly minutes: number;
  readonly isLater: boolean;
}

/** Birth times are rarely certain within an hour, so changes within it are reported (interpretive). */
const NARROW_MINUTES = 60;

/** Lists neighbours in rank that would change places with a birth up to an hour away; planets that share an office are left out. */
export function narrowMargins(chart: Chart, karakas: readonly CharaKaraka[]): NarrowMargin[] {
  return karakas.slice(1).flatMap((behind, rank) => {
    const ahead = karakas[rank]!;
    const { leadDeg } = ahead;
    if (leadDeg === null || ahead.sharedWith.length > 0 || behind.isByNature) return [];
    const closing = countedSpeed(chart, behind.planet) - countedSpeed(chart, ahead.planet);
    const minutes = (leadDeg / Math.abs(closing)) * MINUTES_PER_DAY;
    return minutes <= NARROW_MINUTES ? [{ ahead, behind, leadDeg, minutes, isLater: closing > 0 }] : [];
  });
}

/** Lists significators that change sign within an hour of birth, which turns the highest degree into the lowest. */
export function signEntries(chart: Chart, karakas: readonly CharaKaraka[]): SignEntry[] {
  return karakas
    .filter(({ isByNature }) => !isByNature)
    .flatMap(({ planet }) => {
      const { degreeInSign, speedDegPerDay } = chart.planets[planet];
      const minutesTo = (arcDeg: number) => (arcDeg / Math.abs(speedDegPerDay)) * MINUTES_PER_DAY;
      const [toEnd, fromStart] = [minutesTo(30 - degreeInSign), minutesTo(degreeInSign)];
      const isForward = speedDegPerDay > 0;
      const minutes = Math.min(toEnd, fromStart);
      return minutes <= NARROW_MINUTES ? [{ planet, minutes, isLater: toEnd < fromStart === isForward }] : [];
    });
}

/** Degrees a day by which the counted degree grows; that of Rahu is counted from the end of its sign. */
function countedSpeed(chart: Chart, planet: Planet): number {
  const { speedDegPerDay } = chart.planets[planet];
  return planet === 'Rahu' ? -speedDegPerDay : speedDegPerDay;
}
