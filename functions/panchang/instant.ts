/** Answer of /panchang/instant. */
import { bhadras as bhadrasOf, moonSigns } from '../../lib/astro/panchang/bhadra.ts';
import { anandadiSpans } from '../../lib/astro/panchang/day/anandadiSpans.ts';
import { dayPeriods, ghatisSinceSunrise, type DayPeriod } from '../../lib/astro/panchang/day/dayPeriods.ts';
import { dayYogas, type FormedYoga } from '../../lib/astro/panchang/dayYogas.ts';
import { lunarMonth } from '../../lib/astro/panchang/month.ts';
import { panchaka } from '../../lib/astro/panchang/panchaka.ts';
import { solarMonth, sunNakshatras } from '../../lib/astro/panchang/sunCourse.ts';
import { citation, muhurtaChintamani, practice, suryaSiddhanta } from '../../lib/astro/source.ts';
import { GOWRI_SOURCE } from '../../lib/astro/tables/gowri.ts';
import { PERIOD_IDS, PERIODS } from '../../lib/astro/tables/dayPeriods.ts';
import { placement, type Placement } from '../../lib/astro/chart/zodiac.ts';
import { degrees } from '../../lib/astro/rounding.ts';
import type { TimeSpan } from '../../lib/astro/time.ts';
import type { InstantContext } from '../../lib/birth/day/instant.ts';
import { nakshatraRef, signRef } from '../../lib/records/common.ts';
import { varaRef } from '../../lib/records/day/birthPanchang.ts';
import { dayHead, spanRecord, specialYogaRecords } from '../../lib/records/day/common.ts';
import { Warned } from '../../lib/records/warned.ts';
import type { AbhijitQuery, GhatiQuery } from '../../lib/schemas/panchang/dayTableInputs.ts';
import type { PanchangInstant, PeriodAtInstant, PlaceAtInstant } from '../../lib/schemas/panchang/instant.ts';
import type { InstantAsked } from '../_shell/kinds/daily.ts';
import type { Fields } from '../_shell/row.ts';
import { lunarMonthRecord } from './dailyCalendar.ts';
import { anandadiRecord } from './dailyYogas.ts';
import { instantSummary } from './instantSummary.ts';
import { ascendantNow, limbRecords, partRecords, runningNow } from './runningRecords.ts';

type Context = InstantAsked<Fields<typeof AbhijitQuery> & Fields<typeof GhatiQuery>>;

export function instant(context: Context): Warned {
  const { conventions, day, ephemeris, jdUT, names, query, varaIndex } = context;
  const abhijit = query.abhijit ?? 'counted';
  const reckoning = query.ghati ?? 'fixed';
  const periods = periodsOf(context);
  const { Moon, Sun } = context.skyNow().planets;
  const running = runningNow(context);
  const month = solarMonth(jdUT, ephemeris, conventions);
  const ghatis = ghatisSinceSunrise(jdUT, day, reckoning);
  const vighatis = Math.floor(ghatis * VIGHATIS_PER_GHATI + ROUNDING);
  const anandadi = anandadiSpans(varaIndex, day, context.spansOf('nakshatra'), context.sunMoon(), abhijit);
  const data: PanchangInstant = {
    at: context.instant(jdUT),
    ...dayHead(context),
    ...limbRecords(running, context),
    vara: varaRef(varaIndex, names),
    ...partRecords(running, context),
    periods: periodRecords(periods, context),
    lagna: ascendantNow(context),
    sun: placeRecord(placement(Sun.longitudeDeg), context),
    moon: placeRecord(placement(Moon.longitudeDeg), context),
    lunar_month: lunarMonthRecord(lunarMonth(jdUT, ephemeris, conventions), context),
    solar_month: { sign: signRef(month.number - 1, names), ...spanRecord(month, context) },
    ghati_since_sunrise: Math.round(ghatis * 1e4) / 1e4,
    ishta_kala: {
      ghati: Math.floor(vighatis / VIGHATIS_PER_GHATI),
      vighati: vighatis % VIGHATIS_PER_GHATI,
      reckoning,
    },
    day_yogas: specialYogaRecords(
      yogasOfDay(context).filter((yoga) => runsAt(jdUT, yoga)),
      context,
    ),
    anandadi: anandadiRecord(
      anandadi.find((span) => runsAt(jdUT, span))!,
      context,
    ),
    summary: instantSummary(running, periods, context),
    sources: SOURCES,
  };
  return new Warned(data, [], {}, { calendar: { abhijit, ghati: reckoning } });
}

const VIGHATIS_PER_GHATI = 60;
/** A hundredth of a vighati, so that a whole one is not missed by rounding. */
const ROUNDING = 0.01;

function runsAt(jdUT: number, { endJdUT, startJdUT }: TimeSpan): boolean {
  return startJdUT <= jdUT && jdUT < endJdUT;
}

/** Lists what is sought and avoided on the day of an instant. */
function periodsOf(context: InstantContext): DayPeriod[] {
  const { day, jdUT, varaIndex } = context;
  const { karanas, nakshatras, sky } = context.reading();
  const signs = moonSigns({ startJdUT: karanas[0]!.startJdUT, endJdUT: karanas.at(-1)!.endJdUT }, sky);
  const moon = { nakshatras, bhadras: bhadrasOf(karanas, signs), panchaka: panchaka(day, sky) };
  return dayPeriods(jdUT, varaIndex, day, moon);
}

function periodRecords(periods: readonly DayPeriod[], context: InstantContext): PeriodAtInstant[] {
  const { jdUT, names } = context;
  return PERIOD_IDS.flatMap((id): PeriodAtInstant[] => {
    const head = { id, name: names.of(PERIODS[id]) };
    const found = periods.filter((period) => period.id === id);
    if (found.length === 0) return [{ ...head, nature: null, is_active: false, start: null, end: null }];
    return found.map((period) => ({
      ...head,
      nature: period.nature,
      is_active: runsAt(jdUT, period),
      ...spanRecord(period, context),
    }));
  });
}

/** Lists the special yogas of the day, as /panchang/daily does. */
function yogasOfDay(context: InstantContext): FormedYoga[] {
  const { day, varaIndex } = context;
  const { nakshatras, sky, tithis } = context.reading();
  const ofSun = sunNakshatras(day.startJdUT, day.endJdUT, sky);
  return dayYogas({ varaIndex, day, tithis, nakshatras, sunNakshatras: ofSun });
}

function placeRecord(place: Placement, { names }: InstantContext): PlaceAtInstant {
  return {
    longitude: degrees(place.longitudeDeg),
    sign: signRef(place.signIndex, names),
    nakshatra: nakshatraRef(place.nakshatraIndex, names),
    pada: place.pada,
  };
}

const SOURCES = [
  citation(suryaSiddhanta(2, '64-69')),
  citation(suryaSiddhanta(12, '78-79')),
  citation(suryaSiddhanta(14, '15-16')),
  citation(muhurtaChintamani('Shubhashubha-prakarana')),
  citation(GOWRI_SOURCE),
  citation(practice('Kalaprakashika and the almanacs')),
];
