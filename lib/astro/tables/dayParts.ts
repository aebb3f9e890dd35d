/** Parts of day and night and who rules them, Sunday first. Names in Devanagari serve Hindi. */
import { both, type Bilingual } from '../bilingual.ts';
import type { DeityId } from './deities.ts';
import type { TimeNature } from './elementQualities.ts';
import type { NakshatraType } from './nakshatraQualities.ts';
import type { PanchangName } from './panchang.ts';
import type { SevenPlanet } from './planets.ts';

export type KaalId = 'rahu_kaal' | 'yamaganda' | 'gulika_kaal';

export interface Kaal extends PanchangName {
  /** Which of the eight equal parts of the light half of the day, from 1, by vara. */
  readonly dayPart: readonly number[];
  /** Of the dark half; null where tradition counts by day only. */
  readonly nightPart: readonly number[] | null;
  readonly nature: TimeNature;
  readonly ruler: Bilingual;
  readonly avoid: readonly Bilingual[];
  readonly goodFor: readonly Bilingual[];
}

/** Kalaprakashika and the almanacs. */
export const KAALS: Readonly<Record<KaalId, Kaal>> = {
  rahu_kaal: {
    name: 'Rahu kaal',
    sanskrit: 'राहु काल',
    dayPart: [8, 2, 7, 5, 6, 4, 3],
    nightPart: null,
    nature: 'bad',
    ruler: both('Rahu', 'राहु'),
    avoid: [
      both('beginning a venture, a journey or a ceremony', 'नया काम, यात्रा या कोई संस्कार शुरू करना'),
      both('signing and buying', 'हस्ताक्षर और खरीदारी'),
    ],
    goodFor: [
      both('work already under way', 'पहले से चल रहा काम'),
      both('worship of Durga or Rahu', 'दुर्गा या राहु की पूजा'),
    ],
  },
  yamaganda: {
    name: 'Yamaganda',
    sanskrit: 'यमगंड',
    dayPart: [5, 4, 3, 2, 1, 7, 6],
    nightPart: null,
    nature: 'bad',
    ruler: both('Yamaganda, son of Jupiter', 'यमगंड, गुरु का पुत्र'),
    avoid: [
      both('beginning a journey', 'यात्रा शुरू करना'),
      both('beginning what should grow, and lending money', 'बढ़ने वाला काम शुरू करना और उधार देना'),
    ],
    goodFor: [both('concluding and clearing away', 'काम निपटाना और सफ़ाई')],
  },
  gulika_kaal: {
    name: 'Gulika kaal',
    sanskrit: 'गुलिक काल',
    dayPart: [7, 6, 5, 4, 3, 2, 1],
    nightPart: [3, 2, 1, 7, 6, 5, 4],
    nature: 'mixed',
    ruler: both('Gulika, son of Saturn', 'गुलिक, शनि का पुत्र'),
    avoid: [
      both(
        'what one would not want to do again, such as borrowing or last rites',
        'जो काम दोहराना न पड़े, जैसे कर्ज़ लेना या अंतिम संस्कार',
      ),
    ],
    goodFor: [
      both('what is meant to be repeated, such as saving or practice', 'जो काम बार-बार करना हो, जैसे बचत या अभ्यास'),
    ],
  },
};

export type ChoghadiyaId = 'udveg' | 'char' | 'labh' | 'amrit' | 'kaal' | 'shubh' | 'rog';

export interface Choghadiya extends PanchangName {
  readonly id: ChoghadiyaId;
  readonly lord: SevenPlanet;
  readonly nature: TimeNature;
  readonly goodFor: readonly Bilingual[];
}

/** In the order in which they follow each other by day. */
export const CHOGHADIYAS: readonly Choghadiya[] = [
  {
    id: 'udveg',
    name: 'Udveg',
    sanskrit: 'उद्वेग',
    lord: 'Sun',
    nature: 'bad',
    goodFor: [both('dealings with government and officials', 'सरकारी काम और अधिकारियों से मिलना')],
  },
  {
    id: 'char',
    name: 'Char',
    sanskrit: 'चर',
    lord: 'Venus',
    nature: 'middling',
    goodFor: [both('travel', 'यात्रा'), both('vehicles and what is meant to move', 'वाहन और चलने-फिरने के काम')],
  },
  {
    id: 'labh',
    name: 'Labh',
    sanskrit: 'लाभ',
    lord: 'Mercury',
    nature: 'good',
    goodFor: [both('business and trade', 'बिज़नेस और व्यापार'), both('learning something new', 'नई बात सीखना')],
  },
  {
    id: 'amrit',
    name: 'Amrit',
    sanskrit: 'अमृत',
    lord: 'Moon',
    nature: 'good',
    goodFor: [both('work of every kind', 'हर तरह का काम')],
  },
  {
    id: 'kaal',
    name: 'Kaal',
    sanskrit: 'काल',
    lord: 'Saturn',
    nature: 'bad',
    goodFor: [both('routine, and putting money by', 'रोज़ के काम और बचत')],
  },
  {
    id: 'shubh',
    name: 'Shubh',
    sanskrit: 'शुभ',
    lord: 'Jupiter',
    nature: 'good',
    goodFor: [both('weddings and ceremonies', 'विवाह और संस्कार'), both('religious acts and study', 'पूजा-पाठ और पढ़ाई')],
  },
  {
    id: 'rog',
    name: 'Rog',
    sanskrit: 'रोग',
    lord: 'Mars',
    nature: 'bad',
    goodFor: [both('contest and facing opposition', 'मुकाबला और विरोध का सामना')],
  },
];

