/** What the judgement of health rests on, as facts: the parts of indications, of the body, of the time and of the risk. */
import { factsOf, type Fact, type Nothing } from '../../factsOf.ts';
import type { ScoreFacts } from '../../score.ts';
import type { Planet } from '../../tables/planets.ts';
import type { Mover } from './weights.ts';

/** A place of health that planets pass. */
export type HealthPlaceId = 'ascendant' | 'house_6' | 'house_8' | 'moon';

/** How many conditions hold, of how many. */
export interface HeldCount {
  readonly held: number;
  readonly count: number;
}

/** A planet with its weakness, 0 to 100. */
export interface Weakness {
  readonly planet: Planet;
  readonly value: number;
}

/** A planet that is the lord of a house of ills, or is bound to it. */
export interface LordBond {
  readonly planet: Planet;
  readonly lord: Planet;
  readonly house: number;
}

/** How a planet is afflicted in the chart of a division; the house is null where it is none of illness or loss. */
export interface VargaTrouble {
  readonly division: number;
  readonly planet: Planet;
  readonly house: number | null;
  readonly isDebilitated: boolean;
  readonly isWithEnemy: boolean;
  readonly company: readonly Planet[];
}

/** What a planet passes: planets of birth, or places of health. */
export interface HealthPassage {
  readonly mover: Mover;
  readonly planets: readonly Planet[];
  readonly places: readonly HealthPlaceId[];
}

/** The ceiling of parts of the body that planets with neecha bhanga raja yoga protect. */
export interface ProtectedFacts {
  readonly parts_protected: { readonly planets: readonly Planet[] };
}

export interface IndicationFacts extends ScoreFacts, ProtectedFacts {
  readonly indication_planets: { readonly weaknesses: readonly Weakness[]; readonly conditions: HeldCount };
  readonly indication_places: HeldCount;
  readonly indication_links: { readonly bonds: readonly LordBond[] };
  readonly indication_vargas: { readonly troubles: readonly VargaTrouble[] };
  /** Acting periods of planets that stand for the matter, and of others that ask for care. */
  readonly indication_periods: { readonly own: readonly Planet[]; readonly care: readonly Planet[] };
  readonly indication_transits: { readonly passages: readonly HealthPassage[] };
}

/** Who presses on a place and who supports it. */
interface Touched {
  readonly malefics: readonly Planet[];
  readonly benefics: readonly Planet[];
}

export interface BodyPartFacts extends ScoreFacts, ProtectedFacts {
  readonly body_planets: { readonly weaknesses: readonly Weakness[] };
  readonly body_house: Touched & { readonly house: number };
  readonly body_sign: Touched & { readonly signIndex: number };
}

/** Why the periods of a planet ask for care. */
export interface CareReasonFacts {
  readonly care_lord: { readonly house: number; readonly isMaraka: boolean };
  readonly care_place: { readonly house: number };
  readonly care_weak: Nothing;
}

/** A period that acts: level 1 is the mahadasha. */
export interface PeriodOfCare {
  readonly level: number;
  readonly planet: Planet;
  readonly reasons: readonly Fact<CareReasonFacts>[];
}

/** A passing planet in its sign, with the places of health there. */
export interface PassingPlanet {
  readonly planet: Mover;
  readonly signIndex: number;
  readonly places: readonly HealthPlaceId[];
}

export interface HealthTimingFacts extends ScoreFacts {
  readonly period_burden: PeriodOfCare;
  readonly transit_burden: PassingPlanet;
}

export interface HealthRiskFacts extends ScoreFacts {
  /** What the promise of health lacks, 0 to 100. */
  readonly promise_lacks: { readonly lacking: number };
  /** The mean of the highest indications, and how many they are. */
  readonly indications_mean: { readonly count: number; readonly mean: number };
  /** The burden of the time, and the most it can be. */
  readonly time_share: { readonly burden: number; readonly most: number };
}

/** Makes the facts of indications. */
export const indicationFact = factsOf<IndicationFacts>();

/** Makes the facts of protected parts. */
export const protectedFact = factsOf<ProtectedFacts>();

/** Makes the facts of parts of the body. */
export const bodyFact = factsOf<BodyPartFacts>();

/** Makes the reasons of care. */
export const careReason = factsOf<CareReasonFacts>();

/** Makes the facts of the time. */
export const healthTimingFact = factsOf<HealthTimingFacts>();

/** Makes the facts of the risk. */
export const riskFact = factsOf<HealthRiskFacts>();
