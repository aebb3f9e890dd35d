/** Success in work by all three methods together, raised by strong raja yogas of birth (percentages interpretive). */
import { CAREER_SPREAD } from '../../tables/percentiles/career.ts';
import type { Verdict } from '../../rule.ts';
import type { ScorePart } from '../../score.ts';
import { RAJA_YOGAS } from '../../yoga/raja/index.ts';
import type { AreaContext } from '../areaContext.ts';
import { blended, type Blend, type Share } from '../areaScore.ts';
import { rankedBySlug } from '../yogaScore.ts';
import { methodOne, type MethodOne } from './methodOne.ts';
import { methodThree, type MethodThree } from './methodThree.ts';
import { methodTwo, type MethodTwo } from './methodTwo.ts';
import { successFact, type SuccessFact } from './facts/successFacts.ts';
import { METHODS } from './votes.ts';

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

export interface CareerSuccess {
  readonly overall: Blend<SuccessFact>;
  /** Raja yogas of birth that are strong, the strongest first, whether or not they still raise the score. */
  readonly rajaYogas: readonly Verdict[];
}

/** The methods, and how many percent each is of the whole. */
export const METHOD_SHARES = [
  { ...METHODS.one, method: 'one', percent: 35 },
  { ...METHODS.two, method: 'two', percent: 25 },
  { ...METHODS.three, method: 'three', percent: 40 },
] as const;

/** Returns the success of all methods together, and the raja yogas that raise it. */
export function careerSuccess(context: AreaContext, methods: CareerMethods): CareerSuccess {
  const rajaYogas = strongRajaYogas(context);
  const shares = METHOD_SHARES.map(({ id, method, percent }): Share<SuccessFact> => {
    return { id, label: successFact('method', { method: id }), percent, value: methods[method].success.value };
  });
  return {
    overall: blended(shares, { spread: CAREER_SPREAD, id: 'overall' }, rajaYogas.slice(0, YOGAS_COUNTED).map(yogaPart)),
    rajaYogas,
  };
}

const YOGA_POINTS = 5;
/** Fifteen points at the most. */
const YOGAS_COUNTED = 3;

/** Returns what a strong raja yoga adds, by its rank. */
export function rajaPoints(index: number): number {
  return index < YOGAS_COUNTED ? YOGA_POINTS : 0;
}

/** A raja yoga with so many points raises success. Not its band, which is counted: no score hangs on another's place. */
const STRONG_FROM = 65;

/** Of several yogas that the same planets form only the strongest counts, as they describe one bond. */
function strongRajaYogas(context: AreaContext): Verdict[] {
  const strong = rankedBySlug(context.formed(RAJA_YOGAS)).filter(
    ({ rule, status, strength }) => rule.polarity === 'good' && status === 'active' && strength!.value >= STRONG_FROM,
  );
  const bonds = strong.map(({ planets }) => [...planets].sort().join());
  return strong.filter((_, index) => bonds.indexOf(bonds[index]!) === index);
}

function yogaPart({ rule, strength }: Verdict): ScorePart<SuccessFact> {
  const label = successFact('raja_yoga', { name: rule.name, strength: strength!.value });
  return { id: `raja_${rule.id}`, label, points: YOGA_POINTS, max: YOGA_POINTS };
}
