/** The day in sentences. */
import { lunarYear } from '../../lib/astro/panchang/samvat.ts';
import type { ElementSpan } from '../../lib/astro/panchang/spans.ts';
import { LUNAR_MONTHS } from '../../lib/astro/tables/lunarMonths.ts';
import { NAKSHATRAS } from '../../lib/astro/tables/nakshatras.ts';
import { TITHIS, VARAS } from '../../lib/astro/tables/panchang.ts';
import { listed } from '../../lib/astro/words.ts';
import { dateText, timeText } from '../../lib/time/writtenDates.ts';
import type { DailyContext } from '../../lib/birth/dailyContext.ts';
import type { DayFindings } from '../../lib/birth/dayFindings.ts';
import type { TimeSpan } from '../../lib/astro/time.ts';

export function summarySentences(findings: DayFindings, context: DailyContext): string[] {
  return [
    dayNamed(findings, context),
    elementsRun(findings, context),
    ...yogasSaid(findings, context),
    timesAvoided(findings, context),
    clearSaid(findings, context),
  ];
}

function dayNamed({ month, tithis }: DayFindings, { date, varaIndex }: DailyContext): string {
  const { kind, monthIndex, purnimantaIndex } = month;
  const tithi = TITHIS[tithis[0]!.number - 1]!;
  const [amanta, purnimanta] = [LUNAR_MONTHS[monthIndex]!.name, LUNAR_MONTHS[purnimantaIndex]!.name];
  const name = kind === 'adhika' ? `adhika ${amanta}` : amanta;
  const both = amanta === purnimanta ? name : `${name} (${purnimanta} where months end with the full moon)`;
  const { shaka, vikram } = lunarYear(month);
  return `${dateText(date, 'en')} is a ${VARAS[varaIndex]!.name}, ${tithi.fullName} of ${both}, Vikram ${vikram}, Shaka ${shaka}.`;
}

function elementsRun({ nakshatras, tithis }: DayFindings, context: DailyContext): string {
  const runs = (spans: readonly ElementSpan[], nameOf: (number: number) => string) =>
    spans
      .map(({ endJdUT, number }, i) =>
        i < spans.length - 1 ? `${nameOf(number)} until ${clockTime(endJdUT, context)}` : nameOf(number),
      )
      .join(', then ');
  return `The tithi is ${runs(tithis, (number) => TITHIS[number - 1]!.name)}; the Moon is in ${runs(nakshatras, (number) => NAKSHATRAS[number - 1]!)}.`;
}

function yogasSaid({ yogas }: DayFindings, context: DailyContext): string[] {
  const byTime = [...yogas].sort((a, b) => a.startJdUT - b.startJdUT);
  const said = (nature: string) =>
    byTime.filter(({ yoga }) => yoga.nature === nature).map((found) => `${found.yoga.name} ${fromTo(found, context)}`);
  const [good, bad, mixed] = [said('good'), said('bad'), said('mixed')];
  return [
    ...(good.length > 0 ? [`Favourable for beginnings: ${listed(good)}.`] : []),
    ...(mixed.length > 0 ? [`What is done repeats itself in ${listed(mixed)}.`] : []),
    ...(bad.length > 0 ? [`Better for routine than for beginnings: ${listed(bad)}.`] : []),
  ];
}

function timesAvoided({ avoided }: DayFindings, context: DailyContext): string {
  return `Usually avoided: ${listed(avoided.map((time) => `${time.name} ${fromTo(time, context)}`))}.`;
}

function clearSaid({ clear }: DayFindings, context: DailyContext): string {
  const { day } = context;
  const between = day.isApproximate
    ? `${clockTime(day.startJdUT, context)} and ${clockTime(day.duskJdUT, context)}`
    : 'sunrise and sunset';
  if (clear.length === 0) return `No time between ${between} is clear of all that is usually avoided.`;
  return `Clear of all of these between ${between}: ${listed(clear.map((span) => fromTo(span, context)))}.`;
}

function fromTo({ startJdUT, endJdUT }: TimeSpan, context: DailyContext): string {
  const { day } = context;
  if (startJdUT === day.startJdUT && endJdUT === day.endJdUT) return 'all day';
  const [start, end] = [clockTime(startJdUT, context), clockTime(endJdUT, context)];
  // The date is written once where both have the same.
  return start.slice(5) === end.slice(5) ? `${start.slice(0, 5)} to ${end}` : `${start} to ${end}`;
}

function clockTime(jdUT: number, { date, instant }: DailyContext): string {
  return timeText(instant(jdUT), date);
}
