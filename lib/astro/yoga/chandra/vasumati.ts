import { both } from '../../bilingual.ts';
import type { Chart } from '../../chart/chart.ts';
import { required } from '../../evidence.ts';
import type { Rule } from '../../rule.ts';
import { brihatJataka, phaladeepika } from '../../source.ts';
import { HOUSE_CLASSES } from '../../tables/houses.ts';
import {
  isFormedByTwo,
  NAMED_BENEFICS,
  namedBeneficsIn,
  twoOfThree,
  type NamedBenefic,
} from '../parts/threeBenefics.ts';

// Brihat Jataka grades it: all three give much, two middling wealth. The yoga is that of all three; two are a part of it.
export const vasumati: Rule = {
  id: 'vasumati',
  name: both('Vasumati', 'वसुमति'),
  family: 'chandra',
  source: phaladeepika(6),
  alsoIn: [brihatJataka(13)],
  polarity: 'good',
  formation: both(
    'Mercury, Jupiter and Venus are in upachayas (3, 6, 10, 11) from the Moon, or all from the ascendant',
    'बुध, गुरु और शुक्र तीनों चंद्रमा से, या फिर तीनों लग्न से, उपचय भावों (3, 6, 10, 11) में हों',
  ),
  result: both('wealth of one’s own, independence', 'अपना धन, आत्मनिर्भरता'),
  // The 6th is among its places.
  spares: ['in_dusthana'],
  isPartial: isFormedByTwo('in_upachayas'),
  countedFrom: 'Moon',
  participants: (chart) => fuller(fromMoon(chart), fromAscendant(chart)),

  examine(chart) {
    const observed = { from_moon: fromMoon(chart), from_ascendant: fromAscendant(chart) };
    const most = fuller(observed.from_moon, observed.from_ascendant);
    return [
      required(
        'in_upachayas',
        both(
          'Mercury, Jupiter and Venus are in the 3rd, 6th, 10th or 11th from the Moon, or all three so from the ascendant',
          'बुध, गुरु और शुक्र तीनों चंद्रमा से, या फिर तीनों लग्न से, तीसरे, छठे, दसवें या ग्यारहवें भाव में हैं',
        ),
        most.length === NAMED_BENEFICS.length,
        observed,
      ),
      twoOfThree(most),
    ];
  },
};

function fromMoon(chart: Chart): NamedBenefic[] {
  return namedBeneficsIn(chart, chart.signs.Moon, HOUSE_CLASSES.upachaya);
}

function fromAscendant(chart: Chart): NamedBenefic[] {
  return namedBeneficsIn(chart, chart.ascendant.signIndex, HOUSE_CLASSES.upachaya);
}

function fuller(a: NamedBenefic[], b: NamedBenefic[]): NamedBenefic[] {
  return b.length > a.length ? b : a;
}
