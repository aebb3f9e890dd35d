import { isAspecting, isConjunct } from '../../chart/aspects.ts';
import { both } from '../../bilingual.ts';
import type { Chart } from '../../chart/chart.ts';
import { cancels, required, strengthens } from '../../evidence.ts';
import { isStrongBySign } from '../../planet/dignity.ts';
import { longevityPairs, type LongevityPair } from '../../jaimini/longevityPairs.ts';
import type { Rule } from '../../rule.ts';
import { bphs, jaiminiSutras } from '../../source.ts';
import { isWeak } from '../../strength/standing.ts';
import { PLANETS, type Planet } from '../../tables/planets.ts';
import type { RuleFacts } from '../../strength/verdictStrength.ts';
import { RELIEF_SOURCE, furtherReliefs } from './relief.ts';

const PAIRS_NEEDED = 2;

// Jupiter rising moves the third of life by the rule’s own words, strong or not.
const reliefs = furtherReliefs('strong_jupiter_rising');

// Without a day and a place there is no hora ascendant, and then the pairs are left out.
export const alpayuPair: Rule = {
  id: 'alpayu-pair',
  name: both('Alpayu (pairs)', 'अल्पायु (युग्म)'),
  family: 'arishta',
  source: jaiminiSutras('2.1'),
  alsoIn: [bphs(43), RELIEF_SOURCE],
  polarity: 'bad',
  formation: both(
    'Two of the three pairs (lords of the 1st and the 8th, Moon and Saturn, ascendant and hora ascendant) point to the first third of life as the one that asks for most care',
    'तीन युग्मों (लग्नेश-अष्टमेश, चंद्र-शनि, लग्न-होरा लग्न) में से दो जीवन के पहले खंड को सबसे अधिक देखभाल का बताएँ',
  ),
  result: both(
    'good habits of health, best formed in the first third of life',
    'स्वास्थ्य की अच्छी आदतें, जो जीवन के पहले खंड में ही बनें',
  ),
  countedFrom: null,
  acts: 'untold',
  participants(chart, facts) {
    const early = pairsOf(chart, facts).filter(isEarly);
    return PLANETS.filter((planet) => early.some(({ bodies }) => bodies.includes(planet)));
  },

  examine(chart, facts) {
    const pairs = pairsOf(chart, facts);
    const early = pairs.filter(isEarly);
    const isLowered = isLoweredBySaturn(chart, facts, early);
    const isRaised = pairs.length > 0 && isRaisedByJupiter(chart, pairs[0]!.bodies[0] as Planet);
    const { Saturn, Jupiter } = chart.planets;
    return [
      required('two_pairs', TWO_PAIRS, early.length >= PAIRS_NEEDED, {
        is_hora_ascendant_known: pairs.length > 0,
        pairs: early.map(({ id }) => id),
      }),
      strengthens('lowered_by_saturn', LOWERED_BY_SATURN, isLowered, { house: Saturn.house, dignity: Saturn.dignity }),
      cancels('raised_by_jupiter', RAISED_BY_JUPITER, isRaised && !isLowered, { house: Jupiter.house }),
      ...reliefs(chart, facts),
    ];
  },
};

function pairsOf(chart: Chart, { horaSignIndex }: RuleFacts): readonly LongevityPair[] {
  return horaSignIndex === null ? [] : longevityPairs(chart, horaSignIndex).pairs;
}

function isEarly({ third }: LongevityPair): boolean {
  return third === 'alpayu';
}

/** One third less (kaksha hrasa), which here can only confirm the first. */
function isLoweredBySaturn(chart: Chart, { ratios }: RuleFacts, early: readonly LongevityPair[]): boolean {
  const { house, dignity } = chart.planets.Saturn;
  if (isStrongBySign(dignity)) return false;
  const isNear = house === 1 || isAspecting(chart, 'Saturn', chart.ascendant.signIndex);
  return isNear || (early.some(({ bodies }) => bodies.includes('Saturn')) && isWeak(chart, 'Saturn', ratios));
}

/** One third more (kaksha vriddhi). */
function isRaisedByJupiter(chart: Chart, lord: Planet): boolean {
  const { Jupiter } = chart.planets;
  if (Jupiter.house === 1 || Jupiter.house === 7) return true;
  if (lord === 'Jupiter') return false;
  return isConjunct(Jupiter, chart.planets[lord]) || isAspecting(chart, 'Jupiter', chart.signs[lord]);
}

const TWO_PAIRS = both(
  'Two or three of the pairs point to the first third of life',
  'दो या तीन युग्म जीवन के पहले खंड की ओर संकेत करते हैं',
);
const LOWERED_BY_SATURN = both(
  'Saturn, neither exalted nor in its own sign, is in the ascendant, aspects it, or is weak among those that point to the third',
  'शनि, जो न उच्च है न स्वराशि में, लग्न में है, उसे देखता है, या खंड की ओर संकेत करने वालों में निर्बल है',
);
const RAISED_BY_JUPITER = both(
  'Jupiter is in the 1st or the 7th house, or joins or aspects the lord of the ascendant, which moves the care to a later third, and Saturn does not hold it back',
  'गुरु पहले या सातवें भाव में है, या लग्नेश पर उसकी युति या दृष्टि है, जिससे देखभाल का खंड आगे बढ़ता है, और शनि उसे नहीं रोकता',
);
