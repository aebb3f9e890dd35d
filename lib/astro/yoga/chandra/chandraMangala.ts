import { both } from '../../bilingual.ts';
import { houseFrom } from '../../chart/chart.ts';
import { required, strengthens, weakens } from '../../evidence.ts';
import { isDusthana } from '../../chart/houses.ts';
import type { Rule } from '../../rule.ts';
import { phaladeepika, threeHundredCombinations } from '../../source.ts';

const EARNING_HOUSES = [2, 9, 10, 11];

export const chandraMangala: Rule = {
  id: 'chandra-mangala',
  name: both('Chandra Mangala', 'चंद्र-मंगल'),
  family: 'chandra',
  source: phaladeepika(6),
  alsoIn: [threeHundredCombinations()],
  polarity: 'good',
  formation: both('The Moon and Mars are together or opposite each other', 'चंद्रमा और मंगल एक साथ या परस्पर सप्तम हों'),
  result: both('drive to earn, trade', 'धनार्जन की प्रेरणा, व्यापार'),
  countedFrom: null,
  participants: () => ['Moon', 'Mars'],

  examine(chart) {
    const { Moon, Mars } = chart.planets;
    const house = houseFrom(Moon, Mars);
    const houses = [Moon.house, Mars.house];
    const isEarning = houses.some((n) => EARNING_HOUSES.includes(n));
    return [
      required(
        'together',
        both('Mars is with the Moon or opposite to it', 'मंगल चंद्रमा के साथ या उससे सप्तम में है'),
        house === 1 || house === 7,
        { house_from_moon: house },
      ),
      strengthens(
        'earning_house',
        both('One of them is in house 2, 9, 10 or 11', 'इनमें से कोई दूसरे, नौवें, दसवें या ग्यारहवें भाव में है'),
        isEarning,
        { houses },
      ),
      weakens(
        'dusthana',
        both('One of them is in house 6, 8 or 12', 'इनमें से कोई छठे, आठवें या बारहवें भाव में है'),
        houses.some(isDusthana),
        { houses },
      ),
    ];
  },
};
