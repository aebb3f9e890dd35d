/** Whether a birth was by day. */
import type { BirthContext } from '../../lib/birth/birthContext.ts';
import { birthVara } from '../../lib/records/day/birthPanchang.ts';

/** Tells whether the Sun was up at birth; where it does not set that day, it is a day birth if the Sun is up. */
export function isDayBirth(context: BirthContext): boolean {
  const { reason, sunriseJdUT, sunsetJdUT } = birthVara(context);
  if (sunsetJdUT === null) return sunriseJdUT !== null || reason === 'polar_day';
  return context.birth.jdUT < sunsetJdUT;
}
