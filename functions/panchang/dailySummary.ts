/** The day in sentences. */
import { lunarYear } from '../../lib/astro/panchang/samvat.ts';
import type { ElementSpan } from '../../lib/astro/panchang/spans.ts';
import type { TimeSpan } from '../../lib/astro/time.ts';
import type { DailyContext } from '../../lib/birth/dailyContext.ts';
import type { DayFindings } from '../../lib/birth/dayFindings.ts';
import { DAILY } from '../../lib/words/subjects/daily.ts';
import type { DaySpan, Running } from '../../lib/words/facts/daily.ts';
import { momentOf } from './moments.ts';

export function summarySentences(findings: DayFindings, context: DailyContext): string[] {
  const { date, day, names } = context;
  const { avoided, clear, nakshatras, tithis } = findings;
  const say = DAILY[names.lang];
  const between = { start: momentOf(day.startJdUT, context), end: momentOf(day.duskJdUT, context) };
  return [
    dayNamed(findings, context),
    say.elements_run({ date, tithis: running(tithis, context), nakshatras: running(nakshatras, context) }),
    ...yogasSaid(findings, context),
    say.avoided({ date, times: avoided.map((time) => ({ ...time, ...spanOf(time, context) })) }),
    say.clear({
      date,
      spans: clear.map((span) => spanOf(span, context)),
      between: day.isApproximate ? between : null,
    }),
  ];
}

function dayNamed({ month, tithis }: DayFindings, { date, names, varaIndex }: DailyContext): string {
  const { kind, monthIndex, purnimantaIndex } = month;
  const { shaka, vikram } = lunarYear(month);
  const tithi = tithis[0]!.number;
  const named = { monthIndex, purnimantaIndex, isAdhika: kind === 'adhika' };
  return DAILY[names.lang].day_named({ date, weekdayIndex: varaIndex, tithi, ...named, vikram, shaka });
}

/** Each but the last with its end. */
function running(spans: readonly ElementSpan[], context: DailyContext): Running[] {
  return spans.map(({ endJdUT, number }, i) => ({
    number,
    until: i < spans.length - 1 ? momentOf(endJdUT, context) : null,
  }));
}

/** Returns the sentences about the special yogas of a day, the good ones first. */
export function yogasSaid({ yogas }: Pick<DayFindings, 'yogas'>, context: DailyContext): string[] {
  const { date, names } = context;
  const byTime = [...yogas].sort((a, b) => a.startJdUT - b.startJdUT);
  return (['good', 'mixed', 'bad'] as const).flatMap((nature) => {
    const found = byTime.filter(({ yoga }) => yoga.nature === nature);
    if (found.length === 0) return [];
    const said = found.map((one) => ({ yoga: one.yoga.id, ...spanOf(one, context) }));
    return [DAILY[names.lang].yogas_said({ date, nature, yogas: said })];
  });
}

function spanOf({ startJdUT, endJdUT }: TimeSpan, context: DailyContext): DaySpan {
  const { day } = context;
  return {
    isAllDay: startJdUT === day.startJdUT && endJdUT === day.endJdUT,
    start: momentOf(startJdUT, context),
    end: momentOf(endJdUT, context),
  };
}
