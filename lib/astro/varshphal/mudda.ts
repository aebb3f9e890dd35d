/**
 * Mudda dasha: Vimshottari within one year.
 *
 * The nine periods of 18 to 60 parts of 360 are those of Vimshottari, three parts to each of its years, taken to the
 * true length of the year from return to return.
 */
import type { Chart } from '../chart/chart.ts';
import { balanceAtBirth, cycleYears, subPeriods, type NakshatraDasha } from '../dasha/nakshatra.ts';
import type { Period } from '../dasha/period.ts';
import { vimshottari } from '../dasha/vimshottari.ts';
import type { Source } from '../source.ts';
import type { Planet } from '../tables/planets.ts';

export const MUDDA_SOURCE: Source = { text: 'Tajika Nilakanthi', chapter: 'Varsha Tantra, Mudda dasha' };

/**
 * How the first period begins: cut to what was left at birth of the nakshatra of the Moon, the cut part standing at the
 * end of the year; or whole, as common almanacs have it.
 */
export const MUDDA_OPENINGS = ['balance', 'full'] as const;
export type MuddaOpening = (typeof MUDDA_OPENINGS)[number];

/** The year that the periods tile. */
export interface MuddaYear {
  readonly natal: Chart;
  readonly completedYears: number;
  readonly returnJdUT: number;
  readonly nextReturnJdUT: number;
}

export interface MuddaPeriod extends Period<Planet> {
  /** Its nine parts, as far as they lie in the year. */
  readonly parts: readonly Period<Planet>[];
}

/** Returns the periods of a year with their parts; they tile it to the last bit. */
export function muddaPeriods(year: MuddaYear, opening: MuddaOpening = 'balance'): MuddaPeriod[] {
  return periodsOfYear(vimshottari, year, muddaOpening(year, opening));
}

/** Which lord of a system begins the year, and the share of his period that is left then. */
export interface YearOpening {
  readonly lordIndex: number;
  readonly leftShare: number;
}

/** Returns one cycle of a dasha within a year, scaled to its length; what is cut off at its beginning closes it. */
export function periodsOfYear(
  system: NakshatraDasha<Planet>,
  { natal, nextReturnJdUT, returnJdUT }: MuddaYear,
  { leftShare, lordIndex }: YearOpening,
): MuddaPeriod[] {
  const yearDays = nextReturnJdUT - returnJdUT;
  const lords = [...system.lords.slice(lordIndex), ...system.lords.slice(0, lordIndex)];
  const cycle = cycleYears(system);
  const daysOf = (years: number) => (years / cycle) * yearDays;
  const wholeStartJdUT = returnJdUT - daysOf(lords[0]!.years) * (1 - leftShare);
  const turns = leftShare < 1 ? [...lords, lords[0]!] : lords;
  let passedYears = 0;
  return turns.map(({ lord, years }, turn) => {
    const startJdUT = wholeStartJdUT + daysOf(passedYears);
    passedYears += years;
    const whole = { level: 1 as const, lord, startJdUT, endJdUT: wholeStartJdUT + daysOf(passedYears), years: 0 };
    // The ends of the year are taken as given, not computed again.
    const fromJdUT = turn === 0 ? returnJdUT : startJdUT;
    const toJdUT = turn === turns.length - 1 ? nextReturnJdUT : whole.endJdUT;
    return periodOfYear(system, whole, { fromJdUT, toJdUT }, natal.conventions.dashaYear);
  });
}

/**
 * Returns the lord of the first period of the year, and the remaining share of that period.
 *
 * With the number of the Moon's nakshatra n and the completed years A the texts take (n + A - 2) mod 9, 1 being the
 * Sun: the lord of the natal nakshatra in year 0, the next one in each further year.
 */
export function muddaOpening(
  { natal, completedYears }: Pick<MuddaYear, 'natal' | 'completedYears'>,
  opening: MuddaOpening,
): YearOpening {
  const { lords } = vimshottari;
  const balance = balanceAtBirth(vimshottari, natal.planets.Moon.longitudeDeg);
  const natalIndex = lords.findIndex(({ lord }) => lord === balance.lord);
  return {
    lordIndex: (natalIndex + completedYears) % lords.length,
    leftShare: opening === 'full' ? 1 : balance.years / lords[natalIndex]!.years,
  };
}

/** The part of a whole period that lies within the year, and of its sub-periods. */
function periodOfYear(
  system: NakshatraDasha<Planet>,
  whole: Period<Planet>,
  { fromJdUT, toJdUT }: { readonly fromJdUT: number; readonly toJdUT: number },
  dashaYearDays: number,
): MuddaPeriod {
  const within = (part: Period<Planet>): Period<Planet> => {
    const startJdUT = Math.max(part.startJdUT, fromJdUT);
    const endJdUT = Math.min(part.endJdUT, toJdUT);
    return { ...part, startJdUT, endJdUT, years: (endJdUT - startJdUT) / dashaYearDays };
  };
  const parts = subPeriods(system, whole).filter(({ startJdUT, endJdUT }) => endJdUT > fromJdUT && startJdUT < toJdUT);
  const years = (toJdUT - fromJdUT) / dashaYearDays;
  return { ...whole, startJdUT: fromJdUT, endJdUT: toJdUT, years, parts: parts.map(within) };
}
