/** Sentences of /panchang/daily in Hindi. */
import type { AvoidedId, AvoidedKind } from '../../astro/panchang/avoidedTimes.ts';
import { KAALS } from '../../astro/tables/dayParts.ts';
import { dayYogaOf, type DayYogaId } from '../../astro/tables/dayYogas.ts';
import { DIRECTION_NAMES } from '../../astro/tables/directions.ts';
import { LUNAR_MONTHS } from '../../astro/tables/lunarMonths.ts';
import { PANCHAKAS } from '../../astro/tables/panchaka.ts';
import { NITYA_YOGAS, PAKSHAS, TITHIS } from '../../astro/tables/panchang.ts';
import type { DailyWords, DaySpan, Moment, Running } from '../facts/daily.ts';
import type { Sentences } from '../sentences.ts';
import { atTime, dateHi, eitherHi, inSign, listHi, nakshatraHi, onDate, weekdayHi } from './grammar.ts';

const month = (index: number) => LUNAR_MONTHS[index]!.sanskrit;
const tithiName = (number: number) => TITHIS[number - 1]!.sanskrit;

const YOGAS_SAID: Readonly<Record<DailyWords['yogas_said']['nature'], (list: string) => string>> = {
  good: (list) => `नया काम शुरू करने के लिए अच्छा समय: ${list}।`,
  mixed: (list) => `इनमें हुई बात दोहराई जाती है: ${list}।`,
  bad: (list) => `इनमें रोज़ के काम करें, नया काम नहीं: ${list}।`,
};

const AVOIDED: Readonly<Record<Exclude<AvoidedId, 'shunned_part_of_yoga'>, string>> = {
  rahu_kaal: KAALS.rahu_kaal.sanskrit,
  yamaganda: KAALS.yamaganda.sanskrit,
  gulika_kaal: KAALS.gulika_kaal.sanskrit,
  dur_muhurtas: 'दुर्मुहूर्त',
  varjyam: 'वर्ज्यम',
  bhadra_on_earth: 'पृथ्वी पर भद्रा',
};

export const DAILY_HI: Sentences<DailyWords> = {
  // The north, where Hindi is spoken, counts months from full moon to full moon.
  day_named: ({ date, isAdhika, monthIndex, purnimantaIndex, shaka, tithi, vikram, weekdayIndex }) => {
    const other = monthIndex === purnimantaIndex ? '' : ` (अमांत गणना में ${month(monthIndex)})`;
    const name = `${isAdhika ? 'अधिक ' : ''}${month(purnimantaIndex)} ${tithiOfPaksha(tithi)}${other}`;
    return `${onDate(date)} ${weekdayHi(weekdayIndex)} है: ${name}, विक्रम संवत ${vikram}, शक संवत ${shaka}।`;
  },
  elements_run: ({ date, nakshatras, tithis }) => `${tithisRun(tithis, date)} ${nakshatrasRun(nakshatras, date)}`,
  yogas_said: ({ date, nature, yogas }) =>
    YOGAS_SAID[nature](listHi(yogas.map(({ yoga, ...span }) => `${yogaName(yoga)} ${fromTo(span, date)}`))),
  avoided: ({ date, times }) =>
    `आमतौर पर छोड़ा जाने वाला समय: ${listHi(times.map((time) => `${avoidedName(time)} ${fromTo(time, date)}`))}।`,
  clear: ({ between, date, spans }) => {
    const bounds = between ? `${clock(between.start, date)} से ${clock(between.end, date)}` : 'सूर्योदय से सूर्यास्त';
    if (spans.length === 0) return `${bounds} तक कोई समय इन सबसे खाली नहीं है।`;
    return `${bounds} तक इन सबसे खाली समय: ${listHi(spans.map((span) => fromTo(span, date)))}।`;
  },
  month_named: ({ kind, lostMonthIndex, monthIndex, nextSignIndex, signIndex }) => {
    const name = month(monthIndex);
    switch (kind) {
      case 'regular':
        return `महीने के आरंभ की अमावस्या को सूर्य ${inSign(signIndex)} है, इसलिए अमांत महीना ${name} है। अगली अमावस्या को सूर्य ${inSign(nextSignIndex)} रहेगा।`;
      case 'adhika':
        return `दोनों अमावस्याओं को सूर्य ${inSign(signIndex)} ही है और बीच में राशि नहीं बदलता, इसलिए यह अधिक मास है। इसका नाम आगे आने वाले ${name} पर है।`;
      case 'kshaya':
        return `आरंभ की अमावस्या को सूर्य ${inSign(signIndex)} है और अगली को दो राशि आगे, ${inSign(nextSignIndex)}। इसलिए यह ${name} महीना ${month(lostMonthIndex ?? monthIndex)} की जगह भी है, जिसकी अपनी अमावस्या नहीं आती।`;
    }
  },
  half_named: ({ isAdhika, monthIndex, paksha, purnimantaIndex }) => {
    if (purnimantaIndex !== monthIndex) {
      return `यह कृष्ण पक्ष है, जो पूर्णिमांत गणना में ${month(purnimantaIndex)} महीने का है।`;
    }
    return isAdhika
      ? 'अधिक मास के दोनों पक्षों का नाम दोनों गणनाओं में यही रहता है।'
      : `${PAKSHAS[paksha].sanskrit} पक्ष में दोनों गणनाओं का नाम एक ही है।`;
  },
  panchaka_rule: ({ date, isFromSunrise, kind, time, weekdayIndex }) => {
    const from = isFromSunrise ? 'सूर्योदय' : 'सूर्योदय की जगह माने गए समय';
    const named = kind ? `इसलिए यह ${PANCHAKAS[kind].sanskrit} है` : 'और उस वार का पंचक किसी खास नाम का नहीं होता';
    return `चंद्रमा ${onDate(date)} ${atTime(time)} धनिष्ठा के तीसरे चरण में, यानी कुंभ राशि में आया। ${from} से गिनने पर तब ${weekdayHi(weekdayIndex)} था, ${named}।`;
  },
  shool_rule: ({ direction, weekdayIndex }) =>
    `${weekdayHi(weekdayIndex)} को ${DIRECTION_NAMES[direction].sanskrit} दिशा की यात्रा शुरू न करें।`,
  panchaka_rahita_rule: ({ weekdayIndex }) =>
    `तिथि (1 से 30), वार (${weekdayHi(weekdayIndex)} = ${weekdayIndex + 1}), नक्षत्र और लग्न राशि के अंक जोड़े जाते हैं। जोड़ को 9 से भाग दिया जाता है। शेष 1 हो तो मृत्यु, 2 अग्नि, 4 राज, 6 चोर और 8 रोग पंचक है; 0, 3, 5 और 7 में दोष नहीं है।`,
  day_is: ({ weekdayIndex }) => `इस दिन ${weekdayHi(weekdayIndex)} है`,
  tithi_of_half: ({ tithis }) =>
    `तिथि ${eitherHi(tithis.flatMap((tithi) => (tithi === 15 ? ['पूर्णिमा', 'अमावस्या'] : [tithiName(tithi)])))} है`,
  moon_in_nakshatra: ({ nakshatraIndexes }) => `चंद्रमा ${eitherHi(nakshatraIndexes.map(nakshatraHi))} नक्षत्र में है`,
  moon_from_sun: () => 'चंद्रमा सूर्य के नक्षत्र से चौथे, छठे, नौवें, दसवें, 13वें या 20वें नक्षत्र में है',
};

