/** Special yogas of a day: which vara, tithi and nakshatra together make them. */
import { both, type Bilingual } from '../bilingual.ts';
import { muhurtaChintamani, practice, type Source } from '../source.ts';
import type { TimeNature } from './elementQualities.ts';
import type { PanchangName } from './panchang.ts';

/** The elements that must coincide; one that is left out may have any value. */
export interface DayCombination {
  /** Sunday is 0. */
  readonly varas: readonly number[];
  /** 1 to 15, of either half of the month. */
  readonly tithis?: readonly number[];
  /** 1 to 27. */
  readonly nakshatras?: readonly number[];
}

export type DayYogaId =
  | 'amrita_siddhi'
  | 'sarvartha_siddhi'
  | 'ravi_pushya'
  | 'guru_pushya'
  | 'siddha'
  | 'mrityu_tithi'
  | 'dagdha'
  | 'dwipushkar'
  | 'tripushkar'
  | 'yamaghanta'
  | 'utpata'
  | 'mrityu_nakshatra'
  | 'kana'
  | 'ravi'
  | 'visha';

export interface DayYoga extends PanchangName {
  readonly id: DayYogaId;
  readonly nature: TimeNature;
  readonly meaning: Bilingual;
  readonly source: Source;
  /** Any one of them forms it. */
  readonly combinations: readonly DayCombination[];
}

const SHUBHASHUBHA = muhurtaChintamani('Shubhashubha-prakarana');

const [SUN, MON, TUE, WED, THU, FRI, SAT] = [0, 1, 2, 3, 4, 5, 6] as const;

const NANDA = [1, 6, 11];
const BHADRA = [2, 7, 12];
const JAYA = [3, 8, 13];
const RIKTA = [4, 9, 14];
const PURNA = [5, 10, 15];

/** One nakshatra, or one tithi, for each vara from Sunday on. */
const byVara = (field: 'tithis' | 'nakshatras', numbers: readonly (readonly number[])[]): DayCombination[] =>
  numbers.flatMap((row, vara) => (row.length > 0 ? [{ varas: [vara], [field]: row }] : []));

