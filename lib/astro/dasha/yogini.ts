/** Yogini, the dasha of 36 years, whose periods are named after eight goddesses. */
import { bphs } from '../source.ts';
import type { PanchangName } from '../tables/panchang.ts';
import type { Planet } from '../tables/planets.ts';
import type { DashaLord, NakshatraDasha } from './nakshatra.ts';

export interface YoginiRow extends DashaLord<Planet> {
  readonly title: PanchangName;
  readonly nature: 'auspicious' | 'difficult';
  /** What the texts expect of its period. */
  readonly about: string;
}

/** In the order of their years, which number them. */
export const YOGINIS: readonly YoginiRow[] = [
  {
    lord: 'Moon',
    years: 1,
    title: { name: 'Mangala', sanskrit: 'मंगला' },
    nature: 'auspicious',
    about: 'Well-being, good company, new beginnings and gain without strain.',
  },
  {
    lord: 'Sun',
    years: 2,
    title: { name: 'Pingala', sanskrit: 'पिंगला' },
    nature: 'difficult',
    about: 'Unrest and heat, friction with those in authority; patience and steady habits help.',
  },
  {
    lord: 'Jupiter',
    years: 3,
    title: { name: 'Dhanya', sanskrit: 'धान्या' },
    nature: 'auspicious',
    about: 'Wealth and learning grow, with teachers, friends and a sense of plenty.',
  },
  {
    lord: 'Mars',
    years: 4,
    title: { name: 'Bhramari', sanskrit: 'भ्रामरी' },
    nature: 'difficult',
    about: 'Wandering, changes of place and position, effort spent in many directions.',
  },
  {
    lord: 'Mercury',
    years: 5,
    title: { name: 'Bhadrika', sanskrit: 'भद्रिका' },
    nature: 'auspicious',
    about: 'Good relations, work and trade that thrive, support from family and friends.',
  },
  {
    lord: 'Saturn',
    years: 6,
    title: { name: 'Ulka', sanskrit: 'उल्का' },
    nature: 'difficult',
    about: 'Hard work under pressure, obligations and delays; what is built slowly lasts.',
  },
  {
    lord: 'Venus',
    years: 7,
    title: { name: 'Siddha', sanskrit: 'सिद्धा' },
    nature: 'auspicious',
    about: 'Undertakings succeed; comfort, affection, recognition and skill.',
  },
  {
    lord: 'Rahu',
    years: 8,
    title: { name: 'Sankata', sanskrit: 'संकटा' },
    nature: 'difficult',
    about: 'Narrow passages and confusion that call for caution, simplicity and good advice.',
  },
];

/** The number of the nakshatra plus 3, divided by 8, leaves the number of the yogini: 4 at Ashwini. */
export const yogini: NakshatraDasha<Planet> = {
  id: 'yogini',
  name: 'Yogini',
  sanskrit: 'योगिनी',
  source: bphs(46, '195-199'),
  lords: YOGINIS,
  countedFrom: { nakshatraIndex: 0, lordIndex: 3 },
};
