/** The nine taras (Muhurta Chintamani ch. 4) and the stars that are special to a birth. Names in Devanagari serve Hindi. */
import { both, type Bilingual } from '../bilingual.ts';
import type { PanchangName } from './panchang.ts';

export type TaraId =
  'janma' | 'sampat' | 'vipat' | 'kshema' | 'pratyak' | 'sadhaka' | 'naidhana' | 'mitra' | 'parama_mitra';

export interface TaraRow extends PanchangName {
  readonly id: TaraId;
  /** Its other name, where books use two. */
  readonly alias: Bilingual | null;
  readonly nature: 'shubh' | 'ashubh';
  /** In the score of a day, in the first cycle; interpretive. */
  readonly weight: number;
  /** What the name promises; in Hindi a clause that follows the name. */
  readonly meaning: Bilingual;
  /** In Hindi the same before के लिए and से as alone. */
  readonly goodFor: readonly Bilingual[];
  readonly avoid: readonly Bilingual[];
  /** What custom gives away first where an act cannot wait. */
  readonly gift: Bilingual | null;
}

/** What a tara that closes its time to beginnings has among what it avoids. */
export const BEGINNINGS = both('beginnings', 'नई शुरुआत');

export const TARAS: readonly TaraRow[] = [
  {
    id: 'janma',
    name: 'Janma',
    sanskrit: 'जन्म',
    alias: null,
    nature: 'ashubh',
    weight: -2,
    meaning: both('the star of birth: body and mood are easily stirred', 'इसमें तन और मन जल्दी थकते हैं'),
    goodFor: [
      both('prayer and rest', 'पूजा-पाठ और आराम'),
      both('care of the body', 'शरीर की देखभाल'),
      both('study and routine', 'पढ़ाई और रोज़ के काम'),
    ],
    avoid: [
      both('journeys', 'यात्रा'),
      both('medical procedures that can wait', 'टालने योग्य इलाज'),
      both('disputes', 'विवाद'),
    ],
    gift: both('green vegetables', 'हरी सब्ज़ियाँ'),
  },
  {
    id: 'sampat',
    name: 'Sampat',
    sanskrit: 'संपत',
    alias: null,
    nature: 'shubh',
    weight: 6,
    meaning: both('wealth: what is begun tends to bring gain', 'इसमें शुरू किए काम से प्रायः लाभ होता है'),
    goodFor: [
      both('money matters and purchases', 'पैसे के काम और खरीदारी'),
      both('opening a business', 'व्यापार की शुरुआत'),
      both('beginnings of every kind', 'हर तरह की शुरुआत'),
    ],
    avoid: [],
    gift: null,
  },
  {
    id: 'vipat',
    name: 'Vipat',
    sanskrit: 'विपत',
    alias: null,
    nature: 'ashubh',
    weight: -6,
    meaning: both('hindrance: plans meet delays and small losses', 'इसमें योजनाओं में देरी और छोटा नुकसान हो सकता है'),
    goodFor: [
      both('repairs and putting things in order', 'मरम्मत और साफ़-सफ़ाई'),
      both('finishing what is under way', 'चल रहे काम'),
    ],
    avoid: [BEGINNINGS, both('journeys', 'यात्रा'), both('risks with money', 'पैसे के जोखिम')],
    gift: both('jaggery', 'गुड़'),
  },
  {
    id: 'kshema',
    name: 'Kshema',
    sanskrit: 'क्षेम',
    alias: null,
    nature: 'shubh',
    weight: 5,
    meaning: both('safety: what is begun tends to last', 'इसमें शुरू किया काम प्रायः टिकता है'),
    goodFor: [
      both('moving in and settling', 'गृह प्रवेश और नई जगह'),
      both('healing and convalescence', 'इलाज और आराम'),
      both('family and home', 'परिवार और घर'),
    ],
    avoid: [],
    gift: null,
  },
  {
    id: 'pratyak',
    name: 'Pratyak',
    sanskrit: 'प्रत्यरि',
    alias: both('Pratyari', 'प्रत्यक'),
    nature: 'ashubh',
    weight: -5,
    meaning: both('opposition: others pull the other way', 'इसमें लोगों की राय प्रायः अलग रहती है'),
    goodFor: [both('listening and preparing', 'तैयारी और सलाह'), both('work done alone', 'अकेले के काम')],
    avoid: [both('negotiations and agreements', 'समझौते की बातचीत'), BEGINNINGS, both('confrontation', 'टकराव')],
    gift: both('salt', 'नमक'),
  },
  {
    id: 'sadhaka',
    name: 'Sadhaka',
    sanskrit: 'साधक',
    alias: both('Sadhana', 'साधन'),
    nature: 'shubh',
    weight: 7,
    meaning: both('accomplishment: effort reaches its aim', 'इसमें मेहनत प्रायः लक्ष्य तक पहुँचती है'),
    goodFor: [
      both('important work and examinations', 'ज़रूरी काम और परीक्षा'),
      both('interviews and requests', 'इंटरव्यू और आवेदन'),
      both('beginnings of every kind', 'हर तरह की शुरुआत'),
    ],
    avoid: [],
    gift: null,
  },
  {
    id: 'naidhana',
    name: 'Naidhana',
    sanskrit: 'वध',
    alias: both('Vadha', 'नैधन'),
    nature: 'ashubh',
    weight: -8,
    meaning: both(
      'the most tiring of the nine: strength is better saved than spent',
      'इसमें थकान सबसे ज़्यादा होती है, इसलिए ताकत बचाकर रखें',
    ),
    goodFor: [both('rest and reflection', 'आराम और चिंतन'), both('ending what has had its time', 'पुराने काम का समापन')],
    avoid: [
      BEGINNINGS,
      both('journeys', 'यात्रा'),
      both('medical procedures that can wait', 'टालने योग्य इलाज'),
      both('signing', 'हस्ताक्षर'),
    ],
    gift: both('sesame and what gold one can spare', 'तिल और सामर्थ्य हो तो सोना'),
  },
  {
    id: 'mitra',
    name: 'Mitra',
    sanskrit: 'मित्र',
    alias: null,
    nature: 'shubh',
    weight: 5,
    meaning: both('friendship: people are well disposed', 'इसमें लोग प्रायः साथ देते हैं'),
    goodFor: [
      both('meetings and company', 'बैठक और मुलाकात'),
      both('partnership and reconciliation', 'साझेदारी और सुलह'),
      both('learning', 'सीखने के काम'),
    ],
    avoid: [],
    gift: null,
  },
  {
    id: 'parama_mitra',
    name: 'Parama Mitra',
    sanskrit: 'परम मित्र',
    alias: both('Ati-Mitra', 'अतिमित्र'),
    nature: 'shubh',
    weight: 6,
    meaning: both('close friendship: help comes without asking', 'इसमें बिना माँगे भी मदद मिल सकती है'),
    goodFor: [
      both('marriage and partnership', 'विवाह और साझेदारी'),
      both('travel', 'यात्रा'),
      both('beginnings of every kind', 'हर तरह की शुरुआत'),
    ],
    avoid: [],
    gift: null,
  },
];

