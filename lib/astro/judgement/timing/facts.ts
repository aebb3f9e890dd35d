/** What windows of time rest on: periods and transits, put into words in `lib/words`. */
import { factsOf, type Fact } from '../../factsOf.ts';
import type { ScoreFacts } from '../../score.ts';
import type { Planet, SevenPlanet } from '../../tables/planets.ts';
import type { Office, Reached } from '../areaFacts.ts';

export type WindowLevel = 'mahadasha' | 'antardasha' | 'pratyantardasha';

/** A place of health that a planet passes. */
export interface StrainedPlace {
  readonly house: number;
  /** The sign of the Moon, which counts in whatever house it is. */
  readonly isMoon: boolean;
}

export interface WindowFacts extends ScoreFacts {
  /** No offices where the lord does not signify the matter. */
  readonly period_lord: {
    readonly level: WindowLevel;
    readonly planet: Planet;
    readonly offices: readonly Office[];
  };
  readonly natural_karakas: { readonly planets: readonly Planet[] };
  readonly antardasha_strength: { readonly planet: Planet; readonly value: number };
  /** `lord` is null where both planets reach the house itself. */
  readonly both_reach: {
    readonly house: number;
    readonly jupiterSignIndex: number;
    readonly saturnSignIndex: number;
    readonly lord: { readonly planet: Planet; readonly signIndex: number } | null;
  };
  readonly jupiter_blesses: { readonly signIndex: number; readonly reached: readonly Reached[] };
  /** Jupiter on the 7th from the Moon or from Venus. */
  readonly jupiter_blesses_seventh: { readonly signIndex: number; readonly planets: readonly Planet[] };
  readonly own_bindus: { readonly planet: SevenPlanet; readonly bindus: number; readonly signIndex: number };
  /** The 10th house, or the sign of its lord, who is null where another sign is meant. */
  readonly passes_tenth: {
    readonly planet: Planet;
    readonly signIndex: number;
    readonly isOnHouse: boolean;
    readonly tenthLord: Planet | null;
  };
  readonly saturn_from_moon: { readonly signIndex: number; readonly place: number };
  readonly passes_house: { readonly planet: Planet; readonly house: number };
  readonly passes_strained: { readonly planet: Planet; readonly place: StrainedPlace };
}

/** Returns a fact of a window of time. */
export const windowFact = factsOf<WindowFacts>();

/** A fact of a window. */
export type WindowText = Fact<WindowFacts>;
