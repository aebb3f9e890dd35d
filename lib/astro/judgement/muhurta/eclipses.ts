/** Eclipses of a range of days that are seen at a place. */
import type { ObserverPlace } from '../../earth/diurnal.ts';
import { eclipsesBetween, type EclipseKind } from '../../eclipse/eclipses.ts';
import { observedEclipses } from '../../eclipse/observedEclipses.ts';
import type { Ephemeris } from '../../ephemeris.ts';
import type { PanchangDay } from '../../panchang/panchangDay.ts';
import type { TimeSpan } from '../../time.ts';

/** The part of an eclipse that is seen: of the Moon in the shadow itself, as custom counts no half shadow. */
export interface SeenEclipse extends TimeSpan {
  readonly kind: EclipseKind;
  /** Greatest eclipse, wherever it is. */
  readonly greatestJdUT: number;
  /** Whether Sun or Moon is covered whole here. */
  readonly isTotal: boolean;
  /** The day on which it begins to be seen. */
  readonly day: PanchangDay;
}

/** Lists the eclipses of a time that are seen at a place, in order. */
export function seenEclipses(
  time: TimeSpan,
  place: ObserverPlace,
  ephemeris: Ephemeris,
  dayAt: (jdUT: number) => PanchangDay,
): SeenEclipse[] {
  const found = observedEclipses(eclipsesBetween(time, ephemeris), place);
  return found.map(({ eclipse: { greatestJdUT, kind }, isTotal, visible }) => ({
    ...{ kind, greatestJdUT, isTotal },
    ...visible,
    day: dayAt(visible.startJdUT),
  }));
}
