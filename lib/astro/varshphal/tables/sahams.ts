/**
 * Sahams: sensitive points A - C + B (Tajika Nilakanthi, Samjna Tantra; the first 36 in the order of P. V. R. Narasimha
 * Rao, Vedic Astrology: An Integrated Approach). Where he differs from Mahidhara's Tajika Nilakanthi and from the Varsha
 * Pradipaka, a row holds his formulas besides.
 */
import { both, type Bilingual } from '../../bilingual.ts';
import type { PanchangName } from '../../tables/panchang.ts';
import { SEVEN_PLANETS, type SevenPlanet } from '../../tables/planets.ts';
import type { SahamSet } from '../tajikaChoices.ts';

/** What a formula is made of: a planet, the ascendant, a cusp, a lord, another saham, a fixed degree. */
export type SahamTerm =
  | SevenPlanet
  | 'ascendant'
  | 'ascendant_lord'
  | 'sun_sign_lord'
  | 'moon_sign_lord'
  | 'middle_of_cancer'
  | `house_${2 | 6 | 8 | 9 | 11 | 4}`
  | `lord_${2 | 9 | 11 | 4}`
  | 'punya'
  | 'vidya'
  | 'shastra';

export interface SahamFormula {
  readonly a: SahamTerm;
  readonly c: SahamTerm;
  readonly b: SahamTerm;
}

/** How a saham is made by day and by night. */
export interface DayAndNight {
  readonly day: SahamFormula;
  readonly night: SahamFormula;
}

/** In the order of the list. */
export type SahamId =
  | 'punya'
  | 'vidya'
  | 'yashas'
  | 'mitra'
  | 'mahatmya'
  | 'asha'
  | 'samartha'
  | 'bhratri'
  | 'gaurava'
  | 'pitri'
  | 'rajya'
  | 'matri'
  | 'putra'
  | 'jiva'
  | 'karma'
  | 'roga'
  | 'kali'
  | 'shastra'
  | 'bandhu'
  | 'mrityu'
  | 'paradesha'
  | 'artha'
  | 'paradara'
  | 'vanik'
  | 'karyasiddhi'
  | 'vivaha'
  | 'santapa'
  | 'shraddha'
  | 'priti'
  | 'jadya'
  | 'vyapara'
  | 'shatru'
  | 'jalapatana'
  | 'bandhana'
  | 'apamrityu'
  | 'labha'
  | 'bala'
  | 'deha'
  | 'vahana'
  | 'prasava';

export type SahamNature = 'kind' | 'hard';

/** Precision of its time: a day, the periods of its lord, or none. */
export type SahamTiming = 'day' | 'periods' | 'none';

export interface SahamRow extends PanchangName, DayAndNight {
  readonly id: SahamId;
  /** As a label, and as part of a sentence before a postposition. */
  readonly meaning: Bilingual;
  /** As P. V. R. Narasimha Rao lists it, where that is not how Tajika Nilakanthi has it. */
  readonly pvr?: DayAndNight;
  /** Taken instead where Mars is the lord of the ascendant; it swaps at night too. */
  readonly marsRising?: SahamFormula;
  /** A strong saham of a hard matter brings more of it, so weakness is welcome there. */
  readonly nature: SahamNature;
  readonly timing: SahamTiming;
  /** Of a secondary list, on which the texts differ. */
  readonly isSecondary: boolean;
}

type Night = 'swap' | 'same';

/** Illness is given no day, and endings no time at all: such dates do harm, and no text vouches for them. */
const COARSE_TIMINGS: Readonly<Partial<Record<SahamId, SahamTiming>>> = {
  roga: 'periods',
  jadya: 'periods',
  mrityu: 'none',
  apamrityu: 'none',
};

