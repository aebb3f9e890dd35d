/** Body parts in English sentences, for readers of any age. */
import type { BodyPartId } from '../../../astro/judgement/medical/tables/bodyParts.ts';

const NAMES: Readonly<Record<BodyPartId, string>> = {
  head: 'head',
  brain: 'brain',
  face: 'face',
  right_eye: 'right eye',
  left_eye: 'left eye',
  throat: 'throat',
  teeth: 'teeth',
  speech: 'voice',
  ears: 'ears',
  arms: 'shoulders',
  lungs: 'lungs',
  nerves: 'nerves',
  chest: 'chest',
  mind: 'mind',
  heart: 'heart',
  stomach: 'stomach',
  spine: 'spine',
  intestines: 'intestines',
  digestion: 'digestion',
  kidneys: 'kidneys',
  lower_back: 'lower back',
  reproductive_system: 'reproductive health',
  lower_bowel: 'lower bowel',
  hips: 'hips',
  liver: 'liver',
  fat_metabolism: 'weight',
  knees: 'knees',
  joints: 'joints',
  bones: 'bones',
  skin: 'skin',
  calves: 'legs',
  circulation: 'circulation',
  blood: 'blood',
  marrow: 'marrow',
  muscles: 'muscles',
  hormones: 'hormones',
  immunity: 'immunity',
  feet: 'feet',
  lymph: 'fluid balance',
  sleep: 'sleep',
};

/** Without an article in English. */
const WITHOUT_ARTICLE: readonly BodyPartId[] = [
  'digestion',
  'reproductive_system',
  'fat_metabolism',
  'circulation',
  'blood',
  'marrow',
  'hormones',
  'immunity',
  'lymph',
  'sleep',
];

/** Returns a body part as it stands in a sentence: `the knees`, `digestion`. */
export function healthPartEn(part: BodyPartId): string {
  return WITHOUT_ARTICLE.includes(part) ? NAMES[part] : `the ${NAMES[part]}`;
}
