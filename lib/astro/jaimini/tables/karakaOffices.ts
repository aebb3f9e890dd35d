/** The offices of the variable significators, with the planets that hold them by nature (JS 1.1.11-20; BPHS 32.13-34). */
import type { KarakaScheme } from '../../conventions.ts';
import type { SevenPlanet } from '../../tables/planets.ts';

export type KarakaCode = 'AK' | 'AmK' | 'BK' | 'MK' | 'PiK' | 'PK' | 'GK' | 'DK';

export interface KarakaOffice {
  readonly name: string;
  /** In Devanagari. */
  readonly sanskrit: string;
  /** As it fits into a sentence: "signifies ...". */
  readonly signifies: string;
  readonly natural: SevenPlanet;
}

export const KARAKA_OFFICES: Readonly<Record<KarakaCode, KarakaOffice>> = {
  AK: {
    name: 'Atmakaraka',
    sanskrit: 'आत्मकारक',
    signifies: 'the self and what the soul is here to learn',
    natural: 'Sun',
  },
  AmK: {
    name: 'Amatyakaraka',
    sanskrit: 'अमात्यकारक',
    signifies: 'work and the counsel by which life is steered',
    natural: 'Mercury',
  },
  BK: {
    name: 'Bhratrikaraka',
    sanskrit: 'भ्रातृकारक',
    signifies: 'brothers, sisters and the teacher',
    natural: 'Mars',
  },
  MK: { name: 'Matrikaraka', sanskrit: 'मातृकारक', signifies: 'the mother and schooling', natural: 'Moon' },
  PiK: { name: 'Pitrikaraka', sanskrit: 'पितृकारक', signifies: 'the father', natural: 'Sun' },
  PK: {
    name: 'Putrakaraka',
    sanskrit: 'पुत्रकारक',
    signifies: 'children, pupils and the creative mind',
    natural: 'Jupiter',
  },
  GK: {
    name: 'Gnatikaraka',
    sanskrit: 'ज्ञातिकारक',
    signifies: 'kinsmen, rivals and the strain one learns to handle',
    natural: 'Saturn',
  },
  DK: { name: 'Darakaraka', sanskrit: 'दारकारक', signifies: 'the spouse and close partners', natural: 'Venus' },
};

/** Highest degree first. */
export const OFFICES_BY_SCHEME: Readonly<Record<KarakaScheme, readonly KarakaCode[]>> = {
  7: ['AK', 'AmK', 'BK', 'MK', 'PK', 'GK', 'DK'],
  8: ['AK', 'AmK', 'BK', 'MK', 'PiK', 'PK', 'GK', 'DK'],
};
