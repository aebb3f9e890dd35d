/** What the paths of /pdae are asked: whose day, where, and which days. */
import * as v from 'valibot';
import { DAY_CATEGORY_IDS, type DayCategoryId } from '../../astro/judgement/tables/dayCategories.ts';
import { message } from '../../words/message.ts';
import { birthWith, CalendarDate, choice } from '../common/inputs.ts';
import { CurrentLocation } from '../common/locationInput.ts';
import { said } from '../common/said.ts';
import { countInText } from '../common/textNumbers.ts';

/** Input B where the current location decides the place of the day. */
export const PersonalDayInput = birthWith('PersonalDayInput', 'Birth data, and where the day is spent', {
  current_location: CurrentLocation,
});
export type PersonalDayInput = v.InferOutput<typeof PersonalDayInput>;

const dateOf = (description: string, example: string) =>
  v.pipe(CalendarDate, v.description(`${description}, YYYY-MM-DD`), v.examples([example]));

export const TargetDateQuery = { target_date: dateOf('The day asked about', '2026-11-20') };

/** Most days from the first to the last. */
export const RANGE_DAYS = 31;
export const BEST_DAYS_RANGE = 366;

const rangeQuery = (mostDays: number) => ({
  start_date: dateOf('First day', '2026-11-20'),
  end_date: dateOf(`Last day, at most ${mostDays} days after the first`, '2026-11-26'),
});

export const RangeQuery = rangeQuery(RANGE_DAYS);

export const FormatQuery = {
  format: choice(
    ['json', 'text_hi', 'text_en'],
    'json: the records alone; text_hi, text_en: the same, told in Hindi or English too; default json',
  ),
};

export const MonthQuery = {
  month: countInText({
    least: 1,
    most: 12,
    message: (got) => message('month_out_of_bounds', { got }),
    description: 'Month of the Gregorian calendar, 1 to 12',
    example: '11',
    isPadded: true,
  }),
  year: countInText({
    least: 1,
    most: 9999,
    message: (got) => message('year_malformed', { got }),
    description: 'Year of the Gregorian calendar, within the ephemeris',
    example: '2026',
  }),
};

const CATEGORY_MESSAGE = said('day_category_unknown', { options: DAY_CATEGORY_IDS });
const isCategory = (id: string): id is DayCategoryId => (DAY_CATEGORY_IDS as readonly string[]).includes(id);

export const BestDaysQuery = {
  ...rangeQuery(BEST_DAYS_RANGE),
  category: v.nullish(
    v.pipe(
      v.string(CATEGORY_MESSAGE),
      v.check((text) => isCategory(text.trim().toLowerCase()), CATEGORY_MESSAGE),
      v.description(`What the days should be good for, any case: ${DAY_CATEGORY_IDS.join(', ')}; default all of it`),
      v.transform((text) => text.trim().toLowerCase() as DayCategoryId),
    ),
  ),
  min_score: v.nullish(
    countInText({
      least: 0,
      most: 100,
      message: (got) => message('least_score_out_of_bounds', { got }),
      description: 'Least score of a day that is told, 0 to 100; default 50',
    }),
  ),
};
