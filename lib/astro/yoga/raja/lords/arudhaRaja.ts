import { countFrom } from '../../../angle.ts';
import { both } from '../../../bilingual.ts';
import type { Chart } from '../../../chart/chart.ts';
import { arudhaOfHouse } from '../../../jaimini/arudhas.ts';
import { isTie, linkBetween } from '../../../chart/links.ts';
import { isBenefic } from '../../../planet/nature.ts';
import type { Rule } from '../../../rule.ts';
import { bphs } from '../../../source.ts';
import { SEVEN_PLANETS } from '../../../tables/planets.ts';
import { signLord, SIGNS } from '../../../tables/signs.ts';
import { maleficsIn } from '../../parts/occupying.ts';
import { eitherWay, planetsOfWays, type Ways } from '../../parts/ways.ts';

const PADAS_OF_RANK = [5, 7, 9];

/**
 * Padas are those of the Jaimini charts, but the lords of their signs are the seven: a node owns nothing in a yoga.
 * "Connected" asks for more than the aspect of one on the other, and benefics for a pada free of malefics; read wider,
 * most charts would have it.
 */
export const arudhaRaja: Rule = {
  id: 'jaimini-lagna-karaka',
  name: both('Arudha Raja', 'आरूढ़ राजयोग'),
  family: 'raja',
  source: bphs(39),
  isInterpretive: true,
  polarity: 'good',
  formation: both(
    'Benefics alone are in the arudha of the ascendant, or its lord is joined, in exchange or in mutual aspect with the lord of the arudha of the 5th, 7th or 9th',
    'आरूढ़ लग्न में केवल शुभ ग्रह हों, या आरूढ़ लग्न का स्वामी पाँचवें, सातवें या नौवें भाव के आरूढ़ के स्वामी से युति, राशि-परिवर्तन या परस्पर दृष्टि में हो',
  ),
  result: both('success that is seen, public standing', 'प्रत्यक्ष सफलता, लोक-प्रतिष्ठा'),
  countedFrom: 'ascendant',
  participants: (chart) => planetsOfWays(waysOf(chart)),
  examine: (chart) => [eitherWay(FORMED, waysOf(chart))],
};

const FORMED = both(
  'Benefics alone are in the arudha of the ascendant, or its lord is bound to the lord of the arudha of the 5th, 7th or 9th',
  'आरूढ़ लग्न में केवल शुभ ग्रह हैं, या उसका स्वामी पाँचवें, सातवें या नौवें भाव के आरूढ़ के स्वामी से जुड़ा है',
);

function waysOf(chart: Chart): Ways {
  const { signIndex } = arudhaOfHouse(chart, 1);
  const house = countFrom(chart.ascendant.signIndex, signIndex);
  const benefics = SEVEN_PLANETS.filter((id) => chart.signs[id] === signIndex && isBenefic(chart, id));
  const lord = signLord(signIndex);
  const others = new Set(PADAS_OF_RANK.map((of) => signLord(arudhaOfHouse(chart, of).signIndex)));
  const linked = [...others].filter((other) => isTie(linkBetween(chart, lord, other)));
  return {
    by_lords: { isMet: linked.length > 0, planets: [lord, ...linked], observed: { lord, linked_lords: linked } },
    by_benefics: {
      isMet: benefics.length > 0 && maleficsIn(chart, house).length === 0,
      planets: benefics,
      observed: { arudha: SIGNS[signIndex]!, benefics },
    },
  };
}
