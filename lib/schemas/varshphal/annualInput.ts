/** Input B+Y: input of /varshphal. */
import * as v from 'valibot';
import {
  COUNTINGS,
  DREKKANAS,
  MOON_RULES,
  NATAL_OFFICES,
  NONE_ASPECTS,
  PROGRESSES,
  RELATIONS,
} from '../../astro/varshphal/tajikaChoices.ts';
import { MUDDA_OPENINGS } from '../../astro/varshphal/mudda.ts';
import { anything, BIRTH_ENTRIES, choice } from '../common/inputs.ts';
import { DRAWING_ENTRIES } from '../common/drawing/inputs.ts';
import { said } from '../common/said.ts';
import { countField } from '../common/textNumbers.ts';

/** The highest age for an annual chart. */
const ANNUAL_YEARS = 120;

const AnnualYear = v.pipe(
  v.number(said('year_malformed_annual', {})),
  v.integer(said('year_malformed_annual', {})),
  v.description(
    'Gregorian year whose birthday begins the annual chart, from the year of birth to 120 years later; the year of birth itself means the birth',
  ),
  v.examples([2026]),
);

const ANNUAL_ENTRIES = {
  ...BIRTH_ENTRIES,
  current_location: anything(
    'Where the native lives: coordinates, a time zone or a town; used where return_place is current',
  ),
  year: AnnualYear,
  return_place: choice(['birth', 'current'], 'Place over which the annual chart is cast; default birth'),
};

const BALA_ENTRIES = {
  relation: choice(
    RELATIONS,
    'Friends and enemies: tajika counts them in the annual chart (3, 5, 9, 11 friend; 2, 6, 8, 12 even; 1, 4, 7, 10 enemy), natural takes the natural ones; default tajika',
  ),
  drekkana: choice(
    DREKKANAS,
    'Lords of the decanates in the classical bala: tajika has the Chaldean order from Mars, parashari the lords of the D3 signs; default tajika',
  ),
};

const LORD_ENTRIES = {
  none_aspects: choice(
    NONE_ASPECTS,
    'Who rules the year where none of the five office-bearers aspects the ascendant: the lord of the Muntha, the strongest of them, or the lord of the annual ascendant; default muntha_lord',
  ),
  moon: choice(
    [...MOON_RULES, 'hand_on'],
    'Where the year falls to the Moon: tn has her keep it in Cancer, else hand it to the office-bearer she joins by ithasala or to the lord of her sign (hand_on means the same); passed_over gives it to the next strongest; keep leaves it to her; default tn',
  ),
};

const PROGRESS_ENTRIES = {
  progress: choice(
    PROGRESSES,
    'How planets go on in the tri-pataki chakra: by what the running year leaves over their cycle (remainder), or a sign for each whole cycle (stay); default remainder',
  ),
};

const MONTH_ENTRIES = {
  month: v.nullish(countField(1, 12, 'Month of the year, 1 to 12, the first from the solar return; default 1')),
  day: v.nullish(
    countField(1, 31, 'Day of the month, a degree of the Sun each: its chart is cast too; the 31st is the next month'),
  ),
  natal_office: choice(
    NATAL_OFFICES,
    'Whose sign gives the natal office-bearer of months and days: that of the natal ascendant or of the natal Moon, as Mahidhara prints; default ascendant',
  ),
};

const YOGA_ENTRIES = {
  houses: v.nullish(
    v.pipe(
      v.array(countField(2, 12, 'House of the annual chart, 2 to 12'), said('annual_houses', {})),
      v.minLength(1, said('annual_houses', {})),
      v.maxLength(11, said('annual_houses', {})),
      v.description('Houses of the matters asked about; default 2, 4, 5, 7, 9, 10 and 11'),
      v.examples([[7, 10]]),
    ),
  ),
};

type FurtherEntries = typeof BALA_ENTRIES &
  typeof LORD_ENTRIES &
  typeof DRAWING_ENTRIES &
  typeof PROGRESS_ENTRIES &
  typeof MONTH_ENTRIES &
  typeof YOGA_ENTRIES;

/**
 * Returns the schema of an annual chart with further fields of some paths.
 *
 * The bounds of the year need the date as well. They are checked even where other fields are wrong, so that one answer
 * names every mistake; within a field, only the first mistake is reported.
 */
