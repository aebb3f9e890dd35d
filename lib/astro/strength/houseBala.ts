/** The strength of houses: their lords, the direction of their signs and the aspects on them (BPHS 27.26-31). */
import type { Chart } from '../chart/chart.ts';
import type { House, HouseDivision } from '../chart/houses.ts';
import { bphs, practice, type Source } from '../source.ts';
import type { SevenPlanet } from '../tables/planets.ts';
import { aspectBalance } from './drik.ts';
import { rounded, virupaSum, VIRUPAS_OF_RUPA } from './virupaParts.ts';
import type { Shadbala } from './shadbala.ts';
import { SIGN_ARC_DEG } from '../tables/signs.ts';
import { wrapIndex } from '../angle.ts';
import type { NameOf } from '../scale.ts';
import { placeOf, type Place } from '../percentile.ts';
import { GRADES } from '../tables/grades.ts';
import { HOUSE_BALA_SPREAD } from '../tables/percentiles/houseBala.ts';

export const HOUSE_BALA_SOURCES: readonly Source[] = [
  bphs(27, '26-31'),
  practice('B. V. Raman, Graha and Bhava Balas'),
];

export type HouseBalaBand = NameOf<typeof GRADES.house_bala>;

export interface HouseBala {
  /** Shadbala of the lord. */
  readonly lord: number;
  /** By the kind of sign on the middle of the house, 0 to 60. */
  readonly dig: number;
  /** Negative where malefics prevail. */
  readonly drik: number;
  /** The sum of the three. */
  readonly virupas: number;
  readonly rupas: number;
  readonly band: HouseBalaBand;
  /** Among the twelve, 1 the strongest. */
  readonly rank: number;
}

/**
 * Returns the strength of the houses of a division, the 1st first; all is measured on their bhava madhyas.
 *
 * Whole signs have theirs on the degree of the ascendant, as the specification's bhava intensity counts them.
 */
export function houseBalas(chart: Chart, { houses, system }: HouseDivision, shadbala: Shadbala): HouseBala[] {
  const weighed = houses.map((house): Omit<HouseBala, 'rank'> => {
    const madhyaDeg = system === 'whole_sign' ? ascendantDegreeIn(chart, house) : house.middleDeg;
    const lord = shadbala[house.lord].virupas;
    const dig = houseDigVirupas(house.number, madhyaDeg);
    const drik = rounded(aspectBalance(chart, madhyaDeg, shareOnHouse));
    const virupas = virupaSum([lord, dig, drik]);
    const rupas = virupas / VIRUPAS_OF_RUPA;
    return { lord, dig, drik, virupas, rupas, band: houseBalaBand(rupas) };
  });
  return weighed.map((bala) => ({ ...bala, rank: 1 + weighed.filter(({ virupas }) => virupas > bala.virupas).length }));
}

function ascendantDegreeIn({ ascendant }: Chart, { signIndex }: House): number {
  return signIndex * SIGN_ARC_DEG + ascendant.degreeInSign;
}

/** House in which each kind of sign is strongest: human 1st (east), water 4th, insect 7th (west), quadruped 10th. */
const STRONGEST_HOUSE = { human: 1, watery: 4, insect: 7, quadruped: 10 } as const;
type SignKind = keyof typeof STRONGEST_HOUSE;

/** Aries first; Sagittarius and Capricorn are of two kinds, one in each half. */
const KINDS: readonly (readonly [firstHalf: SignKind, secondHalf: SignKind])[] = [
  ['quadruped', 'quadruped'],
  ['quadruped', 'quadruped'],
  ['human', 'human'],
  ['watery', 'watery'],
  ['quadruped', 'quadruped'],
  ['human', 'human'],
  ['human', 'human'],
  ['insect', 'insect'],
  ['human', 'quadruped'],
  ['quadruped', 'watery'],
  ['human', 'human'],
  ['watery', 'watery'],
];
const VIRUPAS_PER_HOUSE = 10;

/** Returns 60 in the house where the sign on its middle is strongest, ten less for each house away from it. */
export function houseDigVirupas(house: number, middleDeg: number): number {
  const [firstHalf, secondHalf] = KINDS[Math.floor(middleDeg / SIGN_ARC_DEG)]!;
  const kind = middleDeg % SIGN_ARC_DEG < SIGN_ARC_DEG / 2 ? firstHalf : secondHalf;
  const ahead = wrapIndex(house - STRONGEST_HOUSE[kind], 12);
  return 60 - VIRUPAS_PER_HOUSE * Math.min(ahead, 12 - ahead);
}

/** Jupiter and Mercury aspect a house in full, the others by a quarter. */
function shareOnHouse(planet: SevenPlanet): number {
  return planet === 'Jupiter' || planet === 'Mercury' ? 1 : 1 / 4;
}

/** Returns the word for the strength of a house; the steps are interpretive. */
export function houseBalaBand(rupas: number): HouseBalaBand {
  return GRADES.house_bala.of(rupas);
}

/** Returns the place of the strength of a house, 1 to 12, among many births. */
export function houseBalaPlace(house: number, rupas: number): Place {
  return placeOf(HOUSE_BALA_SPREAD, String(house), rupas);
}
