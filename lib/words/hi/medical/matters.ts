/** Matters of health in Hindi sentences, and what houses are watched for. */
import type { HouseCareId } from '../../../astro/judgement/medical/tables/bodyParts.ts';
import type { IndicationId } from '../../../astro/judgement/medical/tables/indications.ts';

/** In the oblique case, before का, पर, की. */
export const HEALTH_MATTERS_HI: Readonly<Record<IndicationId, string>> = {
  heart: 'दिल',
  blood_sugar: 'वज़न',
  blood_pressure: 'ब्लड प्रेशर',
  respiratory: 'साँस',
  digestive: 'पाचन',
  mental_stress: 'नींद',
  skin: 'त्वचा',
  bone_joint: 'जोड़ों',
  blood_injury: 'मांसपेशियों',
  eye: 'आँखों',
  kidney_urinary: 'गुर्दों',
  liver: 'लिवर',
  reproductive: 'प्रजनन स्वास्थ्य',
  nervous_system: 'नसों',
  chronic_autoimmune: 'रोग-प्रतिरोधक शक्ति',
  accident_surgery: 'सुरक्षा',
  abnormal_growth: 'नियमित जाँच',
};

/** What a house is watched for. */
export const HOUSE_CARE_WORDS_HI: Readonly<Record<HouseCareId, string>> = {
  headache: 'सिरदर्द',
  fever: 'बुखार',
  head_injury: 'सिर की चोट',
  ears_nose_throat: 'कान, नाक और गला',
  thyroid: 'थायरॉइड',
  teeth: 'दाँत',
  cough: 'खाँसी',
  shoulders: 'कंधे',
  nerves: 'नसें',
  chest_complaints: 'छाती',
  fluids: 'शरीर का जल',
  anxiety: 'घबराहट',
  heart: 'दिल',
  acidity: 'अम्लता',
  ulcer: 'पेट की परत',
  colon: 'आँतें',
  infections: 'संक्रमण',
  urinary_complaints: 'मूत्र-मार्ग',
  blood_sugar: 'शुगर',
  lower_back: 'कमर',
  piles: 'बवासीर',
  surgery: 'ऑपरेशन',
  sciatica: 'कूल्हे और लंबी नसें',
  liver: 'लिवर',
  arthritis: 'जोड़ों की अकड़न',
  skin: 'त्वचा',
  knees: 'घुटने',
  veins: 'शिराएँ',
  cramps: 'ऐंठन',
  swelling: 'सूजन',
  sleeplessness: 'हल्की नींद',
};
