/** Lords, deities and qualities of tithi, yoga and karana. Names in Devanagari serve Hindi. */
import { both, type Bilingual } from '../bilingual.ts';
import type { DeityId } from './deities.ts';
import type { PanchangName } from './panchang.ts';
import type { Planet, SevenPlanet } from './planets.ts';

/** What a time is good for: `middling` is neither, `mixed` is both, each for its own kind of work. */
export type TimeNature = 'good' | 'middling' | 'mixed' | 'bad';

export interface TithiGroup extends PanchangName {
  readonly id: 'nanda' | 'bhadra' | 'jaya' | 'rikta' | 'purna';
  readonly nature: TimeNature;
  readonly goodFor: readonly Bilingual[];
}

/** The five groups, which the tithis of either half run through three times (Muhurta Chintamani 1.4). */
export const TITHI_GROUPS: readonly TithiGroup[] = [
  {
    id: 'nanda',
    name: 'Nanda',
    sanskrit: 'नंदा',
    nature: 'good',
    goodFor: [
      both('celebration and festivals', 'उत्सव और त्योहार'),
      both('art, music and dress', 'कला, संगीत और वस्त्र'),
      both('beginning something joyful', 'खुशी का कोई काम शुरू करना'),
    ],
  },
  {
    id: 'bhadra',
    name: 'Bhadra',
    sanskrit: 'भद्रा',
    nature: 'good',
    goodFor: [
      both('practical and useful work', 'व्यावहारिक काम'),
      both('travel and vehicles', 'यात्रा और वाहन'),
      both('care of health and strength', 'स्वास्थ्य और बल की देखभाल'),
    ],
  },
  {
    id: 'jaya',
    name: 'Jaya',
    sanskrit: 'जया',
    nature: 'good',
    goodFor: [
      both('contests and debate', 'मुकाबला और बहस'),
      both('claims and negotiation', 'दावे और बातचीत'),
      both('meeting opposition', 'विरोध का सामना'),
    ],
  },
  {
    id: 'rikta',
    name: 'Rikta',
    sanskrit: 'रिक्ता',
    nature: 'bad',
    goodFor: [
      both('ending, clearing and removing', 'काम निपटाना, सफ़ाई और पुरानी चीज़ें हटाना'),
      both('dealing with opponents', 'विरोधियों से निपटना'),
      both('work with fire and sharp tools', 'अग्नि और धारदार औज़ारों के काम'),
    ],
  },
  {
    id: 'purna',
    name: 'Purna',
    sanskrit: 'पूर्णा',
    nature: 'good',
    goodFor: [
      both('completing what was begun', 'शुरू किए हुए काम पूरे करना'),
      both('weddings, journeys and rites of increase', 'विवाह, यात्रा और बढ़ोतरी के संस्कार'),
      both('gathering and storing', 'चीज़ें जुटाना और सँभालकर रखना'),
    ],
  },
];

/** The new moon is Purna by count, yet set apart for the ancestors (Muhurta Chintamani 1.3). */
export const AMAVASYA_GOOD_FOR = [
  both('rites for the ancestors', 'पितरों का तर्पण और श्राद्ध'),
  both('giving', 'दान'),
  both('rest and reflection', 'विश्राम और चिंतन'),
] as const;

/** Of the 1st to the 15th of either half (Muhurta Chintamani 1.3); the new moon has the ancestors. */
export const TITHI_DEITIES: readonly DeityId[] = [
  'agni',
  'brahma',
  'gauri',
  'ganesha',
  'serpents',
  'skanda',
  'surya',
  'shiva',
  'durga',
  'yama',
  'vishvedevas',
  'vishnu',
  'kama',
  'shiva',
  'moon',
];

/** The eight planets that rule the tithis in turn; the full moon stands on the 7th place, the new moon on the 8th. */
export const TITHI_LORDS: readonly Planet[] = ['Sun', 'Moon', 'Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn', 'Rahu'];

/** The part of a yoga that is shunned: its first ghatis, of 24 minutes, or a share of the whole. */
export type Shunned = { readonly firstGhatis: number } | { readonly share: number };

export interface YogaQuality {
  readonly deity: DeityId;
  readonly nature: TimeNature;
  /** Null where none of it is. */
  readonly shunned: Shunned | null;
  readonly meaning: Bilingual;
}

