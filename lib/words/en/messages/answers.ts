/** Warnings of answers and refusals of paths, in English. */
import type { AnswerMessages, ByRuleReason, PeriodLevel, PlanetWord } from '../../messages/answers.ts';
import type { Sentences } from '../../sentences.ts';

const LEVELS: Readonly<Record<PeriodLevel, string>> = {
  1: 'mahadasha',
  2: 'antardasha',
  3: 'pratyantardasha',
  4: 'sookshma',
  5: 'prana',
};

const named = (planet: PlanetWord) => (planet === 'Sun' || planet === 'Moon' ? `the ${planet}` : planet);

const BY_RULE: Readonly<Record<ByRuleReason, string>> = {
  not_configured: 'The text model is not configured as it should be, so the text is composed by rule.',
  budget_spent: 'The budget of the day for generated texts is spent, so the text is composed by rule.',
  timed_out: 'The text model did not answer in time, so the text is composed by rule.',
  model_unavailable: 'The text model cannot be reached, so the text is composed by rule.',
  unfit_answer: 'The text model gave no answer that is fit to be told, so the text is composed by rule.',
};

export const ANSWERS_EN = {
  year_malformed_annual: () => 'Give the year as a whole number, such as 2026.',
  annual_houses: () => 'Give the houses as a list of whole numbers from 2 to 12, such as [7, 10].',
  month_beyond_ephemeris: ({ endYear }) => `This month lies beyond the end of the ephemeris in ${endYear}.`,
  year_outside_life: ({ first, last, got }) =>
    `The year runs from ${first}, the year of birth, to ${last} (got ${got}).`,
  year_beyond_ephemeris: ({ endYear, got }) =>
    `Annual charts can be cast up to the year ${endYear}, where the ephemeris ends (got ${got}).`,
  annual_form: () => 'Send a JSON object with the birth data and a year.',
  return_in_other_year: ({ year, date }) =>
    `The return that completes the years up to ${year} falls just across the turn of the year, on ${date}.`,
  year_end_estimated: () =>
    'The next solar return lies outside the ephemeris; a mean sidereal year of 365.256363 days stands in for it.',
  nothing_runs: ({ side, birth, end }) =>
    side === 'before_birth'
      ? `as_of lies before the birth, so no period is current. Periods are told from the birth, ${birth}, to ${end}.`
      : `as_of lies after the last period, so no period is current. Periods are told from the birth, ${birth}, to ${end}.`,
  before_birth: ({ birth, date }) =>
    `${date} lies before the birth, ${birth}. The sky of that day is told, but no dasha runs and nothing was lived yet.`,
  beyond_life: () =>
    'as_of lies before the birth, or more than 110 years after it. This is told as if the person were living, and no times are looked for.',
  next_cycle_runs: ({ end }) =>
    `One cycle is listed, to ${end}. What runs at as_of belongs to the next one: see current.`,
  periods_end: ({ end }) => `Periods are told to ${end}; after that no change is listed.`,
  mahadasha_missing: ({ field, level }) =>
    `No period runs at as_of: name the ${field} whose ${LEVELS[level]} is meant.`,
  period_not_lived: ({ period, within, end, others }) =>
    `The ${LEVELS[period.level]} of ${named(period.lord)} in the ${LEVELS[within.level]} of ${named(within.lord)} ended on ${end}, before birth. Choose one of: ${others.join(', ')}.`,
  report_left_out: () => 'The report could not be made; everything else is here. Try again later.',
  report_unavailable: () =>
    'The report cannot be made right now. The chart itself is there: ask without Accept: application/pdf.',
  picture_unavailable: () =>
    'The picture cannot be made right now. The drawing is there as SVG: ask for image/svg+xml.',
  text_by_rule: ({ reason }) => BY_RULE[reason],
  texts_exceeded: () => 'Too many texts were asked for. Wait as long as Retry-After says, then try again.',
  idempotency_key_in_use: () => 'The first request with this Idempotency-Key is still being answered.',
  idempotency_key_malformed: () => 'Send 1 to 255 visible characters without blanks, such as a UUID.',
  idempotency_key_reused: () => 'This key came with another request before. Send a new key.',
  eclipse_unknown: ({ near }) =>
    near.length === 0
      ? 'There is no eclipse of this id. GET /api/v1/panchang/eclipses lists those of a year.'
      : `There is no eclipse of this id. Near it: ${near.join(', ')}. GET /api/v1/panchang/eclipses lists those of a year.`,
  festival_unknown: ({ near }) =>
    near.length === 0
      ? 'There is no festival of this id. GET /api/v1/panchang/festivals?kind=all lists those of a year.'
      : `There is no festival of this id. Near it: ${near.join(', ')}. GET /api/v1/panchang/festivals?kind=all lists those of a year.`,
  purpose_unknown: ({ nearest }) =>
    nearest === null
      ? 'There is no purpose of this id. GET /api/v1/muhurta/purposes lists them all.'
      : `There is no purpose of this id. Did you mean ${nearest}? GET /api/v1/muhurta/purposes lists them all.`,
  yoga_unknown: ({ nearest }) =>
    nearest === null
      ? 'There is no yoga of this slug. GET /api/v1/yoga/catalog lists them all.'
      : `There is no yoga of this slug. Did you mean ${nearest}? GET /api/v1/yoga/catalog lists them all.`,
  yoga_family: ({ others, shown }) =>
    others === 0
      ? `This is a family of yogas. Ask for one of them: ${shown.join(', ')}.`
      : `This is a family of yogas. Ask for one of them: ${shown.join(', ')} and ${others} more. GET /api/v1/yoga/catalog lists them all.`,
  page_file_unknown: ({ folder }) => `The page has no such file. GET /${folder} is the page.`,
  path_group_unknown: () => 'There is no such group of paths. GET /docs lists them.',
  guide_unknown: () => 'There is no such guide. GET /docs lists them.',
  error_code_unknown: () => 'There is no such error code. GET /errors lists them.',
  security_contact_unset: () =>
    'This installation names no contact for security. Its operator can set SECURITY_CONTACT.',
  ephemeris_faulty: ({ fault }) => fault,
  time_data_faulty: ({ fault }) => fault,
} satisfies Sentences<AnswerMessages>;
