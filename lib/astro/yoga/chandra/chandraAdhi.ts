import { companions } from '../../planet/avasthas.ts';
import { both } from '../../bilingual.ts';
import type { Chart } from '../../chart/chart.ts';
import { required, weakens } from '../../evidence.ts';
import { isBenefic } from '../../planet/nature.ts';
import type { Rule } from '../../rule.ts';
import { bphs, brihatJataka, phaladeepika } from '../../source.ts';
import type { Planet } from '../../tables/planets.ts';
import { ENOUGH_BENEFICS, namedBeneficsIn, type NamedBenefic } from './threeBenefics.ts';

const PLACES = [6, 7, 8];

// Two of the three form it in part: less than the text requires, so it is reduced.
export const chandraAdhi: Rule = {
  id: 'chandra-adhi',
  name: both('Adhi (Chandradhi)', 'अधि (चंद्राधि)'),
  family: 'chandra',
  source: bphs(37),
  alsoIn: [brihatJataka(13), phaladeepika(6)],
  polarity: 'good',
  formation: both(
    'Mercury, Jupiter and Venus are in the 6th, 7th and 8th from the Moon, in any distribution; two of them form it in part',
    'बुध, गुरु और शुक्र चंद्रमा से छठे, सातवें और आठवें भावों में किसी भी क्रम से हों; दो के होने पर आंशिक योग',
  ),
  result: both('leadership, counsel to those in charge, prosperity', 'नेतृत्व, मंत्री-सा पद, समृद्धि'),
  countedFrom: 'Moon',
  participants: (chart) => ['Moon', ...found(chart)],

  examine(chart) {
    const planets = found(chart);
    const malefics = joinedBy(chart, planets);
    return [
      required(
        'in_six_to_eight',
        both(
          'At least two of Mercury, Jupiter and Venus are in the 6th, 7th or 8th from the Moon',
          'बुध, गुरु और शुक्र में से कम-से-कम दो चंद्रमा से छठे, सातवें या आठवें भाव में हैं',
        ),
        planets.length >= ENOUGH_BENEFICS,
        { planets },
      ),
      weakens(
        'partial',
        both('Only two of the three are there', 'तीन में से केवल दो वहाँ हैं'),
        planets.length === ENOUGH_BENEFICS,
        { planets },
      ),
      weakens(
        'with_malefic',
        both('A malefic stands with one of them', 'इनमें से किसी के साथ पाप ग्रह है'),
        malefics.length > 0,
        { planets: malefics },
      ),
    ];
  },
};

function found(chart: Chart): NamedBenefic[] {
  return namedBeneficsIn(chart, chart.signs.Moon, PLACES);
}

/** Mercury, whose nature can change, is one of the three here and never counts as a malefic. */
function joinedBy(chart: Chart, planets: readonly NamedBenefic[]): Planet[] {
  const company = planets.flatMap((id) => companions(chart, chart.planets[id]).map((other) => other.id));
  return [...new Set(company)].filter((id) => id !== 'Mercury' && !isBenefic(chart, id));
}
