/** The offices of the variable significators, with the planets that hold them by nature (JS 1.1.11-20; BPHS 32.13-34). */
import { both, type Bilingual } from '../../bilingual.ts';
import type { KarakaScheme } from '../../conventions.ts';
import type { SevenPlanet } from '../../tables/planets.ts';

export type KarakaCode = 'AK' | 'AmK' | 'BK' | 'MK' | 'PiK' | 'PK' | 'GK' | 'DK';

export interface KarakaOffice {
  readonly name: string;
  /** In Devanagari. */
  readonly sanskrit: string;
  /** As it fits into a sentence: "signifies ..."; in Hindi a label. */
  readonly signifies: Bilingual;
  readonly natural: SevenPlanet;
}

export const KARAKA_OFFICES: Readonly<Record<KarakaCode, KarakaOffice>> = {
  AK: {
    name: 'Atmakaraka',
    sanskrit: 'आत्मकारक',
    signifies: both('the self and what the soul is here to learn', 'आत्मा और उसकी सीख'),
    natural: 'Sun',
  },
  AmK: {
    name: 'Amatyakaraka',
    sanskrit: 'अमात्यकारक',
    signifies: both('work and the advice by which life is steered', 'काम और सही सलाह'),
    natural: 'Mercury',
  },
  BK: {
    name: 'Bhratrikaraka',
    sanskrit: 'भ्रातृकारक',
    signifies: both('brothers, sisters and the teacher', 'भाई-बहन और गुरुजन'),
    natural: 'Mars',
  },
  MK: {
    name: 'Matrikaraka',
    sanskrit: 'मातृकारक',
    signifies: both('the mother and schooling', 'माता और पढ़ाई'),
    natural: 'Moon',
  },
  PiK: { name: 'Pitrikaraka', sanskrit: 'पितृकारक', signifies: both('the father', 'पिता'), natural: 'Sun' },
  PK: {
    name: 'Putrakaraka',
    sanskrit: 'पुत्रकारक',
    signifies: both('children, pupils and the creative mind', 'संतान, शिष्य और रचनात्मक बुद्धि'),
    natural: 'Jupiter',
  },
  GK: {
    name: 'Gnatikaraka',
    sanskrit: 'ज्ञातिकारक',
    signifies: both('kinsmen, rivals and the strain that you learn to handle', 'रिश्तेदार, प्रतिद्वंद्वी और रोज़ का संघर्ष'),
    natural: 'Saturn',
  },
  DK: {
    name: 'Darakaraka',
    sanskrit: 'दारकारक',
    signifies: both('the spouse and close partners', 'जीवनसाथी और साझेदार'),
    natural: 'Venus',
  },
};

/** Highest degree first. */
export const OFFICES_BY_SCHEME: Readonly<Record<KarakaScheme, readonly KarakaCode[]>> = {
  7: ['AK', 'AmK', 'BK', 'MK', 'PK', 'GK', 'DK'],
  8: ['AK', 'AmK', 'BK', 'MK', 'PiK', 'PK', 'GK', 'DK'],
};
