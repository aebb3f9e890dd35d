/** How several indications of a chart agree on a trait of a person. */
import type { Source } from '../../../source.ts';
import { tenths } from '../../../rounding.ts';
import type { GroundFact } from './facts.ts';

/** One indication: what it says, how much it counts, what it rests on. */
export interface Vote<Value> {
  readonly value: Value;
  /** Interpretive. */
  readonly weight: number;
  readonly ground: GroundFact;
  readonly source: Source;
}

/** What most indications say. */
export interface Agreed<Value> {
  readonly value: Value;
  /** The indications that say it, the heaviest first. */
  readonly votes: readonly Vote<Value>[];
  /** How many indications were looked at. */
  readonly asked: number;
  /** Their share of the weight of all, 0 to 1. */
  readonly share: number;
}

/** Returns the value that the most weight speaks for; of equal ones that of the first indication. */
export function agreed<Value>(votes: readonly Vote<Value>[]): Agreed<Value> {
  const weights = new Map<Value, number>();
  for (const { value, weight } of votes) weights.set(value, tenths((weights.get(value) ?? 0) + weight));
  const most = Math.max(...weights.values());
  const value = votes.find((vote) => weights.get(vote.value) === most)!.value;
  const all = [...weights.values()].reduce((sum, weight) => sum + weight, 0);
  return {
    value,
    votes: votes.filter((vote) => vote.value === value).sort((a, b) => b.weight - a.weight),
    asked: votes.length,
    share: most / all,
  };
}

/** Returns an indication. */
export function voteOf<Value>(value: Value, weight: number, fact: GroundFact, source: Source): Vote<Value> {
  return { value, weight, ground: fact, source };
}
