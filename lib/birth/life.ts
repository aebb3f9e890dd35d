/** The instant at which the dasha periods of a life are looked up. */
import type { Stretch } from '../astro/dasha/period.ts';
import { SECONDS_PER_DAY, unixMsFromJd } from '../astro/time.ts';
import type { CastBirth } from './castBirth.ts';
import { message, sayMessage } from '../words/message.ts';
import { localDate } from '../time/placeClock.ts';
import type { Meta } from '../schemas/common/envelope.ts';

/** Instants are written to the nearest second: what begins this much later, in days, is written as now. */
export const WRITTEN_LATER_DAYS = 0.499 / SECONDS_PER_DAY;

/**
 * Returns the instant at which periods are looked up, or minus infinity before birth, when none of this life runs.
 *
 * A period runs from the second that is written as its start, so that a caller may ask with what was answered.
 */
export function lifeJdUT({ birth, nowJdUT }: Pick<CastBirth, 'birth' | 'nowJdUT'>): number {
  const jdUT = nowJdUT + WRITTEN_LATER_DAYS;
  return jdUT < birth.jdUT ? -Infinity : jdUT;
}

/** Warns where the instant taken for now lies outside the periods of a life. */
export function outsideLife(context: CastBirth, periods: readonly Stretch[]): Meta['warnings'] {
  const { birth, names } = context;
  const atJdUT = lifeJdUT(context);
  const endJdUT = periods.at(-1)!.endJdUT;
  if (atJdUT >= birth.jdUT && atJdUT < endJdUT) return [];
  const date = (jdUT: number) => localDate(birth.time.clock, unixMsFromJd(jdUT));
  const side = atJdUT < birth.jdUT ? 'before_birth' : 'after_last';
  const described = message('nothing_runs', { side, birth: date(birth.jdUT), end: date(endJdUT) });
  return [{ code: 'nothing_runs', message: sayMessage(described, names.lang) }];
}
