/** Times on the clock of the place, as sentences tell them: whole minutes within a time. */
import type { JudgedTime } from '../../lib/astro/judgement/muhurta/described.ts';
import { jdFromUnixMs, unixMsFromJd } from '../../lib/astro/time.ts';
import { varaOfDate } from '../../lib/birth/dayOfDate.ts';
import type { OccasionContext } from '../../lib/birth/occasion.ts';
import type { When } from '../../lib/words/facts/muhurta/texts.ts';

type Clock = Pick<OccasionContext, 'instant'>;

type Timed = Pick<JudgedTime, 'startJdUT' | 'endJdUT' | 'varaIndex'>;

const MS_PER_MINUTE = 60_000;

/** Returns when a time is: the first and the last whole minute of it. */
export function whenOf({ endJdUT, startJdUT, varaIndex }: Timed, clock: Clock): When {
  const start = minuteOf(startJdUT, Math.ceil, clock);
  const end = minuteOf(endJdUT, Math.floor, clock);
  const weekdayIndex = varaOfDate(start.date);
  return {
    startDate: start.date,
    weekdayIndex,
    startTime: start.time,
    endTime: end.time,
    endDate: end.date === start.date ? null : end.date,
    isBeforeSunrise: weekdayIndex !== varaIndex,
  };
}

/** Returns the date of an instant on the clock of the place. */
export function clockDate(jdUT: number, { instant }: Clock): string {
  return instant(jdUT).slice(0, 10);
}

function minuteOf(jdUT: number, rounded: (minutes: number) => number, { instant }: Clock) {
  const written = instant(jdFromUnixMs(rounded(unixMsFromJd(jdUT) / MS_PER_MINUTE) * MS_PER_MINUTE));
  return { date: written.slice(0, 10), time: written.slice(11, 16) };
}
