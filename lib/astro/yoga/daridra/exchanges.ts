/**
 * Want by the lord of the ascendant in exchange of places with that of expense or debt, while a maraka presses: lord of
 * the 2nd or 7th. Each in another sign of the other, the two would bind other houses.
 */
import type { LordReliefId } from '../../affliction/want.ts';
import { isAspecting, isInfluencing } from '../../chart/aspects.ts';
import { both, type Bilingual } from '../../bilingual.ts';
import type { Chart } from '../../chart/chart.ts';
import { required } from '../../evidence.ts';
import { lordOfHouse } from '../../planet/lordship.ts';
import type { Rule } from '../../rule.ts';
import { bphs, threeHundredCombinations, type Source } from '../../source.ts';
import type { SevenPlanet } from '../../tables/planets.ts';
import { lordsOf, type LordPair } from '../lordPair.ts';
import { reliefConditions, withOutcome } from './relief.ts';

interface Row extends Pick<Rule, 'id' | 'name' | 'formation' | 'result'> {
  readonly alsoIn: readonly Source[];
  readonly other: 6 | 12;
  readonly exchanged: Bilingual;
  readonly pressed: Bilingual;
  readonly isPressing: (chart: Chart, maraka: SevenPlanet, lords: LordPair) => boolean;
  readonly reliefs: readonly LordReliefId[];
}

const ROWS: readonly Row[] = [
  {
    id: 'daridra-1-12-exchange',
    name: both('Daridra (1-12)', 'दरिद्र (1-12)'),
    alsoIn: [threeHundredCombinations(144)],
    other: 12,
    formation: both(
      'The lord of the 1st is in the 12th and the lord of the 12th in the 1st, and the lord of the 2nd or the 7th joins or aspects one of them',
      'लग्नेश बारहवें भाव में और द्वादशेश लग्न में हो और इनमें से किसी पर द्वितीयेश या सप्तमेश की युति या दृष्टि हो',
    ),
    exchanged: both(
      'The lord of the 1st is in the 12th and the lord of the 12th in the 1st',
      'लग्नेश बारहवें भाव में और द्वादशेश लग्न में है',
    ),
    pressed: both(
      'The lord of the 2nd or the 7th joins or aspects the lord of the 1st or the 12th',
      'लग्नेश या द्वादशेश पर द्वितीयेश या सप्तमेश की युति या दृष्टि है',
    ),
    isPressing: (chart, maraka, lords) => lords.some((lord) => isInfluencing(chart, maraka, lord)),
    result: both('expenses ahead of income', 'आय से आगे चलता व्यय'),
    // Nobody is exalted or at home in the 12th from his own sign while he exchanges.
    reliefs: ['lifted', 'benefic_aspect', 'good_exchange'],
  },
  {
    id: 'daridra-1-6-exchange',
    name: both('Daridra (1-6)', 'दरिद्र (1-6)'),
    alsoIn: [threeHundredCombinations(145)],
    other: 6,
    formation: both(
      'The lord of the 1st is in the 6th and the lord of the 6th in the 1st, and the lord of the 2nd or the 7th aspects the Moon',
      'लग्नेश छठे भाव में और षष्ठेश लग्न में हो और चंद्रमा पर द्वितीयेश या सप्तमेश की दृष्टि हो',
    ),
    exchanged: both(
      'The lord of the 1st is in the 6th and the lord of the 6th in the 1st',
      'लग्नेश छठे भाव में और षष्ठेश लग्न में है',
    ),
    pressed: both('The lord of the 2nd or the 7th aspects the Moon', 'चंद्रमा पर द्वितीयेश या सप्तमेश की दृष्टि है'),
    isPressing: (chart, maraka) => isAspecting(chart, maraka, chart.signs.Moon),
    result: both('debt that asks for discipline', 'ऋण, जिसमें अनुशासन चाहिए'),
    // Nobody is debilitated in the 6th from his own sign; Venus is exalted in the 6th from Libra.
    reliefs: ['at_home', 'benefic_aspect', 'good_exchange'],
  },
];

export const daridraExchanges: readonly Rule[] = ROWS.map(
  ({ alsoIn, other, exchanged, pressed, isPressing, reliefs, ...described }): Rule => ({
    ...described,
    family: 'daridra',
    source: bphs(42),
    alsoIn,
    polarity: 'bad',
    countedFrom: 'ascendant',
    houses: [1, other],
    afflictors(chart) {
      const lords = lordsOf(chart, [1, other]);
      return [lords[1], ...marakasPressing(chart, lords, isPressing)].filter((id) => id !== lords[0]);
    },
    participants(chart) {
      const lords = lordsOf(chart, [1, other]);
      return [...new Set([...lords, ...marakasPressing(chart, lords, isPressing)])];
    },
    isPossible: (chart) => chart.planets[lordOfHouse(chart, 1)].house === other,

    examine(chart, facts) {
      const lords = lordsOf(chart, [1, other]);
      const marakas = marakasPressing(chart, lords, isPressing);
      const houses = lords.map((lord) => chart.planets[lord].house);
      return [
        required('exchange', exchanged, houses[0] === other && houses[1] === 1, { lords, houses }),
        required('pressed', pressed, marakas.length > 0, { planets: marakas }),
        ...withOutcome(reliefConditions(chart, facts, [lords[0]], reliefs)),
      ];
    },
  }),
);

function marakasPressing(chart: Chart, lords: LordPair, isPressing: Row['isPressing']): SevenPlanet[] {
  return [...new Set(lordsOf(chart, [2, 7]))].filter((maraka) => isPressing(chart, maraka, lords));
}
