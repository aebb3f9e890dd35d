import { both } from '../../bilingual.ts';
import type { Chart } from '../../chart/chart.ts';
import { required, weakens } from '../../evidence.ts';
import { isFriendlyOrBetter } from '../../planet/dignity.ts';
import { isBenefic } from '../../planet/nature.ts';
import type { Rule } from '../../rule.ts';
import { bphs, phaladeepika } from '../../source.ts';
import { SEVEN_PLANETS, type SevenPlanet } from '../../tables/planets.ts';

const BENEFIC_HOUSES = [5, 6, 7];
const MALEFIC_HOUSES = [1, 3, 11];

/** Either half forms it in part: the rule names that grade. The nodes, lords of no sign, take no part. */
export const kurma: Rule = {
  id: 'kurma',
  name: both('Kurma', 'कूर्म'),
  family: 'raja',
  source: bphs(36),
  alsoIn: [phaladeepika(6)],
  polarity: 'good',
  formation: both(
    'Benefics in the 5th, 6th and 7th and malefics in the 1st, 3rd and 11th are each in exaltation, own or friend’s signs; one half forms it in part',
    'पाँचवें, छठे, सातवें में शुभ और पहले, तीसरे, ग्यारहवें में पाप ग्रह उच्च, स्वराशि या मित्र राशि में हों; दोनों में से एक ही भाग हो तो आंशिक',
  ),
  result: both('leadership, a steady and happy life', 'नेतृत्व, स्थिर और सुखी जीवन'),
  countedFrom: 'ascendant',
  participants: (chart) => {
    const halves = halvesOf(chart);
    return [halves.benefics, halves.malefics].filter(({ isWhole }) => isWhole).flatMap(({ planets }) => planets);
  },

  examine(chart) {
    const { benefics, malefics } = halvesOf(chart);
    return [
      required('halves', HALVES, benefics.isWhole || malefics.isWhole, {
        benefics: benefics.planets,
        malefics: malefics.planets,
      }),
      weakens('partial', PARTIAL, benefics.isWhole !== malefics.isWhole, {
        benefics: benefics.isWhole,
        malefics: malefics.isWhole,
      }),
    ];
  },
};

const HALVES = both(
  'Benefics at ease in each of the houses 5, 6 and 7, or malefics so in each of the houses 1, 3 and 11',
  'पाँचवें, छठे और सातवें में से प्रत्येक में उच्च, स्वराशि या मित्र राशि का शुभ ग्रह है, या पहले, तीसरे और ग्यारहवें में ऐसा पाप ग्रह',
);
const PARTIAL = both('Only one of its two halves holds', 'इसके दो भागों में से केवल एक पूरा है');

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
