/** All weights of the judgement of health; all are interpretive. */
import type { Planet } from '../../tables/planets.ts';

/** Points of each type of weakness, of 100. */
export const WEAKNESS = {
  debilitated: 30,
  /** Share of a debilitation that is cancelled by one condition. */
  liftedFall: 12,
  combust: { none: 0, mild: 10, combust: 18, deep: 25 },
  /** A combust planet that is at home, exalted or retrograde keeps half of its own. */
  combustRelief: 0.5,
  greatEnemySign: 15,
  enemySign: 10,
  functionalMalefic: 10,
  dusthanaLord: 6,
  /** Of the 6th, the 8th and the 12th. */
  dusthanaPlace: { 6: 8, 8: 14, 12: 10 } as Readonly<Record<number, number>>,
  noDirection: 8,
  malefic: 6,
  mostMalefics: 12,
  node: 10,
  retrogradeMalefic: 4,
  houseJunction: 4,
} as const;

/** Degrees within which a node afflicts a planet. */
export const NODE_ORB_DEG = 5;

/** Points of each type of protection, of 100. */
export const STRENGTH = {
  exalted: 30,
  moolatrikona: 27,
  own: 25,
  direction: 15,
  vargottama: 12,
  neechaBhangaRajaYoga: 20,
  greatFriend: 14,
  friend: 8,
  /** The lord of its sign is exalted, in its moolatrikona or at home. */
  strongDispositor: 10,
  /** A node protects as the lord of its sign does. */
  strongDispositorOfNode: 16,
  wellHoused: 10,
  /** A malefic in the 3rd, the 6th or the 11th, where it wards off illness. */
  maleficInGrowth: 8,
  benefic: 5,
  mostBenefics: 10,
  /** By the ratio to the least strength needed, the greatest first. */
  shadbala: [
    [1.2, 8],
    [1, 4],
  ],
} as const;

/** Score from which a planet protects well. */
export const PROTECTS_FROM = 45;

/** Most points of each part of an indication; the dasha and the passing planets share the last tenth. */
export const INDICATION = { planets: 35, places: 25, links: 20, vargas: 10, periods: 6, transits: 4 } as const;

/** Ceiling of an indication in the parts of the body that a planet with neecha bhanga raja yoga rules. */
export const PROTECTED_CEILING = 15;

/** Most points of a part of the body: its planets, its house from the ascendant, its sign of the zodiac. */
export const BODY_PART_WEIGHTS = { planets: 45, house: 30, sign: 25 } as const;

/** Most points that each acting period can burden health with, the mahadasha first. */
export const PERIOD_LEVELS = [22, 18, 10, 6, 4] as const;

/** Most points that a planet passing a place of health can burden it with. */
export const TRANSITS = { Saturn: 14, Rahu: 10, Mars: 10, Ketu: 6 } as const;
export type Mover = keyof typeof TRANSITS;
export const MOVERS = Object.keys(TRANSITS) as readonly Mover[];

/** Share of the burden by the place that is passed: the Moon and the 1st house fully. */
export const PLACE_SHARES = { ascendant: 1, moon: 1, house_8: 0.9, house_6: 0.7 } as const;

/** Percent of the risk: what the promise of health lacks, the highest indications, the burden of the time. */
export const RISK_PERCENTS = { promise: 65, indications: 22, time: 13 } as const;

/** How many of the highest indications count for the risk. */
export const RISK_INDICATIONS = 5;

/** Share of care in the period of the lord of each house: the 8th, the 6th, the 12th and the marakas. */
export const CARE_LORDS: Readonly<Record<number, number>> = { 2: 0.6, 6: 0.8, 7: 0.6, 8: 1, 12: 0.6 };
/** The same for a planet that stands in the 6th or the 8th. */
export const CARE_OCCUPANTS: Readonly<Record<number, number>> = { 6: 0.3, 8: 0.4 };
/** Score from which a planet is weak, and the share of care that this adds to its periods. */
export const WEAK_FROM = 40;
export const WEAK_SHARE = 0.4;

/** Mean weakness of each planet over 500 random births; only more than this counts. */
export const USUAL_WEAKNESS: Readonly<Record<Planet, number>> = {
  Sun: 21,
  Moon: 22,
  Mars: 24,
  Mercury: 30,
  Jupiter: 26,
  Venus: 27,
  Saturn: 24,
  Rahu: 19,
  Ketu: 20,
};

/** How far above its usual value a weakness counts whole; at the usual value it counts half. */
export const WEAKNESS_REACH = 20;
