/** The annual chart of a birth and a year, cast once per request. */
import type { ObserverPlace } from '../../lib/astro/earth/diurnal.ts';
import { annualOfYear, type Annual } from '../../lib/astro/varshphal/annual.ts';
import {
  type AnnualInput,
  type PredictionsQuery,
  type YearLordQuery,
} from '../../lib/schemas/varshphal/annualInput.ts';
import type { AnnualHead } from '../../lib/schemas/varshphal/head.ts';
import type { NatalContext } from '../../lib/birth/natal.ts';
import type { ChosenConventions } from '../../lib/schemas/common/envelope.ts';
import { formatJd, writtenDate, type PlaceClock, type Warning } from '../../lib/time/civilTime.ts';
import { LOCATION_NOT_UNDERSTOOD, dayPlace } from '../../lib/birth/dayPlace.ts';
import { InvalidInput } from '../../lib/schemas/common/fieldErrors.ts';
import { degrees, julianDay } from '../../lib/astro/rounding.ts';
import { Warned } from '../../lib/records/warned.ts';
import { type Fields } from '../_shell/route.ts';
import { warning } from '../../lib/schemas/common/warning.ts';
import { message } from '../../lib/words/message.ts';

export type AnnualContext<Query = unknown> = NatalContext<Query, unknown, AnnualInput>;

export type YearLordChoice = Fields<typeof YearLordQuery>;
export type PredictionsChoice = Fields<typeof PredictionsQuery>;

/** An annual chart, and how its instants are written. */
export interface AnnualYear {
  /** The requested year. */
  readonly year: number;
  readonly annual: Annual;
  readonly returnPlace: 'birth' | 'current';
  /** Local time at the place of the solar return. */
  readonly clock: PlaceClock;
  readonly warnings: readonly Warning[];
  /** Returns an instant in local time of that place. */
  instant(jdUT: number): string;
  /** Returns its date in local time of that place: 2026-06-15. */
  day(jdUT: number): string;
}

/**
 * Returns the annual chart that a request asks for.
 *
 * @throws InvalidInput where the year is outside the ephemeris
 */
export function annualOf(context: AnnualContext): AnnualYear {
  const { birth, chart, ephemeris, input, sky } = context;
  const { endYear } = ephemeris.coverage;
  if (input.year > endYear) {
    const msg = message('year_beyond_ephemeris', { endYear, got: input.year });
    throw new InvalidInput([{ loc: ['body', 'year'], msg, type: 'date_out_of_range' }]);
  }
  const completedYears = input.year - Number(input.date.slice(0, 4));
  const { returnPlace, place, clock, isUnderstood } = placeOf(context, completedYears);
  const born = { chart, jdUT: birth.jdUT, jdTT: birth.jdTT, sunDeg: sky.planets.Sun.longitudeDeg };
  const annual = annualOfYear(born, completedYears, place, ephemeris);
  const instant = (jdUT: number) => formatJd(clock, jdUT);
  const day = (jdUT: number) => writtenDate(clock, jdUT);
  const ofPlace = isUnderstood ? [] : [LOCATION_NOT_UNDERSTOOD];
  const warnings = [...ofPlace, ...warningsOf(annual, input.year, instant(annual.returnJdUT))];
  return { year: input.year, annual, returnPlace, clock, warnings, instant, day };
}

/**
 * Adapts a function of an annual chart to a natal route.
 *
 * @param conventionsOf the path's own conventions on which its answer depends
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

/** The fields that every answer of the group begins with. */
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

type PlaceOfReturn = Pick<AnnualYear, 'returnPlace' | 'clock'> & {
  readonly place: ObserverPlace;
  /** False where the requested place was not understood: then the return is cast for the birth place. */
  readonly isUnderstood: boolean;
};

/** The first year begins with the birth itself, whose place is known. */
function placeOf({ birth, input }: AnnualContext, completedYears: number): PlaceOfReturn {
  if (input.return_place !== 'current' || completedYears === 0) {
    const { latitudeDeg, longitudeDeg, time } = birth;
    return { returnPlace: 'birth', place: { latitudeDeg, longitudeDeg }, clock: time.clock, isUnderstood: true };
  }
  const { clock, isUnderstood, latitudeDeg, longitudeDeg, source } = dayPlace(input.current_location, birth);
  const isElsewhere = source !== 'birth';
  return {
    returnPlace: isElsewhere ? 'current' : 'birth',
    place: { latitudeDeg, longitudeDeg },
    clock,
    isUnderstood: isUnderstood && isElsewhere,
  };
}

function warningsOf({ isEndEstimated }: Annual, year: number, solarReturn: string): Warning[] {
  const isInYear = solarReturn.startsWith(String(year));
  const inOtherYear = message('return_in_other_year', { year, date: solarReturn.slice(0, 10) });
  return [
    ...(isInYear ? [] : [warning('return_in_other_year', inOtherYear)]),
    ...(isEndEstimated ? [warning('year_end_estimated', message('year_end_estimated', {}))] : []),
  ];
}
