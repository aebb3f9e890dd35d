/** Answer of /panchang/tarabala-table. */
import { spanAt } from '../../lib/astro/calendar/lanes.ts';
import { taraTable, type TaraTable } from '../../lib/astro/calendar/taraTable.ts';
import { SAME_INSTANT_DAYS } from '../../lib/astro/panchang/overlap.ts';
import { panchangDays } from '../../lib/astro/panchang/panchangDay.ts';
import { CHANDRABALA_SOURCE } from '../../lib/astro/panchang/chandrabala.ts';
import { TARABALA_SOURCE } from '../../lib/astro/panchang/tarabala.ts';
import { citation } from '../../lib/astro/source.ts';
import { CHANDRABALA } from '../../lib/astro/tables/chandrabala.ts';
import { TARAS } from '../../lib/astro/tables/taras.ts';
import type { TimeSpan } from '../../lib/astro/time.ts';
import type { CalendarContext } from '../../lib/birth/calendar.ts';
import { nakshatraRef, signRef } from '../../lib/records/common.ts';
import { spanRecord } from '../../lib/records/day/common.ts';
import type { TarabalaTable } from '../../lib/schemas/panchang/dayTables.ts';
import type { Names } from '../../lib/words/names.ts';
import { DAY_TABLES } from '../../lib/words/subjects/day/dayTables.ts';
import { momentOf } from './moments.ts';

export function tarabalaTable(context: CalendarContext): TarabalaTable {
  const { conventions, ephemeris, names, place, span } = context;
  const noons = context.dates().map(({ noonJdUT }) => noonJdUT);
  const days = panchangDays(noons, place!, conventions.sunrise, ephemeris);
  // The last night of the month reaches beyond its midnight.
  const whole = {
    startJdUT: Math.min(span.startJdUT, days[0]!.startJdUT),
    endJdUT: Math.max(span.endJdUT, days.at(-1)!.endJdUT),
  };
  const table = taraTable(whole, ephemeris, conventions);
  return {
    spans: table.spans.map((stay) => ({
      nakshatra: nakshatraRef(stay.nakshatraIndex, names),
      ...spanRecord(stay, context),
      taras: stay.taras.map(({ number }) => number),
      cycles: stay.taras.map(({ cycle }) => cycle),
    })),
    chandrabala: table.chandrabala.map((stay) => ({
      moon_sign: signRef(stay.moonSignIndex, names),
      ...spanRecord(stay, context),
      paksha: stay.paksha,
      houses: [...stay.houses],
    })),
    days: context.dates().map(({ date }, i) => ({ date, ...dayRecord(days[i]!, table, context) })),
    legend: legendOf(names),
    rule: DAY_TABLES[names.lang].tara_rule({}),
    summary: summaryOf(table, context),
    sources: [citation(TARABALA_SOURCE), citation(CHANDRABALA_SOURCE)],
  };
}

function dayRecord(
  day: TimeSpan,
  { chandrabala, spans }: TaraTable,
  { instant }: CalendarContext,
): Omit<TarabalaTable['days'][number], 'date'> {
  const { endJdUT, startJdUT } = day;
  const sign = spanAt(chandrabala, startJdUT)!;
  const changes = [...spans, ...chandrabala]
    .map((stay) => stay.startJdUT)
    .filter((jdUT) => jdUT > startJdUT && jdUT < endJdUT)
    .sort((a, b) => a - b)
    // A nakshatra and a sign that begin together are one change.
    .filter((jdUT, i, all) => i === 0 || jdUT - all[i - 1]! > SAME_INSTANT_DAYS);
  return {
    start: instant(startJdUT),
    nakshatra: spanAt(spans, startJdUT)!.nakshatraIndex + 1,
    moon_sign: sign.moonSignIndex + 1,
    paksha: sign.paksha,
    changes: changes.map(instant),
  };
}

/** The tara of birth itself, which is neither good nor bad for all. */
const MIXED_TARA = 1;

function legendOf(names: Names): TarabalaTable['legend'] {
  return {
    taras: TARAS.map((row, i) => ({
      number: i + 1,
      id: row.id,
      name: names.of(row),
      nature: i + 1 === MIXED_TARA ? 'mixed' : row.nature,
      meaning: names.text(row.meaning),
    })),
    houses: CHANDRABALA.map(({ effect, nature }, i) => ({
      number: i + 1,
      nature,
      effect: { shukla: names.text(effect.shukla), krishna: names.text(effect.krishna) },
    })),
  };
}

function summaryOf({ chandrabala }: TaraTable, context: CalendarContext): string {
  const { from, names, span } = context;
  const turns = chandrabala.filter(
    ({ paksha, startJdUT }, i) =>
      i > 0 && paksha !== chandrabala[i - 1]!.paksha && startJdUT >= span.startJdUT && startJdUT < span.endJdUT,
  );
  const moments = (paksha: 'shukla' | 'krishna') =>
    turns.filter((turn) => turn.paksha === paksha).map(({ startJdUT }) => momentOf(startJdUT, context));
  return DAY_TABLES[names.lang].new_and_full({
    year: Number(from.slice(0, 4)),
    monthIndex: Number(from.slice(5, 7)) - 1,
    newMoons: moments('shukla'),
    fullMoons: moments('krishna'),
  });
}