/** Punya comes first, as others are made from it; Vidya stands before Mitra and Shastra before Priti for the same reason. */
export const SAHAMS: readonly SahamRow[] = [
  saham('punya', 'Punya', 'पुण्य', both('fortune and merit', 'भाग्य और पुण्य'), 'Moon - Sun + ascendant', 'swap'),
  saham('vidya', 'Vidya', 'विद्या', both('learning', 'पढ़ाई और विद्या'), 'Sun - Moon + ascendant', 'swap'),
  saham('yashas', 'Yashas', 'यश', both('a good name', 'नाम और यश'), 'Jupiter - punya + ascendant', 'swap'),
  {
    // Mahidhara counts from the saham of the teacher, which is that of learning.
    ...saham('mitra', 'Mitra', 'मित्र', both('friends', 'मित्रता'), 'vidya - punya + Venus', 'swap'),
    pvr: dayAndNight('Jupiter - punya + Venus', 'swap'),
  },
  saham(
    'mahatmya',
    'Mahatmya',
    'माहात्म्य',
    both('greatness and dignity', 'महत्त्व और प्रतिष्ठा'),
    'punya - Mars + ascendant',
    'swap',
  ),
  saham('asha', 'Asha', 'आशा', both('wishes and hopes', 'इच्छा और आशा'), 'Saturn - Mars + ascendant', 'swap'),
  {
    ...saham(
      'samartha',
      'Samartha',
      'समर्थ',
      both('ability and enterprise', 'क्षमता और पहल'),
      'Mars - ascendant_lord + ascendant',
      'swap',
    ),
    marsRising: formula('Jupiter - Mars + ascendant'),
  },
  saham('bhratri', 'Bhratri', 'भ्रातृ', both('brothers and sisters', 'भाई-बहन'), 'Jupiter - Saturn + ascendant', 'same'),
  {
    // By night the two lights change places.
    ...saham('gaurava', 'Gaurava', 'गौरव', both('respect', 'सम्मान'), 'Jupiter - Moon + Sun', 'same'),
    night: formula('Jupiter - Sun + Moon'),
    pvr: dayAndNight('Jupiter - Moon + Sun', 'swap'),
  },
  saham('pitri', 'Pitri', 'पितृ', both('the father', 'पिता'), 'Saturn - Sun + ascendant', 'swap'),
  saham('rajya', 'Rajya', 'राज्य', both('office and authority', 'पद और अधिकार'), 'Saturn - Sun + ascendant', 'swap'),
  saham('matri', 'Matri', 'मातृ', both('the mother', 'माता'), 'Moon - Venus + ascendant', 'swap'),
  {
    ...saham('putra', 'Putra', 'पुत्र', both('children', 'संतान'), 'Jupiter - Moon + ascendant', 'same'),
    pvr: dayAndNight('Jupiter - Moon + ascendant', 'swap'),
  },
  saham('jiva', 'Jiva', 'जीव', both('life and livelihood', 'जीवन और आजीविका'), 'Saturn - Jupiter + ascendant', 'swap'),
  saham('karma', 'Karma', 'कर्म', both('work and deeds', 'काम और कर्म'), 'Mars - Mercury + ascendant', 'swap'),
  saham('roga', 'Roga', 'रोग', both('illness', 'बीमारी'), 'ascendant - Moon + ascendant', 'same', 'hard'),
  saham('kali', 'Kali', 'कलि', both('strife', 'कलह'), 'Jupiter - Mars + ascendant', 'swap', 'hard'),
  saham(
    'shastra',
    'Shastra',
    'शास्त्र',
    both('knowledge of the sciences', 'शास्त्र-ज्ञान'),
    'Jupiter - Saturn + Mercury',
    'swap',
  ),
  {
    ...saham('bandhu', 'Bandhu', 'बंधु', both('relatives', 'रिश्तेदारी'), 'Mercury - Moon + ascendant', 'same'),
    pvr: dayAndNight('Mercury - Moon + ascendant', 'swap'),
  },
  {
    ...saham(
      'mrityu',
      'Mrityu',
      'मृत्यु',
      both('endings and great change', 'समाप्ति और परिवर्तन'),
      'house_8 - Moon + Saturn',
      'same',
      'hard',
    ),
    pvr: dayAndNight('house_8 - Moon + ascendant', 'same'),
  },
  saham('paradesha', 'Paradesha', 'परदेश', both('foreign lands', 'विदेश'), 'house_9 - lord_9 + ascendant', 'same'),
  saham('artha', 'Artha', 'अर्थ', both('money', 'धन'), 'house_2 - lord_2 + ascendant', 'same'),
  saham(
    'paradara',
    'Paradara',
    'परदारा',
    both('attraction outside a bond', 'बाहरी आकर्षण'),
    'Venus - Sun + ascendant',
    'swap',
    'hard',
  ),
  saham('vanik', 'Vanik', 'वणिक', both('commerce', 'लेन-देन और व्यापार'), 'Moon - Mercury + ascendant', 'swap'),
  {
    ...saham(
      'karyasiddhi',
      'Karyasiddhi',
      'कार्यसिद्धि',
      both('success of work', 'काम की सफलता'),
      'Saturn - Sun + sun_sign_lord',
      'same',
    ),
    night: formula('Saturn - Moon + moon_sign_lord'),
  },
  saham('vivaha', 'Vivaha', 'विवाह', both('marriage', 'विवाह'), 'Venus - Saturn + ascendant', 'swap'),
  saham('santapa', 'Santapa', 'संताप', both('sorrow', 'दुःख और चिंता'), 'Saturn - Moon + house_6', 'swap', 'hard'),
  saham('shraddha', 'Shraddha', 'श्रद्धा', both('faith', 'श्रद्धा'), 'Venus - Mars + ascendant', 'swap'),
  saham('priti', 'Priti', 'प्रीति', both('affection', 'प्रेम'), 'shastra - punya + ascendant', 'swap'),
  saham(
    'jadya',
    'Jadya',
    'जाड्य',
    both('slow and lasting complaints', 'पुरानी तकलीफ़'),
    'Mars - Saturn + Mercury',
    'swap',
    'hard',
  ),
  saham('vyapara', 'Vyapara', 'व्यापार', both('business', 'बिज़नेस'), 'Mars - Saturn + ascendant', 'same'),
  saham('shatru', 'Shatru', 'शत्रु', both('rivals', 'विरोध'), 'Mars - Saturn + ascendant', 'swap', 'hard'),
  saham(
    'jalapatana',
    'Jalapatana',
    'जलपतन',
    both('crossing the sea', 'समुद्र पार यात्रा'),
    'middle_of_cancer - Saturn + ascendant',
    'swap',
  ),
  saham(
    'bandhana',
    'Bandhana',
    'बंधन',
    both('confinement', 'रुकावट और बंधन'),
    'punya - Saturn + ascendant',
    'swap',
    'hard',
  ),
  saham('apamrityu', 'Apamrityu', 'अपमृत्यु', both('mishaps', 'दुर्घटना'), 'house_8 - Mars + ascendant', 'swap', 'hard'),
  saham('labha', 'Labha', 'लाभ', both('gains', 'लाभ'), 'house_11 - lord_11 + ascendant', 'same'),
  secondary(saham('bala', 'Bala', 'बल', both('strength', 'ताकत'), 'Jupiter - Moon + ascendant', 'swap')),
  secondary(saham('deha', 'Deha', 'देह', both('the body', 'शरीर'), 'ascendant - Mercury + ascendant', 'swap')),
  secondary(saham('vahana', 'Vahana', 'वाहन', both('vehicles', 'वाहन'), 'house_4 - lord_4 + ascendant', 'same')),
  secondary(saham('prasava', 'Prasava', 'प्रसव', both('childbirth', 'प्रसव'), 'Jupiter - Mercury + ascendant', 'swap')),
];

