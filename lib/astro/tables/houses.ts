/** The twelve houses: names, classes and significations (BPHS 11.2-13; Phaladeepika 1). */
import { both, type Bilingual } from '../bilingual.ts';

export interface HouseTopic {
  readonly id: string;
  readonly name: string;
  /** In Devanagari. */
  readonly sanskrit: string;
  /** Continues "the house of". */
  readonly area: Bilingual;
  readonly aim: 'dharma' | 'artha' | 'kama' | 'moksha';
  readonly significations: readonly Bilingual[];
}

const AIMS = ['dharma', 'artha', 'kama', 'moksha'] as const;

/** The 1st house first. */
export const HOUSE_TOPICS: readonly HouseTopic[] = [
  topic(
    'tanu',
    'Tanu',
    'तनु',
    both('self, body and vitality', 'शरीर, स्वभाव और ओज'),
    'body and constitution, character, appearance, vitality, childhood, self-confidence, the course of life',
    'शरीर और बनावट, स्वभाव, रूप, ऊर्जा, बचपन, आत्मविश्वास, जीवन की दिशा',
  ),
  topic(
    'dhana',
    'Dhana',
    'धन',
    both('wealth, family and speech', 'धन, कुटुंब और वाणी'),
    'wealth and savings, family, speech, food, early learning, valuables, face and right eye',
    'धन और बचत, परिवार, वाणी, भोजन, शुरू की पढ़ाई, कीमती चीज़ें, चेहरा और दाहिनी आँख',
  ),
  topic(
    'sahaja',
    'Sahaja',
    'सहज',
    both('siblings, courage and effort', 'सहोदर, साहस और पराक्रम'),
    'younger siblings, courage, own effort, skills of hand, writing and messages, short journeys, neighbours',
    'छोटे भाई-बहन, साहस, अपनी मेहनत, हाथ का हुनर, लेखन और संदेश, छोटी यात्राएँ, पड़ोसी',
  ),
  topic(
    'sukha',
    'Sukha',
    'सुख',
    both('home, mother and peace of mind', 'घर, माता और मन की शांति'),
    'mother, home, land and property, vehicles, schooling, peace of mind, roots',
    'माता, घर, ज़मीन और संपत्ति, वाहन, स्कूली शिक्षा, मन की शांति, जड़ें',
  ),
  topic(
    'putra',
    'Putra',
    'पुत्र',
    both('children, intelligence and merit', 'संतान, बुद्धि और पुण्य'),
    'children, intelligence, creative work, counsel, devotion, merit of former deeds, romance and speculation',
    'संतान, बुद्धि, रचनात्मक काम, सलाह, भक्ति, पूर्व पुण्य, प्रेम और सट्टा',
  ),
  topic(
    'ari',
    'Ari',
    'अरि',
    both('service, rivals, debts and health', 'सेवा, प्रतिद्वंद्वी, ऋण और स्वास्थ्य'),
    'rivals and disputes, debts, illness and recovery, daily work and service, maternal uncles, pets',
    'विरोधी और विवाद, कर्ज़, बीमारी और सुधार, रोज़ का काम और नौकरी, मामा, पालतू पशु',
  ),
  topic(
    'yuvati',
    'Yuvati',
    'युवती',
    both('partnership, marriage and trade', 'साझेदारी, विवाह और व्यापार'),
    'spouse, marriage, partners in business, trade, contracts, the public, journeys',
    'जीवनसाथी, विवाह, व्यापार के साझेदार, व्यापार, अनुबंध, समाज, यात्राएँ',
  ),
  topic(
    'randhra',
    'Randhra',
    'रंध्र',
    both('change, shared means and hidden things', 'परिवर्तन, साझा धन और गुप्त विषय'),
    'span of life, sudden change, inheritance and shared means, research, hidden matters, crises and renewal',
    'आयु, अचानक बदलाव, विरासत और साझा धन, खोज, गुप्त बातें, संकट और नई शुरुआत',
  ),
  topic(
    'dharma',
    'Dharma',
    'धर्म',
    both('fortune, faith, teachers and the father', 'भाग्य, आस्था, गुरु और पिता'),
    'fortune, faith and ethics, father, teachers, higher learning, pilgrimage and long journeys, grace',
    'भाग्य, धर्म और नीति, पिता, गुरुजन, उच्च शिक्षा, तीर्थ और लंबी यात्राएँ, कृपा',
  ),
  topic(
    'karma',
    'Karma',
    'कर्म',
    both('work, standing and deeds', 'कार्य, प्रतिष्ठा और कर्म'),
    'profession, deeds, standing and honour, authority, government, duty, responsibility',
    'पेशा, कर्म, पद और मान, अधिकार, सरकार, कर्तव्य, ज़िम्मेदारी',
  ),
  topic(
    'labha',
    'Labha',
    'लाभ',
    both('gains, friends and hopes', 'लाभ, मित्र और आशाएँ'),
    'gains and income, elder siblings, friends and networks, hopes fulfilled',
    'लाभ और आमदनी, बड़े भाई-बहन, मित्र और संपर्क, पूरी हुई इच्छाएँ',
  ),
  topic(
    'vyaya',
    'Vyaya',
    'व्यय',
    both('expense, rest, far places and release', 'व्यय, विश्राम, दूर देश और मोक्ष'),
    'expense and loss, sleep and rest, foreign lands, seclusion, charity, hidden rivals, liberation',
    'खर्च और नुकसान, नींद और विश्राम, विदेश, एकांत, दान, छिपे विरोधी, मोक्ष',
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
  area: Bilingual,
  significations: string,
  significationsHi: string,
): Omit<HouseTopic, 'aim'> {
  const hindi = significationsHi.split(', ');
  return {
    id,
    name,
    sanskrit,
    area,
    significations: significations.split(', ').map((text, i) => both(text, hindi[i]!)),
  };
}

/** Returns the area of life of a house, 1 to 12, in English. */
export function areaOf(house: number): string {
  return HOUSE_TOPICS[house - 1]!.area.en;
}
