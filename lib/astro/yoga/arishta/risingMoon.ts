import { isAspecting } from '../../chart/aspects.ts';
import { both } from '../../bilingual.ts';
import type { Chart } from '../../chart/chart.ts';
import { cancels, required } from '../../evidence.ts';
import type { Rule } from '../../rule.ts';
import { brihatJataka } from '../../source.ts';
import { isWeak } from '../../strength/standing.ts';
import type { Planet } from '../../tables/planets.ts';
import { maleficsIn } from '../parts/occupying.ts';
import { RELIEF_SOURCE, furtherReliefs } from './relief.ts';

const reliefs = furtherReliefs();

// The text says malefics; one in either house is enough here, as the Moon has to be weak in addition.
export const risingMoon: Rule = {
  id: 'arishta-lagna-moon',
  name: both('Arishta (Moon in the ascendant)', 'अरिष्ट (लग्न में चंद्रमा)'),
  family: 'arishta',
  source: brihatJataka(6),
  alsoIn: [RELIEF_SOURCE],
  polarity: 'bad',
  formation: both(
    'A weak Moon is in the ascendant, with a malefic in the 7th or the 8th house',
    'निर्बल चंद्र लग्न में हो और सातवें या आठवें भाव में पाप ग्रह हो',
  ),
  result: both('delicate health that repays a steady routine', 'कोमल स्वास्थ्य, जिसे नियमित दिनचर्या से बल मिलता है'),
  countedFrom: 'ascendant',
  // With the Moon rising, houses are the same from both.
  isSameFromMoon: true,
  afflictors: (chart) => maleficsOpposite(chart),
  participants: (chart) => ['Moon', ...maleficsOpposite(chart)],
  isPossible: (chart) => chart.planets.Moon.house === 1,

  examine(chart, facts) {
    const { house, dignity, isCombust, signIndex } = chart.planets.Moon;
    const planets = maleficsOpposite(chart);
    return [
      required('moon_rising', MOON_RISING, house === 1, { house }),
      required('weak_moon', WEAK_MOON, isWeak(chart, 'Moon', facts.ratios), { dignity, is_combust: isCombust }),
      required('malefics_opposite', MALEFICS_OPPOSITE, planets.length > 0, { planets }),
      cancels('jupiter_aspect', JUPITER_ASPECT, isAspecting(chart, 'Jupiter', signIndex), {
        house: chart.planets.Jupiter.house,
      }),
      ...reliefs(chart, facts),
    ];
  },
};

const maleficsOpposite = (chart: Chart): Planet[] => [...maleficsIn(chart, 7), ...maleficsIn(chart, 8)];

const MOON_RISING = both('The Moon is in the ascendant', 'चंद्र लग्न में है');
const WEAK_MOON = both(
  'The Moon is weak: fallen, combust, in an enemy’s sign in a dusthana, or poor in shadbala',
  'चंद्रमा निर्बल है: नीच, अस्त, त्रिक भाव में शत्रु राशि में, या षड्बल में हीन',
);
const MALEFICS_OPPOSITE = both('A malefic is in the 7th or the 8th house', 'सातवें या आठवें भाव में पाप ग्रह है');
const JUPITER_ASPECT = both('Jupiter aspects the Moon', 'चंद्रमा पर गुरु की दृष्टि है');
