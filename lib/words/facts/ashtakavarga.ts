/** Sentences of /special/ashtakavarga-sarva. */
import type { SarvaBand } from '../../astro/ashtakavarga/bands.ts';
import type { LifePart } from '../../astro/ashtakavarga/lifeThirds.ts';
import type { SarvaFacts } from '../../astro/judgement/house/sarvaFindings.ts';
import type { SevenPlanet } from '../../astro/tables/planets.ts';

/** The bindus of the three thirds of life. */
interface Thirds {
  readonly first: number;
  readonly middle: number;
  readonly last: number;
}

export interface AshtakavargaWords extends SarvaFacts {
  readonly house_bindus: {
    readonly house: number;
    readonly signIndex: number;
    readonly bindus: number;
    readonly band: SarvaBand;
    /** 1 for the most. */
    readonly rank: number;
    readonly isLast: boolean;
  };
  /** Who of the seven can do most in passing, and who least. */
  readonly house_passage: {
    readonly most: readonly SevenPlanet[];
    readonly mostBindus: number;
    readonly fewest: readonly SevenPlanet[];
    readonly fewestBindus: number;
  };
  /** Planets in the house by birth, with their own bindus there. */
  readonly house_occupants: { readonly placed: readonly { readonly planet: SevenPlanet; readonly bindus: number }[] };
  /** Bindus of the house less those of its neighbours. */
  readonly house_neighbours: {
    readonly previousHouse: number;
    readonly previousDifference: number;
    readonly nextHouse: number;
    readonly nextDifference: number;
    readonly isSensitive: boolean;
  };
  readonly house_lord: {
    readonly house: number;
    readonly lord: SevenPlanet;
    readonly lordHouse: number;
    readonly signIndex: number;
    readonly bindus: number;
  };
  /** What follows for the matters of the house. */
  readonly house_band: { readonly house: number; readonly band: SarvaBand };
  readonly leading_houses: {
    readonly houses: readonly number[];
    readonly bindus: number;
    readonly lastHouses: readonly number[];
    readonly lastBindus: number;
  };
  readonly best_thirds: { readonly parts: readonly LifePart[] };
  /** The thirds by both readings, and which of them are richest in each. */
  readonly thirds: {
    readonly bySigns: Thirds;
    readonly byHouses: Thirds;
    readonly bestBySigns: readonly LifePart[];
    readonly bestByHouses: readonly LifePart[];
  };
  /** Where Saturn's transit asks for care: shodhya pinda times bindus, divided by 27. */
  readonly sensitive: {
    readonly planet: SevenPlanet;
    readonly house: number;
    readonly signIndex: number;
    readonly bindus: number;
    readonly pinda: number;
    readonly product: number;
    readonly nakshatraIndexes: readonly number[];
  };
  readonly sensitive_none: {
    readonly planet: SevenPlanet;
    readonly house: number;
    readonly signIndex: number;
    readonly bindus: number;
  };
  /** When Saturn is there; null where the beginning or the end was not found. */
  readonly saturn_there: {
    readonly isNow: boolean;
    readonly nakshatraIndex: number;
    readonly spans: readonly { readonly fromDate: string | null; readonly untilDate: string | null }[];
  };
}
