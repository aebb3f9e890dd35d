/** Neecha bhanga raja yoga in health: five conditions under which a debilitated planet protects what it rules in the body. */
import { isAspecting, isConjunct } from '../../chart/aspects.ts';
import { houseFrom, type Chart } from '../../chart/chart.ts';
import type { Evidence, Observed } from '../../evidence.ts';
import { isStrongBySign } from '../../planet/dignity.ts';
import { isKendra } from '../../chart/houses.ts';
import { isExchange } from '../../chart/links.ts';
import {
  dispositorOf,
  exaltationLord,
  exaltedIn,
  isHeldByDispositor,
  isInKendra,
  navamsaDignity,
} from '../../planet/neechaBhanga.ts';
import type { Fact } from '../../factsOf.ts';
import { phaladeepika } from '../../source.ts';
import { isNode, type Planet, type SevenPlanet } from '../../tables/planets.ts';
import { fallFact as fact, type FallFacts } from './planetFacts.ts';

export const FALL_SOURCE = phaladeepika(7);

export interface FallCondition extends Evidence<Fact<FallFacts>> {
  readonly id: keyof FallFacts;
}

/** By the number of conditions: one cancels the debilitation, two or more make it a raja yoga. */
type FallGrade = 'none' | 'neecha_bhanga' | 'ordinary' | 'strong' | 'excellent';

export interface NeechaBhangaRajaYoga {
  readonly conditions: readonly FallCondition[];
  readonly count: number;
  readonly grade: FallGrade;
  /** Neecha bhanga raja yoga: two conditions or more. */
  readonly isRaised: boolean;
}

const GRADES: readonly FallGrade[] = ['none', 'neecha_bhanga', 'ordinary', 'strong', 'excellent', 'excellent'];

/** Returns the five conditions for a planet that is debilitated; null for one that is not, and for the nodes. */
export function neechaBhangaRajaYoga(chart: Chart, planet: Planet): NeechaBhangaRajaYoga | null {
  if (isNode(planet) || chart.planets[planet].dignity !== 'debilitated') return null;
  const conditions = [
    dispositorCondition(chart, planet),
    exaltationLordCondition(chart, planet),
    heldCondition(chart, planet),
    bondCondition(chart, planet),
    navamsaCondition(chart, planet),
  ];
  const count = conditions.filter(({ isMet }) => isMet).length;
  return { conditions, count, grade: GRADES[count]!, isRaised: count > 1 };
}

function dispositorCondition(chart: Chart, planet: SevenPlanet): FallCondition {
  const dispositor = dispositorOf(chart, planet);
  return {
    id: 'dispositor_in_kendra',
    text: fact('dispositor_in_kendra', { dispositor }),
    isMet: isInKendra(chart, dispositor),
    observed: placeOf(chart, dispositor),
  };
}

/** Mercury is exalted in his own sign and cannot cancel his own debilitation. */
function exaltationLordCondition(chart: Chart, planet: SevenPlanet): FallCondition {
  const lord = exaltationLord(planet);
  return {
    id: 'exaltation_lord_in_kendra',
    text: fact('exaltation_lord_in_kendra', { lord }),
    isMet: isInKendra(chart, lord),
    observed: lord ? placeOf(chart, lord) : { planet: null },
  };
}

function heldCondition(chart: Chart, planet: SevenPlanet): FallCondition {
  const dispositor = dispositorOf(chart, planet);
  const [fallen, holder] = [chart.planets[planet], chart.planets[dispositor]];
  return {
    id: 'held_by_dispositor',
    text: fact('held_by_dispositor', { dispositor }),
    isMet: isHeldByDispositor(chart, fallen),
    observed: {
      planet: dispositor,
      joins: isConjunct(holder, fallen),
      aspects: isAspecting(chart, dispositor, fallen.signIndex),
    },
  };
}

function bondCondition(chart: Chart, planet: SevenPlanet): FallCondition {
  const dispositor = dispositorOf(chart, planet);
  const lord = exaltationLord(planet);
  const isExchanged = isExchange(chart, planet, dispositor);
  const place = lord && houseFrom(chart.planets[dispositor], chart.planets[lord]);
  return {
    id: 'exchange_or_mutual_kendra',
    text: fact('exchange_or_mutual_kendra', { dispositor, lord }),
    isMet: isExchanged || (place !== null && isKendra(place)),
    observed: { exchange: isExchanged, lords: lord ? [dispositor, lord] : [dispositor], place_between: place },
  };
}

function navamsaCondition(chart: Chart, planet: SevenPlanet): FallCondition {
  const fallen = chart.planets[planet];
  const dignity = navamsaDignity(chart, fallen);
  const exalted = exaltedIn(fallen.signIndex);
  return {
    id: 'strong_in_navamsa_or_exalted_one_in_kendra',
    text: fact('strong_in_navamsa_or_exalted_one_in_kendra', { exalted, signIndex: fallen.signIndex }),
    isMet: isStrongBySign(dignity) || isInKendra(chart, exalted),
    observed: { navamsa_dignity: dignity, exalted_here: exalted, exalted_in_kendra: isInKendra(chart, exalted) },
  };
}

/** The Moon is not counted from itself, as it is always in the first from there. */
function placeOf(chart: Chart, planet: SevenPlanet): Observed {
  const placed = chart.planets[planet];
  return { planet, house: placed.house, from_moon: planet === 'Moon' ? null : houseFrom(chart.planets.Moon, placed) };
}
