/** The instant of a request: on the clock of the place, or with an offset of its own. */
import { jdFromUnixMs } from '../../lib/astro/time.ts';
import { formatJd, instantOnClock, placeClock, type PlaceClock } from '../../lib/time/civilTime.ts';
import type { MuhurtaEvaluateInput } from '../../lib/schemas/muhurta/inputs.ts';
import type { ClockMoment } from '../_shell/kinds/occasion.ts';

const FORM = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2})(:\d{2})?(Z|[+-]\d{2}:\d{2})?$/;

/** Returns the instant that is meant, as a Julian day UT; its form has been checked. */
export function instantMeant(datetime: string, clock: PlaceClock): number {
  const [, date, time, seconds = ':00', offset] = FORM.exec(datetime)!;
  if (offset !== undefined) return jdFromUnixMs(Date.parse(`${date}T${time}${seconds}${offset}`));
  return jdFromUnixMs(instantOnClock(clock, date!, `${time}${seconds}`).unixMs);
}

/** Returns the same as date and time on the clock of the place. */
export function momentMeant(input: MuhurtaEvaluateInput): ClockMoment {
  const clock = placeClock(input);
  const written = formatJd(clock, instantMeant(input.datetime, clock));
  return { date: written.slice(0, 10), time: written.slice(11, 19) };
}
