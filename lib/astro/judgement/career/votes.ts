/** Which planets give the work: the votes of three methods, and the ranking of all nine by them (weights interpretive). */
import type { ScorePart } from '../../score.ts';
import type { Source } from '../../source.ts';
import { PLANETS, type Planet } from '../../tables/planets.ts';
import type { AreaScore } from '../areaScore.ts';
import { tenths } from '../../rounding.ts';
import type { MethodFact } from './facts/methodFacts.ts';
import { voteFact as fact, type MethodId, type VoteFact, type VoteReason } from './facts/voteFacts.ts';

/** A planet named by a rule of a method as one that gives the work. */
export interface CareerVote {
  readonly planet: Planet;
  /** Relative to the other votes of its method. */
  readonly points: number;
  /** Why, as a clause: `lord of the navamsa sign of Mercury, the tenth lord`. */
  readonly reason: VoteReason;
  readonly houses: readonly number[];
  readonly source: Source;
}

export interface CareerMethod {
  readonly votes: readonly CareerVote[];
  /** How far the method promises success. */
  readonly success: AreaScore<MethodFact>;
}

/** Names of the methods, and the percentage of each in the ranking. */
export const METHODS = {
  one: { id: 'method_1', name: 'Tenth lord in the navamsa', sanskrit: 'नवांश में दशमेश', percent: 35 },
  two: { id: 'method_2', name: 'Karakamsha', sanskrit: 'कारकांश', percent: 30 },
  three: { id: 'method_3', name: 'Dasamsa (D10)', sanskrit: 'दशांश (D10)', percent: 35 },
} as const;

type MethodName = keyof typeof METHODS;

export interface RankedPlanet {
  readonly planet: Planet;
  /** Of all votes; those of the nine planets sum to 100. */
  readonly sharePercent: number;
  /** What each method gives; their points sum to the share. */
  readonly parts: readonly ScorePart<VoteFact>[];
  readonly votes: readonly (CareerVote & { readonly method: MethodId })[];
}

/** Ranks the nine planets by the votes of the methods; the votes of each method are scaled to its percentage first. */
export function professionRanking(methods: Readonly<Record<MethodName, CareerMethod>>): RankedPlanet[] {
  const names = Object.keys(METHODS) as MethodName[];
  const given = names.map((name) => methodParts(name, methods[name].votes));
  return PLANETS.map((planet, index): RankedPlanet => {
    const parts = given.map((ofPlanets) => ofPlanets[index]!);
    const votes = names.flatMap((name) =>
      methods[name].votes
        .filter((vote) => vote.planet === planet)
        .map((vote) => ({ ...vote, method: METHODS[name].id })),
    );
    return { planet, sharePercent: tenths(parts.reduce((sum, { points }) => sum + points, 0)), parts, votes };
  }).sort((a, b) => b.sharePercent - a.sharePercent);
}

/** What a method gives to each of the nine planets, in percent of all votes. */
function methodParts(name: MethodName, votes: readonly CareerVote[]): ScorePart<VoteFact>[] {
  const { id, percent } = METHODS[name];
  const total = votes.reduce((sum, { points }) => sum + points, 0);
  let pointsSoFar = 0;
  let percentSoFar = 0;
  return PLANETS.map((planet) => {
    const own = votes.filter((vote) => vote.planet === planet);
    pointsSoFar += own.reduce((sum, { points }) => sum + points, 0);
    // Rounding the running total, not each part, makes the nine shares sum to the percentage of the method.
    const upTo = total === 0 ? 0 : tenths((pointsSoFar / total) * percent);
    const points = tenths(upTo - percentSoFar);
    percentSoFar = upTo;
    const label = fact('votes_of_method', { method: id, reasons: own.map(({ reason }) => reason) });
    return { id, label, points, max: percent };
  });
}
