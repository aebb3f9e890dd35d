/** Exchanges of houses: two lords in each other's signs, for each of the 66 pairs of houses. */
import { both } from '../bilingual.ts';
import type { Chart } from '../chart/chart.ts';
import { required, strengthens, weakens } from '../evidence.ts';
import { isDusthana, isKendra, isTrikona } from '../chart/houses.ts';
import { HOUSES, lordOfHouse } from '../planet/lordship.ts';
import type { Rule } from '../rule.ts';
import { phaladeepika } from '../source.ts';

type Kind = 'maha' | 'khala' | 'dainya';

const KINDS: Readonly<Record<Kind, Pick<Rule, 'name' | 'polarity' | 'formation' | 'result'>>> = {
  maha: {
    name: both('Maha Parivartana', 'महा परिवर्तन'),
    polarity: 'good',
    formation: both(
      'The lords of two houses among 1, 2, 4, 5, 7, 9, 10 and 11 are in each other’s signs',
      'पहले, दूसरे, चौथे, पाँचवें, सातवें, नौवें, दसवें और ग्यारहवें में से दो भावों के स्वामी एक-दूसरे की राशि में हों',
    ),
    result: both('status, wealth', 'पद, धन'),
  },
  khala: {
    name: both('Khala Parivartana', 'खल परिवर्तन'),
    polarity: 'mixed',
    formation: both(
      'The lord of the 3rd exchanges signs with that of house 1, 2, 4, 5, 7, 9, 10 or 11',
      'तीसरे भाव का स्वामी पहले, दूसरे, चौथे, पाँचवें, सातवें, नौवें, दसवें या ग्यारहवें के स्वामी से राशि-परिवर्तन करे',
    ),
    result: both('fluctuating fortune, gains by effort', 'भाग्य में उतार-चढ़ाव, परिश्रम से लाभ'),
  },
  dainya: {
    name: both('Dainya Parivartana', 'दैन्य परिवर्तन'),
    polarity: 'bad',
    formation: both(
      'The lord of the 6th, 8th or 12th exchanges signs with another',
      'छठे, आठवें या बारहवें भाव का स्वामी किसी अन्य स्वामी से राशि-परिवर्तन करे',
    ),
    result: both('obstacles and expense, worked off by service', 'बाधाएँ और व्यय, जो सेवा से कटते हैं'),
  },
};

const EXCHANGE = both('The lords of the two houses are in each other’s houses', 'दोनों भावों के स्वामी एक-दूसरे के भाव में हैं');
const VIPREET = both(
  'Both lords own dusthanas, so loss undoes loss',
  'दोनों त्रिक भावों के स्वामी हैं, अतः हानि ही हानि को काटती है',
);
const RAISED = both('A kendra or trikona takes part', 'केंद्र या त्रिकोण भाव भी इसमें है');

/** One for each pair of houses; a pair whose lords do not exchange has no verdict. */
export const parivartanas: readonly Rule[] = HOUSES.flatMap((a) =>
  HOUSES.filter((b) => b > a).map((b) => parivartana(a, b)),
);

/** Dusthanas go first: the 3rd with the 6th is dainya. */
function kindOf(a: number, b: number): Kind {
  if (isDusthana(a) || isDusthana(b)) return 'dainya';
  return a === 3 || b === 3 ? 'khala' : 'maha';
}

function parivartana(a: number, b: number): Rule {
  const kind = kindOf(a, b);
  const isRaised = [a, b].some((n) => isKendra(n) || isTrikona(n));
  const beside =
    kind === 'dainya'
      ? // It relieves the burden of the exchange, as the same two lords form a vipreet raja yoga.
        weakens('vipreet', VIPREET, isDusthana(a) && isDusthana(b))
      : strengthens('kendra_or_trikona', RAISED, isRaised);
  return {
    id: `parivartana-${kind}`,
    variant: `${a}-${b}`,
    ...KINDS[kind],
    family: 'parivartana',
    source: phaladeepika(6),
    countedFrom: 'ascendant',
    houses: [a, b],
    applies: (chart) => isExchanged(chart, a, b),
    tie: () => 'exchange',
    participants: (chart) => [lordOfHouse(chart, a), lordOfHouse(chart, b)],

    examine(chart) {
      const lords = [lordOfHouse(chart, a), lordOfHouse(chart, b)] as const;
      const houses = [chart.planets[lords[0]].house, chart.planets[lords[1]].house];
      return [required('exchange', EXCHANGE, isExchanged(chart, a, b), { lords, houses }), beside];
    },
  };
}

function isExchanged(chart: Chart, a: number, b: number): boolean {
  return chart.planets[lordOfHouse(chart, a)].house === b && chart.planets[lordOfHouse(chart, b)].house === a;
}
