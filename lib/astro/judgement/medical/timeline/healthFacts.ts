/** The facts taken from a medical analysis: our ids, numbers and dates. No text of the caller is passed on. */
import type { Telling } from '../telling.ts';
import type { ProtectionLevel } from '../protection.ts';
import type { RiskLevel } from '../risk.ts';
import type { WeaknessTypeId } from '../weaknessTypes.ts';
import type { BodyPart } from '../tables/bodyParts.ts';
import type { Humour } from '../tables/humours.ts';
import type { IndicationId } from '../tables/indications.ts';
import type { Planet } from '../../../tables/planets.ts';

/** YYYY-MM-DD on the clock of the birth place. */
export type IsoDate = string;

export interface WeakPlanet {
  readonly planet: Planet;
  /** 0 to 100. */
  readonly score: number | null;
  readonly types: readonly WeaknessTypeId[];
}

export interface DescribedIndication {
  readonly id: IndicationId;
  /** 0 to 100. */
  readonly probability: number | null;
}

/** Score from which a weakness is listed. */
export const WEAKNESS_LISTED_FROM = 20;
/** Probability from which an indication is watched. */
export const WATCHED_FROM = 45;

/** Indications without a probability are watched too. */
export function isWatchedFor({ probability }: DescribedIndication): boolean {
  return probability === null || probability >= WATCHED_FROM;
}

export interface ProtectingPlanet {
  readonly planet: Planet;
  readonly level: ProtectionLevel | null;
}

export interface RunningPeriod {
  /** 1 is the mahadasha. */
  readonly level: number;
  readonly lord: Planet;
  readonly start: IsoDate | null;
  readonly end: IsoDate | null;
  readonly asksForCare: boolean | null;
}

/** A stay of a planet in a sign that touches a place of health. */
export interface HealthPassage {
  readonly planet: Planet;
  /** 1 to 12 from the ascendant of birth. */
  readonly house: number;
  readonly start: IsoDate;
  readonly end: IsoDate;
}

/** A window of time that asks for care. */
export interface CareWindow {
  readonly start: IsoDate;
  readonly end: IsoDate;
  readonly planets: readonly Planet[];
}

export interface DescribedRemedy {
  readonly planet: Planet;
  readonly kind: 'mantra' | 'donation' | 'worship';
  readonly count: number | null;
}

export interface HealthFacts {
  /** To whom it is told; an adult, without the sensitive matters, where the data do not say. */
  readonly telling: Telling;
  readonly riskLevel: RiskLevel | null;
  /** 0 to 100. */
  readonly riskScore: number | null;
  /** Burden of the present time, 0 to 100. */
  readonly timeScore: number | null;
  /** Index of the sign that rises, Aries = 0. */
  readonly ascendantSign: number | null;
  readonly dominantHumour: Humour | null;
  /** The weakest first. */
  readonly weakPlanets: readonly WeakPlanet[];
  /** The most probable first. */
  readonly indications: readonly DescribedIndication[];
  readonly vulnerableParts: readonly BodyPart[];
  readonly protectedParts: readonly BodyPart[];
  readonly protectors: readonly ProtectingPlanet[];
  readonly periods: readonly RunningPeriod[];
  readonly passages: readonly HealthPassage[];
  readonly windows: readonly CareWindow[];
  readonly remedies: readonly DescribedRemedy[];
  /** The day that the analysis was made for. */
  readonly analysedOn: IsoDate | null;
}
