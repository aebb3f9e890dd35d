/** The order of yogas, by how much they tell of a chart, and the entries that one fact makes (interpretive). */
import type { Rule, Verdict, YogaGrade } from '../rule.ts';
import { PROPER_PERCENT, YOGA_SPREAD } from '../tables/percentiles/yogas.ts';

/** Least share of births that counts, in percent: a rule that hardly ever holds is no stronger than this makes it. */
const RAREST_PERCENT = 0.1;
/** What more births than this have, in percent, does not stand in a top list beside what fewer have. */
const COMMON_PERCENT = 40;

/** Returns the share of counted births in which a yoga is formed, in percent. */
export function sharePercent({ id }: Rule): number {
  return YOGA_SPREAD.scores[id]?.sharePercent ?? RAREST_PERCENT;
}

/**
 * Returns how rare a yoga is as it is formed, in bits: 1 where half of all births have it, 2 for a quarter, at most about
 * 10. A proper one is as rare as its proper form.
 */
export function rarityBits({ grade, rule }: Pick<Verdict, 'grade' | 'rule'>): number {
  const percent = grade === 'proper' ? (PROPER_PERCENT[rule.id] ?? RAREST_PERCENT) : sharePercent(rule);
  return -Math.log2(Math.max(percent, RAREST_PERCENT) / 100);
}

/** Returns how much a yoga tells of a chart: its strength, 0 to 100, by how rare it is; 0 where it is not formed. */
export function information(verdict: Verdict): number {
  return (verdict.strength?.value ?? 0) * rarityBits(verdict);
}

const GRADE_RANKS: Readonly<Record<YogaGrade, number>> = { proper: 0, blemished: 1, formal: 3 };
/** After what supports, before what is formed by the letter only. */
const BURDEN_RANK = 2;
const CANCELLED_RANK = 4;

function classRank({ grade, rule, status }: Verdict): number {
  if (status === 'cancelled') return CANCELLED_RANK;
  if (rule.polarity === 'bad') return BURDEN_RANK;
  return GRADE_RANKS[grade ?? 'blemished'];
}

/**
 * Lists verdicts by rank: proper ones, blemished ones, those that burden, those formed by the letter only, cancelled ones;
 * within these by how much each tells of the chart.
 */
export function ranked(verdicts: readonly Verdict[]): Verdict[] {
  const keyed = verdicts.map((verdict) => ({ verdict, rank: classRank(verdict), weight: information(verdict) }));
  keyed.sort((a, b) => a.rank - b.rank || b.weight - a.weight);
  return keyed.map(({ verdict }) => verdict);
}

/**
 * Returns the same verdicts, each with the other names of its fact: rules that are formed by the same planets, bound in the
 * same way. What supports and what burdens are never one fact.
 *
 * @param among verdicts on all rules that may be other names
 */
export function withOtherNames(verdicts: readonly Verdict[], among: readonly Verdict[] = verdicts): Verdict[] {
  const facts = factsOfTies(among);
  return verdicts.map((verdict) => {
    const names = facts.get(factKey(verdict) ?? '');
    return names === undefined || names.length < 2 ? verdict : calledBy(verdict, names);
  });
}

/** Lists each fact once, called by the name that ranks first among its names, with the others beside it. */
export function oneFactEach(verdicts: readonly Verdict[]): Verdict[] {
  const facts = factsOfTies(verdicts);
  return verdicts.flatMap((verdict) => {
    const names = facts.get(factKey(verdict) ?? '');
    if (names === undefined || names.length < 2) return [verdict];
    return ranked(names)[0] === verdict ? [calledBy(verdict, names)] : [];
  });
}

function calledBy(verdict: Verdict, names: readonly Verdict[]): Verdict {
  return { ...verdict, alsoCalled: names.map(({ rule }) => rule).filter((rule) => rule !== verdict.rule) };
}

/** Verdicts that are formed by a tie of planets, by their fact. */
function factsOfTies(verdicts: readonly Verdict[]): ReadonlyMap<string, readonly Verdict[]> {
  const facts = new Map<string, Verdict[]>();
  for (const verdict of verdicts) {
    const key = factKey(verdict);
    if (key === null) continue;
    const known = facts.get(key);
    if (known) known.push(verdict);
    else facts.set(key, [verdict]);
  }
  return facts;
}

function factKey({ isPresent, planets, rule, tie }: Verdict): string | null {
  if (!isPresent || tie === null) return null;
  return `${rule.polarity === 'bad'} ${tie} ${planetsKey(planets)}`;
}

function planetsKey(planets: Verdict['planets']): string {
  return [...planets].sort().join();
}

/**
 * Lists the yogas that tell most of a chart: good and mixed ones that stand, not by the letter only, of one set of planets
 * one; what more than 40 percent of births have only where there is nothing rarer.
 *
 * @param most at most so many
 */
export function topYogas(verdicts: readonly Verdict[], most: number): Verdict[] {
  const told = verdicts.filter(({ grade, rule, status }) => {
    return status !== 'cancelled' && grade !== 'formal' && rule.polarity !== 'bad';
  });
  return topOf(told, most);
}

/** Lists the heaviest of the yogas that burden and stand, of one set of planets one. */
export function topBurdens(verdicts: readonly Verdict[], most: number): Verdict[] {
  return topOf(
    verdicts.filter(({ rule, status }) => status !== 'cancelled' && rule.polarity === 'bad'),
    most,
  );
}

function topOf(verdicts: readonly Verdict[], most: number): Verdict[] {
  const formed = verdicts.filter(({ isPresent }) => isPresent);
  const rare = formed.filter(({ rule }) => sharePercent(rule) <= COMMON_PERCENT);
  const seen = new Set<string>();
  const leading = ranked(oneFactEach(rare.length > 0 ? rare : formed)).filter(({ planets, rule }) => {
    const key = planets.length > 0 ? planetsKey(planets) : rule.id;
    return !seen.has(key) && Boolean(seen.add(key));
  });
  return leading.slice(0, most);
}
