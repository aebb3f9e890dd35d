/** Exchanges of houses: two lords in each other's signs, for each of the 66 pairs of houses. */
import { required, strengthens } from '../condition.ts';
import { isDusthana, isKendra, isTrikona } from '../houses.ts';
import { HOUSES, lordOfHouse } from '../lordship.ts';
import type { Rule } from '../rule.ts';
import { phaladeepika } from '../source.ts';
import { ordinal } from '../words.ts';

type Kind = 'maha' | 'khala' | 'dainya';

const KINDS: Readonly<Record<Kind, Pick<Rule, 'name' | 'polarity' | 'result'>>> = {
  maha: { name: 'Maha Parivartana', polarity: 'good', result: 'status, wealth' },
  khala: { name: 'Khala Parivartana', polarity: 'mixed', result: 'fluctuating fortune, gains by effort' },
  dainya: { name: 'Dainya Parivartana', polarity: 'bad', result: 'obstacles and expense, worked off by service' },
};

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
  const isDusthanaPair = isDusthana(a) && isDusthana(b);
  const isRaised = [a, b].some((n) => isKendra(n) || isTrikona(n));
  return {
    id: `parivartana-${kind}`,
    variant: `${a}-${b}`,
    ...KINDS[kind],
    family: 'parivartana',
    source: phaladeepika(6),
    countedFrom: 'ascendant',
    houses: [a, b],
    participants: (chart) => [lordOfHouse(chart, a), lordOfHouse(chart, b)],

    examine(chart) {
      const [first, second] = [lordOfHouse(chart, a), lordOfHouse(chart, b)];
      const [firstHouse, secondHouse] = [chart.planets[first].house, chart.planets[second].house];
      return [
        required(
          'exchange',
          `${first}, lord of the ${ordinal(a)}, is in the ${ordinal(b)}, and ${second}, its lord, in the ${ordinal(a)}`,
          firstHouse === b && secondHouse === a,
          { lords: [first, second], houses: [firstHouse, secondHouse] },
        ),
        ...(kind === 'dainya' && isDusthanaPair
          ? [strengthens('vipreet', 'Both lords own dusthanas, so loss undoes loss', true)]
          : []),
        ...(kind !== 'dainya' && isRaised
          ? [strengthens('kendra_or_trikona', 'A kendra or trikona takes part', true)]
          : []),
      ];
    },
  };
}