/** शुक्ल पंचमी, but पूर्णिमा. */
export function tithiOfPaksha(number: number): string {
  const { paksha, sanskrit } = TITHIS[number - 1]!;
  return number % 15 === 0 ? sanskrit : `${PAKSHAS[paksha].sanskrit} ${sanskrit}`;
}

function tithisRun(parts: readonly Running[], date: string): string {
  const said = parts.map(({ number, until }, i) => {
    const name = i === 0 ? `${tithiName(number)} तिथि` : `फिर ${tithiName(number)}`;
    return until ? `${name} ${clock(until, date)} तक` : name;
  });
  return parts.length === 1 ? `पूरे दिन ${said[0]!} है।` : `${said.join(', ')} है।`;
}

function nakshatrasRun(parts: readonly Running[], date: string): string {
  const said = parts.map(({ number, until }, i) => {
    const where = `${nakshatraHi(number - 1)}${i === 0 ? ' नक्षत्र' : ''} में`;
    const time = until ? `${clock(until, date)} तक ${where}` : where;
    return i === 0 ? time : `फिर ${time}`;
  });
  return parts.length === 1 ? `चंद्रमा पूरे दिन ${said[0]!} है।` : `चंद्रमा ${said.join(', ')} रहता है।`;
}

/** Some names end in योग or तिथि themselves. */
export function yogaName(id: DayYogaId): string {
  const { sanskrit } = dayYogaOf(id);
  return /(योग|तिथि)$/.test(sanskrit) ? sanskrit : `${sanskrit} योग`;
}

function avoidedName(kind: AvoidedKind): string {
  if (kind.id !== 'shunned_part_of_yoga') return AVOIDED[kind.id];
  const name = `${NITYA_YOGAS[kind.yoga - 1]!.sanskrit} योग`;
  return kind.isFirstPart ? `${name} का पहला भाग` : name;
}

function fromTo({ isAllDay, ...span }: DaySpan, date: string): string {
  return isAllDay ? 'पूरे दिन' : clockSpanHi(span, date);
}

/** Returns सुबह 6:12 से 7:40 बजे तक; dates other than that of the sentence are written. */
export function clockSpanHi({ end, start }: Pick<DaySpan, 'start' | 'end'>, date: string): string {
  if (start.date !== end.date) return `${clock(start, date)} से ${clock(end, date)} तक`;
  const [from, until] = [atTime(start.time), atTime(end.time)];
  const day = start.date === date ? '' : `${dayOfMonth(start.date)} को `;
  // The part of the day is said once where both times lie in it.
  const isSamePart = from.split(' ')[0] === until.split(' ')[0];
  return `${day}${from.replace(' बजे', '')} से ${isSamePart ? until.slice(until.indexOf(' ') + 1) : until} तक`;
}

/** सुबह 6:12 बजे, or on another date 4 अप्रैल को सुबह 6:12 बजे. */
function clock(moment: Moment, date: string): string {
  return moment.date === date ? atTime(moment.time) : `${dayOfMonth(moment.date)} को ${atTime(moment.time)}`;
}

function dayOfMonth(isoDate: string): string {
  return dateHi(isoDate).split(' ').slice(0, 2).join(' ');
}
