/** Sentences of festivals and vratas in English. */
import { observedName } from '../../../astro/calendar/festivals/observedName.ts';
import { SOLAR_MONTHS } from '../../../astro/tables/calendar/solarMonths.ts';
import type { ExceptionId, PlainReading, RunningReading, WindowId } from '../../../astro/tables/calendar/ids.ts';
import { LUNAR_MONTHS } from '../../../astro/tables/lunarMonths.ts';
import { TITHIS } from '../../../astro/tables/panchang.ts';
import type { ClockTime, DayReason, FestivalWords, Running, WindowReason } from '../../facts/calendar/festivals.ts';
import type { Sentences } from '../../sentences.ts';
import { nakshatraEn, ordinal, sentence, signEn } from '../grammar.ts';
import { dayMonthEn, longDateEn, timeEn } from '../muhurta/when.ts';

const nameOf = (running: Running) =>
  running.kind === 'tithi' ? TITHIS[running.number - 1]!.fullName : nakshatraEn(running.nakshatraIndex);

const WINDOWS: Readonly<Record<WindowId, string>> = {
  sunrise: 'at sunrise',
  pratah: 'in the early morning (pratah)',
  sangava: 'in the later morning (sangava)',
  madhyahna: 'at midday (madhyahna)',
  aparahna: 'in the afternoon (aparahna)',
  sayahna: 'before sunset (sayahna)',
  purvahna: 'in the forenoon (purvahna)',
  pradosha: 'in the evening (pradosha)',
  nishita: 'at midnight (nishita)',
  arunodaya: 'at dawn (arunodaya)',
  moonrise: 'at moonrise',
};

const EXCEPTIONS: Readonly<Record<ExceptionId, (what: string) => string>> = {
  dwadashi_lost: () => 'Dwadashi meets no sunrise after it, so householders fast a day earlier',
  dashami_at_dawn: () => 'Dashami still runs at dawn (arunodaya) of the day before',
  mahadvadashi: () => 'Dwadashi meets two sunrises, and the first of them is the day of the fast',
  begins_within_18_ghatis: (what) => `${what} begins within 18 ghatis of sunrise of that day`,
  too_short_after_sunrise: (what) => `${what} is over too soon after the next sunrise`,
  three_muhurtas_after_sunrise: (what) => `${what} lasts three muhurtas or more after sunrise of that day`,
  short_of_three_muhurtas: (what) => `${what} is over within three muhurtas of the next sunrise`,
  one_ghati_on_first_day: (what) => `${what} has a ghati or more of that forenoon`,
  no_ghati_on_first_day: (what) => `${what} has less than a ghati of the forenoon before`,
  one_ghati_on_second_evening: (what) => `${what} meets two evenings and has a ghati or more of the second`,
  no_ghati_on_second_evening: (what) => `${what} meets two evenings and has less than a ghati of the second`,
  friday_before: (what) => `that is the Friday before the sunrise of ${what}`,
  rohini_at_midnight: (what) => `of two midnights with ${what} that night alone has Rohini`,
  next_day_growing: () => 'the evening before is all in Bhadra, and the tithi after the full moon grows',
  all_in_bhadra: (what) => `${what} has that evening alone, so the fire waits for the end or the tail of Bhadra`,
  shravana_on_second_day: (what) => `${what} lasts three muhurtas after sunrise, and Shravana has that afternoon alone`,
  begins_before_sunset: (what) => `${what} begins before sunset of that day`,
  day_after_lost: (what) => `${what} meets no sunrise, and the day after it begins is taken`,
  purnima_with_star: (what) => `the full moon meets that sunrise, and ${what} runs in its daylight`,
};

function windowClause({ decidedBy, exception, running, runsAtSunrise, window }: WindowReason): string {
  const [what, where] = [nameOf(running), WINDOWS[window]];
  if (exception !== null) return EXCEPTIONS[exception](what);
  switch (decidedBy) {
    case 'first':
    case 'second':
      return `${what} runs ${where} on two days, and the ${decidedBy} is taken`;
    case 'longer':
      return `${what} runs ${where} on two days, and on that one longer`;
    case 'kshaya':
      return `no day has ${what} ${where}, so the day ${runsAtSunrise ? 'of its sunrise' : 'in which it begins'} is taken`;
    default:
      return `${what} runs ${where} of that day alone`;
  }
}

