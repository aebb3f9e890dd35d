/** Names of the lunar months, the seasons and the two courses of the Sun. Names in Devanagari serve Hindi. */
import type { PanchangName } from './panchang.ts';

/** Chaitra is the month that begins with the new moon in sidereal Pisces. */
export const LUNAR_MONTHS: readonly PanchangName[] = [
  { name: 'Chaitra', sanskrit: 'चैत्र' },
  { name: 'Vaishakha', sanskrit: 'वैशाख' },
  { name: 'Jyeshtha', sanskrit: 'ज्येष्ठ' },
  { name: 'Ashadha', sanskrit: 'आषाढ़' },
  { name: 'Shravana', sanskrit: 'श्रावण' },
  { name: 'Bhadrapada', sanskrit: 'भाद्रपद' },
  { name: 'Ashvina', sanskrit: 'आश्विन' },
  { name: 'Kartika', sanskrit: 'कार्तिक' },
  { name: 'Margashirsha', sanskrit: 'मार्गशीर्ष' },
  { name: 'Pausha', sanskrit: 'पौष' },
  { name: 'Magha', sanskrit: 'माघ' },
  { name: 'Phalguna', sanskrit: 'फाल्गुन' },
];

export interface Season extends PanchangName {
  readonly english: string;
}

/** Two signs of the Sun each, the first of Pisces and Aries. */
export const SEASONS: readonly Season[] = [
  { name: 'Vasanta', sanskrit: 'वसंत', english: 'spring' },
  { name: 'Grishma', sanskrit: 'ग्रीष्म', english: 'summer' },
  { name: 'Varsha', sanskrit: 'वर्षा', english: 'rains' },
  { name: 'Sharad', sanskrit: 'शरद', english: 'autumn' },
  { name: 'Hemanta', sanskrit: 'हेमंत', english: 'early winter' },
  { name: 'Shishira', sanskrit: 'शिशिर', english: 'late winter' },
];

export type Ayana = 'uttarayana' | 'dakshinayana';

export const AYANAS: Readonly<Record<Ayana, PanchangName>> = {
  uttarayana: { name: 'Uttarayana', sanskrit: 'उत्तरायण' },
  dakshinayana: { name: 'Dakshinayana', sanskrit: 'दक्षिणायन' },
};
