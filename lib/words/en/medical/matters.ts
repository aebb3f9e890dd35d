/** Matters of health in English sentences, and what houses are watched for. */
import type { HouseCareId } from '../../../astro/judgement/medical/tables/bodyParts.ts';
import type { IndicationId } from '../../../astro/judgement/medical/tables/indications.ts';

/** As part of a sentence. */
export const HEALTH_MATTERS: Readonly<Record<IndicationId, string>> = {
  heart: 'the heart',
  blood_sugar: 'weight',
  blood_pressure: 'blood pressure',
  respiratory: 'breathing',
  digestive: 'digestion',
  mental_stress: 'sleep',
  skin: 'the skin',
  bone_joint: 'the joints',
  blood_injury: 'the muscles',
  eye: 'the eyes',
  kidney_urinary: 'the kidneys',
  liver: 'the liver',
  reproductive: 'reproductive health',
  nervous_system: 'the nerves',
  chronic_autoimmune: 'immunity',
  accident_surgery: 'safety',
  abnormal_growth: 'regular screening',
};

/** What a house is watched for. */
export const HOUSE_CARE_WORDS: Readonly<Record<HouseCareId, string>> = {
  headache: 'headache',
  fever: 'fever',
  head_injury: 'bumps of the head',
  ears_nose_throat: 'ears, nose and throat',
  thyroid: 'thyroid',
  teeth: 'teeth',
  cough: 'cough',
  shoulders: 'shoulders',
  nerves: 'nerves',
  chest_complaints: 'chest',
  fluids: 'fluids',
  anxiety: 'anxiety',
  heart: 'heart',
  acidity: 'acidity',
  ulcer: 'stomach lining',
  colon: 'bowels',
  infections: 'infections',
  urinary_complaints: 'urinary tract',
  blood_sugar: 'blood sugar',
  lower_back: 'lower back',
  piles: 'piles',
  surgery: 'surgery',
  sciatica: 'hips and long nerves',
  liver: 'liver',
  arthritis: 'stiff joints',
  skin: 'skin',
  knees: 'knees',
  veins: 'veins',
  cramps: 'cramps',
  swelling: 'swelling',
  sleeplessness: 'light sleep',
};
