import { companions } from '../../planet/avasthas.ts';
import { both } from '../../bilingual.ts';
import type { Chart } from '../../chart/chart.ts';
import { required } from '../../evidence.ts';
import { isKendra, isTrikona } from '../../chart/houses.ts';
import { isBenefic } from '../../planet/nature.ts';
import type { Rule } from '../../rule.ts';
import { bphs, phaladeepika } from '../../source.ts';
import type { Planet } from '../../tables/planets.ts';
import { modality, SIGNS } from '../../tables/signs.ts';

/** "With a benefic" is read as company in one sign; some count an aspect of Jupiter too. */
export const kusuma: Rule = {
  id: 'kusuma',
  name: both('Kusuma', 'कुसुम'),
  family: 'raja',
  source: bphs(36),
  alsoIn: [phaladeepika(6)],
  polarity: 'good',
  formation: both(
    'A fixed sign rises, Venus is in a kendra, the Moon with a benefic in a trikona, and Saturn in the 10th house',
    'स्थिर लग्न हो, शुक्र केंद्र में, चंद्र शुभ ग्रह के साथ त्रिकोण में और शनि दसवें भाव में हो',
  ),
  result: both('high position, charity, honour of the family', 'उच्च पद, दानशीलता, कुल का मान'),
  countedFrom: 'ascendant',
  participants: (chart) => [...new Set<Planet>(['Venus', 'Moon', ...beneficsWithMoon(chart), 'Saturn'])],
  isPossible: (chart) => chart.planets.Saturn.house === 10,

  examine(chart) {
    const { Venus, Moon, Saturn } = chart.planets;
    const { signIndex } = chart.ascendant;
    const planets = beneficsWithMoon(chart);
    return [
      required('fixed_ascendant', FIXED, modality(signIndex) === 'fixed', { sign: SIGNS[signIndex]! }),
      required('venus_in_kendra', VENUS, isKendra(Venus.house), { house: Venus.house }),
      required('moon_in_trikona', MOON, isTrikona(Moon.house), { house: Moon.house }),
      required('benefic_with_moon', BENEFIC, planets.length > 0, { planets }),
      required('saturn_in_10', SATURN, Saturn.house === 10, { house: Saturn.house }),
    ];
  },
};

const FIXED = both('A fixed sign rises', 'स्थिर राशि का लग्न है');
const VENUS = both('Venus is in a kendra', 'शुक्र केंद्र में है');
const MOON = both('The Moon is in a trikona', 'चंद्रमा त्रिकोण में है');
const BENEFIC = both('A benefic stands with the Moon', 'कोई शुभ ग्रह चंद्रमा के साथ है');
const SATURN = both('Saturn is in the 10th house', 'शनि दसवें भाव में है');

function beneficsWithMoon(chart: Chart): Planet[] {
  return companions(chart, chart.planets.Moon)
    .map(({ id }) => id)
    .filter((id) => isBenefic(chart, id));
}
