/** Points of a transit, without words (interpretive). */
import type { Ashtakavarga } from '../ashtakavarga/bindus.ts';
import { isKakshaActive } from '../ashtakavarga/kaksha.ts';
import type { Chart } from '../chart/chart.ts';
import { isOwnSign, isSignDebilitated, isSignExalted } from '../planet/dignity.ts';
import { naturalNature } from '../planet/nature.ts';
import { within } from '../score.ts';
import type { Moorti } from '../tables/gochara.ts';
import { isNode, type Planet } from '../tables/planets.ts';
import { naturalRelation, type NaturalRelation } from '../tables/relationships.ts';
import { signLord } from '../tables/signs.ts';
import type { NodeVedha, TransitResult, Vedha } from './vedha.ts';

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
  const { ashtakavarga, chart } = context;
  const { isRetrograde, kakshaIndex, moorti, signIndex } = place;
  const isOfNode = isNode(planet);
  const isActive = !isOfNode && isKakshaActive(ashtakavarga, planet, signIndex, kakshaIndex);
  return {
    place: RESULT_POINTS[result],
    bindus: isOfNode ? null : (ashtakavarga.bhinna[planet][signIndex]! - MEAN_BINDUS) * POINTS_PER_BINDU,
    sarva: within(-MOST_OF_SARVA, ashtakavarga.sarva[signIndex]! - MEAN_SARVA, MOST_OF_SARVA),
    sign: RECEPTION_POINTS[receptionOf(planet, signIndex, chart.conventions.nodeExaltation)],
    // The nodes are always retrograde, so that makes no difference.
    retrograde: isRetrograde && !isOfNode ? RETROGRADE_POINTS[naturalNature(chart, planet)] : null,
    moorti: moorti && MOORTI_POINTS[moorti],
    kaksha: isOfNode ? null : isActive ? KAKSHA_POINTS : -KAKSHA_POINTS,
  };
}

/** Returns only the score of a transit, 0 to 100, for callers that judge thousands. */
export function transitScore(
  context: GocharaContext,
  planet: Planet,
  place: TransitPlace,
  { result }: Pick<Vedha, 'result'>,
): number {
  const {
    bindus,
    kaksha,
    moorti,
    place: ofPlace,
    retrograde,
    sarva,
    sign,
  } = transitPoints(context, planet, place, result);
  const sum = ofPlace + (bindus ?? 0) + sarva + sign + (retrograde ?? 0) + (moorti ?? 0) + (kaksha ?? 0);
  return within(0, TRANSIT_START + sum, 100);
}
