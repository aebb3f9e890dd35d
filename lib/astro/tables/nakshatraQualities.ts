/** Deity, class, temperament and sounds of the 27 nakshatras. Names in Devanagari serve Hindi. */
import { both, type Bilingual } from '../bilingual.ts';
import type { DeityId } from './deities.ts';
import type { TimeNature } from './elementQualities.ts';
import type { PanchangName } from './panchang.ts';

/** The seven classes of nakshatras; each also has a day of the week of its kind. */
export type NakshatraType = 'dhruva' | 'chara' | 'ugra' | 'mishra' | 'kshipra' | 'mridu' | 'tikshna';
export type Gana = 'deva' | 'manushya' | 'rakshasa';
export type Nadi = 'adi' | 'madhya' | 'antya';
export type Yoni =
  | 'horse'
  | 'elephant'
  | 'sheep'
  | 'serpent'
  | 'dog'
  | 'cat'
  | 'rat'
  | 'cow'
  | 'buffalo'
  | 'tiger'
  | 'deer'
  | 'monkey'
  | 'mongoose'
  | 'lion';

export interface TypeQuality extends PanchangName {
  readonly nature: TimeNature;
  readonly goodFor: readonly Bilingual[];
}

/** Muhurta Chintamani 2.2-8, which gives nakshatras and weekdays of one kind together. */
export const NAKSHATRA_TYPES: Readonly<Record<NakshatraType, TypeQuality>> = {
  dhruva: {
    name: 'Dhruva (fixed)',
    sanskrit: 'ध्रुव',
    nature: 'good',
    goodFor: [
      both('what should last: foundations, houses, vows', 'टिकने वाले काम: नींव, घर, संकल्प'),
      both('planting and gardens', 'पौधे और बगीचा'),
      both('rites of peace', 'शांति पूजा'),
    ],
  },
  chara: {
    name: 'Chara (moving)',
    sanskrit: 'चर',
    nature: 'good',
    goodFor: [
      both('travel and vehicles', 'यात्रा और वाहन'),
      both('change of place', 'जगह बदलना'),
      both('exercise and outdoor work', 'कसरत और बाहर के काम'),
    ],
  },
  ugra: {
    name: 'Ugra (fierce)',
    sanskrit: 'उग्र',
    nature: 'bad',
    goodFor: [
      both('contest and confrontation', 'मुकाबला और टकराव'),
      both('demolition', 'तोड़-फोड़ के काम'),
      both('work with fire and metal', 'अग्नि और धातु के काम'),
    ],
  },
  mishra: {
    name: 'Mishra (mixed)',
    sanskrit: 'मिश्र',
    nature: 'mixed',
    goodFor: [
      both('fire rites', 'हवन'),
      both('everyday duties', 'रोज़ के काम'),
      both('work of mixed kinds', 'मिले-जुले काम'),
    ],
  },
  kshipra: {
    name: 'Kshipra (swift)',
    sanskrit: 'क्षिप्र',
    nature: 'good',
    goodFor: [
      both('trade and errands', 'व्यापार और छोटे-मोटे काम'),
      both('learning and crafts', 'पढ़ाई और हुनर'),
      both('ornaments and remedies', 'गहने और दवा'),
    ],
  },
  mridu: {
    name: 'Mridu (gentle)',
    sanskrit: 'मृदु',
    nature: 'good',
    goodFor: [
      both('friendship and love', 'मित्रता और प्रेम'),
      both('music, dress and festivity', 'संगीत, वस्त्र और उत्सव'),
      both('auspicious ceremonies', 'शुभ संस्कार'),
    ],
  },
  tikshna: {
    name: 'Tikshna (sharp)',
    sanskrit: 'तीक्ष्ण',
    nature: 'bad',
    goodFor: [
      both('breaking off and separating', 'संबंध तोड़ना और अलग होना'),
      both('training of animals', 'पशुओं को सिखाना'),
      both('severe discipline', 'कड़ा अनुशासन'),
    ],
  },
};

export const GANAS: Readonly<Record<Gana, PanchangName>> = {
  deva: { name: 'Deva', sanskrit: 'देव' },
  manushya: { name: 'Manushya', sanskrit: 'मनुष्य' },
  rakshasa: { name: 'Rakshasa', sanskrit: 'राक्षस' },
};

export const NADIS: Readonly<Record<Nadi, PanchangName>> = {
  adi: { name: 'Adi', sanskrit: 'आदि' },
  madhya: { name: 'Madhya', sanskrit: 'मध्य' },
  antya: { name: 'Antya', sanskrit: 'अंत्य' },
};

