/** Kalachakra: the rows of nine signs that the padas of the nakshatras give (BPHS 46.52-155). */
import type { SevenPlanet } from '../../tables/planets.ts';
import { SIGNS, signLord, type Sign } from '../../tables/signs.ts';
import type { SignTurn } from '../sign.ts';

export const KALACHAKRA_GROUPS = ['ashwini', 'bharani', 'rohini', 'mrigashira'] as const;
export type KalachakraGroup = (typeof KALACHAKRA_GROUPS)[number];

/** Years of a sign by its lord. */
const YEARS: Readonly<Record<SevenPlanet, number>> = {
  Sun: 5,
  Moon: 21,
  Mars: 7,
  Mercury: 9,
  Jupiter: 10,
  Venus: 16,
  Saturn: 4,
};

const SAVYA: Readonly<Record<'ashwini' | 'bharani', readonly string[]>> = {
  ashwini: [
    'Aries Taurus Gemini Cancer Leo Virgo Libra Scorpio Sagittarius',
    'Capricorn Aquarius Pisces Scorpio Libra Virgo Cancer Leo Gemini',
    'Taurus Aries Pisces Aquarius Capricorn Sagittarius Aries Taurus Gemini',
    'Cancer Leo Virgo Libra Scorpio Sagittarius Capricorn Aquarius Pisces',
  ],
  bharani: [
    'Scorpio Libra Virgo Cancer Leo Gemini Taurus Aries Pisces',
    'Aquarius Capricorn Sagittarius Aries Taurus Gemini Cancer Leo Virgo',
    'Libra Scorpio Sagittarius Capricorn Aquarius Pisces Scorpio Libra Virgo',
    'Cancer Leo Gemini Taurus Aries Pisces Aquarius Capricorn Sagittarius',
  ],
};

type Row = readonly SignTurn[];

function rowOf(signs: string): Row {
  return signs.split(' ').map((sign) => {
    const signIndex = SIGNS.indexOf(sign as Sign);
    return { signIndex, years: YEARS[signLord(signIndex)] };
  });
}

const ashwini = SAVYA.ashwini.map(rowOf);
const bharani = SAVYA.bharani.map(rowOf);
/** The apasavya rows are the savya ones read from their end, the fourth pada first. */
const mirrored = (rows: readonly Row[]): Row[] => rows.map((row) => [...row].reverse()).reverse();

/** By group and pada, from 0. */
const ROWS: Readonly<Record<KalachakraGroup, readonly Row[]>> = {
  ashwini,
  bharani,
  rohini: mirrored(bharani),
  mrigashira: mirrored(ashwini),
};

/** Returns the nine signs of a pada, 1 to 4, with their years. */
export function kalachakraRow(group: KalachakraGroup, pada: number): Row {
  return ROWS[group][pada - 1]!;
}

/** Tells whether the signs of a group follow the savya way. */
export function isSavya(group: KalachakraGroup): boolean {
  return group === 'ashwini' || group === 'bharani';
}

/** The group of Revati: by the triad as the text names it, or with Bharani (PyJHora). */
export const REVATI_GROUPS = ['ashwini', 'bharani'] as const;
export type RevatiGroup = (typeof REVATI_GROUPS)[number];

const REVATI = 26;
/** Three stars are savya, the next three apasavya, and so on. */
const TRIADS: readonly (readonly KalachakraGroup[])[] = [
  ['ashwini', 'bharani', 'ashwini'],
  ['rohini', 'mrigashira', 'mrigashira'],
];

/** Returns the group of a nakshatra, index 0 to 26. */
export function kalachakraGroup(nakshatraIndex: number, revati: RevatiGroup): KalachakraGroup {
  if (nakshatraIndex === REVATI) return revati;
  const triad = TRIADS[Math.floor(nakshatraIndex / 3) % 2]!;
  return triad[nakshatraIndex % 3]!;
}
