/** The answer of /panchang/daily. */
import { avoidedTimes } from '../../lib/astro/panchang/avoidedTimes.ts';
import { bhadras as bhadrasOf, moonSigns } from '../../lib/astro/panchang/bhadra.ts';
import { dayYogas } from '../../lib/astro/panchang/dayYogas.ts';
import { darkHalf, lightHalf } from '../../lib/astro/panchang/dayParts.ts';
import { lunarMonth } from '../../lib/astro/panchang/month.ts';
import { freeSpans } from '../../lib/astro/panchang/overlap.ts';
import { sunNakshatras } from '../../lib/astro/panchang/sunCourse.ts';
import { citation, muhurtaChintamani, practice, suryaSiddhanta } from '../../lib/astro/source.ts';
import type { PanchangDaily } from '../../lib/schemas/panchangDaily.ts';
import type { DailyContext } from '../_shell/day.ts';
import { calendarFields } from './dailyCalendar.ts';
import { CHOICES } from './dailyChoices.ts';
import type { DayFindings } from './dailyFindings.ts';
import { summarySentences } from './dailySummary.ts';
import { timeFields } from './dailyTimes.ts';
import { yogaFields } from './dailyYogas.ts';
import { varaRecord } from './divisions.ts';
import { dayReading, limbItems } from './limbs.ts';
import { dayHead, seconds } from './parts.ts';
import { dayMoonEvents } from './sunMoon.ts';

export function daily(context: DailyContext): PanchangDaily {
  const findings = dayFindings(context);
  return {
    ...dayHead(context),
    ...sunMoonFields(context),
    vara: varaRecord(context),
    ...limbItems(context, findings),
    ...calendarFields(findings, context),
    ...timeFields(findings, context),
    ...yogaFields(findings, context),
    summary: summarySentences(findings, context),
    choices: CHOICES,
    sources: SOURCES,
  };
}

function dayFindings(context: DailyContext): DayFindings {
  const { conventions, day, ephemeris, varaIndex } = context;
  const reading = dayReading(context);
  const { karanas, nakshatras, nityaYogas, sky, tithis } = reading;
  // Karanas reach over both ends of the day, and with them the Bhadras that ask for the Moon's sign.
  const signs = moonSigns({ startJdUT: karanas[0]!.startJdUT, endJdUT: karanas.at(-1)!.endJdUT }, sky);
  const bhadras = bhadrasOf(karanas, signs);
  const avoided = avoidedTimes(day, { varaIndex, nakshatras, nityaYogas, bhadras });
  const sunStars = sunNakshatras(day.startJdUT, day.endJdUT, sky);
  return {
    ...reading,
    signs,
    bhadras,
    month: lunarMonth(day.startJdUT, ephemeris, conventions),
    yogas: dayYogas({ varaIndex, day, tithis, nakshatras, sunNakshatras: sunStars }),
    avoided,
    clear: freeSpans(lightHalf(day), avoided),
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
