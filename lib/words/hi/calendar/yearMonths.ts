/** Sentences of calendars in Hindi. */
import { LUNAR_MONTHS } from '../../../astro/tables/lunarMonths.ts';
import { SANKRANTIS } from '../../../astro/tables/calendar/sankrantis.ts';
import type { YearMonthsWords, IrregularMonth } from '../../facts/calendar/yearMonths.ts';
import type { Sentences } from '../../sentences.ts';
import { atTime, dateHi, inSign, spanHi, weekdayHi } from '../grammar.ts';

const month = (monthIndex: number) => LUNAR_MONTHS[monthIndex]!.sanskrit;

const irregularLine = ({ from, kind, lostMonthIndex, monthIndex, until }: IrregularMonth) =>
  kind === 'adhika'
    ? `अधिक ${month(monthIndex)} ${spanHi(from, until)} है; इस महीने में सूर्य किसी नई राशि में नहीं जाता।`
    : `${spanHi(from, until)} सूर्य दो राशियों में प्रवेश करता है। इसलिए ${month(lostMonthIndex!)} क्षय मास है और ${month(monthIndex)} में ही गिना जाता है।`;

export const YEAR_MONTHS_HI: Sentences<YearMonthsWords> = {
  lunar_year: ({ irregular, year }) =>
    irregular.length === 0
      ? `${year} में न कोई अधिक मास है, न क्षय मास।`
      : irregular.map((one) => irregularLine(one)).join(' '),
  sankranti_kept: ({ date, isNextDay, keptDate, signIndex, time, weekdayIndex }) => {
    const entered = `सूर्य ${weekdayHi(weekdayIndex)}, ${dateHi(date)} को ${atTime(time)} ${inSign(signIndex)} प्रवेश करता है`;
    const name = SANKRANTIS[signIndex]!.sanskrit;
    if (!isNextDay) return `${entered}, यानी दिन में। ${name} इसी दिन है।`;
    return keptDate === date
      ? `${entered}, यानी सूर्योदय से पहले। ${name} इसी तारीख को दिन में मनाई जाती है।`
      : `${entered}, यानी सूर्यास्त के बाद। इसलिए ${name} अगले दिन, ${dateHi(keptDate)} को मनाई जाती है।`;
  },
};
