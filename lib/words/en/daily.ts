/** Sentences of /panchang/daily in English. */
import type { AvoidedId, AvoidedKind } from '../../astro/panchang/avoidedTimes.ts';
import { KAALS } from '../../astro/tables/dayParts.ts';
import { dayYogaOf } from '../../astro/tables/dayYogas.ts';
import { LUNAR_MONTHS } from '../../astro/tables/lunarMonths.ts';
import { PANCHAKAS } from '../../astro/tables/panchaka.ts';
import { NITYA_YOGAS, TITHIS } from '../../astro/tables/panchang.ts';
import type { DailyWords, DaySpan, Moment, Running } from '../facts/daily.ts';
import type { Sentences } from '../sentences.ts';
import { anyOf, dateEn, nakshatraEn, signEn, WEEKDAYS_EN } from './grammar.ts';
import { listedShortly } from './day/shortLists.ts';

const month = (index: number) => LUNAR_MONTHS[index]!.name;

const YOGAS_SAID: Readonly<Record<DailyWords['yogas_said']['nature'], readonly [first: string, further: string]>> = {
  good: ['Favourable for beginnings:', 'Favourable too:'],
  mixed: ['What is done repeats itself in', 'The same holds for'],
  bad: ['Better for routine than for beginnings:', 'The same holds for'],
};

const AVOIDED: Readonly<Record<Exclude<AvoidedId, 'shunned_part_of_yoga'>, string>> = {
  rahu_kaal: KAALS.rahu_kaal.name,
  yamaganda: KAALS.yamaganda.name,
  gulika_kaal: KAALS.gulika_kaal.name,
  dur_muhurtas: 'dur muhurta',
  varjyam: 'varjyam',
  bhadra_on_earth: 'Bhadra on earth',
};

