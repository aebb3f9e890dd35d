/** The yogas of a chart that readings of one planet or house mention; all that touch it would be too many. */
import type { House } from '../chart/houses.ts';
import type { Verdict } from '../rule.ts';
import { RELEVANT_PLANETS } from './timing/ripening.ts';

/**
 * Lists the yogas that can be attributed to single planets and houses:
 *
 * - formed by three planets at most, and acting in their dashas: not all life long, in childhood alone, or at no stated time;
 * - not faint nor formed by the letter only, and, where they strain, not cancelled;
 * - only the first of one family for the same planets, an active one before a cancelled one: the lords of 1 and 5 in
 *   one sign form a yoga of trikona and kendra, and Lagnesh-Panchamesh too, which is the same matter.
 *
 * @param verdicts that are present, by rank
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

/** A yoga with fewer points is faint. Not by its band, which is counted: what is relevant gives points to scores. */
const FAINT_BELOW = 30;

function isRelevant({ grade, planets, rule, status, strength }: Verdict): boolean {
  if (planets.length > RELEVANT_PLANETS || rule.acts !== undefined) return false;
  if (grade === 'formal' || strength!.value < FAINT_BELOW) return false;
  return rule.polarity !== 'bad' || status !== 'cancelled';
}

/**
 * Lists the yogas that readings describe: none that is cancelled, and for the same planets only the strongest good one and
 * the strongest bad one, whatever their families.
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
 * Lists the relevant yogas that concern a house.
 *
 * A good yoga concerns the houses it is about, and those that its planets own or occupy. A bad one concerns the houses it
 * is about, else those that its planets occupy: a lord does not carry it into the other houses that he owns.
 */
export function yogasOfHouse(relevant: readonly Verdict[], { lord, number, occupants }: House): Verdict[] {
  return relevant.filter(({ planets, rule }) => {
    const { houses, polarity } = rule;
    if (houses?.includes(number)) return true;
    const isHeld = planets.some((planet) => occupants.includes(planet));
    return polarity === 'bad' ? !houses && isHeld : isHeld || planets.includes(lord);
  });
}
