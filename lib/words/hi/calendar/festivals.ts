/** Sentences of festivals and vratas in Hindi. */
import { observedName } from '../../../astro/calendar/festivals/observedName.ts';
import { SOLAR_MONTHS } from '../../../astro/tables/calendar/solarMonths.ts';
import type { ExceptionId, PlainReading, RunningReading, WindowId } from '../../../astro/tables/calendar/ids.ts';
import { LUNAR_MONTHS } from '../../../astro/tables/lunarMonths.ts';
import { AMAVASYA, PAKSHAS, PURNIMA, TITHIS } from '../../../astro/tables/panchang.ts';
import type { ClockTime, DayReason, FestivalWords, Running, WindowReason } from '../../facts/calendar/festivals.ts';
import type { Sentences } from '../../sentences.ts';
import { atTime, dateHi, dayMonthHi, inSign, nakshatraHi, onDate } from '../grammar.ts';

function nameOf(running: Running): string {
  if (running.kind === 'star') return `${nakshatraHi(running.nakshatraIndex)} नक्षत्र`;
  const { paksha, sanskrit } = TITHIS[running.number - 1]!;
  const isNamedAlone = running.number === PURNIMA || running.number === AMAVASYA;
  return isNamedAlone ? sanskrit : `${PAKSHAS[paksha].sanskrit} ${sanskrit}`;
}

/** A tithi is feminine, a star masculine. */
const runs = ({ kind }: Running) => (kind === 'tithi' ? 'रहती है' : 'रहता है');
const begins = ({ kind }: Running) => (kind === 'tithi' ? 'लगती है' : 'लगता है');
const lasting = ({ kind }: Running) => (kind === 'tithi' ? 'रहेगी' : 'रहेगा');

const WINDOWS: Readonly<Record<WindowId, string>> = {
  sunrise: 'सूर्योदय के समय',
  pratah: 'प्रातःकाल में',
  sangava: 'संगव काल में',
  madhyahna: 'मध्याह्न में',
  aparahna: 'अपराह्न में',
  sayahna: 'सायाह्न में',
  purvahna: 'पूर्वाह्न में',
  pradosha: 'प्रदोष में',
  nishita: 'निशीथ (आधी रात) में',
  arunodaya: 'अरुणोदय के समय',
  moonrise: 'चंद्रोदय के समय',
};

const EXCEPTIONS: Readonly<Record<ExceptionId, (what: string, running: Running) => string>> = {
  dwadashi_lost: () => 'अगली द्वादशी किसी सूर्योदय पर नहीं रहती, इसलिए गृहस्थ एक दिन पहले व्रत रखते हैं',
  dashami_at_dawn: () => 'एक दिन पहले अरुणोदय के समय दशमी शेष रहती है, इसलिए व्रत इस दिन है',
  mahadvadashi: () => 'द्वादशी दो सूर्योदयों पर रहती है और व्रत पहले सूर्योदय के दिन है',
  begins_within_18_ghatis: (what, running) => `${what} इसी दिन सूर्योदय के 18 घटी के भीतर ${begins(running)}`,
  too_short_after_sunrise: (what) => `${what} अगले सूर्योदय के बाद बहुत कम समय रहती है`,
  three_muhurtas_after_sunrise: (what) => `${what} इस दिन सूर्योदय के बाद कम-से-कम तीन मुहूर्त रहती है`,
  short_of_three_muhurtas: (what) => `${what} अगले सूर्योदय के बाद तीन मुहूर्त नहीं रहती`,
  one_ghati_on_first_day: (what) => `${what} इस दिन पूर्वाह्न में कम-से-कम एक घटी रहती है`,
  no_ghati_on_first_day: (what) => `${what} एक दिन पहले पूर्वाह्न में एक घटी भी नहीं रहती`,
  one_ghati_on_second_evening: (what) => `${what} दो दिन प्रदोष में है और दूसरे दिन कम-से-कम एक घटी रहती है`,
  no_ghati_on_second_evening: (what) => `${what} दो दिन प्रदोष में है, पर दूसरे दिन एक घटी भी नहीं रहती`,
  friday_before: (what) => `यह ${what} के सूर्योदय से पहले का शुक्रवार है`,
  rohini_at_midnight: (what) => `${what} दो रातों के निशीथ में है और रोहिणी केवल इसी रात मिलता है`,
  next_day_growing: () => 'पिछली शाम पूरी भद्रा में है और पूर्णिमा के बाद की तिथि बढ़ रही है',
  all_in_bhadra: (what) => `${what} केवल इसी शाम प्रदोष में है, इसलिए दहन भद्रा के बाद या भद्रा पुच्छ में होता है`,
  shravana_on_second_day: (what) => `${what} सूर्योदय के बाद तीन मुहूर्त रहती है और श्रवण नक्षत्र केवल इसी दिन अपराह्न में है`,
  begins_before_sunset: (what, running) => `${what} इसी दिन सूर्यास्त से पहले ${begins(running)}`,
  day_after_lost: (what) => `${what} किसी सूर्योदय पर नहीं रहती, इसलिए उसके लगने का अगला दिन लेते हैं`,
  purnima_with_star: (what, running) => `इस सूर्योदय पर पूर्णिमा है और दिन में ${what} भी ${runs(running)}`,
};

