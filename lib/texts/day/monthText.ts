/** A month as a readable text: a function of its records and the language alone. */
import { forEachClass } from '../../astro/judgement/tables/dayScore.ts';
import type { LifeStage } from '../../astro/stage.ts';
import { DAY_MONTH } from '../../words/subjects/day/month.ts';
import type { DayMonthWords } from '../../words/facts/day/month.ts';
import type { Language } from '../../words/names.ts';
import { closedDays, dayReasons, mattersByDate, NAMED_GENTLE, weeksOf, type MonthFacts } from './monthFacts.ts';

/**
 * Returns the text of a month in the requested language, in three paragraphs: the whole, its days, its weeks.
 *
 * @param stage of the person when the month begins
 */
export function monthText(facts: MonthFacts, stage: LifeStage, lang: Language): string {
  const words = DAY_MONTH[lang];
  const { best_days: best, by_class: byClass, days, gentle_days: gentle, month, summary, year } = facts;
  const [first] = days;
  if (!first) return words.no_days({});
  const softest = gentle.slice(0, NAMED_GENTLE).map((day) => named(facts, day, 'presses'));
  return [
    [
      words.overview({
        month,
        year,
        counts: forEachClass((id) => byClass[id].length),
        meanScore: Math.round(summary.mean_score ?? first.score),
      }),
      words.matters({ days: mattersByDate(facts, stage).map(([date, matters]) => ({ date, matters })) }),
    ],
    [
      words.best_days({ days: best.map((day) => named(facts, day, 'helps')) }),
      softest.length > 0 ? words.gentle_days({ days: softest }) : words.no_gentle_day({}),
      ...closedDays(facts).map((closed) => words.closed_days(closed)),
    ],
    [
      ...weeksOf(facts).map(({ best: strongest, first: fromDate, gentlest, last, mean, number }) =>
        words.week({ number, fromDate, untilDate: last, meanScore: mean, best: strongest, gentlest }),
      ),
      words.closing({}),
    ],
  ]
    .map((sentences) => sentences.join(' '))
    .join('\n\n');
}

type NamedDay = DayMonthWords['best_days']['days'][number];

function named(
  facts: MonthFacts,
  { date, score }: Pick<NamedDay, 'date' | 'score'>,
  side: 'helps' | 'presses',
): NamedDay {
  const { vara } = facts.days.find((day) => day.date === date)!;
  return { date, weekdayIndex: vara.number - 1, score, reasons: dayReasons(facts, date, side) };
}
