import { countFrom } from '../../angle.ts';
import { aspectsOn } from '../../chart/aspects.ts';
import { both } from '../../bilingual.ts';
import type { Chart } from '../../chart/chart.ts';
import { cancels, required } from '../../evidence.ts';
import { isBenefic } from '../../planet/nature.ts';
import type { Rule } from '../../rule.ts';
import { threeHundredCombinations } from '../../source.ts';
import { PLANETS, type Planet } from '../../tables/planets.ts';

// All malefics count, the Sun and the nodes too, unlike durudhara, which only five planets form.
export const chandraPapakartari: Rule = {
  id: 'chandra-papakartari',
  name: both('Chandra Papa Kartari', 'चंद्र पाप कर्तरी'),
  family: 'chandra',
  source: threeHundredCombinations(),
  polarity: 'bad',
  formation: both(
    'Malefics are in both the 2nd and the 12th from the Moon',
    'चंद्रमा से दूसरे और बारहवें दोनों भावों में पाप ग्रह हों',
  ),
  result: both('pressure on the mind, care for the mother', 'मन पर दबाव, माता की चिंता'),
  countedFrom: 'Moon',
  participants: (chart) => ['Moon', ...maleficsIn(chart, 2), ...maleficsIn(chart, 12)],

  examine(chart) {
    const second = maleficsIn(chart, 2);
    const twelfth = maleficsIn(chart, 12);
    const helpers = aspectsOn(chart, chart.signs.Moon).filter((id) => isBenefic(chart, id));
    return [
      required(
        'malefic_in_second',
        both('A malefic is in the 2nd from the Moon', 'चंद्रमा से दूसरे भाव में पाप ग्रह है'),
        second.length > 0,
        { planets: second },
      ),
      required(
        'malefic_in_twelfth',
        both('A malefic is in the 12th from the Moon', 'चंद्रमा से बारहवें भाव में पाप ग्रह है'),
        twelfth.length > 0,
        { planets: twelfth },
      ),
      cancels('benefic_aspect', both('A benefic aspects the Moon', 'चंद्रमा पर शुभ ग्रह की दृष्टि है'), helpers.length > 0, {
        planets: helpers,
      }),
    ];
  },
};

function maleficsIn(chart: Chart, place: 2 | 12): Planet[] {
  const { signs } = chart;
  return PLANETS.filter((id) => countFrom(signs.Moon, signs[id]) === place && !isBenefic(chart, id));
}
