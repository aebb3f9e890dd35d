/** Yogas of life abroad: what in a chart leads away from the place of birth (common practice; points interpretive). */
import type { Planet } from '../../tables/planets.ts';
import type { AreaContext } from '../areaContext.ts';
import {
  factorPoints,
  type ForeignFactor,
  type ForeignKind,
  type ForeignRule,
  type ForeignWay,
} from './foreignRules.ts';
import { SECONDARY_YOGAS } from './secondaryYogas.ts';
import { PRIMARY } from './primaryYogas.ts';

/** A condition with the points it gave. */
export interface JudgedWay extends ForeignWay {
  readonly isMet: boolean;
  /** Fewer than its own where earlier conditions have reached the most points of the yoga. */
  readonly points: number;
}

export interface ForeignYoga {
  readonly rule: ForeignRule;
  readonly isFormed: boolean;
  /** The exact sum of the points of its conditions. */
  readonly points: number;
  /** All conditions, met or not. */
  readonly ways: readonly JudgedWay[];
  /** Kinds of the conditions that hold. */
  readonly kinds: readonly ForeignKind[];
  readonly planets: readonly Planet[];
  readonly houses: readonly number[];
}

/** Judges all thirteen, or those that a filter accepts; the eight primary ones have `isPrimary`. */
export function foreignYogas(
  context: AreaContext,
  isWanted: (rule: ForeignRule) => boolean = () => true,
): ForeignYoga[] {
  return FOREIGN_RULES.filter(isWanted).map((rule) => judged(context, rule));
}

function judged(context: AreaContext, rule: ForeignRule): ForeignYoga {
  let left = rule.most;
  const ways = rule.ways(context).map(({ factor, kinds }): JudgedWay => {
    const points = Math.min(factorPoints(factor), left);
    left -= points;
    return { factor, kinds, isMet: factor.leaning > 0, points };
  });
  const met = ways.filter(({ isMet }) => isMet);
  const each = <T>(list: (factor: ForeignFactor) => readonly T[]) => [
    ...new Set(met.flatMap(({ factor }) => [...list(factor)])),
  ];
  return {
    rule,
    isFormed: met.length > 0,
    points: rule.most - left,
    ways,
    kinds: [...new Set(met.flatMap(({ kinds }) => kinds))],
    planets: each(({ planets }) => planets),
    houses: each(({ houses }) => houses).sort((a, b) => a - b),
  };
}

/** V1 to V13 of the rules, in their order. */
const FOREIGN_RULES: readonly ForeignRule[] = [...PRIMARY, ...SECONDARY_YOGAS];
