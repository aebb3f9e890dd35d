/** Which yogas of a chart are told of one planet or one house: all that touch it would be a list nobody reads. */
import type { House } from '../chart/houses.ts';
import type { Verdict } from '../rule.ts';
import { RELEVANT_PLANETS } from './timing/ripening.ts';

/**
 * Lists those that single planets and houses can answer for.
 *
 * - Made by three planets at most, and acting in their dashas: not all life long, in childhood alone, or at no time told.
 * - Neither faint nor, where it strains, cancelled: what the chart itself undoes is no burden to be told in passing.
 * - One of a family for the same planets, the strongest, and one that stands before one that is cancelled: the lords of
 *   1 and 5 in one sign are a pair of trikona and kendra and Lagnesh-Panchamesh too, which is one matter told twice.
 *
 * @param verdicts that are present, the strongest first
 */
export function relevantYogas(verdicts: readonly Verdict[]): Verdict[] {
  const relevant = verdicts.filter(isRelevant);
  const standing = relevant.filter(({ status }) => status !== 'cancelled');
  const firsts = new Map<string, Verdict>();
  for (const verdict of [...standing, ...relevant]) {
    const matter = `${verdict.rule.family} ${planetsKey(verdict)}`;
    if (!firsts.has(matter)) firsts.set(matter, verdict);
  }
  const chosen = new Set(firsts.values());
  return relevant.filter((verdict) => chosen.has(verdict));
}

function isRelevant({ planets, rule, status, strength }: Verdict): boolean {
  if (planets.length > RELEVANT_PLANETS || strength!.grade === 'nominal' || rule.acts !== undefined) return false;
  return rule.polarity !== 'bad' || status !== 'cancelled';
}

/**
 * Lists those that deserve a sentence in a reading: none that is cancelled, and for the same planets the strongest that
 * gives and the strongest that strains, whatever their families.
 */
export function spokenYogas(relevant: readonly Verdict[]): Verdict[] {
  const seen = new Set<string>();
  return relevant.filter((verdict) => {
    const side = `${verdict.rule.polarity === 'bad'} ${planetsKey(verdict)}`;
    if (verdict.status === 'cancelled' || seen.has(side)) return false;
    seen.add(side);
    return true;
  });
}

function planetsKey({ planets, rule }: Verdict): string {
  return planets.length > 0 ? [...planets].sort().join() : rule.id;
}

/**
 * Lists those of the telling verdicts that concern a house.
 *
 * What is good concerns the houses it is about, and those that its planets own or hold. What strains concerns those it
 * is about, else those where it stands: a lord does not carry it into the other houses that he owns.
 */
export function yogasOfHouse(relevant: readonly Verdict[], { lord, number, occupants }: House): Verdict[] {
  return relevant.filter(({ planets, rule }) => {
    const { houses, polarity } = rule;
    if (houses?.includes(number)) return true;
    const isHeld = planets.some((planet) => occupants.includes(planet));
    return polarity === 'bad' ? !houses && isHeld : isHeld || planets.includes(lord);
  });
}
