/** The twelve houses: names, classes and significations (BPHS 11.2-13; Phaladeepika 1). */

export interface HouseTopic {
  readonly id: string;
  readonly name: string;
  /** In Devanagari. */
  readonly sanskrit: string;
  /** Continues "the house of". */
  readonly area: string;
  readonly aim: 'dharma' | 'artha' | 'kama' | 'moksha';
  readonly significations: readonly string[];
}

const AIMS = ['dharma', 'artha', 'kama', 'moksha'] as const;

/** The 1st house first. */
export const HOUSE_TOPICS: readonly HouseTopic[] = [
  topic(
    'tanu',
    'Tanu',
    'तनु',
    'self, body and vitality',
    'body and constitution, character, appearance, vitality, childhood, self-confidence, the course of life',
  ),
  topic(
    'dhana',
    'Dhana',
    'धन',
    'wealth, family and speech',
    'wealth and savings, family, speech, food, early learning, valuables, face and right eye',
  ),
  topic(
    'sahaja',
    'Sahaja',
    'सहज',
    'siblings, courage and effort',
    'younger siblings, courage, own effort, skills of hand, writing and messages, short journeys, neighbours',
  ),
  topic(
    'sukha',
    'Sukha',
    'सुख',
    'home, mother and peace of mind',
    'mother, home, land and property, vehicles, schooling, peace of mind, roots',
  ),
  topic(
    'putra',
    'Putra',
    'पुत्र',
    'children, intelligence and merit',
    'children, intelligence, creative work, counsel, devotion, merit of former deeds, romance and speculation',
  ),
  topic(
    'ari',
    'Ari',
    'अरि',
    'service, rivals, debts and health',
    'rivals and disputes, debts, illness and recovery, daily work and service, maternal uncles, pets',
  ),
  topic(
    'yuvati',
    'Yuvati',
    'युवती',
    'partnership, marriage and trade',
    'spouse, marriage, partners in business, trade, contracts, the public, journeys',
  ),
  topic(
    'randhra',
    'Randhra',
    'रंध्र',
    'change, shared means and hidden things',
    'span of life, sudden change, inheritance and shared means, research, hidden matters, crises and renewal',
  ),
  topic(
    'dharma',
    'Dharma',
    'धर्म',
    'fortune, faith, teachers and the father',
    'fortune, faith and ethics, father, teachers, higher learning, pilgrimage and long journeys, grace',
  ),
  topic(
    'karma',
    'Karma',
    'कर्म',
    'work, standing and deeds',
    'profession, deeds, standing and honour, authority, government, duty, responsibility',
  ),
  topic(
    'labha',
    'Labha',
    'लाभ',
    'gains, friends and hopes',
    'gains and income, elder siblings, friends and networks, hopes fulfilled',
  ),
  topic(
    'vyaya',
    'Vyaya',
    'व्यय',
    'expense, rest, far places and release',
    'expense and loss, sleep and rest, foreign lands, seclusion, charity, hidden rivals, liberation',
  ),
].map((row, index) => ({ ...row, aim: AIMS[index % 4]! }));

export type HouseClass = 'kendra' | 'trikona' | 'dusthana' | 'upachaya' | 'maraka' | 'panaphara' | 'apoklima';

/** Houses of each class, 1 to 12; a house may be of several. */
export const HOUSE_CLASSES: Readonly<Record<HouseClass, readonly number[]>> = {
  kendra: [1, 4, 7, 10],
  trikona: [1, 5, 9],
  dusthana: [6, 8, 12],
  upachaya: [3, 6, 10, 11],
  maraka: [2, 7],
  panaphara: [2, 5, 8, 11],
  apoklima: [3, 6, 9, 12],
};

function topic(
  id: string,
  name: string,
  sanskrit: string,
  area: string,
  significations: string,
): Omit<HouseTopic, 'aim'> {
  return { id, name, sanskrit, area, significations: significations.split(', ') };
}

/** Returns the area of life of a house, 1 to 12, in English. */
export function areaOf(house: number): string {
  return HOUSE_TOPICS[house - 1]!.area;
}
