/** Answer of /panchang/sankranti. */
import { both } from '../../../lib/astro/bilingual.ts';
import { SANKRANTI_SOURCE, sankrantiDay } from '../../../lib/astro/calendar/sankranti.ts';
import { solarIngresses, type SolarIngress } from '../../../lib/astro/calendar/solarIngresses.ts';
import { daysToFirst, SOLAR_MONTH_SOURCE } from '../../../lib/astro/calendar/solarMonths.ts';
import { panchangDay, panchangDayAt } from '../../../lib/astro/panchang/panchangDay.ts';
import { sunMoonThrough } from '../../../lib/astro/panchang/spans.ts';
import { citation } from '../../../lib/astro/source.ts';
import { SANKRANTIS } from '../../../lib/astro/tables/calendar/sankrantis.ts';
import { SOLAR_MONTHS, SOLAR_REGIONS, type SolarRegion } from '../../../lib/astro/tables/calendar/solarMonths.ts';
import { dayAfter } from '../../../lib/astro/time.ts';
import { NOON, varaOfDate } from '../../../lib/birth/dayOfDate.ts';
import type { PlacedCalendar } from '../../../lib/birth/calendar.ts';
import { signRef } from '../../../lib/records/common.ts';
import { spanRecord } from '../../../lib/records/day/common.ts';
import type { SankrantisOfYear } from '../../../lib/schemas/panchang/months.ts';
import { CALENDAR } from '../../../lib/words/subjects/calendar.ts';

type Context = PlacedCalendar<{ readonly year: number }>;
type SankrantiRecord = SankrantisOfYear['sankrantis'][number];

export function sankrantis(context: Context): SankrantisOfYear {
  const { conventions, ephemeris, names, query, span } = context;
  const ingresses = solarIngresses(span, sunMoonThrough(ephemeris, conventions));
  return {
    year: query.year,
    sankrantis: ingresses.map((ingress) => sankrantiRecord(ingress, context)),
    rule: names.text(RULE),
    sources: [citation(SANKRANTI_SOURCE), citation(SOLAR_MONTH_SOURCE)],
  };
}

function sankrantiRecord(ingress: SolarIngress, context: Context): SankrantiRecord {
  const { conventions, ephemeris, instant, names, place } = context;
  const { jdUT, signIndex } = ingress;
  const dayAt = (at: number) => panchangDayAt(at, place, conventions.sunrise, ephemeris);
  const day = dayAt(jdUT);
  const next = panchangDay(day.noonJdUT + 1, place, conventions.sunrise, ephemeris);
  const { isNextDay, mahaPunyaKala, punyaKala } = sankrantiDay(ingress, day, next);
  const kept = isNextDay ? next : day;
  const written = instant(jdUT);
  const date = written.slice(0, 10);
  const keptOn = instant(kept.noonJdUT).slice(0, 10);
  return {
    sign: signRef(signIndex, names),
    name: names.of(SANKRANTIS[signIndex]!),
    at: written,
    observed_on: keptOn,
    is_approximate: kept.isApproximate,
    punya_kala: spanRecord(punyaKala, context),
    maha_punya_kala: spanRecord(mahaPunyaKala, context),
    first_days: firstDays(ingress, date, context),
    text: CALENDAR[names.lang].sankranti_kept({
      signIndex,
      date,
      time: written.slice(11, 16),
      weekdayIndex: varaOfDate(date),
      keptOn,
      isNextDay,
    }),
  };
}

/** @param date on which the clock stands when the Sun enters */
function firstDays({ jdUT, signIndex }: SolarIngress, date: string, context: Context): SankrantiRecord['first_days'] {
  const { at, conventions, ephemeris, names, place } = context;
  const day = panchangDay(at(date, NOON), place, conventions.sunrise, ephemeris);
  const first = (region: SolarRegion) => ({
    month: names.of(SOLAR_MONTHS[region][signIndex]!),
    date: daysToFirst(region, jdUT, day) === 0 ? date : dayAfter(date),
  });
  return Object.fromEntries(SOLAR_REGIONS.map((region) => [region, first(region)])) as SankrantiRecord['first_days'];
}

const RULE = both(
  'An ingress by day is kept on that day, one after sunset on the next. Bathing and giving have sixteen ghatis (6 h 24 min) to either side of it, as far as daylight reaches; for Makara from the ingress to sunset. Where these do not reach the day that keeps it, and for Makara after sunset, they run from sunrise to midday. The Tamil month begins on the date of an ingress up to sunset, the Malayalam month within three fifths of the daylight, the Bengali month on the date after, the Odia month on the date itself.',
  'दिन में होने वाली संक्रांति उसी दिन मानी जाती है, सूर्यास्त के बाद की अगले दिन। स्नान-दान का पुण्यकाल संक्रांति के दोनों ओर सोलह घटी (6 घंटे 24 मिनट) का है, जितना दिन के उजाले में पड़े; मकर संक्रांति में संक्रांति से सूर्यास्त तक। जब यह समय मनाने के दिन तक न पहुँचे, और रात की मकर संक्रांति में, पुण्यकाल सूर्योदय से मध्याह्न तक है। तमिल महीना सूर्यास्त तक की संक्रांति पर उसी तारीख से शुरू होता है, मलयालम महीना दिन के तीन-पाँचवें भाग तक, बंगाली महीना अगली तारीख से और ओड़िया महीना उसी तारीख से।',
);
