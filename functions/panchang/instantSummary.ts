/** An instant in sentences. */
import type { DayPeriod } from '../../lib/astro/panchang/day/dayPeriods.ts';
import type { InstantContext } from '../../lib/birth/day/instant.ts';
import { DAY_TABLES } from '../../lib/words/subjects/day/dayTables.ts';
import { momentOf } from './moments.ts';
import type { RunningNow } from './runningRecords.ts';

/** Returns the limbs and the parts of the day at an instant, and what is avoided then, in sentences. */
export function instantSummary(
  { choghadiya, hora, nakshatra, tithi }: RunningNow,
  periods: readonly DayPeriod[],
  context: InstantContext,
): string {
  const { jdUT, names, varaIndex } = context;
  const say = DAY_TABLES[names.lang];
  const { date, time } = momentOf(jdUT, context);
  const until = (endJdUT: number) => momentOf(endJdUT, context);
  const avoided = periods.filter(
    ({ endJdUT, id, nature, startJdUT }) =>
      // Panchaka runs for five days and bars a few kinds of work alone.
      nature === 'bad' && id !== 'panchaka' && startJdUT <= jdUT && jdUT < endJdUT,
  );
  return [
    say.limbs_now({
      date,
      time,
      weekdayIndex: varaIndex,
      isBeforeSunrise: date > context.date,
      tithi: tithi.number,
      tithiUntil: until(tithi.endJdUT),
      nakshatraIndex: nakshatra.number - 1,
      nakshatraUntil: until(nakshatra.endJdUT),
    }),
    say.parts_now({
      date,
      horaLord: hora.lord,
      horaUntil: until(hora.endJdUT),
      choghadiya: choghadiya.id,
      choghadiyaUntil: until(choghadiya.endJdUT),
    }),
    ...(avoided.length > 0 ? [say.avoided_now({ periods: avoided.map(({ id }) => id) })] : []),
  ].join(' ');
}
