/** Strength of planets, 0 to 100, for judgements in words. The scale is interpretive, its factors are classical. */
import { ashtakavarga, type Ashtakavarga } from '../ashtakavarga/bindus.ts';
import { aspectsOn } from '../chart/aspects.ts';
import { baladi } from '../planet/avasthas.ts';
import type { Chart, ChartPlanet } from '../chart/chart.ts';
import { judgedCombustion } from '../planet/combustionRelief.ts';
import { defeaterOf } from '../chart/conjunctions.ts';
import { isGandanta, isOnMrityuBhaga } from '../planet/criticalDegrees.ts';
import type { Dignity } from '../planet/dignity.ts';
import { isGoodForMalefics } from '../chart/houses.ts';
import { motionOf, type Motion } from '../planet/motion.ts';
import { isBenefic } from '../planet/nature.ts';
import { neechaBhanga } from '../planet/neechaBhanga.ts';
import { boundsFact, penalty, weightedScore, within, type WeightedFactor, type ScorePart } from '../score.ts';
import { strengthFact as fact, type Strength, type StrengthFact } from './facts.ts';
import type { ShadbalaRatios } from './shadbala.ts';
import { PLANET_SPREAD } from '../tables/percentiles/planets.ts';
import { forEachPlanet, isNode, PLANETS, type Planet, type SevenPlanet } from '../tables/planets.ts';
import { signLord } from '../tables/signs.ts';
import { isVargottama } from '../varga/position.ts';
import { vimsopakaPoints } from '../varga/vimsopaka.ts';

const WEIGHTS = { dignity: 30, shadbala: 20, house: 15, vargas: 10, association: 10, bindus: 10, motion: 5 };

export type PlanetStrengths = Readonly<Record<Planet, Strength>>;
type Factor = WeightedFactor<StrengthFact>;

/**
 * Returns the strength of each planet with its parts. The nodes take dignity, shadbala and vargas of their dispositor.
 *
 * @param ratios of shadbala to the least needed; null for a chart that has no day and no place, as a drawn one: the
 *   other weights then stand for the whole
 */
export function planetStrengths(
  chart: Chart,
  ratios: ShadbalaRatios | null,
  bindus: Bindus = ashtakavarga(chart),
): PlanetStrengths {
  const points = vimsopakaPoints(chart);
  return forEachPlanet((id) => {
    const planet = chart.planets[id];
    const factors = [
      dignityFactor(chart, planet),
      ...(ratios === null ? [] : [shadbalaFactor(planet, ratios)]),
      houseFactor(chart, planet),
      vargaFactor(chart, planet, points),
      associationFactor(chart, planet),
      bindusFactor(planet, bindus),
      motionFactor(planet),
    ];
    return weightedScore(factors, penalties(chart, planet), boundsFact, { spread: PLANET_SPREAD, id });
  });
}

/** The parts of an ashtakavarga that strength depends on. */
export type Bindus = Pick<Ashtakavarga, 'bhinna' | 'sarva'>;

/** The planet by whose sign another is judged: itself, or the lord of a node's sign. */
function judgedBy({ id, signIndex }: ChartPlanet): SevenPlanet {
  return isNode(id) ? signLord(signIndex) : id;
}

/** The planet that stands for a node; null where a planet is judged by itself. */
function dispositorOf({ id, signIndex }: ChartPlanet): SevenPlanet | null {
  return isNode(id) ? signLord(signIndex) : null;
}

export const DIGNITY_SHARES: Readonly<Record<Dignity, number>> = {
  exalted: 1,
  moolatrikona: 0.9,
  own: 0.85,
  great_friend: 0.7,
  friend: 0.6,
  neutral: 0.45,
  enemy: 0.3,
  great_enemy: 0.2,
  debilitated: 0.05,
};
const LIFTED_SHARE = 0.5;
const RAISED_SHARE = 0.7;

function dignityFactor(chart: Chart, planet: ChartPlanet): Factor {
  const id = judgedBy(planet);
  const { dignity } = chart.planets[id];
  const bhanga = neechaBhanga(chart, id);
  const isLifted = dignity === 'debilitated' && bhanga !== null && bhanga.rules.length > 0;
  const lifted = isLifted ? (bhanga.isRajaYoga ? 'raised' : 'lifted') : 'none';
  const share = isLifted ? (bhanga.isRajaYoga ? RAISED_SHARE : LIFTED_SHARE) : DIGNITY_SHARES[dignity];
  const label = fact('dignity', { dispositor: dispositorOf(planet), dignity, neechaBhanga: lifted });
  return { id: 'dignity', label, weight: WEIGHTS.dignity, share };
}

/** Ratio to the least strength needed that gives the full share. */
const FULL_RATIO = 1.5;

function shadbalaFactor(planet: ChartPlanet, ratios: ShadbalaRatios): Factor {
  const id = judgedBy(planet);
  const label = fact('shadbala', { dispositor: dispositorOf(planet), ratio: ratios[id] });
  return { id: 'shadbala', label, weight: WEIGHTS.shadbala, share: ratios[id] / FULL_RATIO };
}

const FULL_BINDUS = 8;
const FULL_SARVA_BINDUS = 56;

