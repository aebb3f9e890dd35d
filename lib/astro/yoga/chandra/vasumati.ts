import { both } from '../../bilingual.ts';
import type { Chart } from '../../chart/chart.ts';
import { required, weakens } from '../../evidence.ts';
import type { Rule } from '../../rule.ts';
import { brihatJataka, phaladeepika } from '../../source.ts';
import { HOUSE_CLASSES } from '../../tables/houses.ts';
import { ENOUGH_BENEFICS, namedBeneficsIn, type NamedBenefic } from './threeBenefics.ts';

// Brihat Jataka grades it: all three give much, two middling wealth. So two form it, reduced.
export const vasumati: Rule = {
  id: 'vasumati',
  name: both('Vasumati', 'वसुमति'),
  family: 'chandra',
  source: phaladeepika(6),
  alsoIn: [brihatJataka(13)],
  polarity: 'good',
  formation: both(
    'Mercury, Jupiter and Venus are in upachayas (3, 6, 10, 11) from the Moon, or all from the ascendant; two give a middling measure',
    'बुध, गुरु और शुक्र तीनों चंद्रमा से, या फिर तीनों लग्न से, उपचय भावों (3, 6, 10, 11) में हों; दो होने पर मध्यम फल',
  ),
  result: both('wealth of one’s own, independence', 'अपना धन, आत्मनिर्भरता'),
  countedFrom: 'Moon',
  participants: (chart) => fuller(fromMoon(chart), fromAscendant(chart)),

  examine(chart) {
    const observed = { from_moon: fromMoon(chart), from_ascendant: fromAscendant(chart) };
    const most = fuller(observed.from_moon, observed.from_ascendant).length;
    return [
      required(
        'in_upachayas',
        both(
          'At least two of Mercury, Jupiter and Venus are in the 3rd, 6th, 10th or 11th from the Moon, or from the ascendant',
          'बुध, गुरु और शुक्र में से कम-से-कम दो चंद्रमा से, या फिर लग्न से, तीसरे, छठे, दसवें या ग्यारहवें भाव में हैं',
        ),
        most >= ENOUGH_BENEFICS,
        observed,
      ),
      weakens(
        'partial',
        both('Only two of the three are there', 'तीन में से केवल दो वहाँ हैं'),
        most === ENOUGH_BENEFICS,
        observed,
      ),
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
