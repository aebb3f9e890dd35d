/** Answer of /panchang/month. */
import type { CalendarCourse } from '../../../lib/astro/calendar/course.ts';
import type { ObservedDay } from '../../../lib/astro/calendar/festivals/facts.ts';
import { observedName, observedRef } from '../../../lib/astro/calendar/festivals/observedName.ts';
import { monthDays, type MonthDay as Facts } from '../../../lib/astro/calendar/monthDays.ts';
import { SOLAR_MONTH_SOURCE } from '../../../lib/astro/calendar/solarMonths.ts';
import { eclipsesBetween } from '../../../lib/astro/eclipse/eclipses.ts';
import { localEclipse } from '../../../lib/astro/eclipse/localEclipse.ts';
import { abhijit, isAbhijitUsable, kaalSpans } from '../../../lib/astro/panchang/dayParts.ts';
import { moonEvents } from '../../../lib/astro/panchang/moon.ts';
import type { ElementSpan } from '../../../lib/astro/panchang/spans.ts';
import { citation, dharmaSindhu, suryaSiddhanta } from '../../../lib/astro/source.ts';
import { SOLAR_MONTHS, SOLAR_REGIONS, type SolarRegion } from '../../../lib/astro/tables/calendar/solarMonths.ts';
import { KAALS, type KaalId } from '../../../lib/astro/tables/dayParts.ts';
import { LUNAR_MONTHS } from '../../../lib/astro/tables/lunarMonths.ts';
import { TITHIS } from '../../../lib/astro/tables/panchang.ts';
import type { PlacedCalendar } from '../../../lib/birth/calendar.ts';
import { dayFacets, type DailyContext } from '../../../lib/birth/dailyContext.ts';
import { dayOfNoon, NOON } from '../../../lib/birth/dayOfDate.ts';
import { ALL_FESTIVALS, observances } from '../../../lib/birth/observances.ts';
import type { OccasionDate } from '../../../lib/birth/occasion.ts';
import { nakshatraRef, signRef } from '../../../lib/records/common.ts';
import { karanaRef, tithiRef, varaRef, yogaRef, type ElementRef } from '../../../lib/records/day/birthPanchang.ts';
import { spanRecord } from '../../../lib/records/day/common.ts';
import { elementItems } from '../../../lib/records/day/elements.ts';
import { eclipseId } from '../../../lib/records/eclipse/described.ts';
import type {
  MonthDay,
  MonthLimb,
  MonthObservance,
  MonthPanchang,
} from '../../../lib/schemas/panchang/monthPanchang.ts';
import { resolveCivilTime } from '../../../lib/time/civilTime.ts';
import { wireId, type Names } from '../../../lib/words/names.ts';
import { MONTH_PAGE } from '../../../lib/words/subjects/calendar/monthPage.ts';
import { rulesAsked } from '../../_shell/asked/asked.ts';

type Context = PlacedCalendar<{ readonly year: number; readonly month: number }>;

/** Returns the panchang of every date of a month. */
export function monthPanchang(context: Context): MonthPanchang {
  const { names, query } = context;
  const { course, days: observed } = observances(context, { ...ALL_FESTIVALS, kind: 'all' });
  const eclipses = countedEclipses(context);
  const dateOf = new Map(context.dates().map((date) => [date.date, date]));
  const days = monthDays(course).filter(({ day }) => dateOf.has(day.date));
  const isFull = rulesAsked(query)(true).part('components');
  const rows = days.map((facts): MonthDay => {
    const { date } = facts.day;
    const idsOf = (kind: ObservedDay['kind']) => [
      ...new Set(observed.filter((one) => one.kind === kind && one.day.date === date).map(({ row }) => row.id)),
    ];
    return {
      ...headOf(facts, dateOf.get(date)!, context),
      ...(isFull ? elementItems(dailyContext(date, context)) : limbsOf(facts, context)),
      ...monthsOf(facts, names),
      ...skyOf(facts, context),
      ...timesOf(facts, context),
      festivals: idsOf('festival'),
      vratas: idsOf('vrata'),
      eclipse: eclipses.get(date) ?? null,
    };
  });
  return {
    year: query.year,
    month: query.month,
    days: rows,
    observances: observanceRecords(observed, names),
    summary: summaryOf(course, observed, context),
    sources: SOURCES,
  };
}

function headOf({ day }: Facts, { midnightJdUT, nextMidnightJdUT }: OccasionDate, context: Context) {
  const { conventions, ephemeris, instant, names, place } = context;
  const civil = { startJdUT: midnightJdUT, endJdUT: nextMidnightJdUT };
  const { riseJdUT, setJdUT } = moonEvents(civil, place, conventions.sunrise, ephemeris);
  const known = (jdUT: number | null) => (jdUT === null ? null : instant(jdUT));
  const { id, name } = varaRef(day.varaIndex, names);
  return {
    date: day.date,
    vara: { id, name },
    sunrise: known(day.sunriseJdUT),
    sunset: known(day.sunsetJdUT),
    is_approximate: day.isApproximate,
    moonrise: known(riseJdUT),
    moonset: known(setJdUT),
  };
}

