/** Birth data and a year to the annual chart: once per request. */
import * as v from 'valibot';
import type { Place } from '../../lib/astro/earth/diurnal.ts';
import { annualOfYear, type Annual } from '../../lib/astro/varshphal/annual.ts';
import {
  ReturnPlace,
  type AnnualInput,
  type PredictionsQuery,
  type YearLordQuery,
} from '../../lib/schemas/annualInput.ts';
import type { AnnualHead } from '../../lib/schemas/varshphalHead.ts';
import type { NatalContext } from '../_shell/birth.ts';
import type { ChosenConventions } from '../_shell/meta.ts';
import {
  formatJd,
  writtenDate,
  placeClock,
  timezoneProblem,
  type PlaceClock,
  type Warning,
} from '../_shell/civilTime.ts';
import { dateText } from '../_shell/dates.ts';
import { InvalidInput, type FieldError } from '../_shell/errors.ts';
import { degrees, julianDay } from '../_shell/numbers.ts';
import { Warned, type Fields } from '../_shell/route.ts';

export type AnnualContext<Query = unknown> = NatalContext<Query, unknown, AnnualInput>;

export type YearLordChoice = Fields<typeof YearLordQuery>;
export type PredictionsChoice = Fields<typeof PredictionsQuery>;

/** An annual chart, and how to speak of it. */
export interface AnnualYear {
  /** As asked. */
  readonly year: number;
  readonly annual: Annual;
  readonly returnPlace: 'birth' | 'current';
  /** The clock of the place of the return. */
  readonly clock: PlaceClock;
  readonly warnings: readonly Warning[];
  /** Writes an instant on the clock of that place. */
  instant(jdUT: number): string;
  /** Writes its day as a sentence does: 15 Jun 2026. */
  day(jdUT: number): string;
}

/** @throws InvalidInput where the year is outside the ephemeris, or the place asked for cannot be read */
function annualOf(context: AnnualContext): AnnualYear {
  const { birth, chart, ephemeris, input, sky } = context;
  const { endYear } = ephemeris.coverage;
  if (input.year > endYear) {
    const msg = `Annual charts can be cast up to the year ${endYear}, where the ephemeris ends (got ${input.year}).`;
    throw new InvalidInput([{ loc: ['body', 'year'], msg, type: 'date_out_of_range' }]);
  }
  const completedYears = input.year - Number(input.date.slice(0, 4));
  const { returnPlace, place, clock } = placeOf(context, completedYears);
  const born = { chart, jdUT: birth.jdUT, jdTT: birth.jdTT, sunDeg: sky.planets.Sun.longitudeDeg };
  const annual = annualOfYear(born, completedYears, place, ephemeris);
  const instant = (jdUT: number) => formatJd(clock, jdUT);
  const day = (jdUT: number) => dateText(writtenDate(clock, jdUT), 'en');
  const warnings = warningsOf(annual, input.year, instant(annual.returnJdUT));
  return { year: input.year, annual, returnPlace, clock, warnings, instant, day };
}

/**
 * Turns a function of an annual chart into one of a natal row.
 *
 * @param conventionsOf the choices of the path on which its answer depends
 */
export function annually<Query = unknown>(
  run: (year: AnnualYear, context: AnnualContext<Query>) => object,
  conventionsOf: (context: AnnualContext<Query>) => ChosenConventions = () => ({}),
): (context: AnnualContext<Query>) => Warned {
  return (context) => {
    const year = annualOf(context);
    return new Warned(run(year, context), [...year.warnings], {}, conventionsOf(context));
  };
}

/** How every answer of the group begins. */
export function annualHead({ annual, clock, instant, returnPlace, year }: AnnualYear): AnnualHead {
  const { completedYears, isDayReturn, isEndEstimated, nextReturnJdUT, place, returnJdUT } = annual;
  return {
    year,
    solar_return: instant(returnJdUT),
    julian_day_ut: julianDay(returnJdUT),
    completed_years: completedYears,
    year_end: instant(nextReturnJdUT),
    is_year_end_estimated: isEndEstimated,
    length_days: julianDay(nextReturnJdUT - returnJdUT),
    is_day_return: isDayReturn,
    place: {
      kind: returnPlace,
      latitude: degrees(place.latitudeDeg),
      longitude: degrees(place.longitudeDeg),
      timezone: clock.name,
    },
  };
}

type PlaceOfReturn = Pick<AnnualYear, 'returnPlace' | 'clock'> & { readonly place: Place };

/** The first year begins with the birth itself, which was where it was. */
function placeOf({ birth, input }: AnnualContext, completedYears: number): PlaceOfReturn {
  if (input.return_place !== 'current' || completedYears === 0) {
    const { latitudeDeg, longitudeDeg, time } = birth;
    return { returnPlace: 'birth', place: { latitudeDeg, longitudeDeg }, clock: time.clock };
  }
  const parsed = v.safeParse(ReturnPlace, input.current_location, { abortPipeEarly: true });
  if (!parsed.success) {
    throw new InvalidInput(
      parsed.issues.map((issue) => placeError(issue.message, 'current_location', ...pathOf(issue))),
    );
  }
  const { latitude, longitude, timezone } = parsed.output;
  const problem = typeof timezone === 'string' ? timezoneProblem(timezone) : null;
  if (problem !== null) throw new InvalidInput([placeError(problem, 'current_location', 'timezone')]);
  const place = { latitudeDeg: latitude, longitudeDeg: longitude };
  return { returnPlace: 'current', place, clock: placeClock(parsed.output) };
}

function pathOf({ path }: v.BaseIssue<unknown>): string[] {
  return (path ?? []).map(({ key }) => String(key));
}

function placeError(msg: FieldError['msg'], ...path: string[]): FieldError {
  return { loc: ['body', ...path], msg, type: 'invalid_value' };
}

function warningsOf({ isEndEstimated }: Annual, year: number, solarReturn: string): Warning[] {
  const warnings: Warning[] = [];
  if (!solarReturn.startsWith(String(year))) {
    const message = `The return that completes the years up to ${year} falls just across the turn of the year, on ${solarReturn.slice(0, 10)}.`;
    warnings.push({ code: 'return_in_other_year', message });
  }
  if (isEndEstimated) {
    const message =
      'The next solar return lies outside the ephemeris; a mean sidereal year of 365.256363 days stands in for it.';
    warnings.push({ code: 'year_end_estimated', message });
  }
  return warnings;
}
