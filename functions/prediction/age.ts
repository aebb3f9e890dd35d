/** The age of a person at the requested instant. */
import { unixMsFromJd } from '../../lib/astro/time.ts';
import { localDate } from '../../lib/time/placeClock.ts';
import { ageAt } from '../../lib/time/writtenDates.ts';
import type { BirthContext } from '../../lib/birth/birthContext.ts';

export function completedYears({ birth, nowJdUT }: Pick<BirthContext, 'birth' | 'nowJdUT'>): number {
  const date = (jdUT: number) => localDate(birth.time.clock, unixMsFromJd(jdUT));
  return ageAt(date(birth.jdUT), date(nowJdUT))[0];
}
