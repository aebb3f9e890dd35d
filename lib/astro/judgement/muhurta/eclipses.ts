/** Eclipses of a range of days, found from the latitude of the Moon. */
import { ttFromUt } from '../../earth/deltaT.ts';
import { BODY, VALUES_PER_BODY, type Ephemeris } from '../../ephemeris.ts';
import type { PanchangDay } from '../../panchang/panchangDay.ts';
import type { TimeSpan } from '../../time.ts';
import type { MonthSpan } from '../../calendar/lunarMonths.ts';

export interface EclipseSpan extends TimeSpan {
  readonly kind: 'solar' | 'lunar';
  /** The new or the full moon itself. */
  readonly atJdUT: number;
  /** Whether it is sure; else it depends on the distances of Sun and Moon. */
  readonly isCertain: boolean;
  readonly isTotal: boolean;
}

/**
 * Latitudes of the Moon, degrees, below which a new moon surely is, or may be, an eclipse of the Sun, and a full moon one
 * of the umbra; below the last one the Moon is surely immersed whole.
 *
 * How much of the Sun is covered at a place needs the geometry of the shadow, so that no eclipse of the Sun is called total.
 */
const LIMITS_DEG = {
  solar: { certain: 1.41, possible: 1.58, total: 0 },
  lunar: { certain: 0.88, possible: 1.06, total: 0.39 },
} as const;

/** Half the longest time that an eclipse lasts; that of the Sun is shifted by the place of the observer too. */
const HALF_LENGTH_DAYS = { solar: 3 / 24, lunar: 2 / 24 } as const;

/**
 * How long before or after a new or full moon the eclipsed body must be up. The shadow of the Moon reaches the places of
 * sunrise first and those of sunset last, so that a Sun that rises an hour after the new moon rises whole.
 */
const SEEN_DAYS = { solar: 1 / 24, lunar: HALF_LENGTH_DAYS.lunar } as const;

/** Lists the eclipses that the new and full moons of some months bring, in order, wherever they are seen. */
export function eclipses(months: readonly MonthSpan[], ephemeris: Ephemeris): EclipseSpan[] {
  const values = new Float64Array(VALUES_PER_BODY);
  const found = (kind: 'solar' | 'lunar', atJdUT: number): EclipseSpan[] => {
    ephemeris.readBody(BODY.moon, ttFromUt(atJdUT), values);
    const latitudeDeg = Math.abs(values[1]!);
    const { certain, possible, total } = LIMITS_DEG[kind];
    if (latitudeDeg > possible) return [];
    const halfDays = HALF_LENGTH_DAYS[kind];
    const span = { startJdUT: atJdUT - halfDays, endJdUT: atJdUT + halfDays };
    return [{ kind, atJdUT, isCertain: latitudeDeg <= certain, isTotal: latitudeDeg < total, ...span }];
  };
  return months.flatMap(({ startJdUT, fullMoonJdUT }) => [
    ...found('solar', startJdUT),
    ...found('lunar', fullMoonJdUT),
  ]);
}

/** Returns the day on which an eclipse can be seen at a place: of the Sun by day, of the Moon by night; null where it cannot. */
export function eclipseDay({ atJdUT, kind }: EclipseSpan, dayAt: (jdUT: number) => PanchangDay): PanchangDay | null {
  const startJdUT = atJdUT - SEEN_DAYS[kind];
  const endJdUT = atJdUT + SEEN_DAYS[kind];
  const isSeenOn = (day: PanchangDay) =>
    kind === 'solar'
      ? startJdUT < day.duskJdUT && endJdUT > day.startJdUT
      : startJdUT < day.endJdUT && endJdUT > day.duskJdUT;
  return [dayAt(startJdUT), dayAt(endJdUT)].find(isSeenOn) ?? null;
}
