import { companions } from '../../planet/avasthas.ts';
import { both } from '../../bilingual.ts';
import type { Chart } from '../../chart/chart.ts';
import { required, weakens } from '../../evidence.ts';
import { isBenefic } from '../../planet/nature.ts';
import type { Rule } from '../../rule.ts';
import { bphs, brihatJataka, phaladeepika } from '../../source.ts';
import type { Planet } from '../../tables/planets.ts';
import {
  isFormedByTwo,
  NAMED_BENEFICS,
  namedBeneficsIn,
  twoOfThree,
  type NamedBenefic,
} from '../parts/threeBenefics.ts';

const PLACES = [6, 7, 8];

// The text asks for all three: two of them are a part of it, and form nothing.
export const chandraAdhi: Rule = {
  id: 'chandra-adhi',
  name: both('Adhi (Chandradhi)', 'अधि (चंद्राधि)'),
  family: 'chandra',
  source: bphs(37),
  alsoIn: [brihatJataka(13), phaladeepika(6)],
  polarity: 'good',
  formation: both(
    'Mercury, Jupiter and Venus are in the 6th, 7th and 8th from the Moon, in any distribution',
    'बुध, गुरु और शुक्र चंद्रमा से छठे, सातवें और आठवें भावों में किसी भी क्रम से हों',
  ),
  result: both('leadership, counsel to those in charge, prosperity', 'नेतृत्व, मंत्री-सा पद, समृद्धि'),
  // It speaks of places from the Moon.
  spares: ['in_dusthana'],
  isPartial: isFormedByTwo('in_six_to_eight'),
  countedFrom: 'Moon',
  participants: (chart) => ['Moon', ...found(chart)],

  examine(chart) {
    const planets = found(chart);
    const malefics = joinedBy(chart, planets);
    return [
      required(
        'in_six_to_eight',
        both(
          'Mercury, Jupiter and Venus are all in the 6th, 7th or 8th from the Moon',
          'बुध, गुरु और शुक्र तीनों चंद्रमा से छठे, सातवें या आठवें भाव में हैं',
        ),
        planets.length === NAMED_BENEFICS.length,
        { planets },
      ),
      twoOfThree(planets),
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