export type SpecialTaraId = 'janma' | 'karma' | 'sanghatika' | 'samudayika' | 'adhana' | 'vainashika' | 'manasa';

export interface SpecialTara extends PanchangName {
  readonly id: SpecialTaraId;
  /** Nakshatras from that of birth, which is 1. */
  readonly count: number;
  /** In Hindi the same before से as alone. */
  readonly matter: Bilingual;
}

/** Special taras, counted from the nakshatra of birth, each with its matter; lists differ in a few. */
export const SPECIAL_TARAS: readonly SpecialTara[] = [
  { count: 1, id: 'janma', name: 'Janma', sanskrit: 'जन्म', matter: both('body and self', 'शरीर और स्वभाव') },
  {
    count: 10,
    id: 'karma',
    name: 'Karma',
    sanskrit: 'कर्म',
    matter: both('work and what one is known for', 'काम और पहचान'),
  },
  {
    count: 16,
    id: 'sanghatika',
    name: 'Sanghatika',
    sanskrit: 'सांघातिक',
    matter: both('groups and company', 'समूह और संगति'),
  },
  {
    count: 18,
    id: 'samudayika',
    name: 'Samudayika',
    sanskrit: 'सामुदायिक',
    matter: both('common undertakings', 'साझे के काम'),
  },
  { count: 19, id: 'adhana', name: 'Adhana', sanskrit: 'आधान', matter: both('family and descent', 'परिवार और वंश') },
  { count: 23, id: 'vainashika', name: 'Vainashika', sanskrit: 'वैनाशिक', matter: both('what is given up', 'त्याग') },
  { count: 25, id: 'manasa', name: 'Manasa', sanskrit: 'मानस', matter: both('mind and mood', 'मन') },
];
