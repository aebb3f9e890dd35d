import { houseFrom } from '../chart.ts';
import { required, strengthens, weakens } from '../condition.ts';
import { isDusthana } from '../houses.ts';
import type { Rule } from '../rule.ts';
import { phaladeepika } from '../source.ts';

const EARNING_HOUSES = [2, 9, 10, 11];

export const chandraMangala: Rule = {
  id: 'chandra-mangala',
  name: 'Chandra Mangala',
  family: 'chandra',
  source: phaladeepika(6),
  polarity: 'good',
  result: 'drive to earn, trade',
  countedFrom: null,
  participants: () => ['Moon', 'Mars'],

  examine(chart) {
    const { Moon, Mars } = chart.planets;
    const house = houseFrom(Moon, Mars);
    const houses = [Moon.house, Mars.house];
    const isLinked = house === 1 || house === 7;
    return [
      required('together', 'Mars is with the Moon or opposite to it', isLinked, { house_from_moon: house }),
      strengthens(
        'earning_house',
        'In house 2, 9, 10 or 11',
        houses.some((n) => EARNING_HOUSES.includes(n)),
        {
          houses,
        },
      ),
      weakens('dusthana', 'In house 6, 8 or 12', houses.some(isDusthana), { houses }),
    ];
  },
};
