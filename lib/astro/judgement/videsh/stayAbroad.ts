/** Whether one who goes abroad returns: factors for staying against those for returning (weights interpretive). */
import { VIDESH_SPREAD } from '../../tables/percentiles/videsh.ts';
import { isConjunct, isInfluencing } from '../../chart/aspects.ts';
import { signOfHouse, type Chart } from '../../chart/chart.ts';
import { lordOfHouse } from '../../planet/lordship.ts';
import type { Planet } from '../../tables/planets.ts';
import { modality, SIGNS, type Modality } from '../../tables/signs.ts';
import { areaFactor, areaFactorsOf, onHouse, type FactorRow } from '../areaFactors.ts';
import type { AreaContext } from '../areaContext.ts';
import { areaScore, leaningOf, SCALES, type AreaScore } from '../areaScore.ts';
import { FOREIGN_SOURCE } from './foreignRules.ts';
import { placingOf } from '../placing.ts';
import { foreignFact as fact, type ForeignFact, type ForeignFacts, type JupitersReach } from './facts.ts';
import { STAYS, type StayVerdict } from './tables/terms.ts';

export interface StayJudgement {
  /** 0 all for the return, 100 all for staying. */
  readonly score: AreaScore<ForeignFact>;
  readonly verdict: StayVerdict;
  /** Of the sign of the lord of the 12th: how long single stays are. */
  readonly modality: Modality;
}

/**
 * Scores whether one stays abroad, 100, or returns, 0; the modality of the 12th lord's sign gives the length of stays.
 */
export function stayJudgement(context: AreaContext): StayJudgement {
  const score = areaScore(areaFactorsOf(context, ROWS), { spread: VIDESH_SPREAD, id: 'stay' });
  return {
    score,
    verdict: STAYS.find(({ from }) => score.value >= from)!,
    modality: modality(context.chart.signs[lordOfHouse(context.chart, 12)]),
  };
}

const MODALITY_LEANINGS: Readonly<Record<Modality, number>> = { movable: -1, dual: 0, fixed: 1 };

const homeLord: FactorRow<ForeignFact> = ({ chart, strengths }) => {
  const planet = lordOfHouse(chart, 4);
  const { value } = strengths[planet];
  return areaFactor({
    id: 'home_lord',
    text: fact('home_lord', {
      planet,
      ...placingOf(chart, planet),
      isHolding: value >= SCALES.planet.middle,
      strength: value,
    }),
    leaning: -leaningOf(value, SCALES.planet),
    weight: 8,
    planets: [planet],
    houses: [4],
    observed: { planet, strength: value },
    source: FOREIGN_SOURCE,
  });
};

const jupiterOnHome: FactorRow<ForeignFact> = ({ chart }) => {
  const held = heldByJupiter(chart);
  const isHeld = held.house !== null || held.lord !== null;
  return areaFactor({
    id: 'jupiter_on_home',
    text: fact('jupiter_on_home', held),
    leaning: isHeld ? -1 : 0,
    weight: 5,
    planets: ['Jupiter'],
    houses: [4],
    observed: { influences: isHeld },
    source: FOREIGN_SOURCE,
  });
};

/** How Jupiter reaches the 4th and its lord. Where he is its lord himself, only place and aspect count. */
function heldByJupiter(chart: Chart): ForeignFacts['jupiter_on_home'] {
  const lord = lordOfHouse(chart, 4);
  const reach = (isTogether: boolean): JupitersReach => (isTogether ? 'place' : 'aspect');
  return {
    house: onHouse(chart, 4).includes('Jupiter') ? reach(chart.planets.Jupiter.house === 4) : null,
    lord: isInfluencing(chart, 'Jupiter', lord)
      ? { planet: lord, reach: reach(isConjunct(chart.planets.Jupiter, chart.planets[lord])) }
      : null,
  };
}

const homeLordAway: FactorRow<ForeignFact> = ({ chart }) => {
  const planet = lordOfHouse(chart, 4);
  const at = chart.planets[planet].house;
  return areaFactor({
    id: 'home_lord_away',
    text: fact('lord_in', { planet, ownedHouse: 4, house: at }),
    leaning: at === 8 || at === 12 ? 1 : at === 4 ? -1 : 0,
    weight: 6,
    planets: [planet],
    houses: [at],
    observed: { house: at },
    source: FOREIGN_SOURCE,
  });
};

const signOfTwelfthLord: FactorRow<ForeignFact> = ({ chart }) => {
  const planet = lordOfHouse(chart, 12);
  const sign = chart.signs[planet];
  return areaFactor({
    id: 'sign_of_lord_12',
    text: fact('sign_of_lord', { planet, signIndex: sign }),
    leaning: MODALITY_LEANINGS[modality(sign)],
    weight: 7,
    planets: [planet],
    houses: [12],
    observed: { sign: SIGNS[sign]!, modality: modality(sign) },
    source: FOREIGN_SOURCE,
  });
};

const signOfTwelfth: FactorRow<ForeignFact> = ({ chart }) => {
  const sign = signOfHouse(chart, 12);
  return areaFactor({
    id: 'sign_of_house_12',
    text: fact('sign_of_twelfth', { signIndex: sign }),
    leaning: MODALITY_LEANINGS[modality(sign)],
    weight: 4,
    houses: [12],
    observed: { sign: SIGNS[sign]!, modality: modality(sign) },
    source: FOREIGN_SOURCE,
  });
};

const KEEPERS: readonly Planet[] = ['Saturn', 'Rahu'];

const keepersInTwelfth: FactorRow<ForeignFact> = ({ chart }) => {
  const there = KEEPERS.filter((planet) => chart.planets[planet].house === 12);
  return areaFactor({
    id: 'keepers_in_12',
    text: fact('keepers', { planets: there }),
    leaning: there.length > 0 ? 1 : 0,
    weight: 6,
    planets: there,
    houses: [12],
    observed: { planets: there },
    source: FOREIGN_SOURCE,
  });
};

const selfInTwelfth: FactorRow<ForeignFact> = ({ chart }) => {
  const planet = lordOfHouse(chart, 1);
  const { house, signIndex } = chart.planets[planet];
  const isFixed = modality(signIndex) === 'fixed';
  return areaFactor({
    id: 'self_in_12',
    text: fact('self_in_sign', { planet, house, signIndex }),
    leaning: house === 12 && isFixed ? 1 : 0,
    weight: 5,
    planets: [planet],
    houses: [house],
    observed: { house, modality: modality(signIndex) },
    source: FOREIGN_SOURCE,
  });
};

const ROWS: readonly FactorRow<ForeignFact>[] = [
  homeLord,
  jupiterOnHome,
  homeLordAway,
  signOfTwelfthLord,
  signOfTwelfth,
  keepersInTwelfth,
  selfInTwelfth,
];
