/** Choices on which the tables of matching differ; the first of each is the default. */
import type { ManglikReading } from '../../dosha/manglik/marsHouses.ts';
import { GANA_POINTS, LORDS_POINTS, VARNA_READINGS, VASHYA_POINTS, YONI_POINTS } from '../../tables/matching/points.ts';

const idsOf = <Id extends string>(table: Readonly<Record<Id, unknown>>): readonly Id[] => Object.keys(table) as Id[];

/** What each choice may be. */
export const MATCHING_CHOICES = {
  varna: idsOf(VARNA_READINGS),
  vashya: idsOf(VASHYA_POINTS),
  tara: ['default', 'raman_bride_to_groom_only'],
  yoniTable: idsOf(YONI_POINTS),
  maitri: idsOf(LORDS_POINTS),
  gana: idsOf(GANA_POINTS),
  /** Which exceptions give points back. */
  exceptions: ['textual', 'none', 'all'],
  /** Dina by the list of almanacs, or by the remainder of nine. */
  poruthamDina: ['almanac', 'remainder'],
  /** Whether a rakshasa groom passes. */
  poruthamGana: ['default', 'raman'],
  streeDeergha: ['default', 'raman'],
  /** Whether serpent and rat are hostile too, as in the south. */
  poruthamYoni: ['default', 'serpent_rat_hostile'],
  /** Whether the 8th sign from the bride's is refused. */
  poruthamRasi: ['default', 'eighth_refused'],
  /** Friendship of lords in the porutham of that name. */
  friendship: ['natural', 'yavana'],
  /** Whether the 2nd house counts for Mars, as in the south. */
  marsHouses: ['default', 'south'],
} as const satisfies Record<string, readonly string[]>;

type Choices = typeof MATCHING_CHOICES;
export type MatchingConvention = keyof Choices;
export type MatchingConventions = { readonly [Name in MatchingConvention]: Choices[Name][number] };

/** The first of each choice. */
export const MATCHING_CONVENTIONS: MatchingConventions = {
  varna: MATCHING_CHOICES.varna[0]!,
  vashya: MATCHING_CHOICES.vashya[0]!,
  tara: MATCHING_CHOICES.tara[0],
  yoniTable: MATCHING_CHOICES.yoniTable[0]!,
  maitri: MATCHING_CHOICES.maitri[0]!,
  gana: MATCHING_CHOICES.gana[0]!,
  exceptions: MATCHING_CHOICES.exceptions[0],
  poruthamDina: MATCHING_CHOICES.poruthamDina[0],
  poruthamGana: MATCHING_CHOICES.poruthamGana[0],
  streeDeergha: MATCHING_CHOICES.streeDeergha[0],
  poruthamYoni: MATCHING_CHOICES.poruthamYoni[0],
  poruthamRasi: MATCHING_CHOICES.poruthamRasi[0],
  friendship: MATCHING_CHOICES.friendship[0],
  marsHouses: MATCHING_CHOICES.marsHouses[0],
};

/** Returns how Mars is read by a choice of houses; a node with him relieves, as by default. */
export function manglikReadingOf({ marsHouses }: MatchingConventions): ManglikReading {
  return { include2nd: marsHouses === 'south', nodesRelieve: true };
}

/** A named convention by which something differs from what is given. */
export interface OtherReading<Value> {
  readonly convention: string;
  readonly value: Value;
}

/** The same choices but one, which is another; made once for each set of choices, as a match asks for all of them. */
interface Alternative {
  readonly convention: string;
  readonly conventions: MatchingConventions;
}

const known = new WeakMap<MatchingConventions, ReadonlyMap<MatchingConvention, readonly Alternative[]>>();

function alternativesTo(conventions: MatchingConventions): ReadonlyMap<MatchingConvention, readonly Alternative[]> {
  const found = known.get(conventions);
  if (found) return found;
  const names = Object.keys(MATCHING_CHOICES) as MatchingConvention[];
  const made = new Map(names.map((name) => [name, alternativesIn(name, conventions)]));
  known.set(conventions, made);
  return made;
}

function alternativesIn(name: MatchingConvention, conventions: MatchingConventions): readonly Alternative[] {
  return MATCHING_CHOICES[name]
    .filter((convention) => convention !== conventions[name])
    .map((convention) => ({ convention, conventions: { ...conventions, [name]: convention } }));
}

/**
 * Lists what a choice would give otherwise, where that differs from what is given.
 *
 * @param name null where there is no choice
 */
export function otherReadings<Value>(
  name: MatchingConvention | null,
  conventions: MatchingConventions,
  given: Value,
  valueBy: (conventions: MatchingConventions) => Value,
): OtherReading<Value>[] {
  const found: OtherReading<Value>[] = [];
  if (name === null) return found;
  for (const { convention, conventions: others } of alternativesTo(conventions).get(name)!) {
    const value = valueBy(others);
    if (value !== given) found.push({ convention, value });
  }
  return found;
}
