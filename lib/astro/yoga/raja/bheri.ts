import { both } from '../../bilingual.ts';
import type { Chart } from '../../chart/chart.ts';
import { required } from '../../evidence.ts';
import { isKendra } from '../../chart/houses.ts';
import { lordOfHouse } from '../../planet/lordship.ts';
import type { Rule } from '../../rule.ts';
import { bphs, phaladeepika } from '../../source.ts';
import { isStrong } from '../../strength/standing.ts';
import { SEVEN_PLANETS, type SevenPlanet } from '../../tables/planets.ts';
import { stateBlemishes } from '../lordPair.ts';
import { eitherWay, planetsOfWays, type Way, type Ways } from '../parts/ways.ts';

const OCCUPIED = [1, 2, 7, 12];

// We read the second way as BPHS has it: each of the four houses holds one of the seven planets. Later authors put all
// seven there, which hardly ever happens.
export const bheri: Rule = {
  id: 'bheri',
  name: both('Bheri', 'भेरी'),
  family: 'raja',
  source: phaladeepika(6),
  alsoIn: [bphs(36)],
  polarity: 'good',
  formation: both(
    'The lord of the 9th is strong, and Venus, Jupiter and the lord of the ascendant are in kendras, or houses 1, 2, 7 and 12 are all occupied',
    'नवमेश बली हो, और शुक्र, गुरु तथा लग्नेश केंद्र में हों, या फिर पहले, दूसरे, सातवें और बारहवें चारों भावों में ग्रह हों',
  ),
  result: both('wealth, status', 'धन, प्रतिष्ठा'),
  // The 12th is among its places.
  spares: ['in_dusthana'],
  countedFrom: 'ascendant',
  participants: (chart) => formers(chart, waysIn(chart)),
  isPossible: (chart, { ratios }) => isStrong(chart, lordOfHouse(chart, 9), ratios),

  examine(chart, { ratios }) {
    const lord = lordOfHouse(chart, 9);
    const ways = waysIn(chart);
    return [
      required('ninth_strong', NINTH_STRONG, isStrong(chart, lord, ratios), { lord }),
      eitherWay(EITHER_WAY, ways),
      // Occupants serve by being there, whatever their state.
      ...stateBlemishes(chart, ways.by_kendras.isMet ? formers(chart, ways) : [lord]),
    ];
  },
};

const NINTH_STRONG = both('The lord of the 9th is strong', 'नवमेश बली है');
const EITHER_WAY = both(
  'Venus, Jupiter and the lord of the ascendant are in kendras, or houses 1, 2, 7 and 12 are all occupied',
  'शुक्र, गुरु और लग्नेश केंद्र में हैं, या फिर पहले, दूसरे, सातवें और बारहवें चारों भावों में ग्रह हैं',
);

function waysIn(chart: Chart) {
  return { by_kendras: byKendras(chart), by_occupation: byOccupation(chart) } satisfies Ways;
}

function byKendras(chart: Chart): Way {
  const planets = [...new Set<SevenPlanet>(['Venus', 'Jupiter', lordOfHouse(chart, 1)])];
  const houses = planets.map((planet) => chart.planets[planet].house);
  return { isMet: houses.every(isKendra), planets, observed: { houses } };
}

function byOccupation({ planets: placed }: Chart): Way {
  const planets = SEVEN_PLANETS.filter((planet) => OCCUPIED.includes(placed[planet].house));
  const occupied = OCCUPIED.filter((house) => planets.some((planet) => placed[planet].house === house));
  return { isMet: occupied.length === OCCUPIED.length, planets, observed: { occupied } };
}

function formers(chart: Chart, ways: Ways): SevenPlanet[] {
  return [...new Set([lordOfHouse(chart, 9), ...planetsOfWays(ways)])];
}