/** Yogas that weekday, tithi and nakshatra make together. */
export const DAY_YOGAS: readonly DayYoga[] = [
  {
    id: 'amrita_siddhi',
    name: 'Amrita Siddhi',
    sanskrit: 'अमृत सिद्धि',
    nature: 'good',
    meaning: both(
      'One of the best times to begin anything, with three exceptions. Tuesday with Ashwini is not taken for entering a house. Thursday with Pushya is not taken for a wedding, nor Saturday with Rohini for a journey.',
      'नया काम शुरू करने के सबसे अच्छे समयों में से एक। तीन बातें छोड़ दें: मंगलवार और अश्विनी में गृह प्रवेश, गुरुवार और पुष्य में विवाह, शनिवार और रोहिणी में यात्रा।',
    ),
    source: SHUBHASHUBHA,
    combinations: byVara('nakshatras', [[13], [5], [1], [17], [8], [27], [4]]),
  },
  {
    id: 'sarvartha_siddhi',
    name: 'Sarvartha Siddhi',
    sanskrit: 'सर्वार्थ सिद्धि',
    nature: 'good',
    meaning: both(
      'Good for whatever is begun, such as purchases, agreements and ceremonies.',
      'हर शुरुआत के लिए अच्छा: खरीदारी, समझौते, पढ़ाई, यात्रा और संस्कार।',
    ),
    source: SHUBHASHUBHA,
    combinations: byVara('nakshatras', [
      [1, 8, 12, 13, 19, 21, 26],
      [4, 5, 8, 17, 22],
      [1, 3, 9, 26],
      [3, 4, 5, 13, 17],
      [1, 7, 8, 17, 27],
      [1, 7, 17, 22, 27],
      [4, 15, 22],
    ]),
  },
  {
    id: 'ravi_pushya',
    name: 'Ravi Pushya',
    sanskrit: 'रवि पुष्य',
    nature: 'good',
    meaning: both(
      'Good for medicine and herbs, learning, initiation and purchases. Pushya is not taken for weddings.',
      'दवा, जड़ी-बूटी, पढ़ाई, दीक्षा और खरीदारी के लिए अच्छा। पुष्य में विवाह नहीं किया जाता।',
    ),
    source: practice('Almanacs: Pushya on a Sunday'),
    combinations: [{ varas: [SUN], nakshatras: [8] }],
  },
  {
    id: 'guru_pushya',
    name: 'Guru Pushya',
    sanskrit: 'गुरु पुष्य',
    nature: 'good',
    meaning: both(
      'Good for gold and lasting purchases, study, worship and new enterprises. Pushya is not taken for weddings.',
      'सोना और टिकाऊ चीज़ें खरीदने, पढ़ाई, पूजा और नए काम के लिए अच्छा। पुष्य में विवाह नहीं किया जाता।',
    ),
    source: practice('Almanacs: Pushya on a Thursday'),
    combinations: [{ varas: [THU], nakshatras: [8] }],
  },
  {
    id: 'siddha',
    name: 'Siddha',
    sanskrit: 'सिद्धा तिथि',
    nature: 'good',
    meaning: both(
      'The group of the tithi agrees with the day, so what is begun is said to be completed.',
      'तिथि का वर्ग और वार आपस में मेल खाते हैं; इसमें शुरू किया काम पूरा होता है।',
    ),
    source: SHUBHASHUBHA,
    combinations: [
      { varas: [FRI], tithis: NANDA },
      { varas: [WED], tithis: BHADRA },
      { varas: [TUE], tithis: JAYA },
      { varas: [SAT], tithis: RIKTA },
      { varas: [THU], tithis: PURNA },
    ],
  },
  {
    id: 'mrityu_tithi',
    name: 'Mrityu (tithi)',
    sanskrit: 'मृत्यु तिथि',
    nature: 'bad',
    meaning: both(
      'The group of the tithi disagrees with the day, so beginnings are better set at another time.',
      'तिथि का वर्ग और वार मेल नहीं खाते; नया काम दूसरे समय में शुरू करें।',
    ),
    source: SHUBHASHUBHA,
    combinations: [
      { varas: [SUN, TUE], tithis: NANDA },
      { varas: [MON, FRI], tithis: BHADRA },
      { varas: [WED], tithis: JAYA },
      { varas: [THU], tithis: RIKTA },
      { varas: [SAT], tithis: PURNA },
    ],
  },
  {
    id: 'dagdha',
    name: 'Dagdha',
    sanskrit: 'दग्धा तिथि',
    nature: 'bad',
    meaning: both(
      'The tithi is called burnt on this day. Ceremonies and journeys are not begun in it.',
      'इस वार को यह तिथि दग्ध कहलाती है; इसमें संस्कार और यात्रा शुरू न करें।',
    ),
    source: SHUBHASHUBHA,
    combinations: byVara('tithis', [[12], [11], [5], [3], [6], [8], [9]]),
  },
  {
    id: 'dwipushkar',
    name: 'Dwipushkar',
    sanskrit: 'द्विपुष्कर',
    nature: 'mixed',
    meaning: both(
      'What happens in it is said to happen twice. It is good for gain and saving, not for what you would not want again.',
      'इसमें हुई बात दोहराई जाती है; लाभ और बचत के लिए अच्छा, पर ऐसा काम न करें जो दोबारा न करना चाहें।',
    ),
    source: SHUBHASHUBHA,
    combinations: [{ varas: [SUN, TUE, SAT], tithis: BHADRA, nakshatras: [5, 14, 23] }],
  },
  {
    id: 'tripushkar',
    name: 'Tripushkar',
    sanskrit: 'त्रिपुष्कर',
    nature: 'mixed',
    meaning: both(
      'What happens in it is said to happen three times. It is good for gain and saving, not for what you would not want again.',
      'इसमें हुई बात तीन बार होती है; लाभ और बचत के लिए अच्छा, पर ऐसा काम न करें जो फिर न करना चाहें।',
    ),
    source: SHUBHASHUBHA,
    combinations: [{ varas: [SUN, TUE, SAT], tithis: BHADRA, nakshatras: [3, 7, 12, 16, 21, 25] }],
  },
  {
    id: 'yamaghanta',
    name: 'Yamaghanta',
    sanskrit: 'यमघंट',
    nature: 'bad',
    meaning: both('Avoided for journeys above all, and for ceremonies.', 'इसमें यात्रा न करें; संस्कार भी दूसरे समय में रखें।'),
    source: SHUBHASHUBHA,
    combinations: byVara('nakshatras', [[10], [16], [6], [19], [3], [4], [13]]),
  },
  {
    id: 'utpata',
    name: 'Utpata',
    sanskrit: 'उत्पात',
    nature: 'bad',
    meaning: both(
      'The name means disturbance. Plans made in it are said to be upset, so beginnings are put off.',
      'नाम का अर्थ है उथल-पुथल; इसमें बनी योजना बदल सकती है, इसलिए नया काम आगे के लिए रखें।',
    ),
    source: SHUBHASHUBHA,
    combinations: byVara('nakshatras', [[16], [20], [23], [27], [4], [8], [12]]),
  },
  {
    id: 'mrityu_nakshatra',
    name: 'Mrityu (nakshatra)',
    sanskrit: 'मृत्यु योग',
    nature: 'bad',
    meaning: both(
      'The star after that of Utpata. Beginnings and risks wait until it has passed.',
      'उत्पात के बाद का नक्षत्र; नया काम और जोखिम इसके बीतने के बाद लें।',
    ),
    source: SHUBHASHUBHA,
    combinations: byVara('nakshatras', [[17], [21], [24], [1], [5], [9], [13]]),
  },
  {
    id: 'kana',
    name: 'Kana',
    sanskrit: 'काण योग',
    nature: 'bad',
    meaning: both(
      'The name means one-eyed. Something is said to be overlooked, so look twice at agreements and plans.',
      'नाम का अर्थ है एक आँख वाला; कोई बात नज़र से छूट सकती है, इसलिए समझौते और योजनाएँ दोबारा देख लें।',
    ),
    // On Monday the count of 28 puts it in Abhijit; Shravana, the next of 27, is Siddhi by the same verse.
    source: SHUBHASHUBHA,
    combinations: byVara('nakshatras', [[18], [], [25], [2], [6], [10], [14]]),
  },
];

