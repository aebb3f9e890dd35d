/** Mistakes in single fields, in English. */
import type { FieldMessages } from '../../messages/fields.ts';
import type { Sentences } from '../../sentences.ts';

export const FIELDS_EN = {
  text_expected: ({ got }) => `Invalid type: Expected string but received ${got}`,
  day_category_unknown: ({ options }) => `Choose one of: ${options.join(', ')}; leave it out for the day as a whole.`,
  count_between: ({ least, most }) => `Give a whole number from ${least} to ${most}.`,
  count_out_of_bounds: ({ least, most, got }) => `Give a whole number from ${least} to ${most} (got ${got}).`,
  years_ahead_out_of_bounds: ({ least, most, got }) =>
    `years_ahead is a whole number from ${least} to ${most} (got ${got}).`,
  house_out_of_bounds: () => 'The house is a whole number from 1 to 12.',
  month_out_of_bounds: ({ got }) => `The month is a whole number from 1 to 12 (got ${got}).`,
  year_malformed: ({ got }) => `Give the year as a whole number, such as 2026 (got ${got}).`,
  least_score_out_of_bounds: ({ got }) => `Give the least score as a whole number from 0 to 100 (got ${got}).`,
  range_reversed: ({ start, end }) =>
    `The last day must not be before the first: end_date ${end} is before start_date ${start}.`,
  range_too_long: ({ mostDays, days }) =>
    `The last day may be at most ${mostDays} days after the first (got ${days}). Ask for shorter ranges one after another.`,
  years_too_many: ({ got, mostYears }) =>
    `At most ${mostYears} years are told at once (got ${got}). Ask for further years from a later start_year.`,
  star_needed: () => 'With by=star send the star of birth as nakshatra, such as rohini.',
  star_outside_sign: () => 'This star has no part in this sign. Send a sign and a star that belong together.',
  slug_malformed: ({ meant }) =>
    meant === null
      ? 'A slug has lower-case letters, digits and single hyphens, such as gajakesari or dhana-2-11.'
      : `A slug has lower-case letters, digits and single hyphens. Send ${meant}.`,
  slug_too_long: ({ most }) => `A slug has ${most} characters at most.`,
  medical_data_no_object: () => 'Send medical_data as an object: the data of POST /medical/analyze.',
  medical_data_unusable: () =>
    'Nothing in medical_data is understood. Send the data of POST /medical/analyze, or at least one weak planet, such as {"weak_planets": ["saturn"]}.',
} satisfies Sentences<FieldMessages>;
