/** The eclipses that are observed within a day. */
import { eclipsesBetween } from '../../astro/eclipse/eclipses.ts';
import { observedEclipses, type ObservedEclipse } from '../../astro/eclipse/observedEclipses.ts';
import { sutakOf } from '../../astro/eclipse/sutak.ts';
import type { DayOfDate } from '../../birth/dayOfDate.ts';
import type { EclipseOfDay } from '../../schemas/common/eclipse/records.ts';
import { ECLIPSE } from '../../words/subjects/day/eclipseSentences.ts';
import { clockSpan, eclipseId } from './described.ts';

/** An eclipse is seen for at most so many days before or after it is greatest. */
const NEAR_DAYS = 0.2;

/** What of a day eclipses are found from. */
type Day = Pick<DayOfDate, 'conventions' | 'date' | 'day' | 'ephemeris' | 'instant' | 'moment' | 'names'>;

/** Returns the field of a day with its eclipses; without the field where none begins to be seen in the day. */
export function eclipseFields(day: Day): { readonly eclipses?: EclipseOfDay[] } {
  const { endJdUT, startJdUT } = day.day;
  const around = { startJdUT: startJdUT - NEAR_DAYS, endJdUT: endJdUT + NEAR_DAYS };
  const found = observedEclipses(eclipsesBetween(around, day.ephemeris), day.moment).filter(
    ({ visible }) => startJdUT <= visible.startJdUT && visible.startJdUT < endJdUT,
  );
  return found.length === 0 ? {} : { eclipses: found.map((one) => ofDay(one, day)) };
}

function ofDay({ eclipse, here, visible }: ObservedEclipse, day: Day): EclipseOfDay {
  const { conventions, date, ephemeris, instant, moment, names } = day;
  const { kind, type } = eclipse;
  const sutak = sutakOf(here, 'fixed', moment, conventions.sunrise, ephemeris);
  return {
    id: eclipseId(eclipse),
    kind,
    type,
    start: instant(visible.startJdUT),
    end: instant(visible.endJdUT),
    sutak: sutak && { start: instant(sutak.startJdUT), end: instant(sutak.endJdUT) },
    text: ECLIPSE[names.lang].of_day({
      kind,
      type,
      span: clockSpan(visible, date, day),
      sutak: sutak && clockSpan(sutak, date, day),
    }),
  };
}
