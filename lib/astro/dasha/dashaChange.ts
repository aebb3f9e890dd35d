/** The end of a mahadasha: its junction with the next, and whether that change is a sensitive one. */
import type { Period, Stretch } from './period.ts';
import { practice, type Source } from '../source.ts';
import type { Planet } from '../tables/planets.ts';

export interface MahadashaChange {
  readonly from: Planet;
  readonly to: Planet;
  readonly atJdUT: number;
  /** When the junction begins: the last tenth of the mahadasha. */
  readonly sandhiStartJdUT: number;
  /** Whether this is one of the three changes that practice considers sensitive (chhidra). */
  readonly isChhidra: boolean;
}

/** Of the mahadasha. */
const SANDHI_SHARE = 0.1;

const CHHIDRA_CHANGES: Readonly<Partial<Record<Planet, Planet>>> = { Mars: 'Rahu', Rahu: 'Jupiter', Venus: 'Sun' };

export const CHANGE_SOURCE: Source = practice('Dasha sandhi and dasha chhidra: common practice');

/** Returns the change at the end of a mahadasha. */
export function mahadashaChange(mahadasha: Period<Planet>, next: Planet): MahadashaChange {
  const { lord, startJdUT, endJdUT } = mahadasha;
  return {
    from: lord,
    to: next,
    atJdUT: endJdUT,
    sandhiStartJdUT: endJdUT - (endJdUT - startJdUT) * SANDHI_SHARE,
    isChhidra: CHHIDRA_CHANGES[lord] === next,
  };
}

/** Tells whether an instant, UT, lies in the junction. */
export function isInSandhi({ sandhiStartJdUT, atJdUT }: MahadashaChange, jdUT: number): boolean {
  return sandhiStartJdUT <= jdUT && jdUT < atJdUT;
}

/** Tells whether a part of the mahadasha reaches into the junction. */
export function touchesSandhi({ sandhiStartJdUT, atJdUT }: MahadashaChange, { startJdUT, endJdUT }: Stretch): boolean {
  return startJdUT < atJdUT && endJdUT > sandhiStartJdUT;
}