function windowClause({ decidedBy, exception, running, runsAtSunrise, window }: WindowReason): string {
  const [what, where] = [nameOf(running), WINDOWS[window]];
  if (exception !== null) return EXCEPTIONS[exception](what, running);
  switch (decidedBy) {
    case 'first':
    case 'second':
      return `${what} दो दिन ${where} ${runs(running)} और ${decidedBy === 'first' ? 'पहला' : 'दूसरा'} दिन लिया जाता है`;
    case 'longer':
      return `${what} दो दिन ${where} ${runs(running)} और इस दिन अधिक देर`;
    case 'kshaya':
      return `${what} किसी दिन ${where} नहीं ${lasting(running)}, इसलिए ${runsAtSunrise ? 'उसके सूर्योदय का' : 'उसके लगने का'} दिन लिया जाता है`;
    default:
      return `${what} केवल इसी दिन ${where} ${runs(running)}`;
  }
}

const at = ({ date, time }: ClockTime) => `${dayMonthHi(date)} को ${atTime(time)}`;

function clause(reason: DayReason): string {
  switch (reason.kind) {
    case 'window':
      return windowClause(reason);
    case 'ingress': {
      const entered = `सूर्य ${at(reason.at)} ${inSign(reason.signIndex)} प्रवेश करता है`;
      if (reason.rule === 'midnight_next') return `${entered} और महीना अगली तारीख से शुरू होता है`;
      if (reason.rule === 'sunrise_after') return `${entered} और यह उसके बाद का पहला सूर्योदय है`;
      return reason.isSameDate ? entered : `${entered}, यानी सूर्यास्त के बाद, इसलिए अगला दिन लिया जाता है`;
    }
    case 'solar_day':
      return `यह ${SOLAR_MONTHS[reason.region][reason.signIndex]!.sanskrit} महीने का ${reason.day}वाँ दिन है`;
    case 'relative':
      return `यह ${observedName(reason.anchor).hi} ${reason.offsetDays > 0 ? 'के बाद का' : 'से पहले का'} दिन है`;
  }
}

/** Why those who keep another date keep it. */
const PLAIN: Readonly<Record<PlainReading, string>> = {
  vaishnava_day: 'वैष्णव नियम से यही दिन आता है',
  smarta_day: 'स्मार्त (गृहस्थ) नियम से यही दिन आता है',
  gujarat_dark_half: 'गुजरात में श्रावण का कृष्ण पक्ष लिया जाता है',
  civil_fourteenth: 'सरकारी सूचियाँ 14 जनवरी देती हैं',
  hindu_day: 'वे दिन को सूर्योदय से गिनते हैं',
  full_moon_day: 'वे पूर्णिमा का सूर्योदय लेते हैं',
};

const RUNNING: Readonly<Record<RunningReading, (what: string) => string>> = {
  other_day_with_window: (what) => `${what} उस दिन भी अपने समय पर है`,
  day_it_begins: (what) => `वे ${what} के लगने का दिन लेते हैं`,
  second_sunrise: (what) => `वे ${what} का दूसरा सूर्योदय लेते हैं`,
  next_day_after_lost: (what) => `${what} किसी सूर्योदय पर नहीं है, इसलिए वे उसके लगने का अगला दिन लेते हैं`,
  sunrise_day: (what) => `वे ${what} का सूर्योदय लेते हैं`,
  midnight_rule: (what) => `वे आधी रात की ${what} लेते हैं`,
  earlier_star: (what) => `वे महीने का पहला ${what} लेते हैं`,
  star_at_sunrise: (what) => `वे सूर्योदय का ${what} लेते हैं`,
  star_begins: (what) => `वे ${what} के लगने का दिन लेते हैं`,
};

const whyOther = (why: FestivalWords['other_day']['why']) =>
  why.kind === 'plain' ? PLAIN[why.reason] : RUNNING[why.reason](nameOf(why.running));

export const FESTIVALS_HI: Sentences<FestivalWords> = {
  placed: ({ date, observed, reason }) => `${observedName(observed).hi} ${onDate(date)} है। ${clause(reason)}।`,
  fast: ({ date, observed, reason, tradition }) => {
    const name = observedName(observed).hi;
    const why = windowClause(reason);
    if (tradition === null) return `${name} ${onDate(date)} है। ${why}।`;
    return `${tradition === 'smarta' ? 'गृहस्थ (स्मार्त)' : 'वैष्णव'} ${name} ${onDate(date)} मनाते हैं। ${why}।`;
  },
  lasts: ({ end, running, start }) => {
    const from = start.date.slice(0, 4) === end.date.slice(0, 4) ? dayMonthHi(start.date) : dateHi(start.date);
    return `${nameOf(running)} ${from} को ${atTime(start.time)} से ${dateHi(end.date)} को ${atTime(end.time)} तक है।`;
  },
  other_day: ({ date, why }) => `कुछ लोग इसे ${onDate(date)} मनाते हैं। ${whyOther(why)}।`,
  covered: ({ date, isMet, running, window }) =>
    `${onDate(date)} ${WINDOWS[window]} ${nameOf(running)} ${isMet ? 'है' : 'नहीं है'}।`,
  in_month: ({ isAdhika, monthIndex }) => `चंद्र मास ${isAdhika ? 'अधिक ' : ''}${LUNAR_MONTHS[monthIndex]!.sanskrit} है।`,
  exception: ({ exception, running }) => `${EXCEPTIONS[exception](nameOf(running), running)}।`,
};
