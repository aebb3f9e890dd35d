/** The three junctions of water and fire, where a sign and a nakshatra end together (BPHS 92-94). */

export interface Junction {
  readonly id: 'pisces_aries' | 'cancer_leo' | 'scorpio_sagittarius';
  readonly name: string;
  /** In Devanagari. */
  readonly sanskrit: string;
  /** Sidereal longitude. */
  readonly longitudeDeg: number;
  readonly waterSignIndex: number;
  readonly fireSignIndex: number;
  /** Ends there. */
  readonly waterNakshatraIndex: number;
  /** Begins there. */
  readonly fireNakshatraIndex: number;
}

/** In the order of the zodiac, the one at 0 Aries first. */
export const JUNCTIONS: readonly Junction[] = [
  {
    id: 'pisces_aries',
    name: 'Revati-Ashwini (Pisces to Aries)',
    sanskrit: 'रेवती-अश्विनी',
    longitudeDeg: 0,
    waterSignIndex: 11,
    fireSignIndex: 0,
    waterNakshatraIndex: 26,
    fireNakshatraIndex: 0,
  },
  {
    id: 'cancer_leo',
    name: 'Ashlesha-Magha (Cancer to Leo)',
    sanskrit: 'आश्लेषा-मघा',
    longitudeDeg: 120,
    waterSignIndex: 3,
    fireSignIndex: 4,
    waterNakshatraIndex: 8,
    fireNakshatraIndex: 9,
  },
  {
    id: 'scorpio_sagittarius',
    name: 'Jyeshtha-Mula (Scorpio to Sagittarius)',
    sanskrit: 'ज्येष्ठा-मूल',
    longitudeDeg: 240,
    waterSignIndex: 7,
    fireSignIndex: 8,
    waterNakshatraIndex: 17,
    fireNakshatraIndex: 18,
  },
];
