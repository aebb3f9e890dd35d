/** The need of each planet for remedies, and its urgency (points interpretive; the order of offices by practice). */
import { placeOf } from '../../percentile.ts';
import { REMEDY_SPREAD } from '../../tables/percentiles/remedies.ts';
import { countFrom } from '../../angle.ts';
import { influencesOn } from '../../chart/aspects.ts';
import type { Chart } from '../../chart/chart.ts';
import { defeaterOf } from '../../chart/conjunctions.ts';
import { isDusthana, isGoodForMalefics } from '../../chart/houses.ts';
import { factsOf, type Fact } from '../../factsOf.ts';
import { functionalNature, hardHouses, ownedHouses } from '../../planet/lordship.ts';
import { isBenefic } from '../../planet/nature.ts';
import { isFallen } from '../../planet/neechaBhanga.ts';
import { boundedSum, type ScorePart } from '../../score.ts';
import { bphs, practice } from '../../source.ts';
import { isNode, PLANETS, type Planet } from '../../tables/planets.ts';
import { SADE_SATI_PHASES, saturnPhase } from '../../transit/saturn.ts';
import { WEAK_STRENGTH, weaknessShare } from '../../strength/weakness.ts';
import type { AreaContext } from '../areaContext.ts';
import { tenths } from '../../rounding.ts';
import type { NeedFacts } from './facts.ts';
import type { NameOf } from '../../scale.ts';
import { GRADES } from '../../tables/grades.ts';

const fact = factsOf<NeedFacts>();

export const REMEDY_NEED_SOURCES = [
  bphs(84),
  bphs(34),
  practice(
    'Urgency of remedies, dasha lord before Moon and lord of the ascendant: later practice, points interpretive',
  ),
];

export type BurdenId =
  | 'weak'
  | 'debilitated'
  | 'combust'
  | 'lost_war'
  | 'afflicted'
  | 'dusthana'
  | 'sade_sati'
  | 'functional_malefic'
  | 'dusthana_lord';
export type OfficeId = 'mahadasha_lord' | 'antardasha_lord' | 'moon' | 'ascendant_lord';
export type CauseId = BurdenId | OfficeId;

/** What makes a planet weak by itself. */
export const WEAKNESSES: readonly CauseId[] = ['weak', 'debilitated', 'combust', 'lost_war'];
/** The same, and what others do to it. */
export const AFFLICTIONS: readonly CauseId[] = [...WEAKNESSES, 'afflicted'];
/** The same, with hard places at birth and now. */
export const STRAINS: readonly CauseId[] = [...AFFLICTIONS, 'dusthana', 'sade_sati'];

/** One reason of a need, as a clause whose subject is the planet. */
export interface NeedPart<Id = BurdenId | OfficeId | 'strength'> {
  readonly id: Id;
  readonly need: Fact<NeedFacts>;
  readonly points: number;
  readonly max: number;
  /** When it ends; null where it lasts for life. */
  readonly untilJdUT: number | null;
}

export interface PlanetNeed {
  readonly planet: Planet;
  readonly strength: number;
  /** Reasons that call for a remedy. */
  readonly burdens: readonly NeedPart<BurdenId>[];
  /** Reasons that make a remedy more urgent; they call for none by themselves, except that a dasha lord is honoured. */
  readonly offices: readonly NeedPart<OfficeId>[];
  /** How urgent, 0 to 100: the sum of the parts; 0 where nothing burdens it and its time does not run. */
  readonly urgency: {
    readonly value: number;
    /** Percent of many births that need less. */
    readonly percentile: number;
    readonly level: NeedLevel;
    readonly parts: readonly ScorePart<NeedPart>[];
  };
}

export type NeedLevel = NameOf<typeof GRADES.remedy_need>;

/** Dasha lord to Moon and lord of the ascendant as three to two, by practice. */
const OFFICE_POINTS = { mahadasha_lord: 24, antardasha_lord: 16, moon: 16, ascendant_lord: 16 };
const STRENGTH_POINTS = 30;
const BURDEN_POINTS: Readonly<Record<BurdenId, number>> = {
  // A lack of strength is counted by the part of that name.
  weak: 0,
  debilitated: 10,
  combust: 8,
  lost_war: 8,
  afflicted: 10,
  dusthana: 10,
  sade_sati: 20,
  functional_malefic: 5,
  dusthana_lord: 5,
};

/**
 * Returns what each planet needs, the most urgent first.
 *
 * @param sadeSatiEndJdUT when the stay of Saturn that makes it ends, where it is known
 */
export function remedyNeeds(context: AreaContext, sadeSatiEndJdUT: number | null = null): PlanetNeed[] {
  return PLANETS.map((planet) => needOf(context, planet, sadeSatiEndJdUT)).sort(
    (a, b) => b.urgency.value - a.urgency.value || a.strength - b.strength,
  );
}