const at = ({ date, time }: ClockTime) => `at ${timeEn(time)} on ${dayMonthEn(date)}`;

function clause(reason: DayReason): string {
  switch (reason.kind) {
    case 'window':
      return windowClause(reason);
    case 'ingress': {
      const entered = `the Sun enters ${signEn(reason.signIndex)} ${at(reason.at)}`;
      if (reason.rule === 'midnight_next') return `${entered}, and the month begins on the date after`;
      if (reason.rule === 'sunrise_after') return `${entered}, and that is the first sunrise after it`;
      if (reason.isSameDate) return entered;
      return `${entered}, after sunset, so the next day is taken`;
    }
    case 'solar_day':
      return `that is the ${ordinal(reason.day)} day of ${SOLAR_MONTHS[reason.region][reason.signIndex]!.name}`;
    case 'relative':
      return `that is the day ${reason.offsetDays > 0 ? 'after' : 'before'} ${observedName(reason.anchor).en}`;
  }
}

/** Why those who keep another date keep it. */
const PLAIN: Readonly<Record<PlainReading, string>> = {
  vaishnava_day: 'the rule of the Vaishnavas gives that day',
  smarta_day: 'the rule of householders (Smarta) gives that day',
  gujarat_dark_half: 'Gujarat takes the dark half of Shravana',
  civil_fourteenth: 'public lists print 14 January',
  hindu_day: 'they count the day from sunrise',
  full_moon_day: 'they take the sunrise of the full moon',
};

const RUNNING: Readonly<Record<RunningReading, (what: string) => string>> = {
  other_day_with_window: (what) => `${what} has its time on that day too`,
  day_it_begins: (what) => `they take the day in which ${what} begins`,
  second_sunrise: (what) => `they take the second sunrise of ${what}`,
  next_day_after_lost: (what) => `${what} meets no sunrise, and they take the day after it begins`,
  sunrise_day: (what) => `they take the sunrise of ${what}`,
  midnight_rule: (what) => `they look for ${what} at midnight`,
  earlier_star: (what) => `they take the first ${what} of the month`,
  star_at_sunrise: (what) => `they take ${what} at sunrise`,
  star_begins: (what) => `they take the day in which ${what} begins`,
};

const whyOther = (why: FestivalWords['other_day']['why']) =>
  why.kind === 'plain' ? PLAIN[why.reason] : RUNNING[why.reason](nameOf(why.running));

const MOST_WORDS = 20;

/** The day and its reason as one sentence, or as two where one would be long. */
function because(statement: string, reason: string): string {
  const one = `${statement}: ${reason}.`;
  return one.split(' ').length <= MOST_WORDS ? one : `${statement}. ${sentence(reason)}`;
}

/** Some names say that something begins. */
const isOn = (name: string) => (name.includes(' begins') ? `${name} on` : `${name} is on`);

export const FESTIVALS_EN: Sentences<FestivalWords> = {
  placed: ({ date, observed, reason }) =>
    because(`${isOn(observedName(observed).en)} ${longDateEn(date)}`, clause(reason)),
  fast: ({ date, observed, reason, tradition }) => {
    const name = observedName(observed).en;
    const who = tradition === 'smarta' ? 'Householders (Smarta)' : 'Vaishnavas';
    const statement = tradition === null ? `${name} is on` : `${who} keep ${name} on`;
    return because(`${statement} ${longDateEn(date)}`, windowClause(reason));
  },
  lasts: ({ end, running, start }) => {
    const from = start.date.slice(0, 4) === end.date.slice(0, 4) ? dayMonthEn(start.date) : longDateEn(start.date);
    return `${nameOf(running)} lasts from ${timeEn(start.time)} on ${from} to ${timeEn(end.time)} on ${longDateEn(end.date)}.`;
  },
  other_day: ({ date, why }) => because(`Some keep it on ${longDateEn(date)}`, whyOther(why)),
  covered: ({ date, isMet, running, window }) =>
    `${nameOf(running)} ${isMet ? 'runs' : 'does not run'} ${WINDOWS[window]} of ${longDateEn(date)}.`,
  in_month: ({ isAdhika, monthIndex }) =>
    `The lunar month is ${isAdhika ? 'Adhika ' : ''}${LUNAR_MONTHS[monthIndex]!.name}.`,
  exception: ({ exception, running }) => sentence(EXCEPTIONS[exception](nameOf(running))),
};
