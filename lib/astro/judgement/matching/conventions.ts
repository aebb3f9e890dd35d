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
export const MATCHING_CONVENTIONS = Object.fromEntries(
  Object.entries(MATCHING_CHOICES).map(([name, [first]]) => [name, first]),
) as unknown as MatchingConventions;

/** Returns how Mars is read by a choice of houses; a node with him relieves, as by default. */
export function manglikReadingOf({ marsHouses }: MatchingConventions): ManglikReading {
  return { include2nd: marsHouses === 'south', nodesRelieve: true };
}

/** A named convention by which something differs from what is given. */
export interface OtherReading<Value> {
  readonly convention: string;
  readonly value: Value;
}

/** Lists what a choice would give otherwise, where that differs. */
export function otherReadings<Name extends MatchingConvention, Value>(
  name: Name | null,
  conventions: MatchingConventions,
  valueBy: (conventions: MatchingConventions) => Value,
): OtherReading<Value>[] {
  if (name === null) return [];
  const given = valueBy(conventions);
  return MATCHING_CHOICES[name].flatMap((convention) => {
    if (convention === conventions[name]) return [];
    const value = valueBy({ ...conventions, [name]: convention });
    return value === given ? [] : [{ convention, value }];
  });
}
