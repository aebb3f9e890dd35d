import { both } from '../../bilingual.ts';
import { houseFrom, type Chart } from '../../chart/chart.ts';
import { lordOfHouse } from '../../planet/lordship.ts';
import { isBenefic } from '../../planet/nature.ts';
import type { Rule } from '../../rule.ts';
import { phaladeepika } from '../../source.ts';
import { SEVEN_PLANETS, type SevenPlanet } from '../../tables/planets.ts';
import { eitherWay, planetsOfWays, type Way, type Ways } from '../parts/ways.ts';

interface Row {
  /** Places are counted from the lord of this house. */
  readonly owned: 1 | 2 | 7;
  readonly places: readonly number[];
  /** Who must stand there; null for benefics. */
  readonly asked: readonly SevenPlanet[] | null;
}

const THREE: Readonly<Record<'hari' | 'hara' | 'brahma', Row>> = {
  hari: { owned: 2, places: [2, 8, 12], asked: null },
  hara: { owned: 7, places: [4, 8, 9], asked: ['Jupiter', 'Moon', 'Mercury'] },
  brahma: { owned: 1, places: [4, 10, 11], asked: ['Sun', 'Venus', 'Mars'] },
};

/**
 * Three yogas under one name, any of which forms it. Each of the three places must be held, in any order: read one to
 * one, the Sun in the 4th and Venus in the 10th from a planet could never be.
 */
export const hariharaBrahma: Rule = {
  id: 'harihara-brahma',
  name: both('Harihara Brahma', 'हरिहर-ब्रह्म'),
  family: 'raja',
  source: phaladeepika(6),
  polarity: 'good',
  formation: both(
    'Benefics hold the 2nd, 8th and 12th from the lord of the 2nd; or Jupiter, the Moon and Mercury the 4th, 8th and 9th from the lord of the 7th; or the Sun, Venus and Mars the 4th, 10th and 11th from the lord of the 1st',
    'द्वितीयेश से दूसरे, आठवें और बारहवें में शुभ ग्रह हों; या सप्तमेश से चौथे, आठवें और नौवें में गुरु, चंद्रमा और बुध; या लग्नेश से चौथे, दसवें और ग्यारहवें में सूर्य, शुक्र और मंगल',
  ),
  result: both('learning, truthfulness, good works', 'विद्या, सत्यनिष्ठा, परोपकार'),
  countedFrom: 'ascendant',
  participants: (chart) => planetsOfWays(waysOf(chart)),
  examine: (chart) => [eitherWay(ONE_OF_THREE, waysOf(chart))],
};

const ONE_OF_THREE = both(
  'One of the three is formed: Hari from the lord of the 2nd, Hara from that of the 7th, Brahma from that of the 1st',
  'तीन में से एक बना है: द्वितीयेश से हरि, सप्तमेश से हर, लग्नेश से ब्रह्मा',
);

function waysOf(chart: Chart): Ways {
  return { hari: wayOf(chart, 'hari'), hara: wayOf(chart, 'hara'), brahma: wayOf(chart, 'brahma') };
}

function wayOf(chart: Chart, id: keyof typeof THREE): Way {
  const { owned, places, asked } = THREE[id];
  const lord = lordOfHouse(chart, owned);
  const isAsked = (planet: SevenPlanet) => (asked === null ? isBenefic(chart, planet) : asked.includes(planet));
  const holders = SEVEN_PLANETS.filter(
    (planet) => places.includes(houseFrom(chart.planets[lord], chart.planets[planet])) && isAsked(planet),
  );
  return {
    // As many signs as places: none of them is empty.
    isMet: new Set(holders.map((planet) => chart.signs[planet])).size === places.length,
    planets: [lord, ...holders],
    observed: { [`${id}_from`]: lord, [`${id}_held_by`]: holders },
  };
}