/** Steps through `CHOGHADIYAS` from one part to the next; by night Shubh is followed by Amrit, Amrit by Char. */
export const CHOGHADIYA_STEP = { day: 1, night: 5 } as const;
/** Places in `CHOGHADIYAS`: by day the vara's own lord begins, by night the lord of the fifth day from it. */
export const FIRST_CHOGHADIYA = {
  day: [0, 3, 6, 2, 5, 1, 4],
  night: [5, 1, 4, 0, 3, 6, 2],
} as const satisfies Record<string, readonly number[]>;

/** The planets from the slowest to the quickest: each hora has the next one for its lord (Surya Siddhanta 12.78-79). */
export const HORA_ORDER: readonly SevenPlanet[] = ['Saturn', 'Jupiter', 'Mars', 'Sun', 'Venus', 'Mercury', 'Moon'];

export interface HoraQuality {
  readonly nature: TimeNature;
  readonly goodFor: readonly Bilingual[];
}

/** By lord: natures as natural benefics and malefics, uses as almanacs give them. */
export const HORA_QUALITIES: Readonly<Record<SevenPlanet, HoraQuality>> = {
  Sun: {
    nature: 'middling',
    goodFor: [
      both('government and authority', 'सरकार और अधिकार के काम'),
      both('applying for a post', 'नौकरी की अर्ज़ी'),
      both('matters of the father', 'पिता से जुड़े काम'),
    ],
  },
  Moon: {
    nature: 'good',
    goodFor: [
      both('travel and water', 'यात्रा और जल के काम'),
      both('home, food and care', 'घर, भोजन और देखभाल'),
      both('meeting people', 'लोगों से मिलना'),
    ],
  },
  Mars: {
    nature: 'bad',
    goodFor: [
      both('contest and exercise', 'मुकाबला और कसरत'),
      both('land and building', 'ज़मीन और निर्माण'),
      both('machines and fire', 'मशीन और अग्नि के काम'),
    ],
  },
  Mercury: {
    nature: 'good',
    goodFor: [
      both('trade and accounts', 'व्यापार और हिसाब'),
      both('learning and writing', 'पढ़ना और लिखना'),
      both('messages and contracts', 'संदेश और अनुबंध'),
    ],
  },
  Jupiter: {
    nature: 'good',
    goodFor: [
      both('every auspicious beginning', 'हर शुभ शुरुआत'),
      both('teaching, counsel and worship', 'पढ़ाना, सलाह और पूजा'),
      both('finance', 'धन के काम'),
    ],
  },
  Venus: {
    nature: 'good',
    goodFor: [
      both('marriage and friendship', 'विवाह और मित्रता'),
      both('art, dress and ornament', 'कला, वस्त्र और गहने'),
      both('vehicles and comfort', 'वाहन और सुख-सुविधा'),
    ],
  },
  Saturn: {
    nature: 'bad',
    goodFor: [
      both('steady labour', 'लगातार मेहनत'),
      both('oil, iron and land', 'तेल, लोहा और ज़मीन'),
      both('finishing old tasks', 'पुराने काम पूरे करना'),
    ],
  },
};

export interface VaraQuality {
  readonly deity: DeityId;
  readonly type: NakshatraType;
}

/** Kinds of the seven days: Muhurta Chintamani 2.2-8; deities of their planets as almanacs give them. */
export const VARA_QUALITIES: readonly VaraQuality[] = [
  { deity: 'shiva', type: 'dhruva' },
  { deity: 'gauri', type: 'chara' },
  { deity: 'skanda', type: 'ugra' },
  { deity: 'vishnu', type: 'mishra' },
  { deity: 'brahma', type: 'kshipra' },
  { deity: 'indra', type: 'mridu' },
  { deity: 'kala', type: 'tikshna' },
];

/** The muhurta of midday. */
export const ABHIJIT = {
  name: 'Abhijit',
  sanskrit: 'अभिजित',
  inSanskrit: 'अभिजित्',
  nature: 'good',
  goodFor: [
    both('every beginning, most of all where no other good time is found', 'हर शुरुआत, खासकर जब दूसरा शुभ समय न मिले'),
    both('travel, except to the south', 'यात्रा, दक्षिण दिशा छोड़कर'),
  ],
  avoid: [both('journeys to the south', 'दक्षिण दिशा की यात्रा')],
} as const satisfies PanchangName & { nature: TimeNature; goodFor: readonly Bilingual[]; avoid: readonly Bilingual[] };
