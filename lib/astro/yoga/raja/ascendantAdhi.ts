import { both } from '../../bilingual.ts';
import type { Chart } from '../../chart/chart.ts';
import { required, strengthens } from '../../evidence.ts';
import type { Rule } from '../../rule.ts';
import { phaladeepika } from '../../source.ts';
import type { Planet } from '../../tables/planets.ts';
import { isFormedByTwo, twoOfThree } from '../parts/threeBenefics.ts';
import { stateBlemishes } from '../lordPair.ts';
import { maleficsAspecting } from '../parts/aspecting.ts';
import { maleficsIn } from '../parts/occupying.ts';

const FORMERS = ['Mercury', 'Jupiter', 'Venus'] as const;
const HOUSES = [6, 7, 8];

// Two of the three, unafflicted, are a part of it, as of the same yoga counted from the Moon.
export const ascendantAdhi: Rule = {
  id: 'lagnadhi',
  name: both('Lagnadhi', 'लग्नाधि'),
  family: 'raja',
  source: phaladeepika(6),
  polarity: 'good',
  formation: both(
    'Mercury, Jupiter and Venus are all in houses 6, 7 and 8, and no malefic joins or aspects them',
    'बुध, गुरु और शुक्र तीनों छठे, सातवें और आठवें भाव में हों और उन पर किसी पाप ग्रह की युति या दृष्टि न हो',
  ),
  result: both('statesmanship, learning, wise counsel', 'राजनय, विद्या, विवेकपूर्ण परामर्श'),
  // Its places are dusthanas.
  spares: ['in_dusthana'],
  isPartial: isFormedByTwo('in_6_7_8'),
  countedFrom: 'ascendant',
  participants: () => FORMERS,
  isPossible: (chart) => FORMERS.every((id) => HOUSES.includes(chart.planets[id].house)),

  examine(chart) {
    const placed = FORMERS.filter((id) => HOUSES.includes(chart.planets[id].house));
    const malefics = maleficsOnThem(chart);
    const inFourth = maleficsIn(chart, 4);
    return [
      required('in_6_7_8', IN_6_7_8, placed.length === FORMERS.length, { planets: placed, count: placed.length }),
      twoOfThree(placed),
      required('unafflicted', UNAFFLICTED, malefics.length === 0, { malefics }),
      strengthens('fourth_clean', FOURTH_CLEAN, inFourth.length === 0, { malefics: inFourth }),
      ...stateBlemishes(chart, FORMERS, ['combust', 'debilitated']),
    ];
  },
};

const IN_6_7_8 = both('Mercury, Jupiter and Venus are in houses 6, 7 and 8', 'बुध, गुरु और शुक्र छठे, सातवें और आठवें भाव में हैं');
const UNAFFLICTED = both(
  'No malefic joins or aspects Mercury, Jupiter or Venus',
  'बुध, गुरु या शुक्र पर किसी पाप ग्रह की युति या दृष्टि नहीं है',
);
const FOURTH_CLEAN = both('No malefic is in the 4th house', 'चौथे भाव में कोई पाप ग्रह नहीं है');

function maleficsOnThem(chart: Chart): Planet[] {
  const found = new Set<Planet>();
  for (const id of FORMERS) {
    const { house, signIndex } = chart.planets[id];
    for (const malefic of maleficsIn(chart, house)) found.add(malefic);
    for (const malefic of maleficsAspecting(chart, signIndex)) found.add(malefic);
  }
  // Mercury in bad company is malefic, but that company is counted already.
  found.delete('Mercury');
  return [...found];
}