function limbsOf({ karanas, nakshatras, tithis, yogas }: Facts, { instant, names }: Context) {
  const limbs = (spans: readonly ElementSpan[], refOf: (number: number) => ElementRef): MonthLimb[] =>
    spans.map(({ endJdUT, number }) => {
      const { id, name } = refOf(number);
      return { id, number, name, end: instant(endJdUT) };
    });
  return {
    tithi: limbs(tithis, (number) => tithiRef(number, names)),
    nakshatra: limbs(nakshatras, (number) => nakshatraRef(number - 1, names)),
    yoga: limbs(yogas, (number) => yogaRef(number, names)),
    karana: limbs(karanas, (number) => karanaRef(number, names)),
  };
}

function monthsOf({ purnimantaIndex, solar, tithis }: Facts, names: Names) {
  const { month, number } = tithis[0]!;
  const monthName = (monthIndex: number) => {
    const row = LUNAR_MONTHS[monthIndex]!;
    return { id: wireId(row.name), name: names.of(row) };
  };
  const solarDay = (region: SolarRegion) => {
    const { dayOfMonth, signIndex } = solar[region];
    return { month: names.of(SOLAR_MONTHS[region][signIndex]!), day: dayOfMonth };
  };
  return {
    lunar_month: {
      amanta: monthName(month.monthIndex),
      purnimanta: monthName(purnimantaIndex),
      is_adhika: month.kind === 'adhika',
      is_kshaya: month.kind === 'kshaya',
    },
    paksha: TITHIS[number - 1]!.paksha,
    solar: Object.fromEntries(SOLAR_REGIONS.map((region) => [region, solarDay(region)])) as MonthDay['solar'],
  };
}

function skyOf({ moonSigns, sunNakshatraIndex, sunSignIndex }: Facts, { instant, names }: Context) {
  const [moon] = moonSigns;
  const { id, name } = nakshatraRef(sunNakshatraIndex, names);
  return {
    sun_sign: signRef(sunSignIndex, names),
    sun_nakshatra: { id, name },
    moon_sign: signRef(moon!.number - 1, names),
    moon_sign_end: instant(moon!.endJdUT),
  };
}

function timesOf({ bhadras, day, panchaka }: Facts, context: Context) {
  const kaal = (id: KaalId) => spanRecord(kaalSpans(KAALS[id], day.varaIndex, day).day, context);
  return {
    rahu_kaal: kaal('rahu_kaal'),
    yamaganda: kaal('yamaganda'),
    gulika_kaal: kaal('gulika_kaal'),
    abhijit: isAbhijitUsable(day.varaIndex) ? spanRecord(abhijit(day).muhurta, context) : null,
    panchaka: panchaka && spanRecord(panchaka, context),
    bhadra: bhadras.map((bhadra) => spanRecord(bhadra, context)),
  };
}

/** Ids of the eclipses that custom counts here, by the date on which they are first seen. */
function countedEclipses({ ephemeris, instant, place, span }: Context): Map<string, string> {
  const found = new Map<string, string>();
  for (const eclipse of eclipsesBetween(span, ephemeris)) {
    const { isObserved, visible } = localEclipse(eclipse, place);
    if (isObserved && visible !== null) found.set(instant(visible.startJdUT).slice(0, 10), eclipseId(eclipse));
  }
  return found;
}

/** The day as /panchang/daily reads it. */
function dailyContext(date: string, context: Context): DailyContext {
  const { clock, conventions, ephemeris, names, place } = context;
  const civil = { date, time: NOON, latitude: place.latitudeDeg, longitude: place.longitudeDeg };
  const day = dayOfNoon({ ephemeris, time: resolveCivilTime(civil, clock), place, conventions, names });
  return { ...day, ...dayFacets(day) };
}

function observanceRecords(observed: readonly ObservedDay[], names: Names): MonthObservance[] {
  return observed.map((found) => ({
    id: found.row.id,
    name: names.text(observedName(observedRef(found))),
    date: found.day.date,
    kind: found.kind,
  }));
}

function summaryOf(course: CalendarCourse, observed: readonly ObservedDay[], context: Context): string {
  const { instant, names, query, span } = context;
  const ends = (number: number) =>
    course
      .tithis()
      .filter((tithi) => tithi.number === number && span.startJdUT <= tithi.endJdUT && tithi.endJdUT < span.endJdUT)
      .map(({ endJdUT }) => dayOf(instant(endJdUT)));
  const ekadashis = observed.filter(({ row }) => row.id === 'ekadashi').map(({ day }) => dayOf(day.date));
  return MONTH_PAGE[names.lang].month_moons({
    year: query.year,
    month: query.month,
    newMoons: ends(30),
    fullMoons: ends(15),
    ekadashis: [...new Set(ekadashis)],
  });
}

/** Returns the day of the month, from a date or an instant. */
const dayOf = (written: string) => Number(written.slice(8, 10));

const SOURCES = [citation(suryaSiddhanta(2, '64-69')), citation(dharmaSindhu(1)), citation(SOLAR_MONTH_SOURCE)];
