import { isAspecting } from '../../chart/aspects.ts';
import { both } from '../../bilingual.ts';
import type { Chart } from '../../chart/chart.ts';
import { required, weakens } from '../../evidence.ts';
import { elongationDeg, isMoonFull } from '../../planet/nature.ts';
import type { Rule } from '../../rule.ts';
import { brihatJataka } from '../../source.ts';
import { hundredths } from '../../rounding.ts';
import { thoseText } from '../parts/openTexts.ts';

const GIVERS = ['Jupiter', 'Venus'] as const;

/** The Sun faces every full Moon, which is the yoga and no affliction; nor is Mercury, whom he makes a malefic there. */
const AFFLICTERS = ['Mars', 'Saturn'] as const;

export const chandraShubhaDrishti: Rule = {
  id: 'chandra-shubha-drishti',
  name: both('Chandra Shubha Drishti', 'चंद्र शुभ दृष्टि'),
  family: 'chandra',
  source: brihatJataka(13),
  polarity: 'good',
  formation: both('A full Moon is aspected by Jupiter or Venus', 'पूर्ण चंद्रमा पर गुरु या शुक्र की दृष्टि हो'),
  result: both('popularity, peace of mind', 'लोकप्रियता, मन की शांति'),
  countedFrom: null,
  participants: (chart) => ['Moon', ...aspecting(chart, GIVERS)],

  examine(chart) {
    const elongation = hundredths(elongationDeg(chart));
    const planets = aspecting(chart, GIVERS);
    const malefics = aspecting(chart, AFFLICTERS);
    return [
      required(
        'full_moon',
        both('The Moon is full: 150 to 210 degrees from the Sun', 'पूर्ण चंद्रमा है: सूर्य से 150 से 210 अंश'),
        isMoonFull(chart),
        { elongation },
      ),
      required(
        'benefic_aspect',
        both('Jupiter or Venus aspects the Moon', 'चंद्रमा पर गुरु या शुक्र की दृष्टि है'),
        planets.length > 0,
        { planets },
      ),
      weakens('malefic_aspect', MALEFIC_ASPECT, malefics.length > 0, { planets: malefics }),
    ];
  },
};

function aspecting<Id extends (typeof GIVERS)[number] | (typeof AFFLICTERS)[number]>(
  chart: Chart,
  planets: readonly Id[],
): Id[] {
  return planets.filter((id) => isAspecting(chart, id, chart.signs.Moon));
}

const MALEFIC_ASPECT = thoseText(
  both('Mars or Saturn aspects the Moon', 'चंद्रमा पर मंगल या शनि की दृष्टि है'),
  ({ en, hi }, isMany) => both(`${en} ${isMany ? 'aspect' : 'aspects'} the Moon`, `चंद्रमा पर ${hi} की दृष्टि है`),
);