function needOf(context: AreaContext, planet: Planet, sadeSatiEndJdUT: number | null): PlanetNeed {
  const strength = context.strengths[planet].value;
  const burdens = [
    ...ownBurdens(context.chart, planet, strength),
    ...passingBurdens(context, planet, sadeSatiEndJdUT),
    ...lordshipBurdens(context.chart, planet),
  ];
  const offices = officesOf(context, planet);
  const isCalled = burdens.length > 0 || offices.some(({ id }) => id === 'mahadasha_lord' || id === 'antardasha_lord');
  const all: NeedPart[] = isCalled ? [strengthPart(strength), ...offices, ...burdens] : [];
  const { parts, value } = boundedSum(
    all
      .filter(({ points }) => points > 0)
      .map((part): ScorePart<NeedPart> => ({ id: part.id, label: part, points: part.points, max: part.max })),
    () => BOUNDS,
  );
  const { percentile } = placeOf(REMEDY_SPREAD, `need_${planet}`, value);
  return {
    planet,
    strength,
    burdens,
    offices,
    urgency: { value, percentile, level: GRADES.remedy_need.of(value), parts },
  };
}

const BOUNDS: NeedPart = {
  id: 'strength',
  need: fact('most_urgent', {}),
  points: 0,
  max: 0,
  untilJdUT: null,
};

function strengthPart(strength: number): NeedPart {
  const points = tenths(weaknessShare(strength) * STRENGTH_POINTS);
  return { id: 'strength', need: fact('strength', { strength }), points, max: STRENGTH_POINTS, untilJdUT: null };
}

function burden(need: Fact<Pick<NeedFacts, BurdenId>>, untilJdUT: number | null = null): NeedPart<BurdenId> {
  const points = BURDEN_POINTS[need.id];
  return { id: need.id, need, points, max: points, untilJdUT };
}

/** Burdens from the planet's own place. */
function ownBurdens(chart: Chart, planet: Planet, strength: number): NeedPart<BurdenId>[] {
  const { house, isCombust } = chart.planets[planet];
  const winner = defeaterOf(chart, planet);
  const afflictors = afflictorsOf(chart, planet);
  return [
    ...(strength < WEAK_STRENGTH ? [burden(fact('weak', { strength }))] : []),
    // Where the nodes are debilitated is disputed; their strength is that of their dispositor.
    ...(!isNode(planet) && isFallen(chart, planet) ? [burden(fact('debilitated', {}))] : []),
    ...(isCombust ? [burden(fact('combust', {}))] : []),
    ...(winner ? [burden(fact('lost_war', { winner }))] : []),
    ...(afflictors.length > 0 ? [burden(fact('afflicted', { planets: afflictors }))] : []),
    ...(isDusthana(house) ? [dusthanaBurden(chart, planet, house)] : []),
  ];
}

/** Malefics prosper in the 6th, where less is to be eased. */
const PROSPERING_POINTS = 4;

function dusthanaBurden(chart: Chart, planet: Planet, house: number): NeedPart<BurdenId> {
  const isProspering = isGoodForMalefics(house) && !isBenefic(chart, planet);
  return { ...burden(fact('dusthana', { house })), ...(isProspering && { points: PROSPERING_POINTS }) };
}

const LEAST_AFFLICTORS = 2;

/** Two or more malefics join or aspect the planet and no benefic does; the nodes' aspects on each other are left out. */
function afflictorsOf(chart: Chart, planet: Planet): Planet[] {
  const influences = influencesOn(chart, planet).filter((id) => !(isNode(id) && isNode(planet)));
  const malefics = influences.filter((id) => !isBenefic(chart, id));
  const isHelped = malefics.length < influences.length;
  return isHelped || malefics.length < LEAST_AFFLICTORS ? [] : malefics;
}

function passingBurdens({ chart, passing }: AreaContext, planet: Planet, endJdUT: number | null): NeedPart<BurdenId>[] {
  const phase = saturnPhase(countFrom(chart.signs.Moon, passing.Saturn));
  const isSadeSati = SADE_SATI_PHASES.some((one) => one === phase);
  return planet === 'Saturn' && isSadeSati ? [burden(fact('sade_sati', {}), endJdUT)] : [];
}

/** Lordship of hard houses, which calls for giving rather than for wearing a stone. */
function lordshipBurdens(chart: Chart, planet: Planet): NeedPart<BurdenId>[] {
  const hard = hardHouses(chart, planet);
  const isMalefic = functionalNature(chart, planet) === 'malefic';
  return [
    ...(isMalefic ? [burden(fact('functional_malefic', {}))] : []),
    ...(hard.length > 0 ? [burden(fact('dusthana_lord', { houses: hard }))] : []),
  ];
}

function officesOf({ acting, chart }: AreaContext, planet: Planet): NeedPart<OfficeId>[] {
  const office = (id: OfficeId, untilJdUT: number | null = null): NeedPart<OfficeId> => {
    return { id, need: fact(id, {}), points: OFFICE_POINTS[id], max: OFFICE_POINTS[id], untilJdUT };
  };
  const [mahadasha, antardasha] = acting.map(({ period }) => period);
  return [
    ...(mahadasha?.lord === planet ? [office('mahadasha_lord', mahadasha.endJdUT)] : []),
    ...(antardasha?.lord === planet ? [office('antardasha_lord', antardasha.endJdUT)] : []),
    ...(planet === 'Moon' ? [office('moon')] : []),
    ...(ownedHouses(chart, planet).includes(1) ? [office('ascendant_lord')] : []),
  ];
}
