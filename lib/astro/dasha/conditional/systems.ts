/** The eight dashas that are used under a condition (BPHS 46), as tables. */
import { bphs } from '../../source.ts';
import type { Planet } from '../../tables/planets.ts';
import type { DashaLord, NakshatraDasha } from '../nakshatra.ts';

export const CONDITIONAL_IDS = [
  'shodashottari',
  'dwadashottari',
  'panchottari',
  'shatabdika',
  'chaturashiti_sama',
  'dwisaptati_sama',
  'shashtihayani',
  'shattrimsha_sama',
] as const;
export type ConditionalId = (typeof CONDITIONAL_IDS)[number];

export interface ConditionalDasha extends NakshatraDasha<Planet> {
  readonly id: ConditionalId;
}

/** Verses of the eight, one after the other. */
const SOURCE = bphs(46, '23-49');

const WEEKDAY_LORDS: readonly Planet[] = ['Sun', 'Moon', 'Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn'];

/** Indexes of the nakshatras that counts begin or end with. */
const PUSHYA = 7;
const SWATI = 14;
const ANURADHA = 16;
const MULA = 18;
const SHRAVANA = 21;
const REVATI = 26;

/** The count begins with the nakshatra, whose lord is the first. */
const countedFrom = (nakshatraIndex: number) => ({ nakshatraIndex, lordIndex: 0 });
const lordsOf = (rows: readonly (readonly [lord: Planet, years: number])[]): DashaLord<Planet>[] =>
  rows.map(([lord, years]) => ({ lord, years }));
const equalYears = (lords: readonly Planet[], years: number) => lords.map((lord) => ({ lord, years }));

/**
 * Groups of three and four stars by turns from Ashwini, 28 with Abhijit. Texts do not say whether the first period passes
 * with the star of the Moon or with the whole group; by default the star counts.
 */
const shashtihayani: ConditionalDasha = {
  id: 'shashtihayani',
  name: 'Shashtihayani',
  sanskrit: 'षष्टिहायनी',
  source: SOURCE,
  lords: [
    { lord: 'Jupiter', years: 10, nakshatras: 3 },
    { lord: 'Sun', years: 10, nakshatras: 4 },
    { lord: 'Mars', years: 10, nakshatras: 3 },
    { lord: 'Moon', years: 6, nakshatras: 4 },
    { lord: 'Mercury', years: 6, nakshatras: 3 },
    { lord: 'Venus', years: 6, nakshatras: 4 },
    { lord: 'Saturn', years: 6, nakshatras: 3 },
    { lord: 'Rahu', years: 6, nakshatras: 4 },
  ],
  countedFrom: countedFrom(0),
  hasAbhijit: true,
  balance: 'star',
};

/** Shashtihayani with the balance of the whole group. */
const shashtihayaniByGroup: ConditionalDasha = { ...shashtihayani, balance: 'group' };

const ROWS: Readonly<Record<ConditionalId, ConditionalDasha>> = {
  shodashottari: {
    id: 'shodashottari',
    name: 'Shodashottari',
    sanskrit: 'षोडशोत्तरी',
    source: SOURCE,
    lords: lordsOf([
      ['Sun', 11],
      ['Mars', 12],
      ['Jupiter', 13],
      ['Saturn', 14],
      ['Ketu', 15],
      ['Moon', 16],
      ['Mercury', 17],
      ['Venus', 18],
    ]),
    countedFrom: countedFrom(PUSHYA),
  },
  dwadashottari: {
    id: 'dwadashottari',
    name: 'Dwadashottari',
    sanskrit: 'द्वादशोत्तरी',
    source: SOURCE,
    lords: lordsOf([
      ['Sun', 7],
      ['Jupiter', 9],
      ['Ketu', 11],
      ['Mercury', 13],
      ['Rahu', 15],
      ['Mars', 17],
      ['Saturn', 19],
      ['Moon', 21],
    ]),
    countedFrom: countedFrom(REVATI),
    isCountedToIt: true,
  },
  panchottari: {
    id: 'panchottari',
    name: 'Panchottari',
    sanskrit: 'पंचोत्तरी',
    source: SOURCE,
    lords: lordsOf([
      ['Sun', 12],
      ['Mercury', 13],
      ['Saturn', 14],
      ['Mars', 15],
      ['Venus', 16],
      ['Moon', 17],
      ['Jupiter', 18],
    ]),
    countedFrom: countedFrom(ANURADHA),
  },
  shatabdika: {
    id: 'shatabdika',
    name: 'Shatabdika',
    sanskrit: 'शताब्दिका',
    source: SOURCE,
    lords: lordsOf([
      ['Sun', 5],
      ['Moon', 5],
      ['Venus', 10],
      ['Mercury', 10],
      ['Jupiter', 20],
      ['Mars', 20],
      ['Saturn', 30],
    ]),
    countedFrom: countedFrom(REVATI),
  },
  chaturashiti_sama: {
    id: 'chaturashiti_sama',
    name: 'Chaturashiti-sama',
    sanskrit: 'चतुरशीति समा',
    source: SOURCE,
    lords: equalYears(WEEKDAY_LORDS, 12),
    countedFrom: countedFrom(SWATI),
  },
  dwisaptati_sama: {
    id: 'dwisaptati_sama',
    name: 'Dwisaptati-sama',
    sanskrit: 'द्विसप्तति समा',
    source: SOURCE,
    lords: equalYears([...WEEKDAY_LORDS, 'Rahu'], 9),
    countedFrom: countedFrom(MULA),
  },
  shashtihayani,
  shattrimsha_sama: {
    id: 'shattrimsha_sama',
    name: 'Shattrimsha-sama',
    sanskrit: 'षट्त्रिंशत समा',
    source: SOURCE,
    lords: lordsOf([
      ['Moon', 1],
      ['Sun', 2],
      ['Jupiter', 3],
      ['Mars', 4],
      ['Mercury', 5],
      ['Saturn', 6],
      ['Venus', 7],
      ['Rahu', 8],
    ]),
    countedFrom: countedFrom(SHRAVANA),
  },
};

/** The eight in the order of the text. */
export const CONDITIONAL_DASHAS: readonly ConditionalDasha[] = CONDITIONAL_IDS.map((id) => ROWS[id]);

/** Lists the eight in the order of the text, with the chosen balance of Shashtihayani. */
export function conditionalDashas(balance: 'star' | 'group'): readonly ConditionalDasha[] {
  if (balance === 'star') return CONDITIONAL_DASHAS;
  return CONDITIONAL_DASHAS.map((system) => (system === shashtihayani ? shashtihayaniByGroup : system));
}
