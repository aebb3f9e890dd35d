/** The score of a moment: its components, then bonuses and penalties, within 0 and 100. */
import { sharedOut, TENTHS, within } from '../../score.ts';
import { COMPONENT_IDS, type ComponentId, type MuhurtaLevel } from '../../tables/muhurta/ids.ts';
import { COMPONENT_MAX, MUHURTA_LEVELS } from '../../tables/muhurta/rules.ts';
import type { Mark, MomentRule } from './marks.ts';

/** Marks of a moment in the order of its rules; null where a rule has nothing to say. */
export type Marks = readonly (Mark | null)[];

const FULL_TENTHS = 100 * TENTHS;

/** The components of a moment in the order of `COMPONENT_IDS`. */
export interface ComponentTenths {
  /** Points and most points, in tenths; 0 of 0 where the component leaves. */
  readonly tenths: readonly number[];
  readonly most: readonly number[];
}

/**
 * Returns the points of the components of a moment, in tenths.
 *
 * A component that no rule has a word on leaves, as tara and chandra do without a birth, and the rest is scaled to 100. Of
 * several persons the least favoured counts.
 */
export function componentTenths(rules: readonly MomentRule[], marks: Marks): ComponentTenths {
  const shares = COMPONENT_IDS.map(() => ABSENT);
  let ascendantKept = 0;
  let ascendantWeight = 0;
  for (let i = 0; i < rules.length; i++) {
    const { component, weight } = rules[i]!;
    const mark = marks[i]!;
    if (component === null || mark === null) continue;
    if (weight === null) {
      const at = COMPONENT_INDEX[component];
      shares[at] = shares[at] === ABSENT ? mark.share : Math.min(shares[at]!, mark.share);
    } else {
      ascendantKept += weight * mark.share;
      ascendantWeight += weight;
    }
  }
  shares[COMPONENT_INDEX.lagna] = ascendantKept / ascendantWeight;
  const most = mostTenths(shares);
  return { most, tenths: shares.map((share, i) => (share === ABSENT ? 0 : Math.round(most[i]! * share))) };
}

const ABSENT = -1;

const COMPONENT_INDEX = Object.fromEntries(COMPONENT_IDS.map((id, index) => [id, index])) as Readonly<
  Record<ComponentId, number>
>;

const KNOWN_MOST = new Map<number, readonly number[]>();

/** Shares 100 points out among the components that are there; there are four combinations. */
function mostTenths(shares: readonly number[]): readonly number[] {
  let present = 0;
  shares.forEach((share, i) => (present |= share === ABSENT ? 0 : 1 << i));
  const known = KNOWN_MOST.get(present);
  if (known !== undefined) return known;
  const weights = COMPONENT_IDS.map((id, i) => (shares[i] === ABSENT ? 0 : COMPONENT_MAX[id]));
  const most = sharedOut(weights, FULL_TENTHS);
  KNOWN_MOST.set(present, most);
  return most;
}

/** Returns the score of a moment in tenths, 0 to 1000. */
export function scoreTenths(rules: readonly MomentRule[], marks: Marks): number {
  let sum = 0;
  for (const tenths of componentTenths(rules, marks).tenths) sum += tenths;
  for (const mark of marks) if (mark !== null) sum += mark.points * TENTHS;
  return within(0, sum, FULL_TENTHS);
}

/** Returns the level of a score, 0 to 100. */
export function muhurtaLevel(score: number): MuhurtaLevel {
  return MUHURTA_LEVELS.find(({ from }) => score >= from)!.id;
}
