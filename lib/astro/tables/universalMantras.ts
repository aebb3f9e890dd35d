/** Prayers that tradition gives to everybody, whatever the chart. */
import { both, type Bilingual } from '../bilingual.ts';
import { practice } from '../source.ts';

export const UNIVERSAL_SOURCE = practice('Prayers for everybody: tradition');

export interface UniversalMantra {
  readonly id: string;
  readonly name: Bilingual;
  readonly text: Bilingual;
  readonly purpose: Bilingual;
  /** Repetitions of a day. */
  readonly count: number;
}

const COUNT = 108;

export const UNIVERSAL_MANTRAS: readonly UniversalMantra[] = [
  {
    id: 'mahamrityunjaya',
    name: both('Mahamrityunjaya', 'महामृत्युंजय मंत्र'),
    text: both(
      'Om Tryambakam Yajamahe Sugandhim Pushtivardhanam, Urvarukamiva Bandhanan Mrityor Mukshiya Mamritat',
      'ॐ त्र्यम्बकं यजामहे सुगन्धिं पुष्टिवर्धनम्। उर्वारुकमिव बन्धनान् मृत्योर्मुक्षीय मामृतात्॥',
    ),
    purpose: both('protection and health', 'रक्षा और स्वास्थ्य'),
    count: COUNT,
  },
  {
    id: 'gayatri',
    name: both('Gayatri', 'गायत्री मंत्र'),
    text: both(
      'Om Bhur Bhuvah Svah, Tat Savitur Varenyam, Bhargo Devasya Dhimahi, Dhiyo Yo Nah Prachodayat',
      'ॐ भूर्भुवः स्वः तत्सवितुर्वरेण्यं भर्गो देवस्य धीमहि धियो यो नः प्रचोदयात्',
    ),
    purpose: both('clarity', 'बुद्धि की निर्मलता'),
    count: COUNT,
  },
  {
    id: 'ganapati',
    name: both('Prayer to Ganesha', 'गणेश मंत्र'),
    text: both('Om Gam Ganapataye Namah', 'ॐ गं गणपतये नमः'),
    purpose: both('a way through obstacles', 'विघ्नों में मार्ग'),
    count: COUNT,
  },
  {
    id: 'panchakshara',
    name: both('Panchakshara', 'पंचाक्षर मंत्र'),
    text: both('Om Namah Shivaya', 'ॐ नमः शिवाय'),
    purpose: both('peace', 'शांति'),
    count: COUNT,
  },
];
