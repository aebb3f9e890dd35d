/** How eclipses are told: at which place, on which clock, by which conventions. */
import type { Conventions } from '../../astro/conventions.ts';
import type { ObserverPlace } from '../../astro/earth/diurnal.ts';
import type { Eclipse } from '../../astro/eclipse/eclipses.ts';
import { localEclipse, type LocalEclipse } from '../../astro/eclipse/localEclipse.ts';
import { sutakOf, sutakReason, type Sutak, type SutakKind, type SutakReason } from '../../astro/eclipse/sutak.ts';
import type { Ephemeris } from '../../astro/ephemeris.ts';
import type { TimeSpan } from '../../astro/time.ts';
import { unixMsFromJd } from '../../astro/time.ts';
import type { ClockSpan, ClockTime } from '../../words/facts/day/clock.ts';
import type { Names } from '../../words/names.ts';

/** How much is told of an eclipse: all, a line of a long list with what is seen here, or a line alone. */
export type EclipseLength = 'whole' | 'line' | 'bare';

export interface EclipseTelling {
  /** Null where no place is known. */
  readonly place: ObserverPlace | null;
  readonly conventions: Conventions;
  readonly names: Names;
  readonly ephemeris: Ephemeris;
  readonly sutak: SutakKind;
  /** Writes an instant on the clock of the answer. */
  instant(jdUT: number): string;
}

/** An eclipse as it is seen at the place, if there is one. */
export interface EclipseHere {
  readonly eclipse: Eclipse;
  readonly here: LocalEclipse | null;
}

/** An eclipse with all that is counted at a place. */
export interface CountedEclipse {
  readonly here: LocalEclipse;
  readonly sutak: Sutak | null;
  readonly reason: SutakReason;
}

/** Returns an eclipse with its circumstances at the place, if there is one. */
export function eclipseHere(eclipse: Eclipse, { place }: Pick<EclipseTelling, 'place'>): EclipseHere {
  return { eclipse, here: place && localEclipse(eclipse, place) };
}

/** Returns what is counted of an eclipse at the place, or null without one. */
export function countedEclipse({ eclipse, here }: EclipseHere, telling: EclipseTelling): CountedEclipse | null {
  const { conventions, ephemeris, place, sutak } = telling;
  if (here === null || place === null) return null;
  return {
    here,
    sutak: sutakOf(here, sutak, place, conventions.sunrise, ephemeris),
    reason: sutakReason(eclipse, here),
  };
}

/** Returns `solar-2027-08-02`: the kind, and the UT date of greatest eclipse. */
export function eclipseId({ greatestJdUT, kind }: Pick<Eclipse, 'greatestJdUT' | 'kind'>): string {
  return `${kind}-${new Date(unixMsFromJd(greatestJdUT)).toISOString().slice(0, 10)}`;
}

/** Returns an instant as sentences take it. @param date of the sentence, which is not repeated */
export function clockTime(jdUT: number, date: string, { instant }: Pick<EclipseTelling, 'instant'>): ClockTime {
  const written = instant(jdUT);
  const day = written.slice(0, 10);
  return { time: written.slice(11, 16), date: day === date ? null : day };
}

/** Returns a span as sentences take it; the date of the sentence is not repeated. */
export function clockSpan(
  { endJdUT, startJdUT }: TimeSpan,
  date: string,
  telling: Pick<EclipseTelling, 'instant'>,
): ClockSpan {
  return { start: clockTime(startJdUT, date, telling), end: clockTime(endJdUT, date, telling) };
}
