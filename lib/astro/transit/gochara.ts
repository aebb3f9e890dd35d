/** How good a transit is for a chart, 0 to 100: place from the Moon, bindus, sign, moorti and kaksha (weights interpretive). */
import { countFrom } from '../angle.ts';
import type { Contributor } from '../ashtakavarga/bindus.ts';
import { isKakshaActive, KAKSHA_LORDS } from '../ashtakavarga/kaksha.ts';
import { naturalNature } from '../planet/nature.ts';
import type { SignIndexes } from '../planet/relationships.ts';
import { boundedSum, boundsFact, type ScorePart } from '../score.ts';
import { isNode, PLANETS, type Planet } from '../tables/planets.ts';
import { factsOf } from '../factsOf.ts';
import type { TransitFact, TransitFacts } from './facts.ts';
import {
  KAKSHA_POINTS,
  MOORTI_POINTS,
  MOST_OF_SARVA,
  RESULT_POINTS,
  TRANSIT_START,
  receptionOf,
  transitPoints,
  type Reception,
  type GocharaContext,
  type TransitPlace,
} from './points.ts';
import { vedhaOf, type Vedha } from './vedha.ts';
import { placeOf } from '../percentile.ts';
import { GRADES } from '../tables/grades.ts';
import { TRANSIT_SPREAD } from '../tables/percentiles/transits.ts';

export { receptionOf, type GocharaContext, type Reception, type TransitPlace } from './points.ts';

export const TRANSIT_BANDS = ['very_good', 'good', 'mixed', 'challenging', 'difficult'] as const;
export type TransitBand = (typeof TRANSIT_BANDS)[number];

export interface JudgedTransit {
  readonly planet: Planet;
  readonly place: TransitPlace;
  readonly houseFromMoon: number;
  readonly houseFromAscendant: number;
  readonly vedha: Vedha;
  /** Of the planet in the sign, 0..8; null for the nodes. */
  readonly bindus: number | null;
  readonly sarva: number;
  readonly kakshaLord: Contributor;
  /** Null for the nodes, which receive no bindus. */
  readonly isKakshaActive: boolean | null;
  readonly reception: Reception;
  /** How strongly it is felt: more where the planet moves backwards. */
  readonly intensity: number;
  readonly score: number;
  readonly percentile: number;
  readonly band: TransitBand;
  readonly parts: readonly ScorePart<TransitFact>[];
}

export type JudgedTransits = Readonly<Record<Planet, JudgedTransit>>;

const RETROGRADE_INTENSITY = 1.2;

/**
 * Judges the transit of one planet.
 *
 * @param signs of all nine passing planets, which obstruct and relieve each other
 */
export function judgedTransit(
  context: GocharaContext,
  planet: Planet,
  place: TransitPlace,
  signs: SignIndexes,
): JudgedTransit {
  const { ashtakavarga, chart, nodeVedha } = context;
  const { signIndex, kakshaIndex } = place;
  const vedha = vedhaOf(planet, chart.signs.Moon, signs, nodeVedha);
  const found = {
    planet,
    place,
    houseFromMoon: vedha.house,
    houseFromAscendant: countFrom(chart.ascendant.signIndex, signIndex),
    vedha,
    bindus: isNode(planet) ? null : ashtakavarga.bhinna[planet][signIndex]!,
    sarva: ashtakavarga.sarva[signIndex]!,
    kakshaLord: KAKSHA_LORDS[kakshaIndex]!,
    isKakshaActive: isNode(planet) ? null : isKakshaActive(ashtakavarga, planet, signIndex, kakshaIndex),
    reception: receptionOf(planet, signIndex, chart.conventions.nodeExaltation),
    // The nodes are always retrograde, so that makes no difference.
    intensity: place.isRetrograde && !isNode(planet) ? RETROGRADE_INTENSITY : 1,
  };
  const { value, parts } = boundedSum(scoreParts(context, found), boundsFact);
  return { ...found, score: value, ...transitPlace(planet, value), parts };
}

type Found = Omit<JudgedTransit, 'score' | 'percentile' | 'band' | 'parts'>;

const fact = factsOf<TransitFacts>();

