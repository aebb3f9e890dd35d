/** The choices on which traditions differ, by name. A chart carries its conventions, and every answer echoes them. */
import type { AyanamsaId } from './earth/ayanamsa.ts';
import type { HouseSystem } from './earth/cusps.ts';

export type NodeKind = 'mean' | 'true';
export type SunriseKind = 'visible' | 'hindu';
export type KarakaScheme = 7 | 8;

/** Days in a dasha year: Julian, Gregorian, sidereal, savana. */
export const DASHA_YEARS = [365.25, 365.2425, 365.256364, 360] as const;
export type DashaYear = (typeof DASHA_YEARS)[number];

export interface Conventions {
  readonly ayanamsa: AyanamsaId;
  readonly node: NodeKind;
  readonly houseSystem: HouseSystem;
  /** Length of a dasha year in days. */
  readonly dashaYear: DashaYear;
  readonly sunrise: SunriseKind;
  /** Seven chara karakas, or eight with Rahu. */
  readonly karakaScheme: KarakaScheme;
  /** Whether the Moon is benefic while waxing, or from the eighth bright to the eighth dark tithi. */
  readonly moonNature: 'paksha' | 'brightness';
  /** Nature of Mercury joined by as many benefics as malefics: that of the nearest of them, or benefic. */
  readonly mercuryNature: 'nearest' | 'equal_benefic';
  /** Rahu exalted in Taurus and Ketu in Scorpio, or Gemini and Sagittarius. */
  readonly nodeExaltation: 'taurus' | 'gemini';
  /** Nodes aspect the 5th, 7th and 9th as the specification says, or nothing. */
  readonly nodeAspects: 'spec' | 'none';
  /** Mapping of a varga other than Parashara's, by varga id (`d2`: `parivritti`). */
  readonly vargaMethods: Readonly<Record<string, string>>;
}

export const DEFAULT_CONVENTIONS: Conventions = {
  ayanamsa: 'lahiri',
  node: 'mean',
  houseSystem: 'whole_sign',
  dashaYear: 365.25,
  sunrise: 'visible',
  karakaScheme: 7,
  moonNature: 'paksha',
  mercuryNature: 'nearest',
  nodeExaltation: 'taurus',
  nodeAspects: 'spec',
  vargaMethods: {},
};
