import { both, type Bilingual } from '../../bilingual.ts';
import { houseFrom } from '../../chart/chart.ts';
import { required, strengthens, weakens } from '../../evidence.ts';
import { isDusthana } from '../../chart/houses.ts';
import { named } from '../../planetWords.ts';
import { numbersObserved, openText, planetsObserved, type Rule } from '../../rule.ts';
import { phaladeepika, threeHundredCombinations } from '../../source.ts';
import { PLANET_NAMES } from '../../tables/planets.ts';
import { capitalised, hindiOrdinal, listed, ordinal } from '../../words.ts';

const FORMERS = ['Moon', 'Mars'] as const;
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
  participants: () => FORMERS,

  examine(chart) {
    const { Moon, Mars } = chart.planets;
    const house = houseFrom(Moon, Mars);
    const houses = [Moon.house, Mars.house];
    const earning = FORMERS.filter((id) => EARNING_HOUSES.includes(chart.planets[id].house));
    const strained = FORMERS.filter((id) => isDusthana(chart.planets[id].house));
    return [
      required(
        'together',
        both('Mars is with the Moon or opposite to it', 'मंगल चंद्रमा के साथ या उससे सप्तम में है'),
        house === 1 || house === 7,
        { house_from_moon: house },
      ),
      strengthens('earning_house', EARNING, earning.length > 0, { houses, planets: earning }),
      weakens('dusthana', IN_DUSTHANA, strained.length > 0, { houses, planets: strained }),
    ];
  },
};

/** They stand together or opposite each other: each is named with its house. */
const EARNING = placedText(both('One of them is in house 2, 9, 10 or 11', 'इनमें से कोई दूसरे, नौवें, दसवें या ग्यारहवें भाव में है'));
const IN_DUSTHANA = placedText(both('One of them is in house 6, 8 or 12', 'इनमें से कोई छठे, आठवें या बारहवें भाव में है'));

function placedText(general: Bilingual): Bilingual {
  return openText(general, (observed) => {
    const houses = numbersObserved(observed, 'houses');
    const placed = planetsObserved(observed, 'planets').map((id) => ({ id, house: houses[id === 'Moon' ? 0 : 1]! }));
    return both(
      capitalised(listed(placed.map(({ house, id }) => `${named(id)} is in the ${ordinal(house)} house`))),
      placed.map(({ house, id }) => `${PLANET_NAMES[id].hi} ${hindiOrdinal(house)} भाव में है`).join(', '),
    );
  });
}
