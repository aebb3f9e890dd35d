/** Sentences of calendars in English. */
import { LUNAR_MONTHS } from '../../../astro/tables/lunarMonths.ts';
import { SANKRANTIS } from '../../../astro/tables/calendar/sankrantis.ts';
import type { YearMonthsWords, IrregularMonth } from '../../facts/calendar/yearMonths.ts';
import type { Sentences } from '../../sentences.ts';
import { signEn } from '../grammar.ts';
import { datesEn, longDateEn, timeEn, weekdayDateEn } from '../muhurta/when.ts';

const month = (monthIndex: number) => LUNAR_MONTHS[monthIndex]!.name;

const irregularLine = ({ from, kind, lostMonthIndex, monthIndex, until }: IrregularMonth) =>
  kind === 'adhika'
    ? `Adhika ${month(monthIndex)} comes from ${datesEn(from, until)}: the Sun enters no sign in it.`
    : `From ${datesEn(from, until)} the Sun enters two signs, so that ${month(monthIndex)} stands for ${month(lostMonthIndex!)} too, which is dropped.`;

export const YEAR_MONTHS_EN: Sentences<YearMonthsWords> = {
  lunar_year: ({ irregular, year }) =>
    irregular.length === 0
      ? `No lunar month of ${year} is doubled or dropped.`
      : irregular.map((one) => irregularLine(one)).join(' '),
  sankranti_kept: ({ date, isNextDay, keptDate, signIndex, time, weekdayIndex }) => {
    const entered = `The Sun enters ${signEn(signIndex)} on ${weekdayDateEn(date, weekdayIndex)} at ${timeEn(time)}`;
    const name = SANKRANTIS[signIndex]!.name;
    if (!isNextDay) return `${entered}, in daylight. ${name} is kept on that day.`;
    return keptDate === date
      ? `${entered}, before sunrise. ${name} is kept in the daylight of that date.`
      : `${entered}, after sunset. ${name} is therefore kept on the next day, ${longDateEn(keptDate)}.`;
  },
};
