/** Bhadra: where it stays, and its mouth and tail (Muhurta Chintamani, Shubhashubha-prakarana). */

import { both, type Bilingual } from '../bilingual.ts';
import type { TimeNature } from './elementQualities.ts';
import type { PanchangName } from './panchang.ts';

export type BhadraAbode = 'heaven' | 'earth' | 'nether_world';

export interface BhadraAbodeQuality extends PanchangName {
  readonly nature: TimeNature;
  readonly meaning: Bilingual;
}

export const BHADRA_ABODE_QUALITIES: Readonly<Record<BhadraAbode, BhadraAbodeQuality>> = {
  heaven: {
    name: 'Swarga (heaven)',
    sanskrit: 'स्वर्ग',
    nature: 'middling',
    meaning: both(
      'Bhadra stays in heaven: its effect is not felt on earth, so needful work may go on.',
      'भद्रा स्वर्ग में है; धरती पर असर नहीं होता, इसलिए ज़रूरी काम करें।',
    ),
  },
  earth: {
    name: 'Prithvi (earth)',
    sanskrit: 'पृथ्वी',
    nature: 'bad',
    meaning: both(
      'Bhadra stays on earth: ceremonies, journeys and new ventures wait until it has passed.',
      'भद्रा पृथ्वी पर है; संस्कार, यात्रा और नए काम इसके बीतने के बाद करें।',
    ),
  },
  nether_world: {
    name: 'Patala (nether world)',
    sanskrit: 'पाताल',
    nature: 'middling',
    meaning: both(
      'Bhadra stays in the nether world: its effect is not felt on earth, and is held good for gain.',
      'भद्रा पाताल में है; धरती पर असर नहीं होता, और लाभ के कामों के लिए यह अच्छी है।',
    ),
  },
};

/** By sign of the Moon, Aries first. */
export const BHADRA_ABODES: readonly BhadraAbode[] = [
  'heaven',
  'heaven',
  'heaven',
  'earth',
  'earth',
  'nether_world',
  'nether_world',
  'heaven',
  'nether_world',
  'nether_world',
  'earth',
  'earth',
];

export interface BhadraPraharas {
  readonly mouth: number;
  readonly tail: number;
}

/** In which of the eight praharas of the tithi mouth and tail lie, by tithi. */
export const BHADRA_PRAHARAS: Readonly<Record<number, BhadraPraharas>> = {
  4: { mouth: 5, tail: 8 },
  8: { mouth: 2, tail: 1 },
  11: { mouth: 7, tail: 6 },
  15: { mouth: 4, tail: 3 },
  18: { mouth: 8, tail: 7 },
  22: { mouth: 3, tail: 2 },
  25: { mouth: 6, tail: 5 },
  29: { mouth: 1, tail: 4 },
};

/** A half of the eight praharas of a tithi: the first four or the last four. */
export const PRAHARAS_OF_BHADRA = 4;
/** The mouth is the first five of the seven and a half ghatis of a prahara, the tail the last three. */
export const MOUTH_OF_PRAHARA = 5 / 7.5;
export const TAIL_OF_PRAHARA = 3 / 7.5;
/** As a body of thirty ghatis: mouth five, throat one, heart eleven, navel four, hips six, tail three. */
export const MOUTH_OF_BODY = 5 / 30;
export const TAIL_OF_BODY = 3 / 30;
