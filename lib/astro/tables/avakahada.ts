/**
 * Tables of the avakahada chakra: what almanacs read from the Moon's sign, nakshatra and pada at birth.
 *
 * Varna and vashya of signs: Muhurta Chintamani, on marriage, and Manasagari 1. Sounds: North Indian almanacs. Yunja,
 * vihaga and paya by nakshatra: the practice of almanacs and of matching.
 */
import type { PanchangName } from './panchang.ts';

export type Varna = 'brahmin' | 'kshatriya' | 'vaishya' | 'shudra';
export type Vashya = 'chatushpada' | 'manava' | 'jalachara' | 'vanachara' | 'keeta';
export type Paya = 'gold' | 'silver' | 'copper' | 'iron';
export type Yunja = 'purva' | 'madhya' | 'para';
export type Vihaga = 'bharandaka' | 'pingala' | 'crow' | 'cock' | 'peacock';
/** The class of the first letter of a name. */
export type LetterClass = 'garuda' | 'cat' | 'lion' | 'dog' | 'serpent' | 'mouse' | 'deer' | 'sheep';

type NamesOf<Id extends string> = Readonly<Record<Id, PanchangName>>;

export const VARNAS: NamesOf<Varna> = {
  brahmin: { name: 'Brahmin', sanskrit: 'ब्राह्मण' },
  kshatriya: { name: 'Kshatriya', sanskrit: 'क्षत्रिय' },
  vaishya: { name: 'Vaishya', sanskrit: 'वैश्य' },
  shudra: { name: 'Shudra', sanskrit: 'शूद्र' },
};

export const VASHYAS: NamesOf<Vashya> = {
  chatushpada: { name: 'Chatushpada (four-footed)', sanskrit: 'चतुष्पद' },
  manava: { name: 'Manava (human)', sanskrit: 'मानव' },
  jalachara: { name: 'Jalachara (living in water)', sanskrit: 'जलचर' },
  vanachara: { name: 'Vanachara (living in the forest)', sanskrit: 'वनचर' },
  keeta: { name: 'Keeta (insect)', sanskrit: 'कीट' },
};

export const PAYAS: NamesOf<Paya> = {
  gold: { name: 'Gold', sanskrit: 'स्वर्ण' },
  silver: { name: 'Silver', sanskrit: 'रजत' },
  copper: { name: 'Copper', sanskrit: 'ताम्र' },
  iron: { name: 'Iron', sanskrit: 'लौह' },
};

export const YUNJAS: NamesOf<Yunja> = {
  purva: { name: 'Purva', sanskrit: 'पूर्व' },
  madhya: { name: 'Madhya', sanskrit: 'मध्य' },
  para: { name: 'Para', sanskrit: 'पर' },
};

export const VIHAGAS: NamesOf<Vihaga> = {
  bharandaka: { name: 'Bharandaka', sanskrit: 'भारण्डक' },
  pingala: { name: 'Pingala (owl)', sanskrit: 'पिंगल' },
  crow: { name: 'Crow', sanskrit: 'काक' },
  cock: { name: 'Cock', sanskrit: 'कुक्कुट' },
  peacock: { name: 'Peacock', sanskrit: 'मयूर' },
};

/** The letters of each class follow the alphabet: vowels, then the consonants in groups. */
export const LETTER_CLASSES: NamesOf<LetterClass> = {
  garuda: { name: 'Garuda', sanskrit: 'गरुड़' },
  cat: { name: 'Cat', sanskrit: 'मार्जार' },
  lion: { name: 'Lion', sanskrit: 'सिंह' },
  dog: { name: 'Dog', sanskrit: 'श्वान' },
  serpent: { name: 'Serpent', sanskrit: 'सर्प' },
  mouse: { name: 'Mouse', sanskrit: 'मूषक' },
  deer: { name: 'Deer', sanskrit: 'मृग' },
  sheep: { name: 'Sheep', sanskrit: 'मेष' },
};

const LETTERS: Readonly<Record<LetterClass, string>> = {
  garuda: 'अआइईउऊऋएऐओऔ',
  cat: 'कखगघङ',
  lion: 'चछजझञ',
  dog: 'टठडढण',
  serpent: 'तथदधन',
  mouse: 'पफबभम',
  deer: 'यरलव',
  sheep: 'शषसह',
};

/** Returns the class of a sound by its first letter in Devanagari. */
export function letterClassOf(sound: string): LetterClass {
  return (Object.keys(LETTERS) as LetterClass[]).find((letters) => LETTERS[letters].includes(sound[0]!))!;
}

const VARNA_ORDER = ['kshatriya', 'vaishya', 'shudra', 'brahmin'] as const;

/** Returns the varna of a sign by index, Aries 0: it follows the element of the sign. */
export const varnaOfSign = (signIndex: number): Varna => VARNA_ORDER[signIndex % 4]!;

/** Aries to Pisces; of Sagittarius and Capricorn the first half, then the second. */
const VASHYAS_OF_SIGNS: readonly (readonly [Vashya, Vashya])[] = [
  ['chatushpada', 'chatushpada'],
  ['chatushpada', 'chatushpada'],
  ['manava', 'manava'],
  ['jalachara', 'jalachara'],
  ['vanachara', 'vanachara'],
  ['manava', 'manava'],
  ['manava', 'manava'],
  ['keeta', 'keeta'],
  ['manava', 'chatushpada'],
  ['chatushpada', 'jalachara'],
  ['manava', 'manava'],
  ['jalachara', 'jalachara'],
];

/** Returns the vashya of a place in a sign. */
export function vashyaOf(signIndex: number, degreeInSign: number): Vashya {
  return VASHYAS_OF_SIGNS[signIndex]![degreeInSign < 15 ? 0 : 1];
}

