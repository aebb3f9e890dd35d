/** Sentences of /medical in English. */
import type { MedicalWords } from '../../facts/medical.ts';
import type { Sentences } from '../../sentences.ts';
import { CONDITIONS_EN } from './conditionWords.ts';
import { CONSTITUTION_EN } from './constitution.ts';
import { HEALTH_TIME_EN } from './healthTime.ts';
import { INDICATIONS_EN } from './indicationWords.ts';
import { MEDICAL_PLANETS_EN } from './planets.ts';
import { HEALTH_CARE_EN } from './remedies.ts';
import { HEALTH_STANDING_EN } from './standing.ts';

export const MEDICAL_EN: Sentences<MedicalWords> = {
  ...MEDICAL_PLANETS_EN,
  ...HEALTH_CARE_EN,
  ...CONSTITUTION_EN,
  ...CONDITIONS_EN,
  ...INDICATIONS_EN,
  ...HEALTH_TIME_EN,
  ...HEALTH_STANDING_EN,
};
