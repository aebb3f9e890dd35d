/** The yoga of vara and nakshatra among the 28 from Ananda on. */
import { ANANDADI_FIRST_STARS, ANANDADI_YOGAS, LAST_BEFORE_ABHIJIT } from '../tables/anandadi.ts';

/**
 * Returns the yoga, into `ANANDADI_YOGAS`, of a vara (Sunday 0) and a nakshatra (1 to 27).
 *
 * The count has 28 stars, with Abhijit after Uttara Ashadha. The Moon is never placed in Abhijit itself: it has an
 * arc of its own only where a text takes it out of its two neighbours.
 */
export function anandadiIndex(varaIndex: number, nakshatra: number): number {
  const star = nakshatra > LAST_BEFORE_ABHIJIT ? nakshatra + 1 : nakshatra;
  const { length } = ANANDADI_YOGAS;
  return (star - ANANDADI_FIRST_STARS[varaIndex]! + length) % length;
}
