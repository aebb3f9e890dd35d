import { isPoorBySign } from '../../affliction/want.ts';
import { both } from '../../bilingual.ts';
import { required } from '../../evidence.ts';
import { lordOfHouse } from '../../planet/lordship.ts';
import type { Rule } from '../../rule.ts';
import { threeHundredCombinations } from '../../source.ts';
import { noneAfflict, reliefConditions, withOutcome } from './relief.ts';

export const weakGains: Rule = {
  id: 'daridra-11-weak',
  name: both('Daridra (weak lord of 11)', 'दरिद्र (निर्बल एकादशेश)'),
  family: 'daridra',
  source: threeHundredCombinations(),
  polarity: 'bad',
  formation: both(
    'The lord of the 11th is debilitated or in the sign of an enemy or great enemy',
    'एकादशेश नीच राशि में या शत्रु या अधिशत्रु की राशि में हो',
  ),
  result: both('modest gains', 'सीमित लाभ'),
  countedFrom: 'ascendant',
  houses: [11],
  afflictors: noneAfflict,
  participants: (chart) => [lordOfHouse(chart, 11)],
  isPossible: (chart) => isPoorBySign(chart, lordOfHouse(chart, 11)),

  examine(chart, facts) {
    const lord = lordOfHouse(chart, 11);
    const { dignity } = chart.planets[lord];
    const reliefs = reliefConditions(
      chart,
      facts,
      [lord],
      ['lifted', 'benefic_aspect', 'well_housed', 'good_exchange'],
    );
    return [
      required('poor_dignity', POOR_DIGNITY, isPoorBySign(chart, lord), { lord, dignity }),
      ...withOutcome(reliefs),
    ];
  },
};

const POOR_DIGNITY = both(
  'The lord of the 11th is debilitated or in the sign of an enemy or great enemy',
  'एकादशेश नीच राशि में या शत्रु या अधिशत्रु की राशि में है',
);