export const DAILY_EN: Sentences<DailyWords> = {
  day_named: ({ date, isAdhika, monthIndex, purnimantaIndex, shaka, tithi, vikram, weekdayIndex }) => {
    const name = isAdhika ? `adhika ${month(monthIndex)}` : month(monthIndex);
    const other =
      monthIndex === purnimantaIndex
        ? ''
        : ` Where months end with the full moon the month is ${month(purnimantaIndex)}.`;
    return `${dateEn(date)} is a ${WEEKDAYS_EN[weekdayIndex]!}, ${TITHIS[tithi - 1]!.fullName} of ${name}.${other} The year is ${vikram} of Vikram and ${shaka} of Shaka.`;
  },
  elements_run: ({ date, nakshatras, tithis }) => {
    const tithi = runs(tithis, date, (number) => TITHIS[number - 1]!.name);
    return `The tithi is ${tithi}. The Moon is in ${runs(nakshatras, date, (number) => nakshatraEn(number - 1))}.`;
  },
  yogas_said: ({ date, nature, yogas }) =>
    listedShortly(
      yogas.map(({ yoga, ...span }) => `${dayYogaOf(yoga).name} ${fromTo(span, date)}`),
      ...YOGAS_SAID[nature],
    ),
  avoided: ({ date, times }) =>
    listedShortly(
      times.map((time) => `${avoidedName(time)} ${fromTo(time, date)}`),
      'Usually avoided:',
      'Avoided too:',
    ),
  clear: ({ between, date, spans }) => {
    const bounds = between ? `${clock(between.start, date)} and ${clock(between.end, date)}` : 'sunrise and sunset';
    if (spans.length === 0) return `No time between ${bounds} is clear of all that is usually avoided.`;
    return listedShortly(
      spans.map((span) => fromTo(span, date)),
      `Clear of all of these between ${bounds}:`,
      'Clear too:',
    );
  },
  month_named: ({ kind, lostMonthIndex, monthIndex, nextSignIndex, signIndex }) => {
    const name = month(monthIndex);
    const [first, last] = [signEn(signIndex), signEn(nextSignIndex)];
    switch (kind) {
      case 'regular':
        return `The Sun is in ${first} at the new moon that opens the month, so this is ${name}. At the next new moon it is in ${last}.`;
      case 'adhika':
        return `The Sun is in ${first} at both new moons and enters no sign between them. So this month is an extra one (adhika). It has the name of the ${name} that follows.`;
      case 'kshaya':
        return `The Sun is in ${first} at the opening new moon and two signs on, in ${last}, at the next. So this ${name} takes the place of ${month(lostMonthIndex ?? monthIndex)} too, which has no new moon of its own.`;
    }
  },
  half_named: ({ isAdhika, monthIndex, paksha, purnimantaIndex }) => {
    if (purnimantaIndex !== monthIndex) {
      return `It is the dark half, which from full moon to full moon belongs to ${month(purnimantaIndex)}.`;
    }
    return isAdhika
      ? 'Both halves of an adhika month have its name in either reckoning.'
      : `In its ${paksha === 'shukla' ? 'bright' : 'dark'} half both reckonings give the same name.`;
  },
  panchaka_rule: ({ date, isFromSunrise, kind, time, weekdayIndex }) =>
    `The Moon came to the third quarter of Dhanishta, where Aquarius begins, at ${time} on ${dateEn(date)}. Counted from ${isFromSunrise ? 'sunrise' : 'what stands for sunrise'} that was a ${WEEKDAYS_EN[weekdayIndex]!}, ${kind ? `so this is ${PANCHAKAS[kind].name}` : 'whose Panchaka has no name of its own'}.`,
  shool_rule: ({ direction, weekdayIndex }) =>
    `On ${WEEKDAYS_EN[weekdayIndex]!} no journey to the ${direction} is begun.`,
  panchaka_rahita_rule: ({ weekdayIndex }) =>
    `The numbers of tithi, vara, nakshatra and rising sign are added and divided by nine. Tithis count from 1 to 30, and ${WEEKDAYS_EN[weekdayIndex]!} is ${weekdayIndex + 1}. A remainder of 1 is Mrityu, 2 Agni, 4 Raja, 6 Chora and 8 Roga. With 0, 3, 5 or 7 the time is free.`,
  day_is: ({ weekdayIndex }) => `The day is ${WEEKDAYS_EN[weekdayIndex]!}`,
  tithi_of_half: ({ tithis }) => `The tithi is number ${anyOf(tithis.map(String))} of its half of the month`,
  moon_in_nakshatra: ({ nakshatraIndexes }) => `The Moon is in ${anyOf(nakshatraIndexes.map(nakshatraEn))}`,
  moon_from_sun: () => "The Moon is in the 4th, 6th, 9th, 10th, 13th, or 20th nakshatra from the Sun's",
};

function runs(parts: readonly Running[], date: string, nameOf: (number: number) => string): string {
  return parts
    .map(({ number, until }) => (until ? `${nameOf(number)} until ${clock(until, date)}` : nameOf(number)))
    .join(', then ');
}

function avoidedName(kind: AvoidedKind): string {
  if (kind.id !== 'shunned_part_of_yoga') return AVOIDED[kind.id];
  const { name } = NITYA_YOGAS[kind.yoga - 1]!;
  return kind.isFirstPart ? `the first part of ${name}` : name;
}

function fromTo({ isAllDay, ...span }: DaySpan, date: string): string {
  return isAllDay ? 'all day' : clockSpanEn(span, date);
}

/** Returns 06:12 to 07:40; dates other than that of the sentence are written. */
export function clockSpanEn({ end, start }: Pick<DaySpan, 'start' | 'end'>, date: string): string {
  // The date is written once where both have the same.
  return `${start.date === end.date ? start.time : clock(start, date)} to ${clock(end, date)}`;
}

/** 14:30, or on another date 14:30 on 21 Nov. */
function clock(moment: Moment, date: string): string {
  return moment.date === date ? moment.time : `${moment.time} on ${dateEn(moment.date).slice(0, -5)}`;
}
