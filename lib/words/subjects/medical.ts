/** Sentences of /medical. */
import { MEDICAL_EN } from '../en/medical/catalogue.ts';
import { HEALTH_REMEDIES_EN } from '../en/medical/remedies.ts';
import { HEALTH_REMEDIES_HI } from '../hi/healthRemedies.ts';
import type { HealthRemedyWords, MedicalWords } from '../facts/medical.ts';
import { inEnglish, type Catalogues } from '../say.ts';

export const MEDICAL: Catalogues<MedicalWords> = inEnglish(MEDICAL_EN);
export const HEALTH_REMEDIES: Catalogues<HealthRemedyWords> = { en: HEALTH_REMEDIES_EN, hi: HEALTH_REMEDIES_HI };
