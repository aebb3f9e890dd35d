/** What the parts of a transit's score, and of the pressure of Saturn, say. */
import type { Contributor } from '../ashtakavarga/bindus.ts';
import type { Fact, Nothing } from '../factsOf.ts';
import type { NaturalNature } from '../planet/nature.ts';
import type { ScoreFacts } from '../score.ts';
import type { Moorti } from '../tables/gochara.ts';
import type { Planet } from '../tables/planets.ts';
import type { Reception } from './points.ts';

/** Houses are counted from the Moon of birth. */
export interface TransitFacts extends ScoreFacts {
  readonly every_transit: Nothing;
  readonly good_place: { readonly house: number };
  /** `planets` in the vedha house obstruct the good one. */
  readonly obstructed_place: {
    readonly house: number;
    readonly vedhaHouse: number;
    readonly planets: readonly Planet[];
  };
  readonly hard_place: { readonly house: number };
  /** `planets` in the vedha house relieve the bad one. */
  readonly relieved_place: { readonly house: number; readonly vedhaHouse: number; readonly planets: readonly Planet[] };
  readonly own_bindus: { readonly planet: Planet; readonly signIndex: number; readonly bindus: number };
  readonly all_bindus: { readonly signIndex: number; readonly bindus: number };
  readonly received: { readonly signIndex: number; readonly reception: Reception };
  readonly moves_backwards: { readonly nature: NaturalNature };
  readonly came_in: { readonly moorti: Moorti };
  readonly kaksha_of: { readonly lord: Contributor; readonly isGiven: boolean };
  /** What is added so that the middle of the scale is that of many births. */
  readonly centred: Nothing;
  readonly weighed: { readonly planet: Planet; readonly score: number; readonly percent: number };
}

export type TransitFact = Fact<TransitFacts>;

export interface SaturnFacts extends ScoreFacts {
  /** The house of Saturn from the Moon of birth. */
  readonly saturn_in: { readonly house: number };
  readonly well_received: { readonly signIndex: number; readonly reception: 'exalted' | 'own' | 'friend' };
  /** `signIndex` of the ascendant. */
  readonly lord_of_ascendant: { readonly signIndex: number };
  readonly yogakaraka_of_ascendant: { readonly signIndex: number };
  readonly many_bindus: { readonly signIndex: number; readonly bindus: number };
  readonly few_bindus: { readonly signIndex: number; readonly bindus: number };
  readonly much_sarva: { readonly signIndex: number; readonly bindus: number };
  /** The Moon of birth; `malefics` that outweigh the benefics with her, else none. */
  readonly afflicted_moon: {
    readonly isDebilitated: boolean;
    readonly isDark: boolean;
    readonly malefics: readonly Planet[];
  };
  /** Of the time of the stay. */
  readonly rules_period: { readonly percent: number };
  readonly under_jupiter: { readonly percent: number };
  readonly saturn_came_in: { readonly moorti: Moorti };
}

export type SaturnFact = Fact<SaturnFacts>;
