/** Odd-footed and even-footed signs (vishama-pada, sama-pada), which are counted forward and backward (JS 1.1.25-28). */
import { wrapIndex } from '../angle.ts';

/** Tells whether a sign counts forward: Aries, Taurus, Gemini, Libra, Scorpio and Sagittarius do. */
export function isOddFooted(signIndex: number): boolean {
  return Math.floor(signIndex / 3) % 2 === 0;
}

/** Returns how many signs one stands from another, the first not counted: 0 to 11. */
export function signsPassed(fromSignIndex: number, toSignIndex: number, isForward: boolean): number {
  const ahead = wrapIndex(toSignIndex - fromSignIndex, 12);
  return isForward ? ahead : wrapIndex(-ahead, 12);
}

/** Returns how many signs a lord stands from its sign, counted in the direction of that sign; 12 in the sign itself. */
export function signsToLord(signIndex: number, lordSignIndex: number): number {
  return signsPassed(signIndex, lordSignIndex, isOddFooted(signIndex)) || 12;
}
