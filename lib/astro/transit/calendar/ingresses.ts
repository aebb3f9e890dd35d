/** When a planet enters parts of the zodiac within a time. */
import { ttFromUt, utFromTt } from '../../earth/deltaT.ts';
import type { TimeSpan } from '../../time.ts';
import { passageJdTT, passages } from '../passages.ts';
import type { Track } from '../track.ts';

export interface Ingress {
  readonly jdUT: number;
  /** Of the part that is entered, from 0. */
  readonly index: number;
  readonly isBackward: boolean;
}

/** Lists the ingresses of a planet in `startJdUT <= jdUT < endJdUT`, in order. */
export function ingresses(track: Track, arcDeg: number, { endJdUT, startJdUT }: TimeSpan): Ingress[] {
  const found: Ingress[] = [];
  // A passage on the last step is found with its instant, which may lie behind the end.
  for (const passage of passages(track, arcDeg, ttFromUt(startJdUT), ttFromUt(endJdUT))) {
    const jdUT = utFromTt(passageJdTT(track, passage));
    if (jdUT >= startJdUT && jdUT < endJdUT) {
      found.push({ jdUT, index: passage.enteredIndex, isBackward: !passage.isForward });
    }
  }
  return found;
}
