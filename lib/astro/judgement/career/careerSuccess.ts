/** A career by each of the three methods, and the strong raja yogas of birth. Success itself is the promise of /prediction. */
import type { Verdict } from '../../rule.ts';
import { RAJA_YOGAS } from '../../yoga/raja/index.ts';
import type { AreaContext } from '../areaContext.ts';
import { rankedBySlug } from '../yogaScore.ts';
import { methodOne, type MethodOne } from './methodOne.ts';
import { methodThree, type MethodThree } from './methodThree.ts';
import { methodTwo, type MethodTwo } from './methodTwo.ts';

/** The results of all three methods, which every answer about the whole career uses; each method runs once. */
export interface CareerMethods {
  readonly one: MethodOne;
  readonly two: MethodTwo;
  readonly three: MethodThree;
}

/** Judges a career by each of the three methods. */
export function careerMethods(context: AreaContext): CareerMethods {
  return { one: methodOne(context), two: methodTwo(context), three: methodThree(context) };
}

/** A raja yoga with so many points is named. Not its band, which is counted: nothing hangs on another's place. */
const STRONG_FROM = 65;

/** Lists strong raja yogas; of several that the same planets form only the strongest, as they describe one bond. */
export function strongRajaYogas(context: AreaContext): Verdict[] {
  const strong = rankedBySlug(context.formed(RAJA_YOGAS)).filter(
    ({ rule, status, strength }) => rule.polarity === 'good' && status === 'active' && strength!.value >= STRONG_FROM,
  );
  const bonds = strong.map(({ planets }) => [...planets].sort().join());
  return strong.filter((_, index) => bonds.indexOf(bonds[index]!) === index);
}
