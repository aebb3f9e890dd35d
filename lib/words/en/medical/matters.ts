/** Matters of health in English sentences, what is advised where they are marked, and what houses are watched for. */
import type { HouseCareId } from '../../../astro/judgement/medical/tables/bodyParts.ts';
import type { IndicationId } from '../../../astro/judgement/medical/tables/indications.ts';

/** As part of a sentence. */
export const HEALTH_MATTERS: Readonly<Record<IndicationId, string>> = {
  heart: 'the heart',
  blood_sugar: 'blood sugar',
  blood_pressure: 'blood pressure',
  respiratory: 'breathing',
  digestive: 'digestion',
  mental_stress: 'peace of mind',
  skin: 'the skin',
  bone_joint: 'bones and joints',
  blood_injury: 'blood and small injuries',
  eye: 'the eyes',
  kidney_urinary: 'kidneys and urinary tract',
  liver: 'the liver',
  reproductive: 'reproductive health',
  nervous_system: 'the nerves',
  chronic_autoimmune: 'long-lasting complaints',
  accident_surgery: 'safety and operations',
  abnormal_growth: 'cell growth',
};

/** Whole sentences, no treatment. */
export const INDICATION_CARES: Readonly<Record<IndicationId, string>> = {
  heart:
    'Walk every day, keep salt and late meals low, and let blood pressure and blood fats be looked at in the usual check-ups.',
  blood_sugar: 'Keep sweets for feast days, move after meals, and have blood sugar measured at the usual check-ups.',
  blood_pressure: 'Slow breathing twice a day, less salt and regular sleep help; measuring at home costs little.',
  respiratory: 'Fresh air, no smoke, and pranayama in comfort; a cough that stays for weeks belongs before a doctor.',
  digestive: 'Eat warm food at fixed hours, the main meal at noon, and write down what does not agree with you.',
  mental_stress: 'Guard sleep, keep company that does you good, and speak early with someone who is trained to listen.',
  skin: 'Drink enough, choose mild soaps and natural cloth, and show changes of the skin to a doctor in good time.',
  bone_joint:
    'Gentle daily movement, sunlight and warmth; ask for vitamin D and bone density at a check-up where age suggests it.',
  blood_injury:
    'Take time with tools and in traffic, warm up before sport, and have iron looked at when tiredness stays.',
  eye: 'Rest the eyes from screens, wear shade in strong light, and have sight tested once in two years.',
  kidney_urinary:
    'Drink water through the day, go easy on salt, and let kidney values be part of the usual blood test.',
  liver: 'Keep fat, fried food and alcohol low, and let liver values be part of the usual blood test.',
  reproductive: 'Take the usual screenings for your age, and bring questions to a doctor early and without shame.',
  nervous_system:
    'Pauses between tasks, oil massage and few stimulants calm the nerves; numbness that stays belongs before a doctor.',
  chronic_autoimmune:
    'Build reserves slowly: sleep, plain food, steady hours; what comes back again deserves a second look by a doctor.',
  accident_surgery:
    'Drive rested, wear the belt and the helmet, and take a second opinion before an operation that can wait.',
  abnormal_growth:
    'A traditional risk indicator and no more: take the screenings that are usual for your age, and live with measure.',
};

/** What a house is watched for. */
export const HOUSE_CARE_WORDS: Readonly<Record<HouseCareId, string>> = {
  headache: 'headache',
  fever: 'fever',
  head_injury: 'injury of the head',
  ears_nose_throat: 'ears, nose and throat',
  thyroid: 'thyroid',
  teeth: 'teeth',
  cough: 'cough',
  shoulders: 'shoulders',
  nerves: 'nerves',
  chest_complaints: 'chest complaints',
  fluids: 'fluids',
  anxiety: 'anxiety',
  heart: 'heart',
  acidity: 'acidity',
  ulcer: 'ulcer',
  colon: 'colon',
  infections: 'infections',
  urinary_complaints: 'urinary complaints',
  blood_sugar: 'blood sugar',
  lower_back: 'lower back',
  piles: 'piles',
  surgery: 'surgery',
  sciatica: 'sciatica',
  liver: 'liver',
  arthritis: 'arthritis',
  skin: 'skin',
  knees: 'knees',
  veins: 'veins',
  cramps: 'cramps',
  swelling: 'swelling',
  sleeplessness: 'sleeplessness',
};
