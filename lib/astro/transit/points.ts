/** Points of a transit, without words (interpretive). */
import type { Ashtakavarga } from '../ashtakavarga/bindus.ts';
import { isKakshaActive, KAKSHA_LORDS } from '../ashtakavarga/kaksha.ts';
import type { Chart } from '../chart/chart.ts';
import { isOwnSign, isSignDebilitated, isSignExalted } from '../planet/dignity.ts';
import { naturalNature } from '../planet/nature.ts';
import { within } from '../score.ts';
import type { Moorti } from '../tables/gochara.ts';
import { forEachPlanet, isNode, type Planet } from '../tables/planets.ts';
import { naturalRelation, type NaturalRelation } from '../tables/relationships.ts';
import { signLord } from '../tables/signs.ts';
import type { NodeVedha, TransitResult } from './vedha.ts';

/** What judging transits needs of a chart; made once. */
export interface GocharaContext {
  readonly chart: Chart;
  readonly ashtakavarga: Ashtakavarga;
  readonly nodeVedha: NodeVedha;
}

/** The place of a passing planet, as far as judging needs it. */
export interface TransitPlace {
  readonly signIndex: number;
  /** Eighth of the sign, 0..7. */
  readonly kakshaIndex: number;
  readonly isRetrograde: boolean;
  /** Of its last ingress; null for the Moon, and outside the ephemeris. */
  readonly moorti: Moorti | null;
}

/** How a planet stands in the sign it passes, by natural friendship: temporary friendship belongs to one chart alone. */
export type Reception = 'exalted' | 'own' | NaturalRelation | 'debilitated';

/** Returns how a planet is received in a sign: by its own dignity there, else as its lord is to it by nature. */
export function receptionOf(
  planet: Planet,
  signIndex: number,
  nodeExaltation: Chart['conventions']['nodeExaltation'],
): Reception {
  if (isSignDebilitated(planet, signIndex, nodeExaltation)) return 'debilitated';
  if (isSignExalted(planet, signIndex, nodeExaltation)) return 'exalted';
  if (isOwnSign(planet, signIndex, nodeExaltation)) return 'own';
  return naturalRelation(planet, signLord(signIndex));
}

/** Where the score of every transit begins, the middle of the scale. */
export const TRANSIT_START = 50;
/** By the place from the Moon of birth and its vedha; interpretive, as all points here. */
export const RESULT_POINTS: Readonly<Record<TransitResult, number>> = {
  favourable: 20,
  relieved: 5,
  neutralised: 0,
  unfavourable: -20,
};
const MEAN_BINDUS = 4;
const POINTS_PER_BINDU = 5;
const MEAN_SARVA = 28;
/** Most points that the bindus of all planets in the sign give or take. */
export const MOST_OF_SARVA = 8;
const RECEPTION_POINTS: Readonly<Record<Reception, number>> = {
  exalted: 6,
  own: 6,
  friend: 2,
  neutral: 0,
  enemy: -3,
  debilitated: -6,
};
const RETROGRADE_POINTS = { benefic: -2, malefic: -3 };
/** By the Moon's place from that of birth when the planet entered the sign. */
export const MOORTI_POINTS: Readonly<Record<Moorti, number>> = { swarna: 8, rajata: 4, tamra: -4, loha: -8 };
/** Given where the lord of the kaksha gave a bindu to the sign, else taken. */
export const KAKSHA_POINTS = 3;

/** Points of a transit; null for parts that do not apply. */
interface TransitPoints {
  readonly place: number;
  readonly bindus: number | null;
  readonly sarva: number;
  readonly sign: number;
  readonly retrograde: number | null;
  readonly moorti: number | null;
  readonly kaksha: number | null;
}

/**
 * Returns what each part of a transit gives or takes; null for parts that it has not.
 *
 * @param result by place from the Moon of birth, vedha included
 */
export function transitPoints(
  context: GocharaContext,
  planet: Planet,
  place: TransitPlace,
  result: TransitResult,
): TransitPoints {
  const { isRetrograde, kakshaIndex, moorti, signIndex } = place;
  return {
    place: RESULT_POINTS[result],
    ...signPoints(context, planet, signIndex),
    // The nodes are always retrograde, so that makes no difference.
    retrograde: isRetrograde && !isNode(planet) ? retrogradePoints(context, planet) : null,
    moorti: moorti && MOORTI_POINTS[moorti],
    kaksha: kakshaPoints(context, planet, signIndex, kakshaIndex),
  };
}

/** Points that a planet has for as long as it passes a sign. */
function signPoints(
  { ashtakavarga, chart }: GocharaContext,
  planet: Planet,
  signIndex: number,
): Pick<TransitPoints, 'bindus' | 'sarva' | 'sign'> {
  return {
    bindus: isNode(planet) ? null : (ashtakavarga.bhinna[planet][signIndex]! - MEAN_BINDUS) * POINTS_PER_BINDU,
    sarva: within(-MOST_OF_SARVA, ashtakavarga.sarva[signIndex]! - MEAN_SARVA, MOST_OF_SARVA),
    sign: RECEPTION_POINTS[receptionOf(planet, signIndex, chart.conventions.nodeExaltation)],
  };
}

function retrogradePoints({ chart }: GocharaContext, planet: Planet): number {
  return RETROGRADE_POINTS[naturalNature(chart, planet)];
}

function kakshaPoints(
  { ashtakavarga }: GocharaContext,
  planet: Planet,
  signIndex: number,
  kakshaIndex: number,
): number | null {
  if (isNode(planet)) return null;
  return isKakshaActive(ashtakavarga, planet, signIndex, kakshaIndex) ? KAKSHA_POINTS : -KAKSHA_POINTS;
}

/** What a birth gives to transits, each sum made once, for callers that judge thousands. */
export interface TransitTable {
  /** Points of a planet in each of the eight kakshas of a sign, those of the sign included. */
  inSign(planet: Planet, signIndex: number): readonly number[];
  /** Points of each planet while it goes back. */
  readonly ofRetrograde: Readonly<Record<Planet, number>>;
}

/** Returns the points of transits over a birth, those in a sign found when it is first asked for. */
export function transitTable(context: GocharaContext): TransitTable {
  const known = forEachPlanet((): (readonly number[])[] => []);
  return {
    inSign: (planet, signIndex) => (known[planet][signIndex] ??= pointsInSign(context, planet, signIndex)),
    ofRetrograde: forEachPlanet((planet) => (isNode(planet) ? 0 : retrogradePoints(context, planet))),
  };
}

function pointsInSign(context: GocharaContext, planet: Planet, signIndex: number): number[] {
  const { bindus, sarva, sign } = signPoints(context, planet, signIndex);
  const ofSign = (bindus ?? 0) + sarva + sign;
  return KAKSHA_LORDS.map((_, kaksha) => ofSign + (kakshaPoints(context, planet, signIndex, kaksha) ?? 0));
}

/** Returns what the sky alone gives to a transit: its place from the Moon of birth, and its moorti. */
export function skyPoints(result: TransitResult, moorti: Moorti | null): number {
  return RESULT_POINTS[result] + (moorti === null ? 0 : MOORTI_POINTS[moorti]);
}

/** Returns the score of a transit, 0 to 100. @param points of all its parts */
export function transitScore(points: number): number {
  return within(0, TRANSIT_START + points, 100);
}
