/** What the score of a day and its items say, as facts; `lib/words/day/score.ts` puts them into sentences. */
import type { Fact, Nothing } from '../../../factsOf.ts';
import type { BhadraAbode } from '../../../tables/bhadra.ts';
import type { Direction } from '../../../tables/directions.ts';
import type { Planet } from '../../../tables/planets.ts';
import type { TaraId } from '../../../tables/taras.ts';
import type { SaturnPhase } from '../../../transit/saturn.ts';
import type { SaturnBand } from '../../../transit/saturnIntensity.ts';
import type { Avoided } from '../../tables/dayCategories.ts';
import type { ScoredYogaId } from '../../tables/dayScore.ts';
import type { VaraFound } from './context.ts';

interface PlanetScore {
  readonly planet: Planet;
  /** 0 to 100. */
  readonly score: number;
}

/** What holds in a piece of a day. */
export interface DayPieceFacts {
  /** Nakshatras from that of birth, which is 1. */
  readonly tara: { readonly tara: TaraId; readonly count: number };
  /** Where the Moon passes, counted from that of birth. */
  readonly moon_from_moon: { readonly house: number };
  /** 1 to 30. */
  readonly tithi: { readonly tithi: number; readonly isDagdha: boolean };
  readonly nakshatra: { readonly nakshatraIndex: number; readonly isGandMool: boolean };
  /** Of Sun and Moon, 1 to 27. */
  readonly yoga: { readonly yoga: number };
  /** 1 to 60; the abode is that of Bhadra, null for the other karanas. */
  readonly karana: { readonly karana: number; readonly abode: BhadraAbode | null };
  readonly vara: {
    readonly weekdayIndex: number;
    readonly lord: Planet;
    readonly office: VaraFound['office'];
    readonly relation: VaraFound['relation'];
  };
  readonly special_yogas: { readonly yogas: readonly ScoredYogaId[] };
  /** All nine weighted, 0 to 100. */
  readonly transits: { readonly score: number };
  readonly moon_bindus: { readonly signIndex: number; readonly bindus: number; readonly sarva: number };
  readonly dasha_lords: { readonly lords: readonly PlanetScore[] };
  /** The intensity runs from 0 to 100. */
  readonly saturn: { readonly phase: SaturnPhase; readonly band: SaturnBand; readonly intensity: number };
  /** Those of them that lift a day; none where Jupiter and Saturn activate other houses. */
  readonly double_transit: { readonly houses: readonly number[] };
  /** Where the Moon passes, counted from the ascendant. */
  readonly moon_from_ascendant: { readonly house: number };
  readonly star_of_matter: { readonly nakshatraIndex: number; readonly isEkadashi: boolean };
}

/** A piece of a day with what was found in it. */
export interface PieceSeen {
  readonly found: Fact<DayPieceFacts>;
  /** Of the day, 0 to 1. */
  readonly share: number;
  readonly points: number;
}

interface PiecesSeen {
  readonly pieces: readonly PieceSeen[];
}

/** The lords of a level of the dasha in the day; each with its scores, as it passes into another sign. */
interface LordsOfLevel {
  readonly lords: readonly { readonly planet: Planet; readonly scores: readonly number[] }[];
}

/** The labels of all that a day's score, and the score of a day for a matter, are sums of. */
export interface DayScoreFacts {
  readonly start: Nothing;
  readonly rounding: Nothing;
  readonly bounds: Nothing;
  readonly tarabala: PiecesSeen;
  readonly chandrabala: PiecesSeen;
  readonly tithi: PiecesSeen;
  readonly nakshatra: PiecesSeen;
  readonly yoga: PiecesSeen;
  readonly karana: PiecesSeen;
  readonly vara: PiecesSeen;
  readonly special_yogas: PiecesSeen;
  readonly gochara: { readonly score: number; readonly best: PlanetScore; readonly hardest: PlanetScore };
  readonly moon_bindus: PiecesSeen;
  /** Mahadasha first; none where no dasha runs. */
  readonly dasha_lords: { readonly levels: readonly LordsOfLevel[] };
  readonly saturn: PiecesSeen;
  readonly double_transit: PiecesSeen;
  readonly start_of_matter: Nothing;
  readonly half_of_day: { readonly score: number };
  readonly karakas: { readonly scores: readonly PlanetScore[] };
  readonly moon_house: PiecesSeen;
  /** The mean of the bindus of these houses. */
  readonly bindus_of_houses: { readonly houses: readonly number[]; readonly mean: number };
  /** Those of the matter that Jupiter and Saturn activate together. */
  readonly double_transit_of_matter: { readonly houses: readonly number[] };
  /** Lords of the running dasha that rule a house of the matter or stand in one. */
  readonly dasha_lords_of_matter: { readonly planets: readonly Planet[] };
  readonly vara_of_matter: { readonly weekdayIndex: number; readonly side: 'suits' | 'neutral' | 'hinders' };
  readonly star_of_matter: PiecesSeen;
  readonly disha_shool: { readonly direction: Direction };
  /** What the matter avoids, and for how much of the day it lasts. */
  readonly avoided: { readonly what: Avoided; readonly share: number };
}
