import { isAspecting } from '../../chart/aspects.ts';
import { both } from '../../bilingual.ts';
import type { Chart } from '../../chart/chart.ts';
import { required } from '../../evidence.ts';
import { lordOfHouse } from '../../planet/lordship.ts';
import type { Rule } from '../../rule.ts';
import { bphs } from '../../source.ts';
import type { SevenPlanet } from '../../tables/planets.ts';
import { lordsOf } from '../lordPair.ts';
import { reliefConditions, withOutcome } from './relief.ts';

// Marakas are the lords of the 2nd and the 7th, as in the exchanges of this chapter.
export const lostMerit: Rule = {
  id: 'daridra-5-9',
  name: both('Daridra (lords of 5 and 9 fallen)', 'दरिद्र (पंचमेश-नवमेश त्रिक भाव में)'),
  family: 'daridra',
  source: bphs(42),
  polarity: 'bad',
  formation: both(
    'The lord of the 5th is in the 6th and the lord of the 9th in the 12th, and the lord of the 2nd or the 7th aspects one of them',
    'पंचमेश छठे और नवमेश बारहवें भाव में हो और इनमें से किसी पर द्वितीयेश या सप्तमेश की दृष्टि हो',
  ),
  result: both('fortune that has to be earned anew', 'भाग्य, जिसे कर्म से फिर अर्जित करना पड़े'),
  countedFrom: 'ascendant',
  houses: [5, 9],
  afflictors: (chart) => marakasAspecting(chart).filter((id) => !lordsOf(chart, [5, 9]).includes(id)),
  participants: (chart) => [...new Set([...lordsOf(chart, [5, 9]), ...marakasAspecting(chart)])],
  isPossible: (chart) => chart.planets[lordOfHouse(chart, 5)].house === 6,

  examine(chart, facts) {
    const lords = lordsOf(chart, [5, 9]);
    const houses = lords.map((lord) => chart.planets[lord].house);
    const marakas = marakasAspecting(chart);
    const reliefs = reliefConditions(chart, facts, lords, ['at_home', 'lifted', 'benefic_aspect', 'good_exchange']);
    return [
      required('fallen', FALLEN, houses[0] === 6 && houses[1] === 12, { lords, houses }),
      required('pressed', PRESSED, marakas.length > 0, { planets: marakas }),
      ...withOutcome(reliefs),
    ];
  },
};

function marakasAspecting(chart: Chart): SevenPlanet[] {
  const lords = lordsOf(chart, [5, 9]);
  const marakas = [...new Set(lordsOf(chart, [2, 7]))];
  return marakas.filter((maraka) => lords.some((lord) => isAspecting(chart, maraka, chart.signs[lord])));
}

const FALLEN = both(
  'The lord of the 5th is in the 6th and the lord of the 9th in the 12th',
  'पंचमेश छठे और नवमेश बारहवें भाव में है',
);
const PRESSED = both(
  'The lord of the 2nd or the 7th aspects the lord of the 5th or the 9th',
  'पंचमेश या नवमेश पर द्वितीयेश या सप्तमेश की दृष्टि है',
);
