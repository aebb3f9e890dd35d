/**
 * An inclination to renounce, of 0 to 5 signs: the practice of K. N. Rao after Brihat Jataka 15. No sign makes a monk, and
 * two are told (interpretive).
 */
import { isAspecting, isInfluencing } from '../../chart/aspects.ts';
import { both, type Bilingual } from '../../bilingual.ts';
import { signOfHouse, type Chart } from '../../chart/chart.ts';
import { required, strengthens, type Observed } from '../../evidence.ts';
import { charaKaraka } from '../../jaimini/charaKarakas.ts';
import { lordOfHouse } from '../../planet/lordship.ts';
import { namedList } from '../../planetWords.ts';
import { numbersObserved, openText, planetsObserved, type Rule, type RuleCondition } from '../../rule.ts';
import { brihatJataka, practice } from '../../source.ts';
import type { RuleFacts } from '../../strength/verdictStrength.ts';
import { hindiNames, PLANET_NAMES, PLANETS, type Planet } from '../../tables/planets.ts';
import { SIGNS, signLord } from '../../tables/signs.ts';
import { capitalised, hindiOrdinal, listed, ordinal } from '../../words.ts';
import { RENOUNCING } from './dimmed.ts';
import { gathered } from './pravrajya.ts';

/** What is looked for: each sign counts once, however many ways it holds. */
export interface SannyasaInclination {
  /** How many of the five hold. */
  readonly signs: number;
  /** Two or more hold. */
  readonly isTold: boolean;
  readonly evidence: readonly RuleCondition[];
  /** Those that make the signs, in the order of the planets. */
  readonly planets: readonly Planet[];
}

export const INCLINATION_SIGNS = 5;
const TOLD_FROM = 2;
const SIGN_POINTS = 10;
const KETU_HOUSES = [4, 9, 12];
const JUPITER_HOUSES = [9, 12];

/** Returns the signs of an inclination to renounce, and whether there are enough to tell of it. */
export function sannyasaInclination(chart: Chart, facts: RuleFacts): SannyasaInclination {
  const found = [
    saturnOnMoon(chart),
    ketuPlaced(chart, facts),
    lordsWithdrawn(chart),
    fourTogether(chart),
    jupiterOn(chart),
  ];
  const held = found.filter(({ planets }) => planets.length > 0);
  const making = new Set(held.flatMap(({ planets }) => planets));
  return {
    signs: held.length,
    isTold: held.length >= TOLD_FROM,
    evidence: found.map(({ id, observed, planets, text }) =>
      strengthens(id, text, planets.length > 0, observed, SIGN_POINTS),
    ),
    planets: PLANETS.filter((planet) => making.has(planet)),
  };
}

export const inclination: Rule = {
  id: 'sannyasa-inclination',
  name: both('Sannyasa Inclination', 'संन्यास-झुकाव'),
  family: 'sannyasa',
  source: practice('Practice of K. N. Rao'),
  alsoIn: [brihatJataka(15)],
  isInterpretive: true,
  polarity: 'mixed',
  formation: both(
    'Two or more of five signs hold: Saturn joins or aspects the Moon or the lord of its sign; Ketu is in the 4th, 9th or 12th or with the atmakaraka; a lord of the 9th or 10th is with Saturn or Ketu; four planets are in one sign; Jupiter is in the 9th or 12th or aspects it',
    'पाँच संकेतों में से दो या अधिक हों: चंद्रमा या उसके राशीश पर शनि की युति या दृष्टि; केतु चौथे, नौवें या बारहवें भाव में या आत्मकारक के साथ; नवमेश या दशमेश शनि या केतु के साथ; चार ग्रह एक राशि में; नौवें या बारहवें भाव में गुरु या उसकी दृष्टि',
  ),
  result: both('an inward turn, ease with little', 'अंतर्मुखता, अल्प में संतोष'),
  ...RENOUNCING,
  countedFrom: 'ascendant',
  participants: (chart, facts) => sannyasaInclination(chart, facts).planets,

  examine(chart, facts) {
    const { evidence, isTold, signs } = sannyasaInclination(chart, facts);
    return [required('two_signs', TWO_SIGNS, isTold, { signs_held: signs }), ...evidence];
  },
};

const TWO_SIGNS = both('Two or more of the five signs hold', 'पाँच में से दो या अधिक संकेत हैं');

interface Sign {
  readonly id: string;
  readonly text: Bilingual;
  /** Those that make it; none where it does not hold. */
  readonly planets: readonly Planet[];
  readonly observed: Observed;
}

/** Saturn as lord of the Moon's sign has to reach the Moon itself. */
function saturnOnMoon(chart: Chart): Sign {
  const those = [...new Set<Planet>(['Moon', signLord(chart.signs.Moon)])];
  const reached = those.filter((planet) => isInfluencing(chart, 'Saturn', planet));
  const joined = reached.filter((planet) => chart.signs[planet] === chart.signs.Saturn);
  const aspected = reached.filter((planet) => !joined.includes(planet));
  return {
    id: 'saturn_on_moon',
    text: SATURN_ON_MOON,
    planets: reached.length > 0 ? ['Saturn', ...reached] : [],
    observed: { joined, aspected },
  };
}

