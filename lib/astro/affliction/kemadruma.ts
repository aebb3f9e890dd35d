/** Kemadruma: the Moon without planets in adjacent signs, and its reliefs (Phaladeepika 6; BPHS 37). */
import { isAspecting } from '../chart/aspects.ts';
import { both } from '../bilingual.ts';
import { houseFrom, type Chart } from '../chart/chart.ts';
import { cancels, weakens } from '../evidence.ts';
import { isSignExalted, isStrongBySign } from '../planet/dignity.ts';
import { isKendra } from '../chart/houses.ts';
import { isBenefic, isMoonFull } from '../planet/nature.ts';
import type { RuleCondition } from '../rule.ts';
import { SEVEN_PLANETS, type SevenPlanet } from '../tables/planets.ts';
import { SIGNS, signLord } from '../tables/signs.ts';
import { navamsaSignIndex } from '../varga/position.ts';

export interface MoonNeighbours {
  readonly second: readonly SevenPlanet[];
  readonly twelfth: readonly SevenPlanet[];
}

/** Returns the planets in the 2nd and the 12th sign from the Moon; the nodes are never counted. */
export function moonNeighbours({ planets }: Chart): MoonNeighbours {
  const second: SevenPlanet[] = [];
  const twelfth: SevenPlanet[] = [];
  for (const id of SEVEN_PLANETS) {
    const place = houseFrom(planets.Moon, planets[id]);
    if (place === 2) second.push(id);
    if (place === 12) twelfth.push(id);
  }
  return { second, twelfth };
}

/** Keeps the five planets that are not luminaries, as the classical count leaves the Sun out. */
export function withoutLuminaries(planets: readonly SevenPlanet[]): SevenPlanet[] {
  return planets.filter((id) => id !== 'Sun' && id !== 'Moon');
}

const KENDRA_FROM_MOON = both(
  'Mars, Mercury, Jupiter, Venus or Saturn is in a kendra from the Moon',
  'मंगल, बुध, गुरु, शुक्र या शनि चंद्रमा से केंद्र में है',
);
const BENEFIC_ASPECT = both('A benefic aspects the Moon', 'चंद्रमा पर शुभ ग्रह की दृष्टि है');
const MALEFIC_ASPECT = both('A malefic aspects the Moon', 'चंद्रमा पर पाप ग्रह की दृष्टि है');
const KENDRA = both(
  'A benefic, or any two planets, stand in kendras from the ascendant',
  'लग्न से केंद्र में कोई शुभ ग्रह या कोई दो ग्रह हैं',
);
const JOINED = both('The Moon shares its sign with a planet that is no node', 'चंद्रमा के साथ राहु-केतु के अतिरिक्त कोई ग्रह है');
const WELL_PLACED = both(
  'The Moon is in a kendra, at home or exalted, or Jupiter aspects it',
  'चंद्रमा केंद्र, स्वराशि या उच्च राशि में है, या उस पर गुरु की दृष्टि है',
);
const FULL = both(
  'The Moon is full, and a benefic joins or aspects it',
  'चंद्रमा पूर्ण है और उस पर शुभ ग्रह की युति या दृष्टि है',
);
const JUPITER_OR_LORD = both(
  'The Moon and Jupiter are in kendras from each other, or the lord of the Moon’s sign is in a kendra',
  'चंद्रमा और गुरु परस्पर केंद्र में हैं, या चंद्र राशि का स्वामी केंद्र में है',
);
const NAVAMSA = both(
  'The Moon is in the navamsa of a benefic, or exalted in the navamsa',
  'चंद्र शुभ ग्रह के नवांश में है, या नवांश में उच्च का है',
);

/** Planets joined with the Moon, and how that relieves. */
interface Company {
  readonly fromMoon: SevenPlanet[];
  readonly joined: SevenPlanet[];
  readonly benefics: SevenPlanet[];
  readonly malefics: SevenPlanet[];
  readonly inKendra: SevenPlanet[];
}

/** Planets that can relieve by being in a place; the Moon herself and the nodes do not count. */
function companyOf(chart: Chart): Company {
  const { planets } = chart;
  const { Moon } = planets;
  const company: Company = { fromMoon: [], joined: [], benefics: [], malefics: [], inKendra: [] };
  for (const id of SEVEN_PLANETS) {
    if (id === 'Moon') continue;
    const place = houseFrom(Moon, planets[id]);
    if (id !== 'Sun' && isKendra(place)) company.fromMoon.push(id);
    if (place === 1) company.joined.push(id);
    if (isKendra(planets[id].house)) company.inKendra.push(id);
    if (isAspecting(chart, id, Moon.signIndex)) company[isBenefic(chart, id) ? 'benefics' : 'malefics'].push(id);
  }
  return company;
}

/** Lists the conditions that cancel or halve it, one for each of the eight reliefs; an aspect counts by its kind. */
export function kemadrumaReliefs(chart: Chart): RuleCondition[] {
  const company = companyOf(chart);
  return [...reliefsByCompany(chart, company), ...reliefsByPlace(chart, company)];
}

function reliefsByCompany(chart: Chart, { benefics, fromMoon, joined, malefics }: Company): RuleCondition[] {
  const { house, dignity } = chart.planets.Moon;
  const helpers = isMoonFull(chart) ? [...benefics, ...joined.filter((id) => isBenefic(chart, id))] : [];
  const isWellPlaced = isKendra(house) || isStrongBySign(dignity) || benefics.includes('Jupiter');
  return [
    cancels('kendra_from_moon', KENDRA_FROM_MOON, fromMoon.length > 0, { planets: fromMoon }),
    cancels('benefic_aspect', BENEFIC_ASPECT, benefics.length > 0, { planets: benefics }),
    weakens('malefic_aspect', MALEFIC_ASPECT, malefics.length > 0, { planets: malefics }),
    cancels('joined', JOINED, joined.length > 0, { planets: joined }),
    cancels('well_placed', WELL_PLACED, isWellPlaced, { house, dignity }),
    cancels('full_moon', FULL, helpers.length > 0, { planets: helpers }),
  ];
}

function reliefsByPlace(chart: Chart, { inKendra }: Company): RuleCondition[] {
  const { planets } = chart;
  const lord = signLord(planets.Moon.signIndex);
  const lordHouse = planets[lord].house;
  const jupiterPlace = houseFrom(planets.Moon, planets.Jupiter);
  const navamsaSign = navamsaSignIndex(chart, planets.Moon);
  const hasKendra = inKendra.length > 1 || inKendra.some((id) => isBenefic(chart, id));
  const isHelpedByNavamsa =
    isSignExalted('Moon', navamsaSign, chart.conventions.nodeExaltation) || isBenefic(chart, signLord(navamsaSign));
  return [
    weakens('kendra_from_ascendant', KENDRA, hasKendra, { planets: inKendra }),
    weakens('jupiter_or_lord', JUPITER_OR_LORD, isKendra(jupiterPlace) || isKendra(lordHouse), {
      jupiter_from_moon: jupiterPlace,
      lord,
      lord_house: lordHouse,
    }),
    weakens('navamsa', NAVAMSA, isHelpedByNavamsa, { navamsa_sign: SIGNS[navamsaSign]! }),
  ];
}
