import { isConjunct } from '../../chart/aspects.ts';
import { both } from '../../bilingual.ts';
import { required } from '../../evidence.ts';
import type { Rule } from '../../rule.ts';
import { saravali } from '../../source.ts';
import { beneficsAspecting } from '../parts/aspecting.ts';
import { RELIEF_SOURCE, furtherReliefs } from './relief.ts';

const reliefs = furtherReliefs();

export const saturnWithMars: Rule = {
  id: 'arishta-saturn-8th',
  name: both('Shani Ashtama', 'शनि अष्टम'),
  family: 'arishta',
  source: saravali(10),
  alsoIn: [RELIEF_SOURCE],
  polarity: 'bad',
  formation: both(
    'Saturn and Mars are together in the 8th house or the 1st, aspected by no benefic',
    'शनि और मंगल आठवें या पहले भाव में साथ हों और उन पर किसी शुभ ग्रह की दृष्टि न हो',
  ),
  result: both('slow complaints that ask for early, regular care', 'धीमी तकलीफ़ें, जिनमें समय पर नियमित देखभाल लाभ देती है'),
  countedFrom: 'ascendant',
  participants: () => ['Saturn', 'Mars'],

  examine(chart, facts) {
    const { Saturn, Mars } = chart.planets;
    const benefics = beneficsAspecting(chart, Saturn.signIndex);
    return [
      required('together', TOGETHER, isConjunct(Saturn, Mars), { houses: [Saturn.house, Mars.house] }),
      required('house', HOUSE, Saturn.house === 8 || Saturn.house === 1, { house: Saturn.house }),
      required('no_benefic_aspect', NO_BENEFIC_ASPECT, benefics.length === 0, { planets: benefics }),
      ...reliefs(chart, facts),
    ];
  },
};

const TOGETHER = both('Saturn and Mars are in one sign', 'शनि और मंगल एक राशि में हैं');
const HOUSE = both('Saturn is in the 8th house or the 1st', 'शनि आठवें या पहले भाव में है');
const NO_BENEFIC_ASPECT = both('No benefic aspects Saturn', 'शनि पर किसी शुभ ग्रह की दृष्टि नहीं है');
