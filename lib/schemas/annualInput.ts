/** Input B+Y: what the paths of /varshphal are asked. */
import * as v from 'valibot';
import { MUDDA_OPENINGS } from '../astro/varshphal/mudda.ts';
import { anything, BIRTH_ENTRIES, choice } from './inputs.ts';
import { PLACE_ENTRIES } from './locationInput.ts';

/** Longest life an annual chart is asked of. */
const ANNUAL_YEARS = 120;

const AnnualYear = v.pipe(
  v.number('Give the year as a whole number, such as 2026.'),
  v.integer('Give the year as a whole number, such as 2026.'),
  v.description(
    'Gregorian year whose birthday begins the annual chart, from the year of birth to 120 years later; the year of birth itself means the birth',
  ),
  v.examples([2026]),
);

const annualFields = v.object(
  {
    ...BIRTH_ENTRIES,
    current_location: anything(
      'Where the native lives: { latitude, longitude, timezone }; used where return_place is current',
    ),
    year: AnnualYear,
    return_place: choice(['birth', 'current'], 'Place over which the annual chart is cast; default birth'),
  },
  'Send a JSON object with the birth data and a year.',
);

/**
 * Input B+Y: birth data, and the year of the annual chart.
 *
 * The bounds of the year need the date as well. They are looked at even where other fields are wrong, so that one
 * answer names every mistake; within a field, the first mistake still ends its examination.
 */
export const AnnualInput = v.config(
  v.pipe(
    v.config(annualFields, { abortPipeEarly: true }),
    v.forward(
      v.partialCheck(
        [['date'], ['year']],
        ({ date, year }) => isWithinLife(date, year),
        ({ input: { date, year } }) =>
          `The year runs from ${birthYear(date)}, the year of birth, to ${birthYear(date) + ANNUAL_YEARS} (got ${year}).`,
      ),
      ['year'],
    ),
    v.title('AnnualInput'),
    v.description('Birth data, and the year of the annual chart'),
  ),
  { abortPipeEarly: false },
);
export type AnnualInput = v.InferOutput<typeof AnnualInput>;

/** Leaves a date or a year that is wrong in form to what is said of that. */
function isWithinLife(date: string, year: number): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date) || !Number.isInteger(year)) return true;
  return year >= birthYear(date) && year <= birthYear(date) + ANNUAL_YEARS;
}

function birthYear(date: string): number {
  return Number(date.slice(0, 4));
}

/** A place to live at, as far as a chart can be cast over it. */
export const ReturnPlace = v.object(
  PLACE_ENTRIES,
  'Send current_location as { "latitude": 51.5074, "longitude": -0.1278, "timezone": "Europe/London" }; the time zone may be left out.',
);

/** Taken by /varshphal/year-lord. */
export const YearLordQuery = {
  bala: choice(
    ['classical', 'specified'],
    'Which pancha-vargiya bala decides: that of Tajika Nilakanthi, or that of D1, D2, D12, D3 and D9; default classical',
  ),
  moon: choice(
    ['hand_on', 'keep'],
    'Whether the Moon, when chosen, hands the year on as the text says, or keeps it; default hand_on',
  ),
};

/** Taken by /varshphal/predictions. */
export const PredictionsQuery = {
  first_period: choice(
    MUDDA_OPENINGS,
    'balance: the first mudda period is what was left of the nakshatra of the natal Moon, the rest closes the year; full: it is whole, as almanacs have it; default balance',
  ),
};
