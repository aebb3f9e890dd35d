/** Answer of /panchang/ekadashi. */
import { both } from '../../../lib/astro/bilingual.ts';
import { calendarCourse, type MonthTithi } from '../../../lib/astro/calendar/course.ts';
import { parana, TRADITIONS, type FastDay, type Tradition } from '../../../lib/astro/calendar/festivals/ekadashi.ts';
import { observedName, vrataRef } from '../../../lib/astro/calendar/festivals/observedName.ts';
import { dwadashiOf, fastDay } from '../../../lib/astro/calendar/festivals/tithiRules.ts';
import { isWithin } from '../../../lib/astro/panchang/overlap.ts';
import { citation, dharmaSindhu, hariBhaktiVilasa } from '../../../lib/astro/source.ts';
import { TITHIS } from '../../../lib/astro/tables/panchang.ts';
import type { PlacedCalendar } from '../../../lib/birth/calendar.ts';
import { wishedRequest } from '../../../lib/birth/observances.ts';
import { monthRecord, type FestivalContext } from '../../../lib/records/calendar/festivalRecord.ts';
import type { Warned } from '../../../lib/records/warned.ts';
import type { Ekadashis } from '../../../lib/schemas/panchang/festivals.ts';
import type { WindowReason } from '../../../lib/words/facts/calendar/festivals.ts';
import { FESTIVAL_TEXTS } from '../../../lib/words/subjects/calendar/festivals.ts';
import { festivalContext, wishesOf, withFestivalConventions, type FestivalsAsked } from './wishes.ts';

type EkadashiRecord = Ekadashis['ekadashis'][number];

const EKADASHIS = [11, 26];

/** Lists the Ekadashis whose fast, of householders or of Vaishnavas, is on the dates asked about. */
export function ekadashis(context: PlacedCalendar<FestivalsAsked>): Warned {
  const { from, names, query, to } = context;
  const course = calendarCourse(wishedRequest(context, wishesOf(query)));
  const writing = festivalContext(context, course);
  const found = course
    .tithis()
    .filter(({ number }) => EKADASHIS.includes(number))
    .map((tithi) => ({
      tithi,
      smarta: fastDay(tithi, course, 'smarta'),
      vaishnava: fastDay(tithi, course, 'vaishnava'),
    }))
    .filter(({ smarta, vaishnava }) => from <= vaishnava.day.date && smarta.day.date <= to);
  const data: Ekadashis = {
    start: from,
    end: to,
    ekadashis: found.map((fast) => ekadashiRecord(fast, writing)),
    rule: names.text(RULE),
    sources: [citation(dharmaSindhu(1)), citation(hariBhaktiVilasa('12-13'))],
  };
  return withFestivalConventions(data, query);
}

interface Fasts extends Readonly<Record<Tradition, FastDay>> {
  readonly tithi: MonthTithi;
}

function ekadashiRecord({ smarta, tithi, vaishnava }: Fasts, writing: FestivalContext): EkadashiRecord {
  const { days, instant, names } = writing;
  const isOneDay = smarta.day.dayNumber === vaishnava.day.dayNumber;
  const ends = ({ day }: FastDay): EkadashiRecord['parana'] => {
    const { endJdUT, hariVasaraEndJdUT, startJdUT } = parana(day, dwadashiOf(tithi), days);
    return {
      start: instant(startJdUT),
      end: endJdUT === null ? null : instant(endJdUT),
      hari_vasara_end: instant(hariVasaraEndJdUT),
    };
  };
  return {
    name: names.text(observedName(vrataRef('ekadashi', tithi, smarta.day.varaIndex))),
    lunar_month: monthRecord(tithi, writing),
    paksha: TITHIS[tithi.number - 1]!.paksha,
    is_adhika: tithi.month.kind === 'adhika',
    smarta: smarta.day.date,
    vaishnava: vaishnava.day.date,
    tithi_span: { start: instant(tithi.startJdUT), end: instant(tithi.endJdUT) },
    parana: ends(smarta),
    vaishnava_parana: isOneDay ? null : ends(vaishnava),
    text: (isOneDay ? [null] : TRADITIONS)
      .map((tradition) =>
        FESTIVAL_TEXTS[names.lang].fast({
          tradition,
          observed: vrataRef('ekadashi', tithi, smarta.day.varaIndex),
          ...reasonOf(tithi, tradition === 'vaishnava' ? vaishnava : smarta),
        }),
      )
      .join(' '),
  };
}

function reasonOf(tithi: MonthTithi, { day, decidedBy, exception }: FastDay) {
  const reason: WindowReason = {
    kind: 'window',
    running: { kind: 'tithi', number: tithi.number },
    window: 'sunrise',
    decidedBy,
    exception,
    runsAtSunrise: isWithin(day.startJdUT, tithi),
  };
  return { date: day.date, reason };
}

const RULE = both(
  'Householders fast on the day whose sunrise Ekadashi meets. Of two such days they take the second where Dwadashi reaches the sunrise after it. They take the day before where Dwadashi would meet no sunrise. Vaishnavas ask that Dashami be over at dawn, and move the fast to the next day otherwise. Of the great Dwadashis only the one at two sunrises is found, not those by stars.',
  'गृहस्थ उस दिन व्रत रखते हैं जिसके सूर्योदय पर एकादशी हो। ऐसे दो दिन हों और द्वादशी तीसरे सूर्योदय तक रहे, तो दूसरा दिन लेते हैं। द्वादशी किसी सूर्योदय पर न मिले, तो एक दिन पहले व्रत रखते हैं। वैष्णव देखते हैं कि अरुणोदय से पहले दशमी समाप्त हो जाए, नहीं तो अगले दिन व्रत रखते हैं। महाद्वादशियों में केवल दो सूर्योदय वाली गिनी गई है, नक्षत्र वाली नहीं।',
);
