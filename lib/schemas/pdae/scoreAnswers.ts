/** Records of the scores of days: /pdae/score, range, best-days and monthly-calendar. */
import * as v from 'valibot';
import { DAY_CATEGORY_IDS } from '../../astro/judgement/tables/dayCategories.ts';
import { DAY_CLASSES } from '../../astro/judgement/tables/dayScore.ts';
import { dayHead, Span } from '../common/panchangElements.ts';
import { VaraRef } from '../panchang/common.ts';
import { DayPlaceRecord, Recommendation } from './common.ts';
import { ClosedTime, ClosureId, MuhurtaTimings } from './windows.ts';
import { count, number, Points, record, sources, text, yes, localName } from '../common/records.ts';

const wholeScore = (description: string) => count(description, 0, 100);

const DayClassId = v.pipe(
  v.picklist(DAY_CLASSES),
  v.title('DayClass'),
  v.description('best from 70, good from 50, normal from 35, avoid from 20, danger below'),
);

const cappedBy = v.pipe(
  v.nullable(
    record('ClassCap', 'What bounds the class of a day', {
      id: ClosureId,
      name: localName,
      at_most: DayClassId,
    }),
  ),
  v.description(
    'Addition: the closed time by which the class is at most so, however short it is; the score stays the sum of its points. Chandrashtama, Naidhana tara of the first nine stars and an eclipse leave normal, the new moon, Vyatipata and Vaidhriti leave good, and so does whatever closes more than four fifths of the day. Null where there is none',
  ),
);

const RelativeClassId = v.pipe(
  v.picklist(DAY_CLASSES),
  v.title('RelativeDayClass'),
  v.description(
    'Addition: the class by percentile_in_year: best from 90, good from 65, normal from 35, avoid from 10, danger below; never above at_most of capped_by. It orders the days of one person and warns of nothing',
  ),
);

const DayPieceRecord = record('DayPiece', 'Part of a day in which what was found stays', {
  ...Span.entries,
  share: number('Of the day, 0 to 1'),
  points: number('What the whole day would have if it were like this'),
  found: text('What holds in it'),
});

const DayComponent = record('DayComponent', 'One component of the score of a day', {
  id: Points.entries.id,
  name: localName,
  label: Points.entries.label,
  points: Points.entries.points,
  max: Points.entries.max,
  pieces: v.pipe(v.array(DayPieceRecord), v.description('What was found, in order of time; the points are their mean')),
});

const components = v.pipe(v.array(Points), v.description('What the score is the exact sum of'));

const DayCategoryScore = record('DayCategoryScore', 'The score of a day for one matter of life', {
  name: localName,
  score: wholeScore('Half of the score of the day, and what concerns the matter'),
  class: DayClassId,
  class_name: localName,
  components,
});

const byCategory = <Schema extends v.GenericSchema>(schema: Schema) =>
  v.object(
    Object.fromEntries(DAY_CATEGORY_IDS.map((id) => [id, schema])) as Record<(typeof DAY_CATEGORY_IDS)[number], Schema>,
  );

/** The score of one day, as every answer that holds it tells it. */
export const dayScoreEntries = {
  overall_score: wholeScore('The exact sum of the components'),
  class: DayClassId,
  class_name: localName,
  capped_by: cappedBy,
  components: v.pipe(v.array(DayComponent), v.description('What the score is the exact sum of; weights interpretive')),
  categories: v.pipe(byCategory(DayCategoryScore), v.description('The eight matters of life')),
};
export type DayScoreRecord = v.InferOutput<v.ObjectSchema<typeof dayScoreEntries, undefined>>;

const { avoid, best, by_category, closed, routine } = MuhurtaTimings.entries;

const closing = { notes: v.pipe(v.array(v.string()), v.description('How to read the scores')), sources };

export const PersonalScore = record('PersonalScore', 'How a day goes for a birth', {
  ...dayHead,
  place: DayPlaceRecord,
  ...dayScoreEntries,
  recommendations: v.pipe(
    v.array(Recommendation),
    v.description('From the three components that give most and the three that take most'),
  ),
  timing: v.pipe(
    record('DayTiming', 'Times of the day for this chart', { best, routine, by_category, closed, avoid }),
    v.description('The best times, free of all that is shunned, and the shunned ones'),
  ),
  headline: text('Addition: the day in a line, at most 90 characters'),
  short: text('Addition: the day in at most 280 characters'),
  summary: text('The day in a few sentences'),
  ...closing,
});
export type PersonalScore = v.InferOutput<typeof PersonalScore>;

const Leading = record('LeadingComponent', 'A component that weighs much in a day', {
  id: text('Component'),
  name: localName,
  points: number('Given to the day, or taken from it'),
  label: text('What was found'),
});

export type LeadingRecord = v.InferOutput<typeof Leading>;

const scoredDateEntries = {
  date: text('YYYY-MM-DD, by the clock of the place'),
  vara: v.pipe(VaraRef, v.description('The day of the week that the date has')),
  is_approximate: yes('Whether a sunrise or sunset that did not happen had to be stood for, near the poles'),
  score: wholeScore('The exact sum of the components'),
  class: DayClassId,
  class_name: localName,
  capped_by: cappedBy,
  percentile_in_year: count(
    'Addition: the share of the 365 days around it that have less for this birth, by every fourth of them; where a category is asked about, by its scores',
    0,
    100,
  ),
  relative_class: RelativeClassId,
  relative_class_name: localName,
};

const categoryScores = v.pipe(byCategory(wholeScore('0 to 100')), v.description('Scores of the eight matters'));

