import { isConjunct } from '../../chart/aspects.ts';
import { both } from '../../bilingual.ts';
import { required, weakens } from '../../evidence.ts';
import { lordOfHouse } from '../../planet/lordship.ts';
import type { Rule } from '../../rule.ts';
import { threeHundredCombinations } from '../../source.ts';

// Saturn as lord of the 10th has no Saturn to be with, so Aries and Taurus rising cannot have it.
export const raviYoga: Rule = {
  id: 'ravi-yoga',
  name: both('Ravi', 'रवि'),
  family: 'surya',
  source: threeHundredCombinations(),
  polarity: 'good',
  formation: both(
    'The Sun is in the 10th house and the lord of the 10th in the 3rd with Saturn',
    'सूर्य दसवें भाव में और दशमेश तीसरे भाव में शनि के साथ हो',
  ),
  result: both('a scientific mind, honour from the state', 'वैज्ञानिक बुद्धि, राजकीय सम्मान'),
  countedFrom: 'ascendant',
  houses: [10],
  participants: (chart) => [...new Set(['Sun', lordOfHouse(chart, 10), 'Saturn'] as const)],

  examine(chart) {
    const { Sun, Saturn, Rahu } = chart.planets;
    const lord = lordOfHouse(chart, 10);
    const { house } = chart.planets[lord];
    return [
      required('sun_in_tenth', both('The Sun is in the 10th house', 'सूर्य दसवें भाव में है'), Sun.house === 10, {
        house: Sun.house,
      }),
      required('lord_in_third', both('The lord of the 10th is in the 3rd house', 'दशमेश तीसरे भाव में है'), house === 3, {
        lord,
        house,
      }),
      required(
        'with_saturn',
        both('Saturn is with the lord of the 10th', 'शनि दशमेश के साथ है'),
        lord !== 'Saturn' && isConjunct(chart.planets[lord], Saturn),
        { lord, saturn_house: Saturn.house },
      ),
      weakens('rahu_in_tenth', both('Rahu is in the 10th house', 'राहु दसवें भाव में है'), Rahu.house === 10, {
        house: Rahu.house,
      }),
    ];
  },
};
