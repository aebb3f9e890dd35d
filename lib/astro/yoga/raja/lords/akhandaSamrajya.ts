import { both } from '../../../bilingual.ts';
import { houseFrom, type Chart } from '../../../chart/chart.ts';
import { required, strengthens } from '../../../evidence.ts';
import { isKendra } from '../../../chart/houses.ts';
import { lordOfHouse } from '../../../planet/lordship.ts';
import type { Rule } from '../../../rule.ts';
import { phaladeepika, threeHundredCombinations } from '../../../source.ts';
import type { SevenPlanet } from '../../../tables/planets.ts';
import { modality, SIGNS } from '../../../tables/signs.ts';
import { stateBlemishes } from '../../lordPair.ts';

const OWNED_BY_JUPITER = [2, 5, 11];
const BEARERS = [2, 9, 11];

// Jupiter owns the 2nd, 5th or 11th when a fixed sign rises and at no other time, so the strengthening of the texts is
// part of the formation; it is listed because they name it.
export const akhandaSamrajya: Rule = {
  id: 'akhanda-samrajya',
  name: both('Akhanda Samrajya', 'अखंड साम्राज्य'),
  family: 'raja',
  source: threeHundredCombinations(),
  alsoIn: [phaladeepika()],
  polarity: 'good',
  formation: both(
    'Jupiter owns the 2nd, 5th or 11th house, and a lord of the 2nd, 9th or 11th is in a kendra from the Moon',
    'गुरु द्वितीयेश, पंचमेश या एकादशेश हो और द्वितीयेश, नवमेश या एकादशेश चंद्रमा से केंद्र में हो',
  ),
  result: both('wide and lasting authority', 'विस्तृत और स्थायी अधिकार'),
  countedFrom: 'ascendant',
  participants: (chart) => formers(chart),

  examine(chart) {
    const houses = OWNED_BY_JUPITER.filter((house) => lordOfHouse(chart, house) === 'Jupiter');
    const lords = lordsInKendraFromMoon(chart);
    const { signIndex } = chart.ascendant;
    return [
      required('jupiter_owns', JUPITER_OWNS, houses.length > 0, { houses }),
      required('lord_in_kendra_from_moon', LORD_IN_KENDRA, lords.length > 0, { lords }),
      strengthens('fixed_ascendant', FIXED_ASCENDANT, modality(signIndex) === 'fixed', { sign: SIGNS[signIndex]! }),
      ...stateBlemishes(chart, formers(chart)),
    ];
  },
};

const JUPITER_OWNS = both('Jupiter owns the 2nd, 5th or 11th house', 'गुरु द्वितीयेश, पंचमेश या एकादशेश है');
const LORD_IN_KENDRA = both(
  'A lord of the 2nd, 9th or 11th is in a kendra from the Moon',
  'द्वितीयेश, नवमेश या एकादशेश चंद्रमा से केंद्र में है',
);
const FIXED_ASCENDANT = both('A fixed sign rises', 'लग्न में स्थिर राशि है');

/** The Moon of the 9th is no bearer: from itself it stands in the first for everyone, which proves nothing. */
function lordsInKendraFromMoon(chart: Chart): SevenPlanet[] {
  const { planets } = chart;
  const lords = new Set(BEARERS.map((house) => lordOfHouse(chart, house)));
  return [...lords].filter((lord) => lord !== 'Moon' && isKendra(houseFrom(planets.Moon, planets[lord])));
}

function formers(chart: Chart): SevenPlanet[] {
  return [...new Set<SevenPlanet>(['Jupiter', ...lordsInKendraFromMoon(chart)])];
}
