import { joining, touchingPlanet } from '../affliction/touch.ts';
import { both } from '../bilingual.ts';
import type { Chart } from '../chart/chart.ts';
import { required, strengthens, weakens } from '../evidence.ts';
import { lordOfHouse } from '../planet/lordship.ts';
import { bphs } from '../source.ts';
import { isStrong, isWeak } from '../strength/standing.ts';
import type { SevenPlanet } from '../tables/planets.ts';
import type { Dosha, DoshaFacts } from './dosha.ts';

/** Years of life in which a period counts; what begins later has the care of age anyway (interpretive). */
const FROM_YEARS = 30;
const TO_YEARS = 70;

/** The lords of the 2nd and the 7th; the lord of the ascendant is spared the blame of the 2nd. */
function marakas(chart: Chart): SevenPlanet[] {
  const first = lordOfHouse(chart, 1);
  return [...new Set([lordOfHouse(chart, 2), lordOfHouse(chart, 7)])].filter((lord) => lord !== first);
}

/** The marakas, their periods in these years, and the marakas that have such periods. */
function acts(chart: Chart, { mahadashas }: DoshaFacts) {
  const lords = marakas(chart);
  const periods = mahadashas.filter(
    ({ fromYears, lord, toYears }) =>
      toYears > FROM_YEARS && fromYears < TO_YEARS && lords.some((maraka) => maraka === lord),
  );
  return { lords, periods, acting: lords.filter((lord) => periods.some((period) => period.lord === lord)) };
}

export const marak: Dosha = {
  id: 'marak',
  name: both('Marak Dosha', 'मारक दोष'),
  source: bphs(44),
  isInterpretive: true,
  formation: both(
    'A mahadasha of the lord of the 2nd or the 7th runs between the thirtieth and the seventieth year',
    'तीसवें और सत्तरवें वर्ष के बीच द्वितीयेश या सप्तमेश की महादशा चले',
  ),
  effects: both(
    'periods that ask for care of strength: rest, food in measure, regular check-ups',
    'बल की देखभाल चाहने वाली अवधियाँ: विश्राम, संयमित भोजन, नियमित जाँच',
  ),
  reliefs: 'points',
  actsBetweenYears: [FROM_YEARS, TO_YEARS],

  participants(chart, facts) {
    const { acting, lords } = acts(chart, facts);
    return acting.length > 0 ? acting : lords;
  },

  houses: () => [2, 7],

  examine(chart, facts) {
    const { acting, lords, periods } = acts(chart, facts);
    const ages = periods.flatMap(({ fromYears, toYears }) => [Math.round(fromYears), Math.round(toYears)]);
    const troubles = [6, 8, 12].map((house) => lordOfHouse(chart, house)).filter((lord) => !lords.includes(lord));
    const housed = acting.filter((lord) => [2, 7].includes(chart.planets[lord].house));
    const pressing = [...new Set(acting.flatMap((lord) => joining(chart, lord, [...troubles, 'Saturn' as const])))];
    const first = lordOfHouse(chart, 1);
    const { house, dignity } = chart.planets[first];
    const isFirstWeak = isWeak(chart, first, facts.ratios);
    const isFirstStrong = !isFirstWeak && isStrong(chart, first, facts.ratios);
    const helped = acting.filter((lord) => lord === 'Jupiter' || touchingPlanet(chart, lord, ['Jupiter']).length > 0);
    return [
      required('period', PERIOD, acting.length > 0, { planets: acting, ages }, 15),
      strengthens('both_lords', BOTH_LORDS, acting.length > 1, { planets: acting }, 10),
      strengthens('in_maraka_house', IN_MARAKA_HOUSE, housed.length > 0, { planets: housed }, 10),
      strengthens('with_troubling_lord', WITH_TROUBLING, pressing.length > 0, { planets: pressing }, 10),
      strengthens('weak_first_lord', WEAK_FIRST, isFirstWeak, { lord: first, house, dignity }, 15),
      weakens('strong_first_lord', STRONG_FIRST, isFirstStrong, { lord: first, house, dignity }, -15),
      weakens('jupiter', JUPITER, acting.length > 0 && helped.length === acting.length, { planets: helped }, -10),
    ];
  },
};

const PERIOD = both(
  'A mahadasha of the lord of the 2nd or the 7th runs between the thirtieth and the seventieth year',
  'तीसवें और सत्तरवें वर्ष के बीच द्वितीयेश या सप्तमेश की महादशा है',
);
const BOTH_LORDS = both('Periods of both lords run in these years', 'इन वर्षों में दोनों स्वामियों की दशाएँ हैं');
const IN_MARAKA_HOUSE = both(
  'A lord whose period runs is in the 2nd or the 7th house',
  'दशा का स्वामी दूसरे या सातवें भाव में है',
);
const WITH_TROUBLING = both(
  'Saturn or the lord of the 6th, 8th or 12th is with a lord whose period runs',
  'दशा के स्वामी के साथ शनि, षष्ठेश, अष्टमेश या द्वादशेश है',
);
const WEAK_FIRST = both('The lord of the ascendant is weak', 'लग्नेश निर्बल है');
const STRONG_FIRST = both('The lord of the ascendant is strong', 'लग्नेश बली है');
const JUPITER = both(
  'Jupiter joins or aspects every lord whose period runs, or is that lord',
  'दशा के प्रत्येक स्वामी पर गुरु की युति या दृष्टि है, या गुरु ही वह स्वामी है',
);
