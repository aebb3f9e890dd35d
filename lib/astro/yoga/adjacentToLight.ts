/** Yogas of the planets in the 2nd and the 12th from the Moon or the Sun. The other light and the nodes do not count. */
import { both, type Bilingual } from '../bilingual.ts';
import { houseFrom, type Chart } from '../chart/chart.ts';
import { required, strengthens, weakens } from '../evidence.ts';
import { isBenefic } from '../planet/nature.ts';
import type { Rule, RuleCondition } from '../rule.ts';
import { PLANET_NAMES, type SevenPlanet } from '../tables/planets.ts';
import { hindiOrdinal, ordinal } from '../words.ts';

type Light = 'Moon' | 'Sun';
type Place = 2 | 12;

export interface AdjacentToLight extends Pick<Rule, 'id' | 'name' | 'source' | 'alsoIn' | 'result'> {
  readonly light: Light;
  /** Where planets must stand; the place that is not named must be empty. */
  readonly places: readonly Place[];
  /** Names and results where all planets are of one kind; `papa` is null where malefics have no name of their own. */
  readonly subha: { readonly text: Bilingual; readonly points?: number };
  readonly papa: Bilingual | null;
}

const COUNTED = ['Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn'] as const;
const FAMILY = { Moon: 'chandra', Sun: 'surya' } as const;

/** Lists the planets in the 2nd or the 12th from a light, Mars to Saturn. */
function adjacentPlanets({ planets }: Chart, light: Light, place: Place): SevenPlanet[] {
  return COUNTED.filter((id) => houseFrom(planets[light], planets[id]) === place);
}

/** Returns the rule of planets adjacent to a luminary; planets all of one kind only strengthen or modify it. */
export function adjacentToLight({ light, places, subha, papa, ...named }: AdjacentToLight): Rule {
  const texts = textsOf(light, places);
  const looked = (place: Place, planets: readonly SevenPlanet[]): RuleCondition => {
    const name = place === 2 ? 'second' : 'twelfth';
    return places.includes(place)
      ? required(`${name}_occupied`, texts.occupied[place], planets.length > 0, { planets })
      : required(`${name}_empty`, texts.empty[place], planets.length === 0, { planets });
  };
  return {
    ...named,
    family: FAMILY[light],
    polarity: 'good',
    formation: texts.formation,
    // It speaks of places from a light.
    spares: ['in_dusthana'],
    countedFrom: light,
    participants: (chart) => [light, ...places.flatMap((place) => adjacentPlanets(chart, light, place))],

    examine(chart) {
      const adjacent = { 2: adjacentPlanets(chart, light, 2), 12: adjacentPlanets(chart, light, 12) };
      const forming = places.flatMap((place) => adjacent[place]);
      const benefics = forming.filter((id) => isBenefic(chart, id));
      const malefics = forming.filter((id) => !benefics.includes(id));
      const observed = { benefics, malefics };
      const isSubha = benefics.length > 0 && malefics.length === 0;
      const isPapa = malefics.length > 0 && benefics.length === 0;
      return [
        looked(2, adjacent[2]),
        looked(12, adjacent[12]),
        strengthens('subha', subha.text, isSubha, observed, subha.points),
        ...(papa === null ? [] : [weakens('papa', papa, isPapa, observed)]),
      ];
    },
  };
}

function textsOf(light: Light, places: readonly Place[]) {
  const { en, hi } = PLANET_NAMES[light];
  const occupied = (place: Place, verb: 'है' | 'हो') =>
    both(
      `One or more of Mars, Mercury, Jupiter, Venus and Saturn are in the ${ordinal(place)} from the ${en}`,
      `${hi} से ${hindiOrdinal(place)} भाव में मंगल, बुध, गुरु, शुक्र और शनि में से कम-से-कम एक ${verb}`,
    );
  const empty = (place: Place) =>
    both(
      `None of Mars, Mercury, Jupiter, Venus and Saturn is in the ${ordinal(place)} from the ${en}`,
      `${hi} से ${hindiOrdinal(place)} भाव में मंगल, बुध, गुरु, शुक्र और शनि में से कोई नहीं है`,
    );
  const [place] = places;
  const other = place === 2 ? 12 : 2;
  const formation =
    places.length === 2
      ? both(
          `Planets from Mars to Saturn are in both the 2nd and the 12th from the ${en}`,
          `${hi} से दूसरे और बारहवें दोनों भावों में मंगल से शनि तक के ग्रह हों`,
        )
      : both(
          `${occupied(place!, 'हो').en}, and none in the ${ordinal(other)}`,
          `${occupied(place!, 'हो').hi}, और ${hindiOrdinal(other)} में कोई न हो`,
        );
  return {
    formation,
    occupied: { 2: occupied(2, 'है'), 12: occupied(12, 'है') },
    empty: { 2: empty(2), 12: empty(12) },
  };
}
