/** Eclipses that custom counts at a place. */
import type { ObserverPlace } from '../earth/diurnal.ts';
import type { TimeSpan } from '../time.ts';
import type { Eclipse } from './eclipses.ts';
import { localEclipse, type LocalEclipse } from './localEclipse.ts';

export interface ObservedEclipse {
  readonly eclipse: Eclipse;
  readonly here: LocalEclipse;
  /** When it is seen: of the Moon in the shadow itself. */
  readonly visible: TimeSpan;
  /** Whether Sun or Moon is covered whole here. */
  readonly isTotal: boolean;
}

/** Returns those of some eclipses that are seen at a place, of the Moon those whose shadow itself is seen. */
export function observedEclipses(eclipses: readonly Eclipse[], place: ObserverPlace): ObservedEclipse[] {
  return eclipses.flatMap((eclipse) => {
    const here = localEclipse(eclipse, place);
    if (!here.isObserved || here.visible === null) return [];
    const isTotal = (here.kind === 'solar' ? here.type : eclipse.type) === 'total';
    return [{ eclipse, here, visible: here.visible, isTotal }];
  });
}
