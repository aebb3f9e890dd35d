/** Raja yogas of lords sent to named houses: Devendra, Indra and Shiva, rows of one shape. */
import { both, type Bilingual } from '../../../bilingual.ts';
import { signOfHouse, type Chart } from '../../../chart/chart.ts';
import { required } from '../../../evidence.ts';
import { lordOfHouse } from '../../../planet/lordship.ts';
import type { Rule, RuleCondition } from '../../../rule.ts';
import { threeHundredCombinations } from '../../../source.ts';
import type { Planet } from '../../../tables/planets.ts';
import { modality, SIGNS } from '../../../tables/signs.ts';
import { hindiOrdinal, ordinal } from '../../../words.ts';
import { blemishConditions, lordsOf, type BlemishId, type HousePair } from '../../lordPair.ts';

interface Row extends Pick<Rule, 'id' | 'name' | 'formation' | 'result'> {
  readonly isFixedRising?: true;
  /** Lords of the first houses are in the second ones. */
  readonly places?: readonly HousePair[];
  readonly exchange?: HousePair;
  readonly moonHouse?: number;
  /** Those that lords so placed can have. */
  readonly blemishes: readonly BlemishId[];
}

/** No placement in a dusthana is possible here, and an exchange cancels debilitation. */
const OF_EXCHANGED = ['combust', 'rooted_in_dusthana', 'owns_8_or_11', 'with_node'] as const;

export const lordPlacements: readonly Rule[] = [
  placed({
    id: 'devendra',
    name: both('Devendra', 'देवेंद्र'),
    formation: both(
      'A fixed sign rises, the lord of the 1st is in the 11th and that of the 11th in the 1st, and the lords of the 2nd and the 10th exchange places',
      'स्थिर लग्न हो, लग्नेश एकादश में और एकादशेश लग्न में हो, तथा द्वितीयेश और दशमेश में राशि-परिवर्तन हो',
    ),
    result: both('command over many, a winning presence', 'बहुतों का नेतृत्व, आकर्षक व्यक्तित्व'),
    isFixedRising: true,
    places: [
      [1, 11],
      [11, 1],
    ],
    exchange: [2, 10],
    blemishes: OF_EXCHANGED,
  }),
  placed({
    id: 'indra-yoga',
    name: both('Indra', 'इंद्र'),
    formation: both(
      'The lords of the 5th and the 11th exchange places, and the Moon is in the 5th',
      'पंचमेश और एकादशेश में राशि-परिवर्तन हो और चंद्रमा पाँचवें भाव में हो',
    ),
    result: both('courage, fame', 'साहस, यश'),
    exchange: [5, 11],
    moonHouse: 5,
    blemishes: [...OF_EXCHANGED, 'owns_3_or_6'],
  }),
  placed({
    id: 'shiva-yoga',
    name: both('Shiva', 'शिव'),
    formation: both(
      'The lord of the 5th is in the 9th, that of the 9th in the 10th and that of the 10th in the 5th',
      'पंचमेश नौवें, नवमेश दसवें और दशमेश पाँचवें भाव में हो',
    ),
    result: both('command, enterprise, wisdom', 'नेतृत्व, उद्यम, ज्ञान'),
    places: [
      [5, 9],
      [9, 10],
      [10, 5],
    ],
    // Jupiter, lord of the 9th for Aries, is debilitated in the 10th.
    blemishes: [...OF_EXCHANGED, 'owns_3_or_6', 'debilitated'],
  }),
];

type Look = (chart: Chart) => RuleCondition;

function placed({ isFixedRising, places = [], exchange, moonHouse, blemishes, ...named }: Row): Rule {
  const looks: Look[] = [
    ...(isFixedRising ? [fixedRising] : []),
    ...places.map(lordIn),
    ...(exchange ? [exchanging(exchange)] : []),
    ...(moonHouse ? [moonIn(moonHouse)] : []),
  ];
  const houses = [...new Set([...places.map(([owned]) => owned), ...(exchange ?? [])])].sort((a, b) => a - b);
  const moon: readonly Planet[] = moonHouse ? ['Moon'] : [];
  return {
    ...named,
    family: 'raja',
    source: threeHundredCombinations(),
    polarity: 'good',
    countedFrom: 'ascendant',
    houses,
    participants: (chart) => [...new Set([...houses.map((house) => lordOfHouse(chart, house)), ...moon])],
    isPossible: (chart) => looks.every((look) => look(chart).isMet),
    examine: (chart) => [...looks.map((look) => look(chart)), ...blemishConditions(chart, houses, blemishes)],
  };
}

const FIXED_RISING = both('A fixed sign rises', 'स्थिर राशि का लग्न है');

function fixedRising(chart: Chart): RuleCondition {
  const signIndex = signOfHouse(chart, 1);
  return required('fixed_ascendant', FIXED_RISING, modality(signIndex) === 'fixed', { sign: SIGNS[signIndex]! });
}

function lordIn([owned, house]: HousePair): Look {
  const text: Bilingual = both(
    `The lord of the ${ordinal(owned)} is in the ${ordinal(house)} house`,
    `${hindiOrdinal(owned)} भाव का स्वामी ${hindiOrdinal(house)} भाव में है`,
  );
  return (chart) => {
    const lord = lordOfHouse(chart, owned);
    const stood = chart.planets[lord].house;
    return required(`lord_${owned}_in_${house}`, text, stood === house, { lord, house: stood });
  };
}

function exchanging(pair: HousePair): Look {
  const [a, b] = pair;
  const text = both(
    `The lords of the ${ordinal(a)} and the ${ordinal(b)} are in each other’s houses`,
    `${hindiOrdinal(a)} और ${hindiOrdinal(b)} भाव के स्वामी एक-दूसरे के भाव में हैं`,
  );
  return (chart) => {
    const lords = lordsOf(chart, pair);
    const houses = lords.map((lord) => chart.planets[lord].house);
    // Lords of two signs each may exchange others than these; the yoga is of these houses.
    return required(`exchange_${a}_${b}`, text, houses[0] === b && houses[1] === a, { lords, houses });
  };
}

function moonIn(house: number): Look {
  const text = both(`The Moon is in the ${ordinal(house)} house`, `चंद्रमा ${hindiOrdinal(house)} भाव में है`);
  return ({ planets: { Moon } }) => required(`moon_in_${house}`, text, Moon.house === house, { house: Moon.house });
}
