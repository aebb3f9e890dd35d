import { both } from '../../bilingual.ts';
import { houseFrom, type Chart } from '../../chart/chart.ts';
import { isStrongBySign } from '../../planet/dignity.ts';
import { isKendra, isTrikona } from '../../chart/houses.ts';
import { lordOfHouse } from '../../planet/lordship.ts';
import type { Rule } from '../../rule.ts';
import { bphs, phaladeepika } from '../../source.ts';
import { stateBlemishes } from '../lordPair.ts';
import { eitherWay, planetsOfWays, type Way, type Ways } from '../parts/ways.ts';

// Company counts as a trine here, being the first of its three places.
export const sharada: Rule = {
  id: 'sharada',
  name: both('Sharada', 'शारदा'),
  family: 'raja',
  source: phaladeepika(6),
  alsoIn: [bphs(36)],
  polarity: 'good',
  formation: both(
    'The lord of the 10th is in the 5th, Mercury in a kendra and the Sun in its own or exaltation sign, or Jupiter is in a trikona from the Moon and Mars in a trikona from Mercury',
    'दशमेश पाँचवें भाव में, बुध केंद्र में और सूर्य स्वराशि या उच्च राशि में हो, या फिर गुरु चंद्रमा से त्रिकोण में और मंगल बुध से त्रिकोण में हो',
  ),
  result: both('learning, favour of the state', 'विद्या, राजकीय कृपा'),
  // The second way counts from no ascendant, so that being formed from the Moon too would prove nothing of it.
  countedFrom: 'Moon',
  participants: (chart) => planetsOfWays(waysIn(chart)),

  examine(chart) {
    const ways = waysIn(chart);
    return [eitherWay(EITHER_WAY, ways), ...stateBlemishes(chart, planetsOfWays(ways))];
  },
};

const EITHER_WAY = both(
  'The lord of the 10th is in the 5th, Mercury in a kendra and the Sun in its own or exaltation sign, or Jupiter is in a trikona from the Moon and Mars in a trikona from Mercury',
  'दशमेश पाँचवें भाव में, बुध केंद्र में और सूर्य स्वराशि या उच्च राशि में है, या फिर गुरु चंद्रमा से त्रिकोण में और मंगल बुध से त्रिकोण में है',
);

function waysIn(chart: Chart): Ways {
  return { by_10th: byTenth(chart), by_trikonas: byTrikonas(chart) };
}

function byTenth(chart: Chart): Way {
  const { planets } = chart;
  const lord = lordOfHouse(chart, 10);
  const houses = [planets[lord].house, planets.Mercury.house] as const;
  return {
    isMet: houses[0] === 5 && isKendra(houses[1]) && isStrongBySign(planets.Sun.dignity),
    planets: [lord, 'Mercury', 'Sun'],
    observed: { lord_10: lord, houses, dignity_of_sun: planets.Sun.dignity },
  };
}

function byTrikonas({ planets }: Chart): Way {
  const jupiter = houseFrom(planets.Moon, planets.Jupiter);
  const mars = houseFrom(planets.Mercury, planets.Mars);
  return {
    isMet: isTrikona(jupiter) && isTrikona(mars),
    planets: ['Jupiter', 'Moon', 'Mars', 'Mercury'],
    observed: { jupiter_from_moon: jupiter, mars_from_mercury: mars },
  };
}