function scoreParts(context: GocharaContext, found: Found): ScorePart<TransitFact>[] {
  const { bindus, kakshaLord: lord, place, planet, reception, sarva, vedha } = found;
  const { moorti, signIndex } = place;
  const points = transitPoints(context, planet, place, vedha.result);
  const parts = [
    part('start', fact('every_transit', {}), TRANSIT_START, TRANSIT_START),
    part('place', placeFact(vedha), points.place, RESULT_POINTS.favourable),
  ];
  if (bindus !== null)
    parts.push(part('bindus', fact('own_bindus', { planet, signIndex, bindus }), points.bindus!, 20));
  parts.push(part('sarvashtakavarga', fact('all_bindus', { signIndex, bindus: sarva }), points.sarva, MOST_OF_SARVA));
  parts.push(part('sign', fact('received', { signIndex, reception }), points.sign, 6));
  if (points.retrograde !== null) {
    const nature = naturalNature(context.chart, planet);
    parts.push(part('retrograde', fact('moves_backwards', { nature }), points.retrograde, 0));
  }
  if (moorti !== null) parts.push(part('moorti', fact('came_in', { moorti }), points.moorti!, MOORTI_POINTS.swarna));
  if (points.kaksha !== null) {
    const isGiven = points.kaksha > 0;
    parts.push(part('kaksha', fact('kaksha_of', { lord, isGiven }), points.kaksha, KAKSHA_POINTS));
  }
  return parts;
}

function part(id: string, label: TransitFact, points: number, max: number): ScorePart<TransitFact> {
  return { id, label, points, max };
}

function placeFact({ by: planets, house, pairedHouse, result }: Vedha): TransitFact {
  switch (result) {
    case 'favourable':
      return fact('good_place', { house });
    case 'neutralised':
      return fact('obstructed_place', { house, vedhaHouse: pairedHouse!, planets });
    case 'relieved':
      return fact('relieved_place', { house, vedhaHouse: pairedHouse!, planets });
    case 'unfavourable':
      return fact('hard_place', { house });
  }
}

/** What is scored: a planet as it passes now, its stay in a sign, or all nine together. */
type Scored = Planet | `stay_${Planet}` | 'combined';

/** Returns the place of the score of a transit, 0 to 100, among many births and times, with the word for it. */
export function transitPlace(
  scored: Scored,
  score: number,
): { readonly percentile: number; readonly band: TransitBand } {
  const { percentile } = placeOf(TRANSIT_SPREAD, scored, score);
  return { percentile, band: GRADES.transit.of(percentile) };
}

/** Weight of each planet in the score of all transits, percent. */
export const TRANSIT_WEIGHTS: Readonly<Record<Planet, number>> = {
  Sun: 10,
  Moon: 8,
  Mars: 10,
  Mercury: 6,
  Jupiter: 20,
  Venus: 6,
  Saturn: 20,
  Rahu: 12,
  Ketu: 8,
};

/**
 * Added to the weighted mean of all transits, so that the middle of the scale is the middle of many births.
 *
 * The weighted mean of 500 births of 1940-2010 at 24 instants each of 2015-2044 is 44.6, with a deviation of 8.2: bad
 * places from the Moon outnumber good ones in the texts, and without this hardly a birth would have a mean above 50.
 */
export const CENTRING = 5.4;

export interface CombinedTransits {
  readonly score: number;
  readonly percentile: number;
  readonly band: TransitBand;
  /** Each planet's share and the centring, which sum to the score. */
  readonly parts: readonly ScorePart<TransitFact>[];
}

/** Tells whether a transit is good or very good. */
export function isGoodBand(band: TransitBand): boolean {
  return band === 'good' || band === 'very_good';
}

/** Returns all transits taken together, 0 to 100, the slow planets counting most. */
export function combinedTransits(judged: JudgedTransits): CombinedTransits {
  let exactSoFar = 0;
  let tenthsSoFar = 0;
  const parts = PLANETS.map((planet) => {
    const { score } = judged[planet];
    const weight = TRANSIT_WEIGHTS[planet];
    exactSoFar += (score * weight) / 100;
    // Rounding the running total, not each share, keeps nine roundings from adding up.
    const tenths = Math.round(exactSoFar * 10) - tenthsSoFar;
    tenthsSoFar += tenths;
    return part(planet.toLowerCase(), fact('weighed', { planet, score, percent: weight }), tenths / 10, weight);
  });
  const centring = part('centring', fact('centred', {}), CENTRING, CENTRING);
  const { parts: all, value } = boundedSum([...parts, centring], boundsFact);
  return { score: value, ...transitPlace('combined', value), parts: all };
}
