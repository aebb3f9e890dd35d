/** Elements of timing plans: significators of a matter, and triggers by transits. */
import { countFrom } from '../../angle.ts';
import { occupants, signOfHouse, type Chart } from '../../chart/chart.ts';
import { lordOfHouse } from '../../planet/lordship.ts';
import { PLANETS, type Planet, type SevenPlanet } from '../../tables/planets.ts';
import { houseDoubleTransit, reachesSign } from '../../transit/doubleTransit.ts';
import type { AreaContext } from '../areaContext.ts';
import { office, type Office, type Reached, type SignifiedMatter } from '../areaFacts.ts';
import { windowFact } from './facts.ts';
import type { PassingSigns, Trigger } from './timingWindows.ts';
import type { Significator } from './windowPeriods.ts';

/** A reason for which a planet signifies a matter. */
export interface Signifies {
  readonly planet: Planet;
  readonly reason: Office;
  readonly isPrimary?: boolean;
  readonly isKaraka?: boolean;
}

/** Gathers the reasons of each planet, in the order of the planets. */
export function significators(found: readonly Signifies[]): Significator[] {
  return PLANETS.flatMap((planet) => {
    const own = found.filter((one) => one.planet === planet);
    if (own.length === 0) return [];
    return [
      {
        planet,
        reasons: distinct(own.map(({ reason }) => reason)),
        isPrimary: own.some(({ isPrimary }) => isPrimary),
        isKaraka: own.some(({ isKaraka }) => isKaraka),
      },
    ];
  });
}

function distinct(reasons: readonly Office[]): Office[] {
  return [...new Map(reasons.map((reason) => [JSON.stringify(reason), reason])).values()];
}

/** Lists as significators the lord of a house and the planets in it. */
export function ofHouse(chart: Chart, house: number, isPrimary = false): Signifies[] {
  return [
    { planet: lordOfHouse(chart, house), reason: office('lord_of', { house }), isPrimary },
    ...occupants(chart, house).map((planet) => ({ planet, reason: office('in_house', { house }), isPrimary })),
  ];
}

/** Returns the lord of a house, 1 to 12, as significator without the house's occupants. */
export function lordOnly(chart: Chart, house: number, isPrimary = false): Signifies {
  return { planet: lordOfHouse(chart, house), reason: office('lord_of', { house }), isPrimary };
}

/** Returns a natural significator of the matter. */
export function karaka(planet: Planet, matter: SignifiedMatter, isPrimary = true): Signifies {
  return { planet, reason: office('natural_significator', { matter }), isPrimary, isKaraka: true };
}

/** Returns the trigger of the double transit: 10 points on a house, 7 where one of the two reaches only its lord. */
export function doubleTransitTrigger(chart: Chart, house: number): Trigger {
  const [whole, byLord] = [10, 7];
  return {
    id: `double_transit_${house}`,
    max: whole,
    isDeciding: true,
    at(passing) {
      const { jupiter, saturn } = slow(passing);
      const of = houseDoubleTransit(
        { jupiterSign: jupiter, saturnSign: saturn },
        chart.ascendant.signIndex,
        house,
        chart.signs,
      );
      const signs = { house, jupiterSignIndex: jupiter, saturnSignIndex: saturn };
      if (of.strength === 'strong' || of.strength === 'activated') {
        return { points: whole, text: windowFact('both_reach', { ...signs, lord: null }) };
      }
      if (!of.isByHouseOrLord) return null;
      const lord = { planet: of.lord, signIndex: of.lordSignIndex };
      return { points: byLord, text: windowFact('both_reach', { ...signs, lord }) };
    },
  };
}

function slow(passing: PassingSigns): { jupiter: number; saturn: number } {
  return { jupiter: passing.Jupiter!, saturn: passing.Saturn! };
}

/** Returns the trigger of Jupiter in or aspecting a house or its lord; of several houses one is enough. */
export function jupiterTrigger(chart: Chart, house: number, ...others: readonly number[]): Trigger {
  const points = 5;
  const reachedOf = (sign: number, number: number): Reached[] => {
    const lord = lordOfHouse(chart, number);
    return [
      ...(reachesSign('Jupiter', sign, signOfHouse(chart, number)) ? [{ house: number, lord: null }] : []),
      ...(reachesSign('Jupiter', sign, chart.signs[lord]) ? [{ house: number, lord }] : []),
    ];
  };
  return {
    id: `jupiter_${house}`,
    max: points,
    isDeciding: false,
    at({ Jupiter: sign }) {
      const reached = [house, ...others].flatMap((number) => reachedOf(sign!, number));
      if (reached.length === 0) return null;
      return { points, text: windowFact('jupiter_blesses', { signIndex: sign!, reached }) };
    },
  };
}

/** Returns the trigger of a passing planet with four or more bindus of its own in its sign. */
export function bindusTrigger({ bindus }: Pick<AreaContext, 'bindus'>, planet: SevenPlanet): Trigger {
  const points = 2;
  return {
    id: `bindus_${planet.toLowerCase()}`,
    max: points,
    isDeciding: false,
    at(passing) {
      const sign = passing[planet]!;
      const given = bindus.bhinna[planet][sign]!;
      if (given < 4) return null;
      return { points, text: windowFact('own_bindus', { planet, bindus: given, signIndex: sign }) };
    },
  };
}

/** Returns the trigger of a planet that passes one of some houses from the ascendant. */
export function passageTrigger(
  chart: Chart,
  planet: Planet,
  houses: readonly number[],
  points: number,
  isDeciding = false,
): Trigger {
  return {
    id: `passage_${planet.toLowerCase()}`,
    max: points,
    isDeciding,
    at(passing) {
      const place = countFrom(chart.ascendant.signIndex, passing[planet]!);
      return houses.includes(place) ? { points, text: windowFact('passes_house', { planet, house: place }) } : null;
    },
  };
}
