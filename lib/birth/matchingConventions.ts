/** The readings of the tables of a match that a request chose. */
import { MATCHING_CONVENTIONS, type MatchingConventions } from '../astro/judgement/matching/conventions.ts';
import type { PairInput } from '../schemas/matching/inputs.ts';
import { given } from './conventions.ts';

/** Fills in the default of every reading that the caller left open. */
export function matchingConventionsOf(chosen: PairInput['conventions']): MatchingConventions {
  const camel = Object.entries(given(chosen ?? {})).map(([name, value]) => [camelOf(name), value as string]);
  return { ...MATCHING_CONVENTIONS, ...Object.fromEntries(camel) } as MatchingConventions;
}

/** Returns the readings by the names of the wire. */
export function matchingConventionNames(conventions: MatchingConventions): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(conventions).map(([name, value]) => [snakeOf(name), value]));
}

const camelOf = (name: string) => name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
/** Returns the name of a reading as the wire has it. */
export const snakeOf = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
