/** Vimshottari from the running mahadasha of the data: the running periods and those that follow. */
import { DASHA_YEARS } from '../../../conventions.ts';
import type { Period } from '../../../dasha/period.ts';
import { subPeriods } from '../../../dasha/nakshatra.ts';
import { vimshottari } from '../../../dasha/vimshottari.ts';
import type { Planet } from '../../../tables/planets.ts';
import type { HealthFacts, IsoDate, RunningPeriod } from './healthFacts.ts';
import { dateOfJd, daysBetween, monthsAfter, noonOf } from './timelineDays.ts';

export interface DatedPeriod {
  readonly level: 1 | 2 | 3;
  readonly lord: Planet;
  /** Lord of the period that holds it; null for a mahadasha. */
  readonly within: Planet | null;
  readonly start: IsoDate;
  readonly end: IsoDate;
}

/** Why coming periods cannot be computed. */
export type DashaGap = 'no_periods' | 'no_period_dates' | 'not_vimshottari';

export interface HealthDashas {
  readonly gap: DashaGap | null;
  /** Not yet ended on the day, up to `LONG_YEARS` ahead. */
  readonly mahadashas: readonly DatedPeriod[];
  /** Up to `ANTARDASHA_YEARS` ahead. */
  readonly antardashas: readonly DatedPeriod[];
  /** Up to a year ahead. */
  readonly pratyantardashas: readonly DatedPeriod[];
}

export const LONG_YEARS = 20;
export const ANTARDASHA_YEARS = 5;

/** Returns the dasha periods of health from a date (YYYY-MM-DD) on, or why there are none. */
export function healthDashas({ periods }: HealthFacts, asOf: IsoDate): HealthDashas {
  const mahadasha = periods.find(({ level }) => level === 1);
  if (!mahadasha) return without('no_periods');
  const first = firstMahadasha(mahadasha);
  if (typeof first === 'string') return without(first);
  const ahead = (years: number) => noonOf(monthsAfter(asOf, years * 12));
  const isAhead =
    (years: number) =>
    ({ endJdUT, startJdUT }: Period<Planet>) =>
      endJdUT > noonOf(asOf) && startJdUT < ahead(years);
  const known = periods
    .flatMap(({ end, level, start }) => (level > 3 ? [] : [start, end]))
    .filter((date) => date !== null);
  const dated = (period: Period<Planet>, within: Planet | null) => datedPeriod(period, within, known);
  const cycle = cycleFrom(first).filter(isAhead(LONG_YEARS));
  if (cycle.length === 0) return without('no_periods');
  const parts = cycle.flatMap((parent) => divided(parent)).filter(({ part }) => isAhead(ANTARDASHA_YEARS)(part));
  const short = parts.flatMap(({ part }) => divided(part)).filter(({ part }) => isAhead(1)(part));
  const isOpen = ({ end }: DatedPeriod) => end > asOf;
  return {
    gap: null,
    mahadashas: cycle.map((period) => dated(period, null)).filter(isOpen),
    antardashas: parts.map(({ parent, part }) => dated(part, parent.lord)).filter(isOpen),
    pratyantardashas: short.map(({ parent, part }) => dated(part, parent.lord)).filter(isOpen),
  };
}

function without(gap: DashaGap): HealthDashas {
  return { gap, mahadashas: [], antardashas: [], pratyantardashas: [] };
}

/** Days by which the dates of a mahadasha may differ from its years, as dates are given by the day. */
const MOST_DAYS_OFF = 3;

function firstMahadasha({ end, lord, start }: RunningPeriod): Period<Planet> | DashaGap {
  const years = yearsOf(lord);
  if (start === null && end === null) return 'no_period_dates';
  const usualDays = years * DASHA_YEARS[0];
  const startJdUT = start === null ? noonOf(end!) - usualDays : noonOf(start);
  const endJdUT = end === null ? startJdUT + usualDays : noonOf(end);
  const first: Period<Planet> = { level: 1, lord, startJdUT, endJdUT, years };
  return yearDaysOf(first) === undefined ? 'not_vimshottari' : first;
}

function yearsOf(lord: Planet): number {
  return vimshottari.lords.find((row) => row.lord === lord)!.years;
}

/** Returns the dasha year, in days, that fits the dates of a mahadasha; null where they are not those of Vimshottari. */
function yearDaysOf({ endJdUT, startJdUT, years }: Period<Planet>): number | undefined {
  return DASHA_YEARS.find((yearDays) => Math.abs(endJdUT - startJdUT - years * yearDays) <= MOST_DAYS_OFF);
}

/** Returns a mahadasha and the eight after it, in the same dasha year. */
function cycleFrom(first: Period<Planet>): Period<Planet>[] {
  const { lords } = vimshottari;
  const turn = lords.findIndex(({ lord }) => lord === first.lord);
  const yearDays = yearDaysOf(first)!;
  const cycle = [first];
  for (const { lord, years } of [...lords.slice(turn + 1), ...lords.slice(0, turn)]) {
    const startJdUT = cycle.at(-1)!.endJdUT;
    cycle.push({ level: 1, lord, startJdUT, endJdUT: startJdUT + years * yearDays, years });
  }
  return cycle;
}

function divided(parent: Period<Planet>): { parent: Period<Planet>; part: Period<Planet> }[] {
  return subPeriods(vimshottari, parent).map((part) => ({ parent, part }));
}

/** Where the data have a date within a day of the computed one, theirs is used. */
function datedPeriod(
  { endJdUT, level, lord, startJdUT }: Period<Planet>,
  within: Planet | null,
  known: readonly IsoDate[],
): DatedPeriod {
  const described = (jd: number) => {
    const ours = dateOfJd(jd);
    return known.find((date) => Math.abs(daysBetween(ours, date)) <= 1) ?? ours;
  };
  return { level: level as DatedPeriod['level'], lord, within, start: described(startJdUT), end: described(endJdUT) };
}
