/** Vimshottari, the dasha of 120 years. */
import { bphs } from '../source.ts';
import type { Planet } from '../tables/planets.ts';
import type { NakshatraDasha } from './nakshatra.ts';

export const vimshottari: NakshatraDasha<Planet> = {
  id: 'vimshottari',
  name: 'Vimshottari',
  sanskrit: 'विंशोत्तरी',
  source: bphs(46, '12-16'),
  // The text begins with the Sun at Krittika; this is the same round from Ashwini.
  lords: [
    { lord: 'Ketu', years: 7 },
    { lord: 'Venus', years: 20 },
    { lord: 'Sun', years: 6 },
    { lord: 'Moon', years: 10 },
    { lord: 'Mars', years: 7 },
    { lord: 'Rahu', years: 18 },
    { lord: 'Jupiter', years: 16 },
    { lord: 'Saturn', years: 19 },
    { lord: 'Mercury', years: 17 },
  ],
  countedFrom: { nakshatraIndex: 0, lordIndex: 0 },
};