export const YONIS: Readonly<Record<Yoni, PanchangName>> = {
  horse: { name: 'Horse', sanskrit: 'अश्व' },
  elephant: { name: 'Elephant', sanskrit: 'गज' },
  sheep: { name: 'Sheep', sanskrit: 'मेष' },
  serpent: { name: 'Serpent', sanskrit: 'सर्प' },
  dog: { name: 'Dog', sanskrit: 'श्वान' },
  cat: { name: 'Cat', sanskrit: 'मार्जार' },
  rat: { name: 'Rat', sanskrit: 'मूषक' },
  cow: { name: 'Cow', sanskrit: 'गौ' },
  buffalo: { name: 'Buffalo', sanskrit: 'महिष' },
  tiger: { name: 'Tiger', sanskrit: 'व्याघ्र' },
  deer: { name: 'Deer', sanskrit: 'मृग' },
  monkey: { name: 'Monkey', sanskrit: 'वानर' },
  mongoose: { name: 'Mongoose', sanskrit: 'नकुल' },
  lion: { name: 'Lion', sanskrit: 'सिंह' },
};

export interface NakshatraQuality {
  readonly deity: DeityId;
  readonly gana: Gana;
  readonly nadi: Nadi;
  readonly yoni: Yoni;
  readonly yoniSex: 'male' | 'female';
  readonly type: NakshatraType;
  /** Sound with which a name begins, by pada. */
  readonly syllables: readonly string[];
}

/**
 * Ashwini to Revati. Deities: Brihat Samhita 98.4-5; classes: Muhurta Chintamani 2.2-8; gana, nadi, yoni and sounds:
 * Muhurta Chintamani, on marriage.
 */
export const NAKSHATRA_QUALITIES: readonly NakshatraQuality[] = [
  star('ashwini_kumaras', 'deva', 'adi', 'horse', 'male', 'kshipra', 'Chu Che Cho La'),
  star('yama', 'manushya', 'madhya', 'elephant', 'male', 'ugra', 'Li Lu Le Lo'),
  star('agni', 'rakshasa', 'antya', 'sheep', 'female', 'mishra', 'A I U E'),
  star('prajapati', 'manushya', 'antya', 'serpent', 'male', 'dhruva', 'O Va Vi Vu'),
  star('soma', 'deva', 'madhya', 'serpent', 'female', 'mridu', 'Ve Vo Ka Ki'),
  star('rudra', 'manushya', 'adi', 'dog', 'female', 'tikshna', 'Ku Gha Nga Chha'),
  star('aditi', 'deva', 'adi', 'cat', 'female', 'chara', 'Ke Ko Ha Hi'),
  star('brihaspati', 'deva', 'madhya', 'sheep', 'male', 'kshipra', 'Hu He Ho Da'),
  star('serpents', 'rakshasa', 'antya', 'cat', 'male', 'tikshna', 'Di Du De Do'),
  star('pitris', 'rakshasa', 'antya', 'rat', 'male', 'ugra', 'Ma Mi Mu Me'),
  star('bhaga', 'manushya', 'madhya', 'rat', 'female', 'ugra', 'Mo Ta Ti Tu'),
  star('aryaman', 'manushya', 'adi', 'cow', 'male', 'dhruva', 'Te To Pa Pi'),
  star('savitr', 'deva', 'adi', 'buffalo', 'female', 'kshipra', 'Pu Sha Na Tha'),
  star('tvashtr', 'rakshasa', 'madhya', 'tiger', 'female', 'mridu', 'Pe Po Ra Ri'),
  star('vayu', 'deva', 'antya', 'buffalo', 'male', 'chara', 'Ru Re Ro Ta'),
  star('indra_agni', 'rakshasa', 'antya', 'tiger', 'male', 'mishra', 'Ti Tu Te To'),
  star('mitra', 'deva', 'madhya', 'deer', 'female', 'mridu', 'Na Ni Nu Ne'),
  star('indra', 'rakshasa', 'adi', 'deer', 'male', 'tikshna', 'No Ya Yi Yu'),
  star('nirriti', 'rakshasa', 'adi', 'dog', 'male', 'tikshna', 'Ye Yo Bha Bhi'),
  star('apah', 'manushya', 'madhya', 'monkey', 'male', 'ugra', 'Bhu Dha Pha Dha'),
  star('vishvedevas', 'manushya', 'antya', 'mongoose', 'male', 'dhruva', 'Bhe Bho Ja Ji'),
  star('vishnu', 'deva', 'antya', 'monkey', 'female', 'chara', 'Ju Je Jo Gha'),
  star('vasus', 'rakshasa', 'madhya', 'lion', 'female', 'chara', 'Ga Gi Gu Ge'),
  star('varuna', 'rakshasa', 'adi', 'horse', 'female', 'chara', 'Go Sa Si Su'),
  star('aja_ekapada', 'manushya', 'adi', 'lion', 'male', 'ugra', 'Se So Da Di'),
  star('ahirbudhnya', 'manushya', 'madhya', 'cow', 'female', 'dhruva', 'Du Tha Jha Na'),
  star('pushan', 'deva', 'antya', 'elephant', 'female', 'mridu', 'De Do Cha Chi'),
];

function star(
  deity: DeityId,
  gana: Gana,
  nadi: Nadi,
  yoni: Yoni,
  yoniSex: NakshatraQuality['yoniSex'],
  type: NakshatraType,
  syllables: string,
): NakshatraQuality {
  return { deity, gana, nadi, yoni, yoniSex, type, syllables: syllables.split(' ') };
}
