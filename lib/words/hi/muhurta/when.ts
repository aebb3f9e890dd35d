/** Dates and times of a chosen time, in Hindi. */
import type { When } from '../../facts/muhurta/texts.ts';
import { atTime, dateHi, dayMonthHi, weekdayHi } from '../grammar.ts';

/** Returns सुबह 6:27; the part of the day stands before the clock. */
const startTimeHi = (time: string) => atTime(time).replace(/ बजे$/, '');

const partHi = (time: string) => startTimeHi(time).split(' ')[0]!;

/** Returns सुबह 6:27 से 8:10 बजे तक, or सुबह 11:27 से दोपहर 1:10 बजे तक; past midnight with the date of its end. */
export function timesHi({ endDate, endTime, startTime }: When): string {
  if (endDate !== null) return `${startTimeHi(startTime)} से ${dayMonthHi(endDate)} को ${atTime(endTime)} तक`;
  const isSamePart = partHi(startTime) === partHi(endTime);
  const end = isSamePart ? atTime(endTime).split(' ').slice(1).join(' ') : atTime(endTime);
  return `${startTimeHi(startTime)} से ${end} तक`;
}

/** Returns शुक्रवार, 4 दिसंबर 2026. */
export const weekdayDateHi = (isoDate: string, weekdayIndex: number) =>
  `${weekdayHi(weekdayIndex)}, ${dateHi(isoDate)}`;

/** Returns शुक्रवार की सुबह; before sunrise गुरुवार-शुक्रवार की रात, or शुक्रवार को सूर्योदय से पहले. */
export function dayPartHi({ isBeforeSunrise, startTime, weekdayIndex }: When): string {
  const day = weekdayHi(weekdayIndex);
  if (Number(startTime.slice(0, 2)) < 4) return `${weekdayHi((weekdayIndex + 6) % 7)}-${day} की रात`;
  return isBeforeSunrise ? `${day} को सूर्योदय से पहले` : `${day} की ${partHi(startTime)}`;
}