export const ScoredDate = record('ScoredDate', 'A date with its score', {
  ...scoredDateEntries,
  components,
  best: v.pipe(v.array(Leading), v.description('The components that give most, three at the most')),
  hardest: v.pipe(v.array(Leading), v.description('The components that take most, three at the most')),
  categories: categoryScores,
});
export type ScoredDate = v.InferOutput<typeof ScoredDate>;

const counts = v.pipe(
  v.object({
    best: number('Days'),
    good: number('Days'),
    normal: number('Days'),
    avoid: number('Days'),
    danger: number('Days'),
  }),
  v.description('How many days of each class'),
);
const DateScore = record('DateScore', 'A date and a score', {
  date: text('YYYY-MM-DD'),
  score: wholeScore('Of that date'),
});

const summaryEntries = {
  days: number('How many days are told; dates that the clock of the place left out are not there'),
  mean_score: v.pipe(v.nullable(v.number()), v.description('Over all days; null where there is none')),
  counts,
  best_day: v.pipe(v.nullable(DateScore), v.description('The one that /pdae/best-days ranks first')),
  hardest_day: v.pipe(
    v.nullable(DateScore),
    v.description('The lowest score; among equals the poorer tara, then the earlier'),
  ),
  best_by_category: v.pipe(
    byCategory(v.nullable(DateScore)),
    v.description(
      'The highest score in each, days that a closed time holds at normal coming last; among equals the better tara, then the earlier',
    ),
  ),
  text: text('In a sentence'),
};
export const RangeSummary = record('RangeSummary', 'The days together', summaryEntries);
export type RangeSummary = v.InferOutput<typeof RangeSummary>;

const rangeEntries = {
  start_date: text('First date asked about'),
  end_date: text('Last date asked about'),
  place: DayPlaceRecord,
};

export const PersonalRange = record('PersonalRange', 'Scores of a range of dates', {
  ...rangeEntries,
  days: v.array(ScoredDate),
  summary: RangeSummary,
  ...closing,
});
export type PersonalRange = v.InferOutput<typeof PersonalRange>;

const Summand = record('Summand', 'What a score is summed from, without its words', {
  id: text('Component; its words and limits are those that /pdae/score tells of the date'),
  points: number('Given, or taken'),
});

const BestDay = record('BestDay', 'A date that passed, with why', {
  rank: count('1 is the best', 1, 367),
  ...scoredDateEntries,
  components: v.pipe(
    v.array(Summand),
    v.description('What the score is the exact sum of, in short, as a year has hundreds of days'),
  ),
  overall_score: wholeScore('Of the day as a whole; the score itself where no category is asked about'),
  tarabala: number('Points of the tara, which decide between equal scores'),
  reasons: v.pipe(v.array(Leading), v.description('What speaks for it most, three things at the most')),
  cautions: v.pipe(
    v.array(Leading),
    v.description(
      'What to watch, three things at the most, and for travel the direction that no journey begins in, which takes no points',
    ),
  ),
});

export const BestDays = record('BestDays', 'The best days of a range', {
  ...rangeEntries,
  category: v.pipe(
    v.nullable(v.picklist(DAY_CATEGORY_IDS)),
    v.description('By whose scores days are ranked; null for the day as a whole'),
  ),
  category_name: v.nullable(localName),
  min_score: v.pipe(
    v.nullable(count('0 to 100', 0, 100)),
    v.description('Least score of a day that is told; null where none was given: then the best tenth of the range is'),
  ),
  limit: count('Addition: most days that are told', 1, 367),
  days_searched: number('In the range'),
  days_found: number('Of at least that score, or in the best tenth, before `limit`'),
  days: v.pipe(
    v.array(BestDay),
    v.description(
      'The highest percentile_in_year first, a day that closed times hold back no higher than its class; among equals the better tara, then the earlier date',
    ),
  ),
  summary: text('In a sentence'),
  ...closing,
});
export type BestDays = v.InferOutput<typeof BestDays>;

const GentleDay = record('GentleDay', 'A date to go gently', {
  ...DateScore.entries,
  class: DayClassId,
  closed: v.pipe(
    v.array(ClosedTime),
    v.description(
      'Addition: Chandrashtama, Naidhana tara of the first nine stars and eclipses, with their times within the day',
    ),
  ),
});

export const MonthlyCalendar = record('MonthlyCalendar', 'A month of days by class', {
  month: count('1 to 12', 1, 12),
  year: number('Of the Gregorian calendar'),
  month_name: localName,
  ...rangeEntries,
  days: v.array(ScoredDate),
  by_class: v.pipe(
    v.object(
      Object.fromEntries(DAY_CLASSES.map((id) => [id, v.array(v.string())])) as Record<
        (typeof DAY_CLASSES)[number],
        v.ArraySchema<v.StringSchema<undefined>, undefined>
      >,
    ),
    v.description('Dates of each class, in order'),
  ),
  best_days: v.pipe(v.array(DateScore), v.description('The five that /pdae/best-days ranks first')),
  gentle_days: v.pipe(
    v.array(GentleDay),
    v.description(
      'Days of the classes avoid and danger, and those held at normal by a closed time; the lowest score first',
    ),
  ),
  summary: RangeSummary,
  text: v.pipe(
    v.nullable(v.string()),
    v.description('The month told in sentences; null unless a text format is asked for'),
  ),
  ...closing,
});
export type MonthlyCalendar = v.InferOutput<typeof MonthlyCalendar>;
