/** The cord (rajju) of a nakshatra: the part of the body on which it is tied. For matching, south Indian practice. */
import { both, type Bilingual } from '../bilingual.ts';

export type Rajju = 'pada' | 'kati' | 'nabhi' | 'kantha' | 'shiras';

export const RAJJU_NAMES: Readonly<Record<Rajju, Bilingual>> = {
  pada: both('Pada (feet)', 'पाद'),
  kati: both('Kati (hips)', 'कटि'),
  nabhi: both('Nabhi (navel)', 'नाभि'),
  kantha: both('Kantha (throat)', 'कंठ'),
  shiras: both('Shiras (head)', 'शिर'),
};

/** From the feet up to the head and down again, nine nakshatras to a round, Ashwini first. */
const ROUND: readonly Rajju[] = ['pada', 'kati', 'nabhi', 'kantha', 'shiras', 'kantha', 'nabhi', 'kati', 'pada'];

/** Returns the cord of a nakshatra, index 0 to 26. */
export function rajjuOf(nakshatraIndex: number): Rajju {
  return ROUND[nakshatraIndex % ROUND.length]!;
}

/** Returns whether a nakshatra, index 0 to 26, lies on the way up the cord or down it; the head is neither. */
export function courseOf(nakshatraIndex: number): 'aroha' | 'avaroha' | null {
  const place = nakshatraIndex % ROUND.length;
  const head = ROUND.indexOf('shiras');
  return place === head ? null : place < head ? 'aroha' : 'avaroha';
}
