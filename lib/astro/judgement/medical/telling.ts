/** What of health is told to whom: matters that are told on request alone, and those that belong to no childhood. */
import type { LifeStage } from '../../stage.ts';
import type { BodyPartId, HouseCareId } from './tables/bodyParts.ts';
import type { IndicationId } from './tables/indications.ts';

/** To whom health is told. */
export interface Telling {
  readonly stage: LifeStage;
  /** Whether the matters that are otherwise left out were asked for. */
  readonly hasSensitive: boolean;
}

/** How old the body is that advice is for. */
export const ADVICE_AGES = ['child', 'youth', 'adult', 'elder'] as const;
export type AdviceAge = (typeof ADVICE_AGES)[number];

/** Returns the age of advice; a life that is told as if lived is told as an adult's. */
export function adviceAge(stage: LifeStage): AdviceAge {
  if (stage === 'old') return 'elder';
  return stage === 'beyond' ? 'adult' : stage;
}

/** Growths, fertility: a good astrologer does not bring them up unasked. */
const SENSITIVE: readonly IndicationId[] = ['abnormal_growth', 'reproductive'];
const SENSITIVE_PARTS: readonly BodyPartId[] = ['reproductive_system'];
const SENSITIVE_CARES: readonly HouseCareId[] = ['anxiety', 'surgery'];

/** Matters of later life, which would only frighten parents. */
const NOT_OF_CHILDHOOD: readonly IndicationId[] = ['blood_pressure', 'blood_sugar', 'chronic_autoimmune'];
const CARES_NOT_OF_CHILDHOOD: readonly HouseCareId[] = [
  'thyroid',
  'heart',
  'ulcer',
  'colon',
  'urinary_complaints',
  'blood_sugar',
  'piles',
  'sciatica',
  'liver',
  'arthritis',
  'veins',
];

/** Returns to whom health is told; to children and youths nothing sensitive is, even where it is asked for. */
export function tellingTo(stage: LifeStage, isSensitiveAsked: boolean): Telling {
  return { stage, hasSensitive: isSensitiveAsked && stage !== 'child' && stage !== 'youth' };
}

/** Tells whether an indication is told. */
export function isIndicationTold(id: IndicationId, { hasSensitive, stage }: Telling): boolean {
  return (hasSensitive || !SENSITIVE.includes(id)) && !(stage === 'child' && NOT_OF_CHILDHOOD.includes(id));
}

/** Tells whether a part of the body is told. */
export function isPartTold(id: BodyPartId, { hasSensitive }: Pick<Telling, 'hasSensitive'>): boolean {
  return hasSensitive || !SENSITIVE_PARTS.includes(id);
}

/** Tells whether what a house is watched for is told. */
export function isCareTold(id: HouseCareId, { hasSensitive, stage }: Telling): boolean {
  return (hasSensitive || !SENSITIVE_CARES.includes(id)) && !(stage === 'child' && CARES_NOT_OF_CHILDHOOD.includes(id));
}