const good = (deity: DeityId, meaning: Bilingual): YogaQuality => ({ deity, nature: 'good', shunned: null, meaning });
const bad = (deity: DeityId, shunned: Shunned, meaning: Bilingual): YogaQuality => ({
  deity,
  nature: 'bad',
  shunned,
  meaning,
});

/** The 27 in order. What is shunned of the nine bad ones: Muhurta Chintamani 1; deities as almanacs give them. */
export const YOGA_QUALITIES: readonly YogaQuality[] = [
  bad(
    'yama',
    { firstGhatis: 3 },
    both(
      'a support that first stands in the way; steady effort carries past it',
      'शुरू में रुकावट; लगातार मेहनत से काम बन जाता है',
    ),
  ),
  good('vishnu', both('affection and goodwill', 'स्नेह और सद्भाव')),
  good('moon', both('long life and lasting results', 'लंबी आयु और टिकाऊ फल')),
  good('brahma', both('good fortune', 'अच्छा भाग्य')),
  good('brihaspati', both('beauty and comfort', 'सुंदरता और सुख')),
  bad(
    'moon',
    { firstGhatis: 6 },
    both('a great knot; new ventures wait for its later part', 'बड़ी गाँठ; नया काम इसके बाद के भाग में शुरू करें'),
  ),
  good('indra', both('worthy work', 'अच्छे कर्म')),
  good('apah', both('firmness and patience', 'दृढ़ता और धीरज')),
  bad(
    'serpents',
    { firstGhatis: 5 },
    both('a sharp point; disputes are better left alone at first', 'तीखी नोक; इसके पहले भाग में विवाद से दूर रहें'),
  ),
  bad('agni', { firstGhatis: 6 }, both('a knot; what is begun in haste tangles', 'गाँठ; जल्दबाज़ी में शुरू किया काम उलझता है')),
  good('surya', both('growth', 'वृद्धि')),
  good('earth', both('permanence, fit for building and planting', 'स्थिरता; निर्माण और पौधे लगाने के लिए अच्छा')),
  bad(
    'vayu',
    { firstGhatis: 9 },
    both('a blow; its first hours ask for gentleness', 'चोट; इसके पहले घंटों में नरमी से काम लें'),
  ),
  good('bhaga', both('delight', 'आनंद')),
  bad(
    'varuna',
    { firstGhatis: 3 },
    both('hardness, useful for what must hold, rough at first', 'कठोरता; शुरू में कठिन, पर टिकने वाले कामों के लिए अच्छा'),
  ),
  good('ganesha', both('accomplishment', 'काम की सिद्धि')),
  bad(
    'rudra',
    { share: 1 },
    both('a reversal; kept for prayer, giving and restraint', 'उलटफेर; यह समय पूजा, दान और संयम का है'),
  ),
  good('kubera', both('ease and comfort, of middling strength', 'सुख और आराम, मध्यम बल का')),
  bad(
    'vishvakarman',
    { share: 0.5 },
    both('a bar across the door; its second half is free', 'बंद दरवाज़ा; इसका दूसरा आधा भाग दोष से मुक्त है'),
  ),
  good('mitra', both('what is kindly and auspicious', 'कल्याण और शुभता')),
  good('skanda', both('what succeeds', 'सफलता')),
  good('savitri', both('what can be brought about by practice', 'अभ्यास से मिलने वाली सफलता')),
  good('lakshmi', both('brightness and blessing', 'तेज और आशीर्वाद')),
  good('parvati', both('clarity', 'स्पष्टता')),
  good('ashwini_kumaras', both('learning, truth and sound judgement', 'विद्या, सत्य और सही समझ')),
  good('pitris', both('command and help from the able', 'अधिकार और समर्थ लोगों की मदद')),
  bad(
    'diti',
    { share: 1 },
    both('division; kept for prayer, giving and restraint', 'मतभेद; यह समय पूजा, दान और संयम का है'),
  ),
];

/** From Vishkambha, repeating three times: lord of the nakshatra of Sun plus Moon plus 93 deg 20 min. */
export const YOGA_LORDS: readonly Planet[] = [
  'Saturn',
  'Mercury',
  'Ketu',
  'Venus',
  'Sun',
  'Moon',
  'Mars',
  'Rahu',
  'Jupiter',
];