const SATURN_ON_MOON = openText(
  both('Saturn joins or aspects the Moon or the lord of its sign', 'चंद्रमा या उसके राशीश पर शनि की युति या दृष्टि है'),
  (observed) => {
    const [joined, aspected] = [planetsObserved(observed, 'joined'), planetsObserved(observed, 'aspected')];
    if (aspected.length === 0) return both(`Saturn is with ${namedList(joined)}`, `शनि ${hindiNames(joined)} के साथ है`);
    if (joined.length === 0)
      return both(`Saturn aspects ${namedList(aspected)}`, `${hindiNames(aspected)} पर शनि की दृष्टि है`);
    return both(
      `Saturn is with ${namedList(joined)} and aspects ${namedList(aspected)}`,
      `शनि ${hindiNames(joined)} के साथ है और ${hindiNames(aspected)} पर उसकी दृष्टि है`,
    );
  },
);

function ketuPlaced(chart: Chart, { karakas }: RuleFacts): Sign {
  const { house, signIndex } = chart.planets.Ketu;
  const atmakaraka = charaKaraka(karakas, 'AK').planet;
  const isWithSelf = chart.signs[atmakaraka] === signIndex;
  const isHoused = KETU_HOUSES.includes(house);
  return {
    id: 'ketu_placed',
    text: KETU_PLACED,
    planets: isWithSelf ? ['Ketu', atmakaraka] : isHoused ? ['Ketu'] : [],
    observed: { house, atmakaraka, is_with_atmakaraka: isWithSelf },
  };
}

const KETU_PLACED = openText(
  both('Ketu is in the 4th, 9th or 12th house or with the atmakaraka', 'केतु चौथे, नौवें या बारहवें भाव में या आत्मकारक के साथ है'),
  (observed) => {
    const [house = 1] = numbersObserved(observed, 'house');
    if (KETU_HOUSES.includes(house))
      return both(`Ketu is in the ${ordinal(house)} house`, `केतु ${hindiOrdinal(house)} भाव में है`);
    return both('Ketu is with the atmakaraka', 'केतु आत्मकारक के साथ है');
  },
);

function lordsWithdrawn(chart: Chart): Sign {
  const pairs = [9, 10].flatMap((house) => {
    const lord = lordOfHouse(chart, house);
    return WITHDRAWING.filter((other) => other !== lord && chart.signs[other] === chart.signs[lord]).map((other) => ({
      house,
      lord,
      other,
    }));
  });
  return {
    id: 'lord_of_9_or_10_withdrawn',
    text: LORDS_WITHDRAWN,
    planets: [...new Set<Planet>(pairs.flatMap(({ lord, other }) => [lord, other]))],
    observed: {
      lords: pairs.map(({ lord }) => lord),
      houses: pairs.map(({ house }) => house),
      company: pairs.map(({ other }) => other),
    },
  };
}

const WITHDRAWING = ['Saturn', 'Ketu'] as const;
const LORDS_WITHDRAWN = openText(
  both('A lord of the 9th or 10th is with Saturn or Ketu', 'नवमेश या दशमेश शनि या केतु के साथ है'),
  (observed) => {
    const company = planetsObserved(observed, 'company');
    const houses = numbersObserved(observed, 'houses');
    return both(
      capitalised(listed(houses.map((house, i) => `the lord of the ${ordinal(house)} is with ${company[i]!}`))),
      houses
        .map((house, i) => `${hindiOrdinal(house)} भाव का स्वामी ${PLANET_NAMES[company[i]!].hi} के साथ है`)
        .join(', '),
    );
  },
);

function fourTogether(chart: Chart): Sign {
  const planets = gathered(chart);
  const sign = planets.length > 0 ? SIGNS[chart.signs[planets[0]!]]! : null;
  return { id: 'four_together', text: FOUR_TOGETHER, planets, observed: { planets, sign } };
}

const FOUR_TOGETHER = both('Four or more planets are in one sign', 'चार या अधिक ग्रह एक राशि में हैं');

function jupiterOn(chart: Chart): Sign {
  const { house } = chart.planets.Jupiter;
  const aspected = JUPITER_HOUSES.filter((on) => isAspecting(chart, 'Jupiter', signOfHouse(chart, on)));
  const isThere = JUPITER_HOUSES.includes(house);
  return {
    id: 'jupiter_on_9_or_12',
    text: JUPITER_ON,
    planets: isThere || aspected.length > 0 ? ['Jupiter'] : [],
    observed: { house, aspected },
  };
}

const JUPITER_ON = openText(
  both('Jupiter is in the 9th or 12th house or aspects it', 'गुरु नौवें या बारहवें भाव में है या उसे देखता है'),
  (observed) => {
    const [house = 1] = numbersObserved(observed, 'house');
    const aspected = numbersObserved(observed, 'aspected');
    if (JUPITER_HOUSES.includes(house))
      return both(`Jupiter is in the ${ordinal(house)} house`, `गुरु ${hindiOrdinal(house)} भाव में है`);
    return both(
      `Jupiter aspects the ${listed(aspected.map(ordinal))} house`,
      `${aspected.map(hindiOrdinal).join(' और ')} भाव पर गुरु की दृष्टि है`,
    );
  },
);
