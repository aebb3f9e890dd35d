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
import { penalty, weightedScore, within, type WeightedFactor, type Score, type ScorePart } from '../score.ts';
import type { ShadbalaRatios } from './shadbala.ts';
import { forEachPlanet, isNode, PLANETS, type Planet, type SevenPlanet } from '../tables/planets.ts';
import { signLord } from '../tables/signs.ts';
import { isVargottama } from '../varga/position.ts';
import { vimsopakaPoints } from '../varga/vimsopaka.ts';
import { ordinal } from '../words.ts';

const WEIGHTS = { dignity: 30, shadbala: 20, house: 15, vargas: 10, association: 10, bindus: 10, motion: 5 };

export type PlanetStrengths = Readonly<Record<Planet, Score>>;

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
    return weightedScore(factors, penalties(chart, planet));
  });
}

/** The parts of an ashtakavarga that strength depends on. */
export type Bindus = Pick<Ashtakavarga, 'bhinna' | 'sarva'>;

/** The planet by whose sign another is judged: itself, or the lord of a node's sign. */
function judgedBy({ id, signIndex }: ChartPlanet): SevenPlanet {
  return isNode(id) ? signLord(signIndex) : id;
}

function whose(planet: ChartPlanet, judged: SevenPlanet): string {
  return judged === planet.id ? '' : ` of its dispositor ${judged}`;
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

function dignityFactor(chart: Chart, planet: ChartPlanet): WeightedFactor {
  const id = judgedBy(planet);
  const { dignity } = chart.planets[id];
  const bhanga = neechaBhanga(chart, id);
  const isLifted = dignity === 'debilitated' && bhanga !== null && bhanga.rules.length > 0;
  const lifted = isLifted ? `, ${bhanga.isRajaYoga ? 'raised' : 'lifted'} by neecha bhanga` : '';
  const share = isLifted ? (bhanga.isRajaYoga ? RAISED_SHARE : LIFTED_SHARE) : DIGNITY_SHARES[dignity];
  const label = `Dignity${whose(planet, id)}: ${dignity.replace('_', ' ')}${lifted}`;
  return { id: 'dignity', label, weight: WEIGHTS.dignity, share };
}

/** Ratio to the least strength needed that gives the full share. */
const FULL_RATIO = 1.5;

function shadbalaFactor(planet: ChartPlanet, ratios: ShadbalaRatios): WeightedFactor {
  const id = judgedBy(planet);
  const label = `Shadbala${whose(planet, id)}: ${ratios[id].toFixed(2)} times the least needed`;
  return { id: 'shadbala', label, weight: WEIGHTS.shadbala, share: ratios[id] / FULL_RATIO };
}

const FULL_BINDUS = 8;
const FULL_SARVA_BINDUS = 56;

/** Bindus in the sign where a planet stands: of its own chart, for nodes those of all seven. */
function bindusFactor({ id, signIndex }: ChartPlanet, { bhinna, sarva }: Bindus): WeightedFactor {
  const [given, full] = isNode(id) ? [sarva[signIndex]!, FULL_SARVA_BINDUS] : [bhinna[id][signIndex]!, FULL_BINDUS];
  const where = isNode(id) ? 'in its sign from all seven' : 'of its own in its sign';
  const label = `Ashtakavarga: ${given} of ${full} bindus ${where}`;
  return { id: 'ashtakavarga', label, weight: WEIGHTS.bindus, share: given / full };
}

/** The 1st house first. */
export const HOUSE_SHARES = [1, 0.75, 0.5, 0.9, 1, 0.35, 0.9, 0.15, 1, 1, 0.75, 0.2];
/** Share of a malefic in the 3rd, 6th or 11th, in place of the share of its house. */
export const PROSPERING_MALEFIC_SHARE = 0.8;

function houseFactor(chart: Chart, { id, house }: ChartPlanet): WeightedFactor {
  const isProspering = isGoodForMalefics(house) && !isBenefic(chart, id);
  const note = isProspering ? ', where malefics prosper' : '';
  const share = isProspering ? PROSPERING_MALEFIC_SHARE : HOUSE_SHARES[house - 1]!;
  return { id: 'house', label: `Place: ${ordinal(house)} house by sign${note}`, weight: WEIGHTS.house, share };
}

const VARGOTTAMA_SHARE = 0.15;
const FULL_VIMSOPAKA = 20;

/** Vimsopaka of the sixteen vargas, as /varga/vimsopaka gives it. */
function vargaFactor(chart: Chart, planet: ChartPlanet, points: Readonly<Record<SevenPlanet, number>>): WeightedFactor {
  const id = judgedBy(planet);
  const own = points[id];
  const isKept = isVargottama(chart, planet);
  const label = `Divisional charts${whose(planet, id)}: vimsopaka ${own.toFixed(2)} of 20${isKept ? ', vargottama' : ''}`;
  const share = own / FULL_VIMSOPAKA + (isKept ? VARGOTTAMA_SHARE : 0);
  return { id: 'vargas', label, weight: WEIGHTS.vargas, share };
}

/** How much one planet changes the share of another that it joins or aspects. */
export const INFLUENCE_SHARE = 0.15;
const DISPOSITOR_SHARE = 0.1;

/** Planets joined or aspecting. The nodes' aspects on each other are left out, as every chart has them. */
function associationFactor(chart: Chart, planet: ChartPlanet): WeightedFactor {
  const joined = PLANETS.filter((id) => id !== planet.id && chart.signs[id] === planet.signIndex);
  const aspecting = aspectsOn(chart, planet.signIndex).filter((id) => !(isNode(id) && isNode(planet.id)));
  const helpers: Planet[] = [];
  const hinderers: Planet[] = [];
  for (const id of [...joined, ...aspecting]) (isBenefic(chart, id) ? helpers : hinderers).push(id);
  const isHeld = aspecting.includes(signLord(planet.signIndex));
  const share = 0.5 + INFLUENCE_SHARE * (helpers.length - hinderers.length) + (isHeld ? DISPOSITOR_SHARE : 0);
  const found = [
    ...listed('benefic', helpers),
    ...listed('malefic', hinderers),
    ...(isHeld ? ['aspected by its dispositor'] : []),
  ];
  const label = `Company and aspects: ${found.length > 0 ? found.join('; ') : 'none'}`;
  return { id: 'association', label, weight: WEIGHTS.association, share };
}

function listed(what: string, planets: readonly Planet[]): string[] {
  return planets.length > 0 ? [`${what} ${planets.join(', ')}`] : [];
}

const MOTION_SHARES: Readonly<Record<Motion, number>> = {
  retrograde: 0.8,
  stationary: 0.7,
  fast: 0.6,
  mean: 0.5,
  slow: 0.5,
};

function motionFactor(planet: ChartPlanet): WeightedFactor {
  // The nodes are always retrograde, so that gives them no strength.
  const motion = isNode(planet.id) ? 'mean' : motionOf(planet);
  const label = isNode(planet.id) ? 'Motion: not judged for nodes' : `Motion: ${motion}`;
  return { id: 'motion', label, weight: WEIGHTS.motion, share: MOTION_SHARES[motion] };
}

const COMBUSTION_PENALTIES = { none: 0, mild: 5, combust: 10, deep: 15 };

function penalties(chart: Chart, planet: ChartPlanet): ScorePart[] {
  const combustion = planet.isCombust ? judgedCombustion(chart, planet).effectiveGrade : 'none';
  const war = defeaterOf(chart, planet.id);
  const { id: age } = baladi(planet);
  const found: ScorePart[] = [];
  const add = (id: string, label: string, points: number) => found.push(penalty(id, label, points));
  if (combustion !== 'none') add('combust', `Combust (${combustion})`, COMBUSTION_PENALTIES[combustion]);
  if (isGandanta(planet)) add('gandanta', 'In gandanta, at the junction of water and fire', 5);
  if (isOnMrityuBhaga(planet)) add('mrityu_bhaga', 'On its mrityu bhaga degree', 5);
  if (war !== null) add('lost_war', `Defeated by ${war} in planetary war`, 8);
  if (age === 'bala') add('age', 'Infant by degree (bala)', 3);
  if (age === 'mrita') add('age', 'Spent by degree (mrita)', 3);
  return found;
}

/** Returns the mean strength of some planets, 0 to 100; 0 where there are none. */
export function meanStrength(strengths: PlanetStrengths, planets: readonly Planet[]): number {
  if (planets.length === 0) return 0;
  const sum = planets.reduce((total, planet) => total + strengths[planet].value, 0);
  return within(0, sum / planets.length, 100);
}
