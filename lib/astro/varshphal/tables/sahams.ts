/**
 * Sahams: sensitive points A - C + B (Tajika Nilakanthi, Samjna Tantra; the first 36 as P. V. R. Narasimha Rao lists
 * them in Vedic Astrology: An Integrated Approach).
 */
import type { PanchangName } from '../../tables/panchang.ts';
import type { SevenPlanet } from '../../tables/planets.ts';

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
  | 'shastra';

export interface SahamFormula {
  readonly a: SahamTerm;
  readonly c: SahamTerm;
  readonly b: SahamTerm;
}

export type SahamNature = 'kind' | 'hard';

/** Precision of its time: a day, the periods of its lord, or none. */
export type SahamTiming = 'day' | 'periods' | 'none';

export interface SahamRow extends PanchangName {
  readonly id: string;
  readonly meaning: string;
  readonly day: SahamFormula;
  readonly night: SahamFormula;
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
const COARSE_TIMINGS: Readonly<Record<string, SahamTiming>> = {
  roga: 'periods',
  jadya: 'periods',
  mrityu: 'none',
  apamrityu: 'none',
};

/** Punya comes first, as others are made from it, and Shastra before Priti for the same reason. */
export const SAHAMS: readonly SahamRow[] = [
  saham('punya', 'Punya', 'पुण्य', 'fortune and merit', 'Moon - Sun + ascendant', 'swap'),
  saham('vidya', 'Vidya', 'विद्या', 'learning', 'Sun - Moon + ascendant', 'swap'),
  saham('yashas', 'Yashas', 'यश', 'a good name', 'Jupiter - punya + ascendant', 'swap'),
  saham('mitra', 'Mitra', 'मित्र', 'friends', 'Jupiter - punya + Venus', 'swap'),
  saham('mahatmya', 'Mahatmya', 'माहात्म्य', 'greatness and dignity', 'punya - Mars + ascendant', 'swap'),
  saham('asha', 'Asha', 'आशा', 'wishes and hopes', 'Saturn - Mars + ascendant', 'swap'),
  {
    ...saham('samartha', 'Samartha', 'समर्थ', 'ability and enterprise', 'Mars - ascendant_lord + ascendant', 'swap'),
    marsRising: formula('Jupiter - Mars + ascendant'),
  },
  saham('bhratri', 'Bhratri', 'भ्रातृ', 'brothers and sisters', 'Jupiter - Saturn + ascendant', 'same'),
  saham('gaurava', 'Gaurava', 'गौरव', 'respect', 'Jupiter - Moon + Sun', 'swap'),
  saham('pitri', 'Pitri', 'पितृ', 'the father', 'Saturn - Sun + ascendant', 'swap'),
  saham('rajya', 'Rajya', 'राज्य', 'office and authority', 'Saturn - Sun + ascendant', 'swap'),
  saham('matri', 'Matri', 'मातृ', 'the mother', 'Moon - Venus + ascendant', 'swap'),
  saham('putra', 'Putra', 'पुत्र', 'children', 'Jupiter - Moon + ascendant', 'swap'),
  saham('jiva', 'Jiva', 'जीव', 'life and livelihood', 'Saturn - Jupiter + ascendant', 'swap'),
  saham('karma', 'Karma', 'कर्म', 'work and deeds', 'Mars - Mercury + ascendant', 'swap'),
  saham('roga', 'Roga', 'रोग', 'illness', 'ascendant - Moon + ascendant', 'same', 'hard'),
  saham('kali', 'Kali', 'कलि', 'strife', 'Jupiter - Mars + ascendant', 'swap', 'hard'),
  saham('shastra', 'Shastra', 'शास्त्र', 'knowledge of the sciences', 'Jupiter - Saturn + Mercury', 'swap'),
  saham('bandhu', 'Bandhu', 'बंधु', 'relatives', 'Mercury - Moon + ascendant', 'swap'),
  saham('mrityu', 'Mrityu', 'मृत्यु', 'endings and great change', 'house_8 - Moon + ascendant', 'same', 'hard'),
  saham('paradesha', 'Paradesha', 'परदेश', 'foreign lands', 'house_9 - lord_9 + ascendant', 'same'),
  saham('artha', 'Artha', 'अर्थ', 'money', 'house_2 - lord_2 + ascendant', 'same'),
  saham('paradara', 'Paradara', 'परदारा', 'attraction outside a bond', 'Venus - Sun + ascendant', 'swap', 'hard'),
  saham('vanik', 'Vanik', 'वणिक्', 'commerce', 'Moon - Mercury + ascendant', 'swap'),
  {
    ...saham('karyasiddhi', 'Karyasiddhi', 'कार्यसिद्धि', 'success of work', 'Saturn - Sun + sun_sign_lord', 'same'),
    night: formula('Saturn - Moon + moon_sign_lord'),
  },
  saham('vivaha', 'Vivaha', 'विवाह', 'marriage', 'Venus - Saturn + ascendant', 'swap'),
  saham('santapa', 'Santapa', 'संताप', 'sorrow', 'Saturn - Moon + house_6', 'swap', 'hard'),
  saham('shraddha', 'Shraddha', 'श्रद्धा', 'faith', 'Venus - Mars + ascendant', 'swap'),
  saham('priti', 'Priti', 'प्रीति', 'affection', 'shastra - punya + ascendant', 'swap'),
  saham('jadya', 'Jadya', 'जाड्य', 'slow and lasting complaints', 'Mars - Saturn + Mercury', 'swap', 'hard'),
  saham('vyapara', 'Vyapara', 'व्यापार', 'business', 'Mars - Saturn + ascendant', 'same'),
  saham('shatru', 'Shatru', 'शत्रु', 'rivals', 'Mars - Saturn + ascendant', 'swap', 'hard'),
  saham('jalapatana', 'Jalapatana', 'जलपतन', 'crossing the sea', 'middle_of_cancer - Saturn + ascendant', 'swap'),
  saham('bandhana', 'Bandhana', 'बंधन', 'confinement', 'punya - Saturn + ascendant', 'swap', 'hard'),
  saham('apamrityu', 'Apamrityu', 'अपमृत्यु', 'mishaps', 'house_8 - Mars + ascendant', 'swap', 'hard'),
  saham('labha', 'Labha', 'लाभ', 'gains', 'house_11 - lord_11 + ascendant', 'same'),
  secondary(saham('bala', 'Bala', 'बल', 'strength', 'Jupiter - Moon + ascendant', 'swap')),
  secondary(saham('deha', 'Deha', 'देह', 'the body', 'ascendant - Mercury + ascendant', 'swap')),
  secondary(saham('vahana', 'Vahana', 'वाहन', 'vehicles', 'house_4 - lord_4 + ascendant', 'same')),
  secondary(saham('prasava', 'Prasava', 'प्रसव', 'childbirth', 'Jupiter - Mercury + ascendant', 'swap')),
];

function saham(
  id: string,
  name: string,
  sanskrit: string,
  meaning: string,
  byDay: string,
  atNight: Night,
  nature: SahamNature = 'kind',
): SahamRow {
  const day = formula(byDay);
  return {
    id,
    name,
    sanskrit,
    meaning,
    day,
    night: atNight === 'swap' ? swapped(day) : day,
    nature,
    timing: COARSE_TIMINGS[id] ?? 'day',
    isSecondary: false,
  };
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
