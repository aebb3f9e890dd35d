/** Kemadruma: the Moon without neighbours, and what makes up for it (Phaladeepika 6; BPHS 37). */
import { aspectsOn } from '../aspects.ts';
import { both } from '../bilingual.ts';
import { houseFrom, type Chart } from '../chart.ts';
import { cancels, weakens } from '../condition.ts';
import { isSignExalted, isStrongBySign } from '../dignity.ts';
import { isKendra } from '../houses.ts';
import { isBenefic, isMoonFull } from '../nature.ts';
import type { RuleCondition } from '../rule.ts';
import { isNode, SEVEN_PLANETS, type SevenPlanet } from '../tables/planets.ts';
import { SIGNS, signLord } from '../tables/signs.ts';
import { navamsaSignIndex } from '../varga/position.ts';

export interface MoonNeighbours {
  readonly second: readonly SevenPlanet[];
  readonly twelfth: readonly SevenPlanet[];
}

/** Returns the planets in the 2nd and the 12th sign from the Moon; the nodes are never counted. */
export function moonNeighbours(chart: Chart): MoonNeighbours {
  const { planets } = chart;
  const inPlace = (place: number) => SEVEN_PLANETS.filter((id) => houseFrom(planets.Moon, planets[id]) === place);
  return { second: inPlace(2), twelfth: inPlace(12) };
}

/** Keeps the five that are no luminaries: the classical count leaves the Sun aside. */
export function withoutLuminaries(planets: readonly SevenPlanet[]): SevenPlanet[] {
  return planets.filter((id) => id !== 'Sun' && id !== 'Moon');
}

const KENDRA_FROM_MOON = both(
  'Mars, Mercury, Jupiter, Venus or Saturn is in a kendra from the Moon',
  'मंगल, बुध, गुरु, शुक्र या शनि चन्द्र से केन्द्र में है',
);
const BENEFIC_ASPECT = both('A benefic aspects the Moon', 'चन्द्र पर शुभ ग्रह की दृष्टि है');
const MALEFIC_ASPECT = both('A malefic aspects the Moon', 'चन्द्र पर पाप ग्रह की दृष्टि है');
const KENDRA = both(
  'A benefic, or any two planets, stand in kendras from the ascendant',
  'लग्न से केन्द्र में कोई शुभ ग्रह या कोई दो ग्रह हैं',
);
const JOINED = both('The Moon shares its sign with a planet that is no node', 'चन्द्र के साथ राहु-केतु के अतिरिक्त कोई ग्रह है');
const WELL_PLACED = both(
  'The Moon is in a kendra, at home or exalted, or Jupiter aspects it',
  'चन्द्र केन्द्र, स्वराशि या उच्च राशि में है, या उस पर गुरु की दृष्टि है',
);
const FULL = both('The Moon is full, and a benefic joins or aspects it', 'चन्द्र पूर्ण है और उस पर शुभ ग्रह की युति या दृष्टि है');
const JUPITER_OR_LORD = both(
  'The Moon and Jupiter are in kendras from each other, or the lord of the Moon’s sign is in a kendra',
  'चन्द्र और गुरु परस्पर केन्द्र में हैं, या चन्द्र राशि का स्वामी केन्द्र में है',
);
const NAVAMSA = both(
  'The Moon is in the navamsa of a benefic, or exalted in the navamsa',
  'चन्द्र शुभ ग्रह के नवांश में है, या नवांश में उच्च का है',
);

/** Lists what cancels and what halves it, one condition for each of the eight reliefs; an aspect counts by its kind. */
export function kemadrumaReliefs(chart: Chart): RuleCondition[] {
  return [...reliefsByAspect(chart), ...reliefsByPlace(chart)];
}

function reliefsByAspect(chart: Chart): RuleCondition[] {
  const { planets } = chart;
  const { Moon } = planets;
  const others = SEVEN_PLANETS.filter((id) => id !== 'Moon');
  const fromMoon = withoutLuminaries(others).filter((id) => isKendra(houseFrom(Moon, planets[id])));
  const aspecting = aspectsOn(chart, Moon.signIndex).filter((id) => !isNode(id));
  const joined = others.filter((id) => planets[id].signIndex === Moon.signIndex);
  const benefics = aspecting.filter((id) => isBenefic(chart, id));
  const malefics = aspecting.filter((id) => !isBenefic(chart, id));
  const helpers = [...benefics, ...joined.filter((id) => isBenefic(chart, id))];
  const isWellPlaced = isKendra(Moon.house) || isStrongBySign(Moon.dignity) || aspecting.includes('Jupiter');
  return [
    cancels('kendra_from_moon', KENDRA_FROM_MOON, fromMoon.length > 0, { planets: fromMoon }),
    cancels('benefic_aspect', BENEFIC_ASPECT, benefics.length > 0, { planets: benefics }),
    weakens('malefic_aspect', MALEFIC_ASPECT, malefics.length > 0, { planets: malefics }),
    cancels('joined', JOINED, joined.length > 0, { planets: joined }),
    cancels('well_placed', WELL_PLACED, isWellPlaced, { house: Moon.house, dignity: Moon.dignity }),
    cancels('full_moon', FULL, helpers.length > 0 && isMoonFull(chart), { planets: helpers }),
  ];
}

function reliefsByPlace(chart: Chart): RuleCondition[] {
  const { planets } = chart;
  const { Moon, Jupiter } = planets;
  // The Moon cannot keep itself company: its own kendra is another relief.
  const inKendra = SEVEN_PLANETS.filter((id) => id !== 'Moon' && isKendra(planets[id].house));
  const lord = signLord(Moon.signIndex);
  const jupiterPlace = houseFrom(Moon, Jupiter);
  const navamsaSign = navamsaSignIndex(chart, Moon);
  const isHelpedByNavamsa =
    isBenefic(chart, signLord(navamsaSign)) || isSignExalted('Moon', navamsaSign, chart.conventions.nodeExaltation);
  return [
    weakens('kendra_from_ascendant', KENDRA, inKendra.length > 1 || inKendra.some((id) => isBenefic(chart, id)), {
      planets: inKendra,
    }),
    weakens('jupiter_or_lord', JUPITER_OR_LORD, isKendra(jupiterPlace) || isKendra(planets[lord].house), {
      jupiter_from_moon: jupiterPlace,
      lord,
      lord_house: planets[lord].house,
    }),
    weakens('navamsa', NAVAMSA, isHelpedByNavamsa, { navamsa_sign: SIGNS[navamsaSign]! }),
  ];
}