/** Tells whether a term of a formula is a planet. */
export function isPlanetTerm(term: SahamTerm): term is SevenPlanet {
  return SEVEN_PLANETS.some((planet) => planet === term);
}

const BY_ID: ReadonlyMap<SahamId, SahamRow> = new Map(SAHAMS.map((row) => [row.id, row]));

/** Returns the row of a saham. */
export function sahamRow(id: SahamId): SahamRow {
  return BY_ID.get(id)!;
}

/** Returns how a saham is made in a set of formulas. */
export function formulasOf(row: SahamRow, set: SahamSet): DayAndNight {
  return (set === 'pvr' && row.pvr) || row;
}

function saham(
  id: SahamId,
  name: string,
  sanskrit: string,
  meaning: Bilingual,
  byDay: string,
  atNight: Night,
  nature: SahamNature = 'kind',
): SahamRow {
  return {
    id,
    name,
    sanskrit,
    meaning,
    ...dayAndNight(byDay, atNight),
    nature,
    timing: COARSE_TIMINGS[id] ?? 'day',
    isSecondary: false,
  };
}

function dayAndNight(byDay: string, atNight: Night): DayAndNight {
  const day = formula(byDay);
  return { day, night: atNight === 'swap' ? swapped(day) : day };
}

function secondary(row: SahamRow): SahamRow {
  return { ...row, isSecondary: true };
}

/** Reads `A - C + B`, as the texts write it. */
function formula(text: string): SahamFormula {
  const [a, c, b] = text.split(/ [-+] /) as [SahamTerm, SahamTerm, SahamTerm];
  return { a, c, b };
}

/** Returns a formula with minuend and subtrahend exchanged, as most are taken by night. */
export function swapped({ a, c, b }: SahamFormula): SahamFormula {
  return { a: c, c: a, b };
}