function annualWith<const Title extends string>(title: Title, description: string, further: Partial<FurtherEntries>) {
  // All of the further fields may be absent, so the paths without them have the same type.
  const entries = { ...ANNUAL_ENTRIES, ...further } as typeof ANNUAL_ENTRIES & FurtherEntries;
  const fields = v.object(entries, said('annual_form', {}));
  return v.config(
    v.pipe(
      v.config(fields, { abortPipeEarly: true }),
      v.forward(
        v.partialCheck(
          [['date'], ['year']],
          ({ date, year }) => isWithinLife(date, year),
          said('year_outside_life', ({ input }) => lifeOf(input as { date: string; year: number })),
        ),
        ['year'],
      ),
      v.title(title),
      v.description(description),
    ),
    { abortPipeEarly: false },
  );
}

/** Input B+Y: birth data, and the year of the annual chart. */
export const AnnualInput = annualWith('AnnualInput', 'Birth data, and the year of the annual chart', {});
export type AnnualInput = v.InferOutput<typeof AnnualInput>;

/** Input B+Y of the path that draws the annual chart. */
export const DrawnAnnualInput = annualWith(
  'DrawnAnnualInput',
  'Birth data, the year of the annual chart, and how it is drawn',
  DRAWING_ENTRIES,
);

/** Input B+Y of the paths that weigh planets in the annual chart. */
export const AnnualBalaInput = annualWith(
  'AnnualBalaInput',
  'Birth data, the year of the annual chart, and how its strengths are counted',
  BALA_ENTRIES,
);

/** Input B+Y of the paths that name the lord of the year. */
export const AnnualLordInput = annualWith(
  'AnnualLordInput',
  'Birth data, the year of the annual chart, how its strengths are counted and its lord is chosen',
  { ...BALA_ENTRIES, ...LORD_ENTRIES },
);

/** Input B+Y of the path of the tri-pataki chakra. */
export const AnnualTripatakiInput = annualWith(
  'AnnualTripatakiInput',
  'Birth data, the year of the annual chart, and how planets go on in the chakra',
  PROGRESS_ENTRIES,
);

/** Input B+Y of the path of months and days. */
export const AnnualMonthInput = annualWith(
  'AnnualMonthInput',
  'Birth data, the year of the annual chart, the month and the day, and how their lords are chosen',
  { ...BALA_ENTRIES, ...LORD_ENTRIES, ...MONTH_ENTRIES },
);

/** Input B+Y of the path of the sixteen yogas. */
export const AnnualYogaInput = annualWith(
  'AnnualYogaInput',
  'Birth data, the year of the annual chart, and the matters asked about',
  { ...BALA_ENTRIES, ...YOGA_ENTRIES },
);

/** Tells whether the year is within the life; true for a malformed date or year, which its own schema reports. */
function isWithinLife(date: string, year: number): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date) || !Number.isInteger(year)) return true;
  return year >= birthYear(date) && year <= birthYear(date) + ANNUAL_YEARS;
}

function lifeOf({ date, year }: { date: string; year: number }) {
  return { first: birthYear(date), last: birthYear(date) + ANNUAL_YEARS, got: String(year) };
}

function birthYear(date: string): number {
  return Number(date.slice(0, 4));
}

/** Query of /varshphal/year-lord. */
export const YearLordQuery = {
  bala: choice(
    COUNTINGS,
    'Which pancha-vargiya bala decides: that of Tajika Nilakanthi, or that of D1, D2, D12, D3 and D9; default classical',
  ),
  moon: choice([...MOON_RULES, 'hand_on'], 'As in the body, before which it goes'),
};

/** Query of /varshphal/predictions. */
export const PredictionsQuery = {
  first_period: choice(
    MUDDA_OPENINGS,
    'balance: the first mudda period is what was left of the nakshatra of the natal Moon, the rest closes the year; full: it is whole, as almanacs have it; default balance',
  ),
};

/** Query of /varshphal/dashas. */
export const DashasQuery = {
  ...PredictionsQuery,
  readings: choice(
    ['running', 'all'],
    'Which periods are read: those that run at as_of, or all; outside the year all; default running',
  ),
};
