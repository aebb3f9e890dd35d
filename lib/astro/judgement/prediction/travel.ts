/** Travel: the 3rd, 9th and 12th, Rahu and the Moon, bonds of their lords, planets in movable signs (BPHS 14, 20 and 23; weights interpretive). */
import { lordOfHouse } from '../../planet/lordship.ts';
import { bphs, practice } from '../../source.ts';
import { PLANETS } from '../../tables/planets.ts';
import { modality } from '../../tables/signs.ts';
import { areaFactor, house, linkedLords, significator, type FactorRow } from '../areaFactors.ts';
import { within } from '../../score.ts';
import { foreignPromise } from '../videsh/promise.ts';
import { foreignYogas } from '../videsh/yogas.ts';
import type { LifeArea } from './areaPrediction.ts';
import { predictionFact as fact, type PredictionFact } from './facts.ts';

/** Leaning of Rahu by house: abroad in houses of journeys, the far ones most, and home in others. Interpretive. */
const RAHU_LEANINGS = [0.5, -1, 0.6, -0.8, -0.6, -0.5, 0.8, -0.3, 1, 0.5, 0, 1];

const rahuPlace: FactorRow<PredictionFact> = ({ chart }) => {
  const at = chart.planets.Rahu.house;
  const leaning = RAHU_LEANINGS[at - 1]!;
  return areaFactor({
    id: 'rahu_place',
    text: fact('rahu_draws', { house: at, side: leaning > 0 ? 'outwards' : leaning < 0 ? 'home' : 'neither' }),
    leaning,
    weight: 7,
    planets: ['Rahu'],
    houses: [at],
    observed: { house: at },
    source: practice('Rahu in the 9th, 12th and 7th sends abroad: later practice'),
  });
};

/** Mean number of the nine planets in movable signs. */
const USUAL_COUNT = 3;
const COUNT_REACH = 2;

const movableCount: FactorRow<PredictionFact> = ({ chart }) => {
  const those = PLANETS.filter((planet) => modality(chart.signs[planet]) === 'movable');
  return areaFactor({
    id: 'movable_signs',
    text: fact('movable_signs', { planets: those }),
    leaning: within(-1, (those.length - USUAL_COUNT) / COUNT_REACH, 1),
    weight: 3,
    planets: those,
    observed: { count: those.length },
    source: bphs(4),
  });
};

/** Whether a lord of a house of journeys stands in another of them. */
const lordsOut: FactorRow<PredictionFact> = ({ chart }) => {
  const far = [3, 9, 12];
  const found = [1, 4, 9, 12, 3].filter((number) => {
    const at = chart.planets[lordOfHouse(chart, number)].house;
    return at !== number && far.includes(at);
  });
  const leaning = within(-1, found.length - 1, 1);
  return areaFactor({
    id: 'lords_in_houses_of_travel',
    text: fact('lords_travel', { count: found.length }),
    leaning,
    weight: 5,
    planets: found.map((number) => lordOfHouse(chart, number)),
    houses: found,
    observed: { lords_of: found },
    source: bphs(24),
  });
};

export const travel: LifeArea = {
  id: 'travel',
  name: 'Travel and far places',
  sanskrit: 'यात्रा एवं परदेश',
  matter: 'travel',
  houses: [9, 12, 3],
  furtheringNodes: ['Rahu'],
  factors: [
    house(9, 8),
    house(12, 8),
    house(3, 6),
    rahuPlace,
    significator('Moon', 4, 'movement'),
    linkedLords(9, 12, 2),
    lordsOut,
    movableCount,
  ],
  ladder: (context) => foreignPromise(context, foreignYogas(context)).ladder,
  disclaimer: null,
};