export interface KaranaQuality {
  readonly deity: DeityId;
  /** None of the four fixed ones has any in the older texts. */
  readonly lord: SevenPlanet | null;
  readonly nature: TimeNature;
  readonly goodFor: readonly Bilingual[];
}

export type KaranaName =
  | 'Bava'
  | 'Balava'
  | 'Kaulava'
  | 'Taitila'
  | 'Gara'
  | 'Vanija'
  | 'Vishti'
  | 'Shakuni'
  | 'Chatushpada'
  | 'Naga'
  | 'Kimstughna';

/** Deities and uses: Brihat Samhita 100.1-5 (Bhat); lords and natures as almanacs give them. */
export const KARANA_QUALITIES: Readonly<Record<KaranaName, KaranaQuality>> = {
  Bava: {
    deity: 'indra',
    lord: 'Sun',
    nature: 'good',
    goodFor: [
      both('auspicious acts', 'शुभ काम'),
      both('work that lasts as well as work that moves', 'टिकने वाले और चलने-फिरने वाले, दोनों तरह के काम'),
      both('building up strength', 'शक्ति बढ़ाना'),
    ],
  },
  Balava: {
    deity: 'brahma',
    lord: 'Moon',
    nature: 'good',
    goodFor: [
      both('acts of dharma', 'धर्म के काम'),
      both('study and rites', 'पढ़ाई और संस्कार'),
      both('service of the learned', 'विद्वानों की सेवा'),
    ],
  },
  Kaulava: {
    deity: 'mitra',
    lord: 'Mars',
    nature: 'good',
    goodFor: [both('friendship and affection', 'मित्रता और स्नेह'), both('choosing a partner', 'जीवनसाथी चुनना')],
  },
  Taitila: {
    deity: 'aryaman',
    lord: 'Mercury',
    nature: 'good',
    goodFor: [
      both('winning favour', 'लोगों का मन जीतना'),
      both('seeking shelter or a patron', 'सहारा या संरक्षक ढूँढ़ना'),
      both('houses', 'घर के काम'),
    ],
  },
  Gara: {
    deity: 'earth',
    lord: 'Jupiter',
    nature: 'good',
    goodFor: [
      both('farming, sowing and planting', 'खेती, बुआई और पौधे लगाना'),
      both('work on house and land', 'घर और ज़मीन के काम'),
    ],
  },
  Vanija: {
    deity: 'lakshmi',
    lord: 'Venus',
    nature: 'good',
    goodFor: [
      both('trade and agreements', 'व्यापार और समझौते'),
      both('joining with others', 'दूसरों के साथ मिलकर काम'),
      both('lasting work', 'टिकने वाले काम'),
    ],
  },
  Vishti: {
    deity: 'yama',
    lord: 'Saturn',
    nature: 'bad',
    goodFor: [
      both('contest and severe measures', 'मुकाबला और सख्त कदम'),
      both('removing what does harm', 'नुकसान करने वाली चीज़ें हटाना'),
    ],
  },
  Shakuni: {
    deity: 'kali',
    lord: null,
    nature: 'mixed',
    goodFor: [
      both('preparing remedies and roots', 'दवा और जड़ी-बूटी तैयार करना'),
      both('nourishing acts', 'सेहत और पोषण के काम'),
      both('mantra', 'मंत्र जप'),
    ],
  },
  Chatushpada: {
    deity: 'bull',
    lord: null,
    nature: 'mixed',
    goodFor: [
      both('care of cattle', 'पशुओं की देखभाल'),
      both('rites for the ancestors', 'पितरों का तर्पण और श्राद्ध'),
      both('matters of state', 'राजकाज'),
    ],
  },
  Naga: {
    deity: 'serpents',
    lord: null,
    nature: 'mixed',
    goodFor: [both('fixed and hard tasks', 'स्थायी और कठिन काम'), both('severe measures', 'सख्त कदम')],
  },
  Kimstughna: {
    deity: 'maruta',
    lord: null,
    nature: 'mixed',
    goodFor: [both('rites and offerings', 'हवन और पूजा'), both('nourishing and festive acts', 'पोषण और उत्सव के काम')],
  },
};
