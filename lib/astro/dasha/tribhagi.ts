/** Tribhagi: Vimshottari with a third of its years, so that its cycle of 40 years runs three times in a life of 120. */
import { practice } from '../source.ts';
import type { Planet } from '../tables/planets.ts';
import type { NakshatraDasha } from './nakshatra.ts';
import { vimshottari } from './vimshottari.ts';

const THIRD = 3;

export const tribhagi: NakshatraDasha<Planet> = {
  ...vimshottari,
  id: 'tribhagi',
  name: 'Tribhagi Vimshottari',
  sanskrit: 'त्रिभागी विंशोत्तरी',
  source: practice('Tribhagi: a third of each period of Vimshottari, three cycles in a life'),
  lords: vimshottari.lords.map(({ lord, years }) => ({ lord, years: years / THIRD })),
};
