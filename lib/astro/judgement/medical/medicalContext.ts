/** What judging health needs of a birth: weaknesses, protectors, and the periods and places that ask for care. */
import { HOUSES, lordOfHouse } from '../../planet/lordship.ts';
import { signOfHouse } from '../../chart/chart.ts';
import { within } from '../../score.ts';
import { forEachPlanet, PLANETS, type Planet } from '../../tables/planets.ts';
import type { Fact } from '../../factsOf.ts';
import type { AreaContext } from '../areaContext.ts';
import { careReason, type CareReasonFacts, type HealthPlaceId } from './indicationFacts.ts';
import { planetStanding, type PlanetStanding } from './planetStanding.ts';
import { protectionOf, type Protection } from './protection.ts';
import { planetWeakness, type PlanetWeakness } from './weakness.ts';
import { CARE_LORDS, CARE_OCCUPANTS, WEAK_SHARE } from './weights.ts';

/** Why the periods of a planet ask for care, and how much. */
export interface CareLord {
  readonly planet: Planet;
  readonly reasons: readonly Fact<CareReasonFacts>[];
  /** 0 to 1. */
  readonly share: number;
}

export const HEALTH_PLACES = ['ascendant', 'house_6', 'house_8', 'moon'] as const satisfies readonly HealthPlaceId[];

export interface HealthPlace {
  readonly id: HealthPlaceId;
  readonly signIndex: number;
  readonly house: number;
}

export interface MedicalContext {
  readonly area: AreaContext;
  readonly weaknesses: Readonly<Record<Planet, PlanetWeakness>>;
  readonly protections: Readonly<Record<Planet, Protection>>;
  /** The side of each planet, its weakness and its protection netted. */
  readonly standings: Readonly<Record<Planet, PlanetStanding>>;
  /** Planets with neecha bhanga raja yoga. */
  readonly protectors: readonly Planet[];
  readonly careLords: Readonly<Record<Planet, CareLord>>;
  readonly places: readonly HealthPlace[];
  /** Whether the passing planets are weighed. */
  readonly hasTransits: boolean;
}

/** Returns what judging health needs; without transits the passing planets are left out of every score. */
export function medicalContext(area: AreaContext, hasTransits: boolean): MedicalContext {
  const weaknesses = forEachPlanet((planet) => planetWeakness(area.chart, planet));
  const protections = forEachPlanet((planet) => protectionOf(area, planet, weaknesses[planet].fall));
  const standings = forEachPlanet((planet) => planetStanding(protections[planet], weaknesses[planet]));
  return {
    area,
    weaknesses,
    protections,
    standings,
    protectors: PLANETS.filter((planet) => weaknesses[planet].fall?.isRaised),
    careLords: forEachPlanet((planet) => careLord(area, planet, standings[planet] === 'weak')),
    places: healthPlaces(area),
    hasTransits,
  };
}

function careLord({ chart }: AreaContext, planet: Planet, isWeak: boolean): CareLord {
  const owned = HOUSES.filter((house) => CARE_LORDS[house] !== undefined && lordOfHouse(chart, house) === planet);
  const { house: at } = chart.planets[planet];
  const placed = CARE_OCCUPANTS[at] ?? 0;
  const heaviest = Math.max(placed, ...owned.map((house) => CARE_LORDS[house]!));
  return {
    planet,
    reasons: [
      ...owned.map((house) => careReason('care_lord', { house, isMaraka: house === 2 || house === 7 })),
      ...(placed > 0 ? [careReason('care_place', { house: at })] : []),
      ...(isWeak ? [careReason('care_weak', {})] : []),
    ],
    share: within(0, heaviest + (isWeak ? WEAK_SHARE : 0), 1),
  };
}

function healthPlaces({ chart }: AreaContext): HealthPlace[] {
  const house = (id: HealthPlaceId, number: number): HealthPlace => {
    return { id, signIndex: signOfHouse(chart, number), house: number };
  };
  const { house: at, signIndex } = chart.planets.Moon;
  return [house('ascendant', 1), house('house_6', 6), house('house_8', 8), { id: 'moon', signIndex, house: at }];
}