/** Nakshatras of the Moon, counted from the Sun's own as the first, that make Ravi yoga. */
export const RAVI_YOGA_COUNTS: readonly number[] = [4, 6, 9, 10, 13, 20];

/** Made by how far the Moon's nakshatra is from the Sun's, not by a weekday. */
export const RAVI_YOGA: Omit<DayYoga, 'combinations'> = {
  id: 'ravi',
  name: 'Ravi Yoga',
  sanskrit: 'रवि योग',
  nature: 'good',
  meaning: both(
    'Said to take away many faults of the day, as the Sun does darkness. It helps where no better time can be had.',
    'जैसे सूर्य अँधेरा हटाता है, वैसे यह योग दिन के कई दोष हटाता है; दूसरा अच्छा समय न मिले तो इसे चुनें।',
  ),
  source: SHUBHASHUBHA,
};

/** Of the same verse as the burnt tithis; the day in general does without it. */
export const VISHA_YOGA: DayYoga = {
  id: 'visha',
  name: 'Visha',
  sanskrit: 'विष योग',
  nature: 'bad',
  meaning: both(
    'The tithi and the day are said to spoil each other. Beginnings are better set at another time.',
    'तिथि और वार का यह मेल नए काम के लिए अच्छा नहीं माना गया; शुरुआत दूसरे समय में करें।',
  ),
  source: muhurtaChintamani(1, '8'),
  combinations: byVara('tithis', [[4], [6], [7], [2], [8], [9], [7]]),
};

/** The burnt yoga, which other rules look for too. */
export const DAGDHA = DAY_YOGAS.find(({ id }) => id === 'dagdha')!;

/** Returns the yoga of an id. */
export function dayYogaOf(id: DayYogaId): Omit<DayYoga, 'combinations'> {
  return [...DAY_YOGAS, VISHA_YOGA].find((yoga) => yoga.id === id) ?? RAVI_YOGA;
}
