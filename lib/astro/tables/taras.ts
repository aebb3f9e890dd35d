/** The nine taras (Muhurta Chintamani ch. 4) and the stars that are special to a birth. Names in Devanagari serve Hindi. */
import type { PanchangName } from './panchang.ts';

export type TaraId =
  'janma' | 'sampat' | 'vipat' | 'kshema' | 'pratyak' | 'sadhaka' | 'naidhana' | 'mitra' | 'parama_mitra';

export interface TaraRow extends PanchangName {
  readonly id: TaraId;
  /** Its other name, where books use two. */
  readonly alias: string | null;
  readonly nature: 'shubh' | 'ashubh';
  /** In the score of a day, in the first cycle; interpretive. */
  readonly weight: number;
  /** What the name promises. */
  readonly meaning: string;
  readonly goodFor: readonly string[];
  readonly avoid: readonly string[];
  /** What custom gives away first where an act cannot wait. */
  readonly gift: string | null;
}

export const TARAS: readonly TaraRow[] = [
  {
    id: 'janma',
    name: 'Janma',
    sanskrit: 'जन्म',
    alias: null,
    nature: 'ashubh',
    weight: -2,
    meaning: 'the star of birth: body and mood are easily stirred',
    goodFor: ['prayer and rest', 'care of the body', 'study and routine'],
    avoid: ['journeys', 'medical procedures that can wait', 'disputes'],
    gift: 'green vegetables',
  },
  {
    id: 'sampat',
    name: 'Sampat',
    sanskrit: 'संपत्',
    alias: null,
    nature: 'shubh',
    weight: 6,
    meaning: 'wealth: what is begun tends to bring gain',
    goodFor: ['money matters and purchases', 'opening a business', 'beginnings of every kind'],
    avoid: [],
    gift: null,
  },
  {
    id: 'vipat',
    name: 'Vipat',
    sanskrit: 'विपत्',
    alias: null,
    nature: 'ashubh',
    weight: -6,
    meaning: 'hindrance: plans meet delays and small losses',
    goodFor: ['repairs and putting things in order', 'finishing what is under way'],
    avoid: ['beginnings', 'journeys', 'risks with money'],
    gift: 'jaggery',
  },
  {
    id: 'kshema',
    name: 'Kshema',
    sanskrit: 'क्षेम',
    alias: null,
    nature: 'shubh',
    weight: 5,
    meaning: 'safety: what is begun tends to last',
    goodFor: ['moving in and settling', 'healing and convalescence', 'family and home'],
    avoid: [],
    gift: null,
  },
  {
    id: 'pratyak',
    name: 'Pratyak',
    sanskrit: 'प्रत्यक्',
    alias: 'Pratyari',
    nature: 'ashubh',
    weight: -5,
    meaning: 'opposition: others pull the other way',
    goodFor: ['listening and preparing', 'work done alone'],
    avoid: ['negotiations and agreements', 'beginnings', 'confrontation'],
    gift: 'salt',
  },
  {
    id: 'sadhaka',
    name: 'Sadhaka',
    sanskrit: 'साधक',
    alias: 'Sadhana',
    nature: 'shubh',
    weight: 7,
    meaning: 'accomplishment: effort reaches its aim',
    goodFor: ['important work and examinations', 'interviews and requests', 'beginnings of every kind'],
    avoid: [],
    gift: null,
  },
  {
    id: 'naidhana',
    name: 'Naidhana',
    sanskrit: 'नैधन',
    alias: 'Vadha',
    nature: 'ashubh',
    weight: -8,
    meaning: 'the most tiring of the nine: strength is better saved than spent',
    goodFor: ['rest and reflection', 'ending what has had its time'],
    avoid: ['beginnings', 'journeys', 'medical procedures that can wait', 'signing'],
    gift: 'sesame and what gold one can spare',
  },
  {
    id: 'mitra',
    name: 'Mitra',
    sanskrit: 'मित्र',
    alias: null,
    nature: 'shubh',
    weight: 5,
    meaning: 'friendship: people are well disposed',
    goodFor: ['meetings and company', 'partnership and reconciliation', 'learning'],
    avoid: [],
    gift: null,
  },
  {
    id: 'parama_mitra',
    name: 'Parama Mitra',
    sanskrit: 'परममित्र',
    alias: 'Ati-Mitra',
    nature: 'shubh',
    weight: 6,
    meaning: 'close friendship: help comes without asking',
    goodFor: ['marriage and partnership', 'travel', 'beginnings of every kind'],
    avoid: [],
    gift: null,
  },
];

export type SpecialTaraId = 'janma' | 'karma' | 'sanghatika' | 'samudayika' | 'adhana' | 'vainashika' | 'manasa';

export interface SpecialTara extends PanchangName {
  readonly id: SpecialTaraId;
  /** Nakshatras from that of birth, which is 1. */
  readonly count: number;
  readonly matter: string;
}

/** Special taras, counted from the nakshatra of birth, each with its matter; lists differ in a few. */
export const SPECIAL_TARAS: readonly SpecialTara[] = [
  { count: 1, id: 'janma', name: 'Janma', sanskrit: 'जन्म', matter: 'body and self' },
  { count: 10, id: 'karma', name: 'Karma', sanskrit: 'कर्म', matter: 'work and what one is known for' },
  { count: 16, id: 'sanghatika', name: 'Sanghatika', sanskrit: 'सांघातिक', matter: 'groups and company' },
  { count: 18, id: 'samudayika', name: 'Samudayika', sanskrit: 'सामुदायिक', matter: 'common undertakings' },
  { count: 19, id: 'adhana', name: 'Adhana', sanskrit: 'आधान', matter: 'family and descent' },
  { count: 23, id: 'vainashika', name: 'Vainashika', sanskrit: 'वैनाशिक', matter: 'what is given up' },
  { count: 25, id: 'manasa', name: 'Manasa', sanskrit: 'मानस', matter: 'mind and mood' },
];
