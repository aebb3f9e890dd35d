/** Mahadashas of known length that follow one another from birth. */
import { LIFE_DAYS, type Stretch } from './period.ts';

/**
 * Returns the mahadashas of turns that begin before the age of 120; turns of no length are left out.
 *
 * @param elapsedYears how much of the first has passed at birth, before which it then begins
 */
export function consecutive<Turn extends { readonly years: number }, Mahadasha extends Stretch>(
  turns: readonly Turn[],
  birthJdUT: number,
  yearDays: number,
  periodOf: (turn: Turn, startJdUT: number, endJdUT: number) => Mahadasha,
  elapsedYears = 0,
): Mahadasha[] {
  const periods: Mahadasha[] = [];
  let startJdUT = birthJdUT - elapsedYears * yearDays;
  let yearsPassed = -elapsedYears;
  for (const turn of turns) {
    if (turn.years <= 0 || startJdUT >= birthJdUT + LIFE_DAYS) continue;
    yearsPassed += turn.years;
    // Counted from birth, so that rounding does not add up.
    const endJdUT = birthJdUT + yearsPassed * yearDays;
    periods.push(periodOf(turn, startJdUT, endJdUT));
    startJdUT = endJdUT;
  }
  return periods;
}
