/** Answers of /panchang/day-yogas: of a day, and of each day of a month. */
import { dayYogaTable, LISTED_YOGAS, type DayWithYogas } from '../../lib/astro/calendar/dayYogaTable.ts';
import { anandadiSpans } from '../../lib/astro/panchang/day/anandadiSpans.ts';
import { dayYogas, type FormedYoga } from '../../lib/astro/panchang/dayYogas.ts';
import { sunNakshatras } from '../../lib/astro/panchang/sunCourse.ts';
import { citation, muhurtaChintamani, practice } from '../../lib/astro/source.ts';
import { NAKSHATRAS } from '../../lib/astro/tables/nakshatras.ts';
import type { DayYogaId } from '../../lib/astro/tables/dayYogas.ts';
import { VARAS } from '../../lib/astro/tables/panchang.ts';
import type { CalendarContext } from '../../lib/birth/calendar.ts';
import type { DailyContext } from '../../lib/birth/dailyContext.ts';
import { dayHead, spanRecord } from '../../lib/records/day/common.ts';
import { Warned } from '../../lib/records/warned.ts';
import type { AbhijitQuery } from '../../lib/schemas/panchang/dayTableInputs.ts';
import type { ListedYoga, PanchangDayYogas, PanchangMonthYogas } from '../../lib/schemas/panchang/dayTables.ts';
import { wireId } from '../../lib/words/names.ts';
import { DAY_TABLES } from '../../lib/words/subjects/day/dayTables.ts';
import type { DayAsked } from '../_shell/kinds/daily.ts';
import type { Fields } from '../_shell/row.ts';
import { yogasSaid } from './dailySummary.ts';
import { anandadiLine } from './dailyYogas.ts';

type OnClock = Pick<DailyContext, 'instant' | 'names'>;
type Asked = Fields<typeof AbhijitQuery>;

/** Returns the yogas of a day. */
export function yogasOfDay(context: DayAsked<Asked>): Warned {
  const { date, day, names, query, varaIndex } = context;
  const abhijit = query.abhijit ?? 'counted';
  const { nakshatras, sky, tithis } = context.reading();
  const ofSun = sunNakshatras(day.startJdUT, day.endJdUT, sky);
  const yogas = dayYogas({ varaIndex, day, tithis, nakshatras, sunNakshatras: ofSun }, LISTED_YOGAS);
  const anandadi = anandadiSpans(varaIndex, day, nakshatras, sky, abhijit);
  const said = yogasSaid({ yogas }, context);
  const data: PanchangDayYogas = {
    ...dayHead(context),
    yogas: yogaRecords(yogas, varaIndex, context),
    anandadi: anandadi.map((span) => anandadiLine(span, context)),
    summary: said.length > 0 ? said.join(' ') : DAY_TABLES[names.lang].no_yoga({ date }),
    sources: SOURCES,
  };
  return new Warned(data, [], {}, { calendar: { abhijit } });
}

/** Returns the yogas of each day of a month. */
export function yogasOfMonth(context: CalendarContext<Asked>): Warned {
  const { conventions, ephemeris, place, query } = context;
  const abhijit = query.abhijit ?? 'counted';
  const days = dayYogaTable(context.dates(), place!, ephemeris, conventions, abhijit);
  const data: PanchangMonthYogas = {
    days: days.map(({ anandadi, dated: { date, varaIndex }, yogas }) => ({
      date,
      vara: wireId(VARAS[varaIndex]!.transliteration),
      yogas: yogaRecords(yogas, varaIndex, context),
      anandadi: anandadi.map((span) => anandadiLine(span, context)),
    })),
    summary: monthSummary(days, context),
    sources: SOURCES,
  };
  return new Warned(data, [], {}, { calendar: { abhijit } });
}

/** @param varaIndex Sunday 0 */
function yogaRecords(yogas: readonly FormedYoga[], varaIndex: number, context: OnClock): ListedYoga[] {
  return [...yogas]
    .sort((a, b) => a.startJdUT - b.startJdUT)
    .map((found) => ({
      id: found.yoga.id,
      name: context.names.of(found.yoga),
      nature: found.yoga.nature,
      ...spanRecord(found, context),
      rule: ruleOf(found, varaIndex, context),
    }));
}

/** Says what came together, from what was seen. */
function ruleOf({ conditions, yoga }: FormedYoga, weekdayIndex: number, { names }: OnClock): string {
  const say = DAY_TABLES[names.lang];
  const seen = (id: string, field: string) =>
    (conditions.find((condition) => condition.id === id)?.observed[field] ?? []) as readonly unknown[];
  if (yoga.id === 'ravi') return say.ravi_rule({ counts: seen('moon_from_sun', 'count') as number[] });
  return say.yoga_rule({
    weekdayIndex,
    tithis: seen('tithi', 'number') as number[],
    nakshatraIndexes: seen('nakshatra', 'nakshatra').map((star) => NAKSHATRAS.indexOf(star as never)),
  });
}

/** The yogas that people look for in a month, the rarest first. */
const LEADING = ['guru_pushya', 'ravi_pushya', 'amrita_siddhi'] as const satisfies readonly DayYogaId[];

function monthSummary(days: readonly DayWithYogas[], { from, names }: CalendarContext): string {
  const say = DAY_TABLES[names.lang];
  const month = { year: Number(from.slice(0, 4)), monthIndex: Number(from.slice(5, 7)) - 1 };
  const said = LEADING.flatMap((id) => {
    const formed = days.filter(({ yogas }) => yogas.some(({ yoga }) => yoga.id === id));
    if (formed.length === 0) return [];
    return [say.yoga_days({ ...month, yoga: id, days: formed.map(({ dated }) => Number(dated.date.slice(8))) })];
  });
  return said.length > 0 ? said.join(' ') : say.no_leading_yoga(month);
}

const SOURCES = [
  citation(muhurtaChintamani('Shubhashubha-prakarana')),
  citation(practice('Almanacs: Pushya on a Sunday and on a Thursday')),
];
