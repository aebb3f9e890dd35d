/** Whether one who goes abroad returns: factors for staying against those for returning (weights interpretive). */
import { isConjunct, isInfluencing } from '../../chart/aspects.ts';
import { signOfHouse, type Chart } from '../../chart/chart.ts';
import { lordOfHouse } from '../../planet/lordship.ts';
import { named, namedList } from '../../planetWords.ts';
import type { Planet } from '../../tables/planets.ts';
import { modality, SIGNS, type Modality } from '../../tables/signs.ts';
import { capitalised, listed, ordinal } from '../../words.ts';
import { areaFactor, areaFactorsOf, onHouse, type FactorRow } from '../areaFactors.ts';
import type { AreaContext } from '../areaContext.ts';
import { areaScore, leaningOf, SCALES, type AreaScore } from '../areaScore.ts';
import { FOREIGN_SOURCE } from './foreignRules.ts';
import { dignityText } from '../phrases.ts';
import { STAYS, type StayVerdict } from './tables/terms.ts';

export interface StayJudgement {
  /** 0 all for the return, 100 all for staying. */
  readonly score: AreaScore;
  readonly verdict: StayVerdict;
  /** Of the sign of the lord of the 12th: how long single stays are. */
  readonly modality: Modality;
}

/**
 * Scores whether one stays abroad, 100, or returns, 0; the modality of the 12th lord's sign gives the length of stays.
 */
export function stayJudgement(context: AreaContext): StayJudgement {
  const score = areaScore(areaFactorsOf(context, ROWS));
  return {
    score,
    verdict: STAYS.find(({ from }) => score.value >= from)!,
    modality: modality(context.chart.signs[lordOfHouse(context.chart, 12)]),
  };
}

const MODALITY_LEANINGS: Readonly<Record<Modality, number>> = { movable: -1, dual: 0, fixed: 1 };
const MODALITY_WORDS: Readonly<Record<Modality, string>> = {
  movable: 'movable: stays are short',
  dual: 'dual: stays are repeated',
  fixed: 'fixed: stays last',
};

const homeLord: FactorRow = ({ chart, strengths }) => {
  const planet = lordOfHouse(chart, 4);
  const { value } = strengths[planet];
  return areaFactor({
    id: 'home_lord',
    text: `${capitalised(named(planet))}, lord of the 4th, ${dignityText(chart, planet)}, ${value >= SCALES.planet.middle ? 'holds the home' : 'holds the home but loosely'}, with ${value} of 100`,
    leaning: -leaningOf(value, SCALES.planet),
    weight: 8,
    planets: [planet],
    houses: [4],
    observed: { planet, strength: value },
    source: FOREIGN_SOURCE,
  });
};

const jupiterOnHome: FactorRow = ({ chart }) => {
  const held = heldByJupiter(chart);
  return areaFactor({
    id: 'jupiter_on_home',
    text:
      held.length > 0 ? `Jupiter ${listed(held)}, which calls home` : 'Jupiter reaches neither the 4th nor its lord',
    leaning: held.length > 0 ? -1 : 0,
    weight: 5,
    planets: ['Jupiter'],
    houses: [4],
    observed: { influences: held.length > 0 },
    source: FOREIGN_SOURCE,
  });
};

/** Predicates of Jupiter's influence on the 4th or its lord. Where he is its lord himself, only place and aspect count. */
function heldByJupiter(chart: Chart): string[] {
  const lord = lordOfHouse(chart, 4);
  const isInside = chart.planets.Jupiter.house === 4;
  const isWithLord = isInfluencing(chart, 'Jupiter', lord);
  const how = isWithLord && isConjunct(chart.planets.Jupiter, chart.planets[lord]) ? 'stands with' : 'aspects';
  return [
    ...(onHouse(chart, 4).includes('Jupiter') ? [isInside ? 'stands in the 4th' : 'aspects the 4th'] : []),
    ...(isWithLord ? [`${how} ${named(lord)}, lord of the 4th`] : []),
  ];
}

const homeLordAway: FactorRow = ({ chart }) => {
  const planet = lordOfHouse(chart, 4);
  const at = chart.planets[planet].house;
  return areaFactor({
    id: 'home_lord_away',
    text: `${capitalised(named(planet))}, lord of the 4th, stands in the ${ordinal(at)}`,
    leaning: at === 8 || at === 12 ? 1 : at === 4 ? -1 : 0,
    weight: 6,
    planets: [planet],
    houses: [at],
    observed: { house: at },
    source: FOREIGN_SOURCE,
  });
};

const signOfTwelfthLord: FactorRow = ({ chart }) => {
  const planet = lordOfHouse(chart, 12);
  const sign = chart.signs[planet];
  return areaFactor({
    id: 'sign_of_lord_12',
    text: `${capitalised(named(planet))}, lord of the 12th, stands in ${SIGNS[sign]!}, which is ${MODALITY_WORDS[modality(sign)]}`,
    leaning: MODALITY_LEANINGS[modality(sign)],
    weight: 7,
    planets: [planet],
    houses: [12],
    observed: { sign: SIGNS[sign]!, modality: modality(sign) },
    source: FOREIGN_SOURCE,
  });
};

const signOfTwelfth: FactorRow = ({ chart }) => {
  const sign = signOfHouse(chart, 12);
  return areaFactor({
    id: 'sign_of_house_12',
    text: `The 12th is ${SIGNS[sign]!}, ${MODALITY_WORDS[modality(sign)]}`,
    leaning: MODALITY_LEANINGS[modality(sign)],
    weight: 4,
    houses: [12],
    observed: { sign: SIGNS[sign]!, modality: modality(sign) },
    source: FOREIGN_SOURCE,
  });
};

const KEEPERS: readonly Planet[] = ['Saturn', 'Rahu'];

const keepersInTwelfth: FactorRow = ({ chart }) => {
  const there = KEEPERS.filter((planet) => chart.planets[planet].house === 12);
  return areaFactor({
    id: 'keepers_in_12',
    text:
      there.length > 0
        ? `${namedList(there)} in the 12th keep${there.length > 1 ? '' : 's'} away from home`
        : 'Neither Saturn nor Rahu stands in the 12th',
    leaning: there.length > 0 ? 1 : 0,
    weight: 6,
    planets: there,
    houses: [12],
    observed: { planets: there },
    source: FOREIGN_SOURCE,
  });
};

const selfInTwelfth: FactorRow = ({ chart }) => {
  const planet = lordOfHouse(chart, 1);
  const { house, signIndex } = chart.planets[planet];
  const isFixed = modality(signIndex) === 'fixed';
  return areaFactor({
    id: 'self_in_12',
    text: `${capitalised(named(planet))}, lord of the ascendant, stands in the ${ordinal(house)} in ${SIGNS[signIndex]!}, a ${modality(signIndex)} sign`,
    leaning: house === 12 && isFixed ? 1 : 0,
    weight: 5,
    planets: [planet],
    houses: [house],
    observed: { house, modality: modality(signIndex) },
    source: FOREIGN_SOURCE,
  });
};

const ROWS: readonly FactorRow[] = [
  homeLord,
  jupiterOnHome,
  homeLordAway,
  signOfTwelfthLord,
  signOfTwelfth,
  keepersInTwelfth,
  selfInTwelfth,
];