/** Bindus in the sign where a planet stands: of its own chart, for nodes those of all seven. */
function bindusFactor({ id, signIndex }: ChartPlanet, { bhinna, sarva }: Bindus): Factor {
  const [given, full] = isNode(id) ? [sarva[signIndex]!, FULL_SARVA_BINDUS] : [bhinna[id][signIndex]!, FULL_BINDUS];
  const label = fact('planet_bindus', { bindus: given, isOfAllSeven: isNode(id) });
  return { id: 'ashtakavarga', label, weight: WEIGHTS.bindus, share: given / full };
}

/** The 1st house first. */
export const HOUSE_SHARES = [1, 0.75, 0.5, 0.9, 1, 0.35, 0.9, 0.15, 1, 1, 0.75, 0.2];
/** Share of a malefic in the 3rd, 6th or 11th, in place of the share of its house. */
export const PROSPERING_MALEFIC_SHARE = 0.8;

function houseFactor(chart: Chart, { id, house }: ChartPlanet): Factor {
  const isProspering = isGoodForMalefics(house) && !isBenefic(chart, id);
  const share = isProspering ? PROSPERING_MALEFIC_SHARE : HOUSE_SHARES[house - 1]!;
  const label = fact('place', { house, isProsperingMalefic: isProspering });
  return { id: 'house', label, weight: WEIGHTS.house, share };
}

const VARGOTTAMA_SHARE = 0.15;
const FULL_VIMSOPAKA = 20;

/** Vimsopaka of the sixteen vargas, as /varga/vimsopaka gives it. */
function vargaFactor(chart: Chart, planet: ChartPlanet, points: Readonly<Record<SevenPlanet, number>>): Factor {
  const id = judgedBy(planet);
  const own = points[id];
  const isKept = isVargottama(chart, planet);
  const label = fact('vargas', { dispositor: dispositorOf(planet), points: own, isVargottama: isKept });
  const share = own / FULL_VIMSOPAKA + (isKept ? VARGOTTAMA_SHARE : 0);
  return { id: 'vargas', label, weight: WEIGHTS.vargas, share };
}

/** How much one planet changes the share of another that it joins or aspects. */
export const INFLUENCE_SHARE = 0.15;
const DISPOSITOR_SHARE = 0.1;

/** Planets joined or aspecting. The nodes' aspects on each other are left out, as every chart has them. */
function associationFactor(chart: Chart, planet: ChartPlanet): Factor {
  const joined = PLANETS.filter((id) => id !== planet.id && chart.signs[id] === planet.signIndex);
  const aspecting = aspectsOn(chart, planet.signIndex).filter((id) => !(isNode(id) && isNode(planet.id)));
  const helpers: Planet[] = [];
  const hinderers: Planet[] = [];
  for (const id of [...joined, ...aspecting]) (isBenefic(chart, id) ? helpers : hinderers).push(id);
  const isHeld = aspecting.includes(signLord(planet.signIndex));
  const share = 0.5 + INFLUENCE_SHARE * (helpers.length - hinderers.length) + (isHeld ? DISPOSITOR_SHARE : 0);
  const label = fact('association', { benefics: helpers, malefics: hinderers, isSeenByDispositor: isHeld });
  return { id: 'association', label, weight: WEIGHTS.association, share };
}

const MOTION_SHARES: Readonly<Record<Motion, number>> = {
  retrograde: 0.8,
  stationary: 0.7,
  fast: 0.6,
  mean: 0.5,
  slow: 0.5,
};

function motionFactor(planet: ChartPlanet): Factor {
  // The nodes are always retrograde, so that gives them no strength.
  const motion = isNode(planet.id) ? 'mean' : motionOf(planet);
  const label = fact('motion', { motion: isNode(planet.id) ? null : motion });
  return { id: 'motion', label, weight: WEIGHTS.motion, share: MOTION_SHARES[motion] };
}

const COMBUSTION_PENALTIES = { none: 0, mild: 5, combust: 10, deep: 15 };

function penalties(chart: Chart, planet: ChartPlanet): ScorePart<StrengthFact>[] {
  const combustion = planet.isCombust ? judgedCombustion(chart, planet).effectiveGrade : 'none';
  const war = defeaterOf(chart, planet.id);
  const { id: age } = baladi(planet);
  const found: ScorePart<StrengthFact>[] = [];
  const add = (id: string, label: StrengthFact, points: number) => found.push(penalty(id, label, points));
  if (combustion !== 'none') add('combust', fact('combust', { grade: combustion }), COMBUSTION_PENALTIES[combustion]);
  if (isGandanta(planet)) add('gandanta', fact('gandanta', {}), 5);
  if (isOnMrityuBhaga(planet)) add('mrityu_bhaga', fact('mrityu_bhaga', {}), 5);
  if (war !== null) add('lost_war', fact('lost_war', { victor: war }), 8);
  if (age === 'bala' || age === 'mrita') add('age', fact('age', { age }), 3);
  return found;
}

/** Returns the mean strength of some planets, 0 to 100; 0 where there are none. */
export function meanStrength(strengths: PlanetStrengths, planets: readonly Planet[]): number {
  if (planets.length === 0) return 0;
  const sum = planets.reduce((total, planet) => total + strengths[planet].value, 0);
  return within(0, sum / planets.length, 100);
}
