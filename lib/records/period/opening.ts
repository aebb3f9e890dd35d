/** How far the periods of a dasha are opened, by what a request asks. */
import type { Stretch } from '../../astro/dasha/period.ts';
import { DAYS_PER_YEAR, jdFromUnixMs } from '../../astro/time.ts';
import type { BirthContext } from '../../birth/birthContext.ts';
import type { PeriodsAsked } from '../../schemas/common/asked/periodInputs.ts';

/** The context of a request about a dasha. */
export interface DashaContext extends BirthContext {
  readonly query: PeriodsAsked;
}

export interface Opening {
  /** Levels listed for every period; 1 lists the mahadashas alone. */
  readonly levels: number;
  /** Whether the period that runs is opened down to the deepest level. */
  readonly opensRunning: boolean;
  /** Only periods that touch these instants are listed; null lists all. */
  readonly within: { readonly startJdUT: number; readonly endJdUT: number } | null;
}

/** Mahadashas and antardashas of every lord, what runs down to the deepest level. */
export const TWO_LEVELS: Opening = { levels: 2, opensRunning: true, within: null };

/** Returns the opening that a request asks for; by default `levels` of a standard answer. */
export function openingAsked({ around, depth, detail, fields }: PeriodsAsked, levels: number): Opening {
  const isBrief = detail === 'brief';
  const isFull = detail === 'full' || (!detail && Boolean(fields));
  return {
    levels: depth ?? (isBrief ? 1 : isFull ? TWO_LEVELS.levels : levels),
    opensRunning: isFull || (!isBrief && levels > 1),
    within: around ? yearsAround(around) : null,
  };
}

function yearsAround({ date, years }: NonNullable<PeriodsAsked['around']>): Opening['within'] {
  const noonJdUT = jdFromUnixMs(Date.parse(`${date}T12:00:00Z`));
  return { startJdUT: noonJdUT - years * DAYS_PER_YEAR, endJdUT: noonJdUT + years * DAYS_PER_YEAR };
}

/** Tells whether a period is listed. */
export function isListed({ startJdUT, endJdUT }: Stretch, { within }: Opening): boolean {
  return within === null || (startJdUT < within.endJdUT && endJdUT > within.startJdUT);
}
