/**
 * Names of the panchang elements (Surya Siddhanta 2.64-69); spelling and the order of fixed karanas are those of almanacs.
 * Names in Devanagari serve Hindi.
 */
import type { SevenPlanet } from './planets.ts';

export interface PanchangName {
  readonly name: string;
  /** In Devanagari, as Hindi writes it. */
  readonly sanskrit: string;
  /** In Devanagari, where Sanskrit has another word or spelling. */
  readonly inSanskrit?: string;
}

export type Paksha = 'shukla' | 'krishna';

/** The bright and the dark half of a lunar month. */
export const PAKSHAS: Readonly<Record<Paksha, PanchangName>> = {
  shukla: { name: 'Shukla', sanskrit: 'शुक्ल' },
  krishna: { name: 'Krishna', sanskrit: 'कृष्ण' },
};

export interface Tithi extends PanchangName {
  /** With the half of the month where the name alone is ambiguous: Shukla Pratipada, but Purnima. */
  readonly fullName: string;
  readonly paksha: Paksha;
}

/** Of either half; the fifteenth has a name of its own in each. */
const FIRST_FOURTEEN = named([
  ['Pratipada', 'प्रतिपदा'],
  ['Dwitiya', 'द्वितीया'],
  ['Tritiya', 'तृतीया'],
  ['Chaturthi', 'चतुर्थी'],
  ['Panchami', 'पंचमी'],
  ['Shashthi', 'षष्ठी'],
  ['Saptami', 'सप्तमी'],
  ['Ashtami', 'अष्टमी'],
  ['Navami', 'नवमी'],
  ['Dashami', 'दशमी'],
  ['Ekadashi', 'एकादशी'],
  ['Dwadashi', 'द्वादशी'],
  ['Trayodashi', 'त्रयोदशी'],
  ['Chaturdashi', 'चतुर्दशी'],
]);

/** The 30 tithis from the new moon on. */
export const TITHIS: readonly Tithi[] = [
  ...FIRST_FOURTEEN.map((row): Tithi => ({ ...row, fullName: `Shukla ${row.name}`, paksha: 'shukla' })),
  { name: 'Purnima', fullName: 'Purnima', sanskrit: 'पूर्णिमा', paksha: 'shukla' },
  ...FIRST_FOURTEEN.map((row): Tithi => ({ ...row, fullName: `Krishna ${row.name}`, paksha: 'krishna' })),
  { name: 'Amavasya', fullName: 'Amavasya', sanskrit: 'अमावस्या', paksha: 'krishna' },
];

/** The 27 yogas of Sun and Moon. */
/** Number of the tithi of the full Moon. */
export const PURNIMA = 15;

/** Number of the tithi of the new Moon. */
export const AMAVASYA = 30;

/** Numbers of the eleventh tithis, of the bright and of the dark half of the month. */
export const EKADASHIS: readonly number[] = [11, 26];

export const NITYA_YOGAS = named([
  ['Vishkambha', 'विष्कंभ'],
  ['Priti', 'प्रीति'],
  ['Ayushman', 'आयुष्मान', 'आयुष्मान्'],
  ['Saubhagya', 'सौभाग्य'],
  ['Shobhana', 'शोभन'],
  ['Atiganda', 'अतिगंड'],
  ['Sukarma', 'सुकर्मा'],
  ['Dhriti', 'धृति'],
  ['Shula', 'शूल'],
  ['Ganda', 'गंड'],
  ['Vriddhi', 'वृद्धि'],
  ['Dhruva', 'ध्रुव'],
  ['Vyaghata', 'व्याघात'],
  ['Harshana', 'हर्षण'],
  ['Vajra', 'वज्र'],
  ['Siddhi', 'सिद्धि'],
  ['Vyatipata', 'व्यतीपात'],
  ['Variyan', 'वरीयान', 'वरीयान्'],
  ['Parigha', 'परिघ'],
  ['Shiva', 'शिव'],
  ['Siddha', 'सिद्ध'],
  ['Sadhya', 'साध्य'],
  ['Shubha', 'शुभ'],
  ['Shukla', 'शुक्ल'],
  ['Brahma', 'ब्रह्म'],
  ['Indra', 'ऐंद्र'],
  ['Vaidhriti', 'वैधृति'],
]);

const MOVABLE_KARANAS = named([
  ['Bava', 'बव'],
  ['Balava', 'बालव'],
  ['Kaulava', 'कौलव'],
  ['Taitila', 'तैतिल'],
  ['Gara', 'गर'],
  ['Vanija', 'वणिज'],
  ['Vishti', 'विष्टि'],
]);

const [KIMSTUGHNA, SHAKUNI, CHATUSHPADA, NAGA] = named([
  ['Kimstughna', 'किंस्तुघ्न'],
  ['Shakuni', 'शकुनि'],
  ['Chatushpada', 'चतुष्पाद'],
  ['Naga', 'नाग'],
]) as [PanchangName, PanchangName, PanchangName, PanchangName];

/** The 60 halves of tithis: the four fixed ones around the new moon, between them the seven movable ones eight times. */
export const KARANAS: readonly PanchangName[] = [
  KIMSTUGHNA,
  ...Array.from({ length: 8 }, () => MOVABLE_KARANAS).flat(),
  SHAKUNI,
  CHATUSHPADA,
  NAGA,
];

export interface Vara extends PanchangName {
  /** Name of its own, in Latin letters; `name` is the day of the week. */
  readonly transliteration: string;
  readonly lord: SevenPlanet;
}

/** The seven varas, that of the Sun first. */
export const VARAS: readonly Vara[] = [
  { name: 'Sunday', transliteration: 'Ravivara', sanskrit: 'रविवार', lord: 'Sun' },
  { name: 'Monday', transliteration: 'Somavara', sanskrit: 'सोमवार', lord: 'Moon' },
  { name: 'Tuesday', transliteration: 'Mangalavara', sanskrit: 'मंगलवार', lord: 'Mars' },
  { name: 'Wednesday', transliteration: 'Budhavara', sanskrit: 'बुधवार', lord: 'Mercury' },
  { name: 'Thursday', transliteration: 'Guruvara', sanskrit: 'गुरुवार', lord: 'Jupiter' },
  { name: 'Friday', transliteration: 'Shukravara', sanskrit: 'शुक्रवार', lord: 'Venus' },
  { name: 'Saturday', transliteration: 'Shanivara', sanskrit: 'शनिवार', lord: 'Saturn' },
];

function named(rows: readonly (readonly [name: string, sanskrit: string, inSanskrit?: string])[]): PanchangName[] {
  return rows.map(([name, sanskrit, inSanskrit = sanskrit]) => ({ name, sanskrit, inSanskrit }));
}
