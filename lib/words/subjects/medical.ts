/** Sentences of /medical. */
import { MEDICAL_EN } from '../en/medical/catalogue.ts';
import { HEALTH_REMEDIES_EN } from '../en/medical/remedies.ts';
import { HEALTH_REMEDIES_HI } from '../hi/healthRemedies.ts';
import { MEDICAL_HI } from '../hi/medical/catalogue.ts';
import type { HealthRemedyWords, MedicalWords } from '../facts/medical.ts';
import type { Catalogues } from '../say.ts';

export const MEDICAL: Catalogues<MedicalWords> = { en: MEDICAL_EN, hi: MEDICAL_HI };
export const HEALTH_REMEDIES: Catalogues<HealthRemedyWords> = { en: HEALTH_REMEDIES_EN, hi: HEALTH_REMEDIES_HI };
