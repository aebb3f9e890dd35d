import { both } from '../../bilingual.ts';
import { cancels, required } from '../../evidence.ts';
import { isDusthana } from '../../chart/houses.ts';
import { elongationDeg, isMoonFull } from '../../planet/nature.ts';
import type { Rule } from '../../rule.ts';
import { bphs, brihatJataka } from '../../source.ts';
import { beneficsAspecting, maleficsAspecting } from '../parts/aspecting.ts';
import { beneficInKendra, RELIEF_SOURCE, furtherReliefs } from './relief.ts';
import { hundredths } from '../../rounding.ts';

// Its own text has two of the common reliefs in a weaker form: any Jupiter rising, any full Moon.
const reliefs = furtherReliefs('strong_jupiter_rising', 'full_moon_helped');

export const balarishtaMoon: Rule = {
  id: 'balarishta-moon-dusthana',
  name: both('Balarishta (Moon)', 'बालारिष्ट (चंद्रमा)'),
  family: 'arishta',
  source: bphs(9, '3-6'),
  alsoIn: [brihatJataka(6), RELIEF_SOURCE],
  polarity: 'bad',
  formation: both(
    'The Moon is in the 6th, 8th or 12th house, aspected by a malefic and by no benefic',
    'चंद्रमा छठे, आठवें या बारहवें भाव में हो, उस पर पाप ग्रह की दृष्टि हो और किसी शुभ ग्रह की न हो',
  ),
  result: both('care for health in the first years of childhood', 'बचपन के आरंभिक वर्षों में स्वास्थ्य की देखभाल'),
  countedFrom: 'ascendant',
  acts: 'in_childhood',
  afflictors: (chart) => maleficsAspecting(chart, chart.signs.Moon),
  participants: (chart) => ['Moon', ...maleficsAspecting(chart, chart.signs.Moon)],
  isPossible: (chart) => isDusthana(chart.planets.Moon.house),

  examine(chart, facts) {
    const { Moon, Jupiter } = chart.planets;
    const malefics = maleficsAspecting(chart, Moon.signIndex);
    const benefics = beneficsAspecting(chart, Moon.signIndex);
    return [
      required('moon_in_dusthana', MOON_IN_DUSTHANA, isDusthana(Moon.house), { house: Moon.house }),
      required('malefic_aspect', MALEFIC_ASPECT, malefics.length > 0, { planets: malefics }),
      required('no_benefic_aspect', NO_BENEFIC_ASPECT, benefics.length === 0, { planets: benefics }),
      cancels('jupiter_rising', JUPITER_RISING, Jupiter.house === 1, { house: Jupiter.house }),
      cancels('full_moon', FULL_MOON, isMoonFull(chart), { elongation: hundredths(elongationDeg(chart)) }),
      beneficInKendra(chart),
      ...reliefs(chart, facts),
    ];
  },
};

const MOON_IN_DUSTHANA = both('The Moon is in the 6th, 8th or 12th house', 'चंद्रमा छठे, आठवें या बारहवें भाव में है');
const MALEFIC_ASPECT = both('A malefic aspects the Moon', 'चंद्रमा पर पाप ग्रह की दृष्टि है');
const NO_BENEFIC_ASPECT = both('No benefic aspects the Moon', 'चंद्रमा पर किसी शुभ ग्रह की दृष्टि नहीं है');
const JUPITER_RISING = both('Jupiter is in the ascendant', 'गुरु लग्न में है');
const FULL_MOON = both('The Moon is full', 'पूर्ण चंद्रमा है');
