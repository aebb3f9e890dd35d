import { both } from '../../bilingual.ts';
import type { Chart } from '../../chart/chart.ts';
import { required } from '../../evidence.ts';
import { isFriendlyOrBetter } from '../../planet/dignity.ts';
import { isBenefic } from '../../planet/nature.ts';
import type { Rule } from '../../rule.ts';
import { bphs, phaladeepika } from '../../source.ts';
import { SEVEN_PLANETS, type SevenPlanet } from '../../tables/planets.ts';

const BENEFIC_HOUSES = [5, 6, 7];
const MALEFIC_HOUSES = [1, 3, 11];

/** Both halves form it; either alone is a part of it. The nodes, lords of no sign, take no part. */
export const kurma: Rule = {
  id: 'kurma',
  name: both('Kurma', 'कूर्म'),
  family: 'raja',
  source: bphs(36),
  alsoIn: [phaladeepika(6)],
  polarity: 'good',
  formation: both(
    'Benefics in the 5th, 6th and 7th and malefics in the 1st, 3rd and 11th are each in exaltation, own or friend’s signs',
    'पाँचवें, छठे, सातवें में शुभ और पहले, तीसरे, ग्यारहवें में पाप ग्रह उच्च, स्वराशि या मित्र राशि में हों',
  ),
  result: both('leadership, a steady and happy life', 'नेतृत्व, स्थिर और सुखी जीवन'),
  countedFrom: 'ascendant',
  // The 6th is among its places.
  spares: ['in_dusthana'],
  isPartial: (evidence) => evidence.some(({ isMet }) => isMet),
  participants: (chart) => {
    const halves = halvesOf(chart);
    return [halves.benefics, halves.malefics].filter(({ isWhole }) => isWhole).flatMap(({ planets }) => planets);
  },

  examine(chart) {
    const { benefics, malefics } = halvesOf(chart);
    return [
      required('benefics', BENEFICS, benefics.isWhole, { planets: benefics.planets }),
      required('malefics', MALEFICS, malefics.isWhole, { planets: malefics.planets }),
    ];
  },
};

const BENEFICS = both(
  'A benefic in its exaltation, own or a friend’s sign is in each of the houses 5, 6 and 7',
  'पाँचवें, छठे और सातवें में से प्रत्येक में उच्च, स्वराशि या मित्र राशि का शुभ ग्रह है',
);
const MALEFICS = both(
  'A malefic in its exaltation, own or a friend’s sign is in each of the houses 1, 3 and 11',
  'पहले, तीसरे और ग्यारहवें में से प्रत्येक में उच्च, स्वराशि या मित्र राशि का पाप ग्रह है',
);

interface Half {
  readonly planets: readonly SevenPlanet[];
  /** Each of the three houses is held. */
  readonly isWhole: boolean;
}

function halvesOf(chart: Chart): Readonly<Record<'benefics' | 'malefics', Half>> {
  return { benefics: half(chart, BENEFIC_HOUSES, true), malefics: half(chart, MALEFIC_HOUSES, false) };
}

function half(chart: Chart, houses: readonly number[], isOfBenefics: boolean): Half {
  const planets = SEVEN_PLANETS.filter((id) => {
    const { house, dignity } = chart.planets[id];
    return houses.includes(house) && isFriendlyOrBetter(dignity) && isBenefic(chart, id) === isOfBenefics;
  });
  return { planets, isWhole: houses.every((n) => planets.some((id) => chart.planets[id].house === n)) };
}
