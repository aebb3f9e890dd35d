/** Days that custom takes without looking further: Akshaya Tritiya and its like. */
import { darkHalf, lightHalf, partOf } from '../../panchang/dayParts.ts';
import { overlap } from '../../panchang/overlap.ts';
import type { PanchangDay } from '../../panchang/panchangDay.ts';
import type { ElementSpan } from '../../panchang/spans.ts';
import { SELF_SUFFICIENT_DAYS, type DayQuarter } from '../../tables/muhurta/blocks.ts';
import type { SelfSufficientId } from '../../tables/muhurta/ids.ts';
import type { TimeSpan } from '../../time.ts';
import { spanAt } from '../../calendar/lanes.ts';
import type { MonthSpan } from '../../calendar/lunarMonths.ts';

/**
 * Returns the day of custom that a day is, or null.
 *
 * A tithi that touches its part of two days belongs to the first, as almanacs have it unless it lasts far into the second.
 * The part is taken to come at the same hour of the day before, so that the answer for a day is the same whichever days
 * are asked about with it.
 *
 * @param tithis that touch the day, whole ones
 */
export function selfSufficientId(
  day: PanchangDay,
  tithis: readonly ElementSpan[],
  months: readonly MonthSpan[],
): SelfSufficientId | null {
  for (const { id, monthIndex, quarter, tithi } of SELF_SUFFICIENT_DAYS) {
    const part = partOfDay(day, quarter);
    const span = tithis.find((one) => one.number === tithi && overlap(one, part) !== null);
    if (span === undefined) continue;
    const month = spanAt(months, (span.startJdUT + span.endJdUT) / 2);
    if (month?.monthIndex !== monthIndex || month.kind === 'adhika') continue;
    if (overlap(span, dayBefore(part)) === null) return id;
  }
  return null;
}

function dayBefore({ startJdUT, endJdUT }: TimeSpan): TimeSpan {
  return { startJdUT: startJdUT - 1, endJdUT: endJdUT - 1 };
}

/** The forenoon is the light half up to its middle, the afternoon its fourth fifth, dusk the first fifth of the night. */
function partOfDay(day: PanchangDay, quarter: DayQuarter): TimeSpan {
  switch (quarter) {
    case 'forenoon':
      return partOf(lightHalf(day), 2, 1);
    case 'afternoon':
      return partOf(lightHalf(day), 5, 4);
    case 'dusk':
      return partOf(darkHalf(day), 5, 1);
  }
}
