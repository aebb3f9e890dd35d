/** The person of a request at the requested instant: age, and whether married. */
import { bond, marriage } from '../../lib/astro/judgement/prediction/marriage.ts';
import type { TimedArea } from '../../lib/astro/judgement/prediction/areaPrediction.ts';
import { unixMsFromJd } from '../../lib/astro/time.ts';
import { maritalStatusOf, marriageDateOf } from '../../lib/schemas/common/person.ts';
import { localDate } from '../../lib/time/placeClock.ts';
import { ageAt } from '../../lib/time/writtenDates.ts';
import type { BirthContext } from '../../lib/birth/birthContext.ts';

type Context = Pick<BirthContext, 'birth' | 'input' | 'nowJdUT'>;

/**
 * The life area of the 7th house: the relationship where the person is married at the requested instant, otherwise
 * marriage.
 */
export function marriageOrBond(context: Context): TimedArea {
  return isMarried(context) ? bond : marriage;
}

/**
 * The status takes precedence over the date: a former marriage also has a date. A status that is not understood counts
 * as not sent.
 */
function isMarried({ birth, input, nowJdUT }: Context): boolean {
  const status = maritalStatusOf(input.marital_status);
  if (status !== null) return status === 'married';
  const date = marriageDateOf(input.marriage_date);
  return date !== null && date <= localDate(birth.time.clock, unixMsFromJd(nowJdUT));
}

/** Returns the completed years of age. */
export function completedYears({ birth, nowJdUT }: Pick<BirthContext, 'birth' | 'nowJdUT'>): number {
  const date = (jdUT: number) => localDate(birth.time.clock, unixMsFromJd(jdUT));
  return ageAt(date(birth.jdUT), date(nowJdUT))[0];
}
