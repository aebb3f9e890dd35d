import { both } from '../../bilingual.ts';
import { cancels, required, strengthens } from '../../evidence.ts';
import type { LongevityPair } from '../../jaimini/longevityPairs.ts';
import type { Rule } from '../../rule.ts';
import { bphs, brihatJataka, jaiminiSutras } from '../../source.ts';
import { PLANETS } from '../../tables/planets.ts';
import type { RuleFacts } from '../../strength/verdictStrength.ts';
import { RELIEF_SOURCE, furtherReliefs } from './relief.ts';

const PAIRS_NEEDED = 2;

// Jupiter rising moves the third of life by the rule’s own words, strong or not.
const reliefs = furtherReliefs('strong_jupiter_rising');

/**
 * The texts name a class of life by the pairs alone. Here the mean of pindayu, amsayu and nisargayu must name the same one,
 * as in the judgement of longevity, and it hardly ever does. Without a day and a place there is no hora ascendant, and then
 * the pairs are left out.
 */
export const alpayuPair: Rule = {
  id: 'alpayu-pair',
  name: both('Alpayu (pairs)', 'अल्पायु (युग्म)'),
  family: 'arishta',
  source: jaiminiSutras('2.1'),
  alsoIn: [bphs(43), brihatJataka(7), RELIEF_SOURCE],
  polarity: 'bad',
  formation: both(
    'Two of the three pairs (lords of the 1st and the 8th, Moon and Saturn, ascendant and hora ascendant) point to the first class of life. The mean of pindayu, amsayu and nisargayu points to it too',
    'तीन युग्मों (लग्नेश-अष्टमेश, चंद्रमा-शनि, लग्न-होरा लग्न) में से दो पहला आयु वर्ग बताएँ; पिंडायु, अंशायु और निसर्गायु का औसत भी वही बताए',
  ),
  result: both(
    'good habits of health, best formed in the first third of life',
    'सेहत की अच्छी आदतें, जो जीवन के पहले हिस्से में ही बनें',
  ),
  countedFrom: null,
  acts: 'untold',
  participants(_, facts) {
    const early = pairsOf(facts).filter(isEarly);
    return PLANETS.filter((planet) => early.some(({ bodies }) => bodies.includes(planet)));
  },

  examine(chart, facts) {
    const pairs = pairsOf(facts);
    const early = pairs.filter(isEarly).map(({ id }) => id);
    const { byYears = null, isLowered = false, isRaised = false } = facts.longevity() ?? {};
    const { Saturn, Jupiter } = chart.planets;
    return [
      required('two_pairs', TWO_PAIRS, early.length >= PAIRS_NEEDED, {
        is_hora_ascendant_known: pairs.length > 0,
        pairs: early,
      }),
      required('years_agree', YEARS_AGREE, byYears === 'alpayu', { category_by_years: byYears }),
      strengthens('lowered_by_saturn', LOWERED_BY_SATURN, isLowered, { house: Saturn.house, dignity: Saturn.dignity }),
      cancels('raised_by_jupiter', RAISED_BY_JUPITER, isRaised && !isLowered, { house: Jupiter.house }),
      ...reliefs(chart, facts),
    ];
  },
};

function pairsOf({ longevity }: RuleFacts): readonly LongevityPair[] {
  return longevity()?.found.pairs ?? [];
}

function isEarly({ third }: LongevityPair): boolean {
  return third === 'alpayu';
}

const TWO_PAIRS = both(
  'Two or three of the pairs point to the first class of life',
  'दो या तीन युग्म पहला आयु वर्ग बताते हैं',
);
const YEARS_AGREE = both(
  'The mean of pindayu, amsayu and nisargayu lies in the first class of life too',
  'पिंडायु, अंशायु और निसर्गायु का औसत भी पहले आयु वर्ग में है',
);
const LOWERED_BY_SATURN = both(
  'Saturn lowers the class of the pairs: it is at the ascendant or weak among those that decide, and neither exalted nor in its own sign',
  'शनि युग्मों का वर्ग घटाता है: वह लग्न पर असर डालता है या निर्णय करने वालों में कमज़ोर है, और न उच्च का है न स्वराशि में',
);
const RAISED_BY_JUPITER = both(
  'Jupiter raises the class of the pairs from the 1st or the 7th house or by its bond with the lord of the ascendant, and Saturn does not hold it back',
  'गुरु पहले या सातवें भाव से, या लग्नेश से संबंध के कारण युग्मों का वर्ग बढ़ाता है, और शनि उसे नहीं रोकता',
);
