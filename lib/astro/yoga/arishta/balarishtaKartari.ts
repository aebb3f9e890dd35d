import { both } from '../../bilingual.ts';
import type { Chart } from '../../chart/chart.ts';
import { required } from '../../evidence.ts';
import { lordOfHouse } from '../../planet/lordship.ts';
import type { Rule } from '../../rule.ts';
import { bphs } from '../../source.ts';
import { isWeak } from '../../strength/standing.ts';
import type { Planet } from '../../tables/planets.ts';
import { maleficsInBoth } from '../parts/occupying.ts';
import { beneficInKendra, RELIEF_SOURCE, furtherReliefs } from './relief.ts';

// The lord of the ascendant is weak by the rule’s own words: he undoes nothing as a strong one.
const reliefs = furtherReliefs('ascendant_lord_in_kendra');

// Either pair of houses hems the child in; the weak lord of the ascendant is asked for with both.
export const balarishtaKartari: Rule = {
  id: 'balarishta-kartari',
  name: both('Balarishta (Kartari)', 'बालारिष्ट (कर्तरी)'),
  family: 'arishta',
  source: bphs(9),
  alsoIn: [RELIEF_SOURCE],
  polarity: 'bad',
  formation: both(
    'Malefics are in both the 2nd and the 12th house, or in both the 6th and the 8th, and the lord of the ascendant is weak',
    'दूसरे और बारहवें, या छठे और आठवें दोनों भावों में पाप ग्रह हों और लग्नेश निर्बल हो',
  ),
  result: both('need of protection in childhood', 'बचपन में संरक्षण की आवश्यकता'),
  countedFrom: 'ascendant',
  acts: 'in_childhood',
  houses: [1],
  afflictors: (chart) => [...around(chart), ...aroundSeventh(chart)].filter((id) => id !== lordOfHouse(chart, 1)),
  participants: (chart) => [...new Set([lordOfHouse(chart, 1), ...around(chart), ...aroundSeventh(chart)])],
  isPossible: (chart, { ratios }) => isWeak(chart, lordOfHouse(chart, 1), ratios),

  examine(chart, facts) {
    const lord = lordOfHouse(chart, 1);
    const { house, dignity, isCombust } = chart.planets[lord];
    const [near, far] = [around(chart), aroundSeventh(chart)];
    return [
      required('hemmed_in', HEMMED_IN, near.length > 0 || far.length > 0, {
        by_2_and_12: near.length > 0,
        by_6_and_8: far.length > 0,
        planets: [...near, ...far],
      }),
      required('weak_lord', WEAK_LORD, isWeak(chart, lord, facts.ratios), {
        lord,
        house,
        dignity,
        is_combust: isCombust,
      }),
      beneficInKendra(chart),
      ...reliefs(chart, facts),
    ];
  },
};

const around = (chart: Chart): Planet[] => maleficsInBoth(chart, [2, 12]);
const aroundSeventh = (chart: Chart): Planet[] => maleficsInBoth(chart, [6, 8]);

const HEMMED_IN = both(
  'Malefics are in both the 2nd and the 12th house, or in both the 6th and the 8th',
  'दूसरे और बारहवें, या छठे और आठवें दोनों भावों में पाप ग्रह हैं',
);
const WEAK_LORD = both('The lord of the ascendant is weak', 'लग्नेश निर्बल है');
