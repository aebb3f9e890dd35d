/** Answer of /panchang/sankranti. */
import { both } from '../../../lib/astro/bilingual.ts';
import { calendarDays, dateOf, type CalendarDays } from '../../../lib/astro/calendar/civilDays.ts';
import { SANKRANTI_SOURCE, sankrantiDay } from '../../../lib/astro/calendar/sankranti.ts';
import { solarIngresses, type SolarIngress } from '../../../lib/astro/calendar/solarIngresses.ts';
import { daysToFirst, SOLAR_MONTH_SOURCE } from '../../../lib/astro/calendar/solarMonths.ts';
import { sunMoonThrough } from '../../../lib/astro/panchang/spans.ts';
import { citation } from '../../../lib/astro/source.ts';
import { SANKRANTIS } from '../../../lib/astro/tables/calendar/sankrantis.ts';
import { SOLAR_MONTHS, SOLAR_REGIONS, type SolarRegion } from '../../../lib/astro/tables/calendar/solarMonths.ts';
import { varaOfDate } from '../../../lib/birth/dayOfDate.ts';
import { calendarRequest, type PlacedCalendar } from '../../../lib/birth/calendar.ts';
import { signRef } from '../../../lib/records/common.ts';
import { spanRecord } from '../../../lib/records/day/common.ts';
import type { SankrantisOfYear } from '../../../lib/schemas/panchang/yearMonths.ts';
import type { Names } from '../../../lib/words/names.ts';
import { YEAR_MONTHS } from '../../../lib/words/subjects/calendar/yearMonths.ts';

type Context = PlacedCalendar<{ readonly year: number }>;
type SankrantiRecord = SankrantisOfYear['sankrantis'][number];

export function sankrantis(context: Context): SankrantisOfYear {
  const { conventions, ephemeris, names, query, span } = context;
  const ingresses = solarIngresses(span, sunMoonThrough(ephemeris, conventions));
  const days = calendarDays(calendarRequest(context));
  return {
    year: query.year,
    sankrantis: ingresses.map((ingress) => sankrantiRecord(ingress, days, context)),
    rule: names.text(RULE),
    sources: [citation(SANKRANTI_SOURCE), citation(SOLAR_MONTH_SOURCE)],
  };
}

function sankrantiRecord(ingress: SolarIngress, days: CalendarDays, context: Context): SankrantiRecord {
  const { instant, names } = context;
  const { jdUT, signIndex } = ingress;
  const day = days.holding(jdUT);
  const next = days.numbered(day.dayNumber + 1);
  const { isNextDay, mahaPunyaKala, punyaKala } = sankrantiDay(ingress, day, next);
  const kept = isNextDay ? next : day;
  const written = instant(jdUT);
  const date = written.slice(0, 10);
  return {
    sign: signRef(signIndex, names),
    name: names.of(SANKRANTIS[signIndex]!),
    at: written,
    observed_on: kept.date,
    is_approximate: kept.isApproximate,
    punya_kala: spanRecord(punyaKala, context),
    maha_punya_kala: spanRecord(mahaPunyaKala, context),
    first_days: firstDays(ingress, days, names),
    text: YEAR_MONTHS[names.lang].sankranti_kept({
      signIndex,
      date,
      time: written.slice(11, 16),
      weekdayIndex: varaOfDate(date),
      keptDate: kept.date,
      isNextDay,
    }),
  };
}

function firstDays({ jdUT, signIndex }: SolarIngress, days: CalendarDays, names: Names) {
  const day = days.dated(jdUT);
  const first = (region: SolarRegion) => ({
    month: names.of(SOLAR_MONTHS[region][signIndex]!),
    date: dateOf(day.dayNumber + daysToFirst(region, jdUT, day)),
  });
  return Object.fromEntries(SOLAR_REGIONS.map((region) => [region, first(region)])) as SankrantiRecord['first_days'];
}

const RULE = both(
  'An ingress by day is kept on that day, one after sunset on the next. Bathing and giving have sixteen ghatis on either side of it, as far as daylight reaches. Makara has the time from the ingress to sunset. After sunset it has the next day from sunrise to midday. So has every ingress whose ghatis end before that day begins. The Tamil month begins on the date of an ingress up to sunset. The Malayalam month does so within three fifths of the daylight. Later ingresses leave both to the next date. The Odia month begins on the date of the ingress, the Bengali month on the date after.',
  'दिन में होने वाली संक्रांति उसी दिन मानी जाती है, सूर्यास्त के बाद की अगले दिन। स्नान-दान का पुण्यकाल संक्रांति के दोनों ओर सोलह घटी का है, जितना दिन के उजाले में पड़े। मकर संक्रांति में वह संक्रांति से सूर्यास्त तक है। सूर्यास्त के बाद की मकर संक्रांति में वह अगले दिन सूर्योदय से मध्याह्न तक है। जब सोलह घटी दिन निकलने से पहले पूरी हो जाएँ, तब भी यही समय लेते हैं। तमिल महीना सूर्यास्त तक की संक्रांति पर उसी तारीख से शुरू होता है। मलयालम महीना दिन के तीन-पाँचवें भाग तक की संक्रांति पर उसी तारीख से शुरू होता है। देर की संक्रांति पर दोनों अगली तारीख से शुरू होते हैं। ओड़िया महीना संक्रांति की तारीख से और बंगाली महीना उसकी अगली तारीख से शुरू होता है।',
);
