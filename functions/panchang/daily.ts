/** Answer of /panchang/daily. */
import { darkHalf, lightHalf } from '../../lib/astro/panchang/dayParts.ts';
import { citation, muhurtaChintamani, practice, suryaSiddhanta } from '../../lib/astro/source.ts';
import type { PanchangDaily } from '../../lib/schemas/panchang/daily.ts';
import type { DailyContext } from '../../lib/birth/dailyContext.ts';
import { eclipseFields } from '../../lib/records/eclipse/dayEclipses.ts';
import { elementItems } from '../../lib/records/day/elements.ts';
import { dayHead, dayMoonEvents, seconds } from '../../lib/records/day/common.ts';
import { calendarFields } from './dailyCalendar.ts';
import { choiceRecords } from './dailyChoices.ts';
import { summarySentences } from './dailySummary.ts';
import { timeFields } from './dailyTimes.ts';
import { yogaFields } from './dailyYogas.ts';
import { varaRecord } from './divisions.ts';

export function daily(context: DailyContext): PanchangDaily {
  const findings = context.findings();
  const eclipsesSeen = eclipseFields(context);
  return {
    ...dayHead(context),
    ...sunMoonFields(context),
    vara: varaRecord(context),
    ...elementItems(context),
    ...calendarFields(findings, context),
    ...timeFields(findings, context),
    ...yogaFields(findings, context),
    ...eclipsesSeen,
    summary: [...summarySentences(findings, context), ...(eclipsesSeen.eclipses ?? []).map(({ text }) => text)],
    choices: choiceRecords(context.names),
    sources: SOURCES,
  };
}

type SunMoonFields = Pick<
  PanchangDaily,
  'solar_noon' | 'day_length_seconds' | 'night_length_seconds' | 'moonrise' | 'moonset' | 'moon_reason'
>;

function sunMoonFields(context: DailyContext): SunMoonFields {
  const { day, instant } = context;
  const { reason, riseJdUT, setJdUT } = dayMoonEvents(context);
  return {
    solar_noon: instant(day.noonJdUT),
    day_length_seconds: seconds(lightHalf(day)),
    night_length_seconds: seconds(darkHalf(day)),
    moonrise: riseJdUT === null ? null : instant(riseJdUT),
    moonset: setJdUT === null ? null : instant(setJdUT),
    moon_reason: reason,
  };
}

const SOURCES = [
  citation(suryaSiddhanta(2, '64-69')),
  citation(suryaSiddhanta(14, '15-16')),
  citation(suryaSiddhanta(1, '55')),
  citation(muhurtaChintamani('Shubhashubha-prakarana')),
  citation(muhurtaChintamani('Nakshatra-prakarana')),
  citation(muhurtaChintamani('Vivaha-prakarana')),
  citation(muhurtaChintamani('Yatra-prakarana')),
  citation(practice('Narada Samhita 9.1-3: names of the muhurtas')),
  citation(practice('Sewell and Dikshit, The Indian Calendar (1896): months, eras and names of years')),
  citation(practice('Kalaprakashika and the almanacs')),
];
