/** Sutak (vedha): when custom keeps from food and beginnings before an eclipse that is seen. */
import type { SunriseKind } from '../conventions.ts';
import { altitudeExcess, type ObserverPlace } from '../earth/diurnal.ts';
import { RISING_RULES } from '../earth/riseSet.ts';
import type { Ephemeris } from '../ephemeris.ts';
import { crossings, TOLERANCE_DAYS } from '../search.ts';
import { dharmaSindhu, nirnayaSindhu, type Source } from '../source.ts';
import { HOURS_PER_DAY, type TimeSpan } from '../time.ts';
import type { Eclipse } from './eclipses.ts';
import type { LocalEclipse } from './localEclipse.ts';

export const SUTAK_KINDS = ['fixed', 'prahara'] as const;
/**
 * How sutak is counted back from the first contact.
 *
 * - `fixed`: twelve hours before a solar eclipse, nine before a lunar one.
 * - `prahara`: from the fourth, or third, prahara before the one in which the eclipse begins; a prahara is a quarter of
 *   the real day or night.
 */
export type SutakKind = (typeof SUTAK_KINDS)[number];

/** Sutak of four and of three praharas, only before an eclipse that is seen; bodies that rise or set eclipsed. */
export const SUTAK_SOURCES: readonly Source[] = [dharmaSindhu(1, 'grahana'), nirnayaSindhu(1, 'grahana')];

/** Whether sutak is kept, and if not why. */
export type SutakReason =
  | 'seen'
  | 'rises_eclipsed'
  /** The Moon goes only through the half shadow. */
  | 'penumbral'
  /** It goes into the shadow, but only its passage through the half shadow is seen here. */
  | 'half_shadow_seen'
  /** The body is below the horizon. */
  | 'below_horizon'
  /** The half shadow of the Moon misses the place. */
  | 'shadow_misses';

export interface Sutak extends TimeSpan {
  /** From when children, the old and the sick keep it. */
  readonly frailStartJdUT: number;
}

/** Praharas before the one in which an eclipse begins. */
const PRAHARAS = { solar: 4, lunar: 3 } as const;
const PRAHARA_DAYS = 3 / HOURS_PER_DAY;
/** Around a first contact, in which the Sun rises and sets often enough to count four praharas back. */
const DAYS_BEFORE = 2;
const DAYS_AFTER = 1;
const STEP_DAYS = 1 / HOURS_PER_DAY;

/** Returns why sutak is kept at a place, or why not. */
export function sutakReason(eclipse: Eclipse, here: LocalEclipse): SutakReason {
  if (here.isObserved) return here.risesEclipsedJdUT === null ? 'seen' : 'rises_eclipsed';
  if (here.kind === 'solar') return here.type === null ? 'shadow_misses' : 'below_horizon';
  if (eclipse.type === 'penumbral') return 'penumbral';
  return here.isVisible ? 'half_shadow_seen' : 'below_horizon';
}

/**
 * Returns the sutak of an eclipse at a place, or null where none is kept.
 *
 * It ends with the last of the eclipse that is seen. Before a Moon that rises eclipsed it takes the whole day, before such
 * a Sun the whole night.
 *
 * @throws EphemerisRangeError where three days before the eclipse are outside the ephemeris
 */
export function sutakOf(
  here: LocalEclipse,
  kind: SutakKind,
  place: ObserverPlace,
  sunrise: SunriseKind,
  ephemeris: Ephemeris,
): Sutak | null {
  if (!here.isObserved || here.visible === null) return null;
  const { endJdUT } = here.visible;
  const { risesEclipsedJdUT } = here;
  const first = here.kind === 'solar' ? here.contacts.c1 : here.contacts.u1;
  const firstJdUT = risesEclipsedJdUT ?? first!.jdUT;
  const fixed = {
    startJdUT: firstJdUT - PRAHARAS[here.kind] * PRAHARA_DAYS,
    frailStartJdUT: firstJdUT - PRAHARA_DAYS,
    endJdUT,
  };
  if (risesEclipsedJdUT === null && kind === 'fixed') return fixed;
  const horizon = sunOnHorizon(firstJdUT, place, sunrise, ephemeris);
  if (risesEclipsedJdUT !== null) {
    const before = horizon.findLast(
      ({ isRising, jdUT }) => isRising === (here.kind === 'lunar') && jdUT < firstJdUT - PRAHARA_DAYS,
    );
    return before === undefined ? fixed : { ...fixed, startJdUT: before.jdUT };
  }
  const starts = praharaStarts(horizon);
  const begins = starts.findLastIndex((jdUT) => jdUT <= firstJdUT);
  const startJdUT = starts[begins - PRAHARAS[here.kind]];
  const frailStartJdUT = starts[begins - 1];
  // Where the Sun does not rise or set there are no praharas.
  return startJdUT === undefined || frailStartJdUT === undefined ? fixed : { startJdUT, frailStartJdUT, endJdUT };
}

interface OnHorizon {
  readonly jdUT: number;
  readonly isRising: boolean;
}

function sunOnHorizon(
  firstJdUT: number,
  place: ObserverPlace,
  sunrise: SunriseKind,
  ephemeris: Ephemeris,
): OnHorizon[] {
  const startJdUT = firstJdUT - DAYS_BEFORE;
  const days = DAYS_BEFORE + DAYS_AFTER;
  const excess = altitudeExcess('sun', RISING_RULES[sunrise], { startJdUT, days }, place, ephemeris);
  return [...crossings(excess, startJdUT, startJdUT + days, STEP_DAYS, TOLERANCE_DAYS)].map(({ isRising, x }) => ({
    isRising,
    jdUT: x,
  }));
}

/** Four praharas from each rising or setting to the next. */
function praharaStarts(horizon: readonly OnHorizon[]): number[] {
  return horizon.slice(0, -1).flatMap(({ jdUT }, i) => {
    const quarter = (horizon[i + 1]!.jdUT - jdUT) / 4;
    return [0, 1, 2, 3].map((part) => jdUT + part * quarter);
  });
}
