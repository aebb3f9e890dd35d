import { both } from '../../bilingual.ts';
import { required, weakens } from '../../evidence.ts';
import { isOwnSign, isSignExalted } from '../../planet/dignity.ts';
import { isKendra, isTrikona } from '../../chart/houses.ts';
import { lordOfHouse } from '../../planet/lordship.ts';
import type { Rule } from '../../rule.ts';
import { jatakaParijata } from '../../source.ts';
import { SIGNS } from '../../tables/signs.ts';

export const simhasana: Rule = {
  id: 'simhasana',
  name: both('Simhasana', 'सिंहासन'),
  family: 'raja',
  source: jatakaParijata(7),
  polarity: 'good',
  formation: both(
    'The lord of the 10th, exalted or in its own sign, is in a kendra, a trikona or the 2nd house',
    'दशमेश उच्च या स्वराशि का होकर केंद्र, त्रिकोण या दूसरे भाव में हो',
  ),
  result: both('high office, a seat of authority', 'उच्च पद, अधिकार का आसन'),
  countedFrom: 'ascendant',
  houses: [10],
  participants: (chart) => [lordOfHouse(chart, 10)],

  examine(chart) {
    const { nodeExaltation } = chart.conventions;
    const lord = lordOfHouse(chart, 10);
    const { house, isCombust, signIndex } = chart.planets[lord];
    const isHigh = isOwnSign(lord, signIndex, nodeExaltation) || isSignExalted(lord, signIndex, nodeExaltation);
    return [
      required('well_housed', WELL_HOUSED, isKendra(house) || isTrikona(house) || house === 2, { lord, house }),
      required('own_or_exalted', HIGH, isHigh, { lord, sign: SIGNS[signIndex]! }),
      weakens('combust', COMBUST, isCombust, { lord }),
    ];
  },
};

const WELL_HOUSED = both(
  'The lord of the 10th is in a kendra, a trikona or the 2nd house',
  'दशमेश केंद्र, त्रिकोण या दूसरे भाव में है',
);
const HIGH = both('The lord of the 10th is exalted or in its own sign', 'दशमेश उच्च या स्वराशि में है');
const COMBUST = both('The lord of the 10th is combust', 'दशमेश अस्त है');