const PAYAS_OF_HOUSES: readonly Paya[] = [
  ...(['gold', 'silver', 'copper', 'iron'] as const),
  ...(['silver', 'gold', 'copper', 'iron'] as const),
  ...(['silver', 'copper', 'gold', 'iron'] as const),
];

/** Returns the paya by the house of the Moon, 1 to 12: the usual reckoning. */
export const payaOfHouse = (house: number): Paya => PAYAS_OF_HOUSES[house - 1]!;

/** Returns what the first limit at or above a nakshatra stands for; limits are the last nakshatras, counted from 1. */
function upTo<Id>(nakshatraIndex: number, limits: readonly (readonly [last: number, Id])[]): Id {
  return limits.find(([last]) => nakshatraIndex < last)![1];
}

/** Returns the paya by the nakshatra of the Moon, Ashwini 0; lists differ for Vishakha to Purva Bhadrapada. */
export function payaOfNakshatra(nakshatraIndex: number): Paya {
  return upTo(nakshatraIndex, [
    [5, 'gold'],
    [15, 'silver'],
    [24, 'copper'],
    [26, 'iron'],
    [27, 'gold'],
  ]);
}

/** Returns the third of the zodiac that a nakshatra belongs to, Ashwini 0: Revati counts to the first. */
export function yunjaOf(nakshatraIndex: number): Yunja {
  return upTo(nakshatraIndex, [
    [5, 'purva'],
    [17, 'madhya'],
    [26, 'para'],
    [27, 'purva'],
  ]);
}

/** Returns the bird of a nakshatra, Ashwini 0. */
export function vihagaOf(nakshatraIndex: number): Vihaga {
  return upTo(nakshatraIndex, [
    [5, 'bharandaka'],
    [11, 'pingala'],
    [17, 'crow'],
    [22, 'cock'],
    [27, 'peacock'],
  ]);
}

/** A sound with which a name begins: as almanacs write it, and in the scholarly transliteration. */
export interface NameSound {
  readonly devanagari: string;
  /** Repeats: `Ta` and `Da` stand for different letters. */
  readonly latin: string;
  readonly iast: string;
}

/** Ashwini to Revati, by pada. */
export const NAME_SOUNDS: readonly (readonly NameSound[])[] = [
  sounds('चू चे चो ला', 'Chu Che Cho La', 'cū ce co lā'),
  sounds('ली लू ले लो', 'Li Lu Le Lo', 'lī lū le lo'),
  sounds('अ ई उ ए', 'A I U E', 'a ī u e'),
  sounds('ओ वा वी वू', 'O Va Vi Vu', 'o vā vī vū'),
  sounds('वे वो का की', 'Ve Vo Ka Ki', 've vo kā kī'),
  sounds('कू घ ङ छ', 'Ku Gha Nga Chha', 'kū gha ṅa cha'),
  sounds('के को हा ही', 'Ke Ko Ha Hi', 'ke ko hā hī'),
  sounds('हू हे हो डा', 'Hu He Ho Da', 'hū he ho ḍā'),
  sounds('डी डू डे डो', 'Di Du De Do', 'ḍī ḍū ḍe ḍo'),
  sounds('मा मी मू मे', 'Ma Mi Mu Me', 'mā mī mū me'),
  sounds('मो टा टी टू', 'Mo Ta Ti Tu', 'mo ṭā ṭī ṭū'),
  sounds('टे टो पा पी', 'Te To Pa Pi', 'ṭe ṭo pā pī'),
  sounds('पू ष ण ठ', 'Pu Sha Na Tha', 'pū ṣa ṇa ṭha'),
  sounds('पे पो रा री', 'Pe Po Ra Ri', 'pe po rā rī'),
  sounds('रू रे रो ता', 'Ru Re Ro Ta', 'rū re ro tā'),
  sounds('ती तू ते तो', 'Ti Tu Te To', 'tī tū te to'),
  sounds('ना नी नू ने', 'Na Ni Nu Ne', 'nā nī nū ne'),
  sounds('नो या यी यू', 'No Ya Yi Yu', 'no yā yī yū'),
  sounds('ये यो भा भी', 'Ye Yo Bha Bhi', 'ye yo bhā bhī'),
  sounds('भू धा फा ढा', 'Bhu Dha Pha Dha', 'bhū dhā phā ḍhā'),
  sounds('भे भो जा जी', 'Bhe Bho Ja Ji', 'bhe bho jā jī'),
  sounds('खी खू खे खो', 'Khi Khu Khe Kho', 'khī khū khe kho'),
  sounds('गा गी गू गे', 'Ga Gi Gu Ge', 'gā gī gū ge'),
  sounds('गो सा सी सू', 'Go Sa Si Su', 'go sā sī sū'),
  sounds('से सो दा दी', 'Se So Da Di', 'se so dā dī'),
  sounds('दू थ झ ञ', 'Du Tha Jha Na', 'dū tha jha ña'),
  sounds('दे दो चा ची', 'De Do Cha Chi', 'de do cā cī'),
];

/** What other almanacs print for Shravana, whose index is 21. */
export const OTHER_SHRAVANA_SOUNDS: readonly NameSound[] = sounds('जू जे जो घ', 'Ju Je Jo Gha', 'jū je jo gha');
export const SHRAVANA = 21;

function sounds(devanagari: string, latin: string, iast: string): NameSound[] {
  const [latins, iasts] = [latin.split(' '), iast.split(' ')];
  return devanagari.split(' ').map((sound, k) => ({ devanagari: sound, latin: latins[k]!, iast: iasts[k]! }));
}
