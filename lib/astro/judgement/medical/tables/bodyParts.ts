/** Parts of the body, and which planets, houses and signs rule them (Brihat Jataka 1.4, Phaladeepika 1 and 2; later lists). */
import type { Planet } from '../../../tables/planets.ts';

export const BODY_PART_IDS = [
  'head',
  'brain',
  'face',
  'right_eye',
  'left_eye',
  'throat',
  'teeth',
  'speech',
  'ears',
  'arms',
  'lungs',
  'nerves',
  'chest',
  'mind',
  'heart',
  'stomach',
  'spine',
  'intestines',
  'digestion',
  'kidneys',
  'lower_back',
  'reproductive_system',
  'lower_bowel',
  'hips',
  'liver',
  'fat_metabolism',
  'knees',
  'joints',
  'bones',
  'skin',
  'calves',
  'circulation',
  'blood',
  'marrow',
  'muscles',
  'hormones',
  'immunity',
  'feet',
  'lymph',
  'sleep',
] as const;
export type BodyPartId = (typeof BODY_PART_IDS)[number];

export interface BodyPart {
  readonly id: BodyPartId;
  readonly name: string;
  /** In Hindi. */
  readonly sanskrit: string;
  readonly planets: readonly Planet[];
  /** Of the house from the ascendant, and of the sign counted from Aries, that hold it. */
  readonly place: number;
}

/** In the order of the houses. */
export const BODY_PARTS: readonly BodyPart[] = [
  part('head', 'Head', 'सिर', 1, 'Sun'),
  part('brain', 'Brain', 'मस्तिष्क', 1, 'Moon', 'Mercury'),
  part('face', 'Face', 'मुख', 2),
  part('right_eye', 'Right eye', 'दाहिनी आँख', 2, 'Sun'),
  part('left_eye', 'Left eye', 'बाईं आँख', 12, 'Moon'),
  part('throat', 'Throat', 'कंठ', 2, 'Mercury'),
  part('teeth', 'Teeth', 'दाँत', 2, 'Saturn'),
  part('speech', 'Speech', 'वाणी', 2, 'Mercury'),
  part('ears', 'Ears', 'कान', 3, 'Jupiter'),
  part('arms', 'Arms and shoulders', 'भुजाएँ और कंधे', 3, 'Mars'),
  part('lungs', 'Lungs', 'फेफड़े', 3, 'Moon'),
  part('nerves', 'Nerves', 'तंत्रिकाएँ', 3, 'Mercury', 'Saturn'),
  part('chest', 'Chest and breast', 'वक्ष', 4, 'Moon'),
  part('mind', 'Mind', 'मन', 4, 'Moon'),
  part('heart', 'Heart', 'हृदय', 5, 'Sun'),
  part('stomach', 'Stomach', 'आमाशय', 5, 'Sun', 'Moon'),
  part('spine', 'Spine', 'मेरुदंड', 5, 'Sun', 'Ketu'),
  part('intestines', 'Intestines', 'आँतें', 6, 'Mercury'),
  part('digestion', 'Digestion', 'पाचन', 6, 'Sun', 'Mars'),
  part('kidneys', 'Kidneys and urinary tract', 'गुर्दे और मूत्र-मार्ग', 7, 'Venus'),
  part('lower_back', 'Lower back', 'कमर', 7, 'Saturn'),
  part('reproductive_system', 'Reproductive system', 'प्रजनन तंत्र', 8, 'Venus', 'Mars'),
  part('lower_bowel', 'Lower bowel', 'मलाशय', 8, 'Mars', 'Saturn'),
  part('hips', 'Hips and thighs', 'कूल्हे और जाँघें', 9, 'Jupiter'),
  part('liver', 'Liver', 'यकृत', 9, 'Jupiter'),
  part('fat_metabolism', 'Weight and fat metabolism', 'भार और वसा', 9, 'Jupiter'),
  part('knees', 'Knees', 'घुटने', 10, 'Saturn'),
  part('joints', 'Joints', 'जोड़', 10, 'Saturn'),
  part('bones', 'Bones', 'अस्थियाँ', 10, 'Sun', 'Saturn'),
  part('skin', 'Skin', 'त्वचा', 10, 'Mercury', 'Rahu'),
  part('calves', 'Calves and legs', 'पिंडलियाँ और पैर', 11, 'Saturn'),
  part('circulation', 'Circulation', 'रक्त-संचार', 11, 'Mars', 'Saturn'),
  part('blood', 'Blood', 'रक्त', 4, 'Mars', 'Moon'),
  part('marrow', 'Marrow', 'मज्जा', 1, 'Mars'),
  part('muscles', 'Muscles', 'मांसपेशियाँ', 3, 'Mars'),
  part('hormones', 'Hormones', 'हार्मोन', 7, 'Venus'),
  part('immunity', 'Immunity and healing', 'रोग-प्रतिरोध और घाव भरना', 6, 'Rahu', 'Ketu'),
  part('feet', 'Feet', 'पाँव', 12, 'Ketu'),
  part('lymph', 'Lymph and fluids', 'लसीका और द्रव', 12, 'Moon'),
  part('sleep', 'Sleep', 'निद्रा', 12, 'Moon', 'Saturn'),
];

export const BODY_PART: ReadonlyMap<BodyPartId, BodyPart> = new Map(BODY_PARTS.map((row) => [row.id, row]));

/** Matters of health of each house; the 1st house first. */
const HOUSE_CARE_ROWS = [
  ['headache', 'fever', 'head_injury'],
  ['ears_nose_throat', 'thyroid', 'teeth'],
  ['cough', 'shoulders', 'nerves'],
  ['chest_complaints', 'fluids', 'anxiety'],
  ['heart', 'acidity'],
  ['ulcer', 'colon', 'infections'],
  ['urinary_complaints', 'blood_sugar', 'lower_back'],
  ['piles', 'infections', 'surgery'],
  ['sciatica', 'liver'],
  ['arthritis', 'skin', 'knees'],
  ['veins', 'cramps'],
  ['swelling', 'sleeplessness'],
] as const;

/** What a house is watched for. */
export type HouseCareId = (typeof HOUSE_CARE_ROWS)[number][number];

export const HOUSE_CARES: readonly (readonly HouseCareId[])[] = HOUSE_CARE_ROWS;

/** Returns the parts that a planet rules. */
export function partsOfPlanet(planet: Planet): BodyPart[] {
  return BODY_PARTS.filter(({ planets }) => planets.includes(planet));
}

/** Returns the parts held by a house, or by the sign of the same number. */
export function partsOfPlace(place: number): BodyPart[] {
  return BODY_PARTS.filter((part) => part.place === place);
}

function part(id: BodyPartId, name: string, sanskrit: string, place: number, ...planets: readonly Planet[]): BodyPart {
  return { id, name, sanskrit, planets, place };
}
