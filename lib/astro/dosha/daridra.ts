import {
  isPoorBySign,
  LORD_RELIEFS,
  type LordRelief,
  type LordReliefId,
  rareWants,
  STRONG_WEALTH,
  strongWealthPair,
  unrelievedInSecond,
} from '../affliction/want.ts';
import { both } from '../bilingual.ts';
import type { Chart } from '../chart/chart.ts';
import { required, strengthens, weakens } from '../evidence.ts';
import { isDusthana } from '../chart/houses.ts';
import { lordOfHouse } from '../planet/lordship.ts';
import { bphs, threeHundredCombinations } from '../source.ts';
import type { SevenPlanet } from '../tables/planets.ts';
import type { Dosha, PlainFacts } from './dosha.ts';

/** The nine yogas of want together: the four common ones one by one, the five rare ones as one condition. */
function wants(chart: Chart) {
  const [first, second, eleventh] = [1, 2, 11].map((house) => lordOfHouse(chart, house)) as [
    SevenPlanet,
    SevenPlanet,
    SevenPlanet,
  ];
  const inDusthana = (lord: SevenPlanet) => isDusthana(chart.planets[lord].house);
  const isSelfLost = inDusthana(first) && inDusthana(second);
  const isGainPoor = isPoorBySign(chart, eleventh);
  const isGainLost = inDusthana(eleventh);
  const malefics = unrelievedInSecond(chart);
  const rare = rareWants(chart);
  // Reliefs are tested for every afflicted planet, and for the lords of afflicted houses.
  const afflicted = [
    ...(isSelfLost || rare.length > 0 ? [first, second] : []),
    ...(isGainPoor || isGainLost ? [eleventh] : []),
    ...(malefics.length > 0 ? [second] : []),
  ];
  return {
    first,
    second,
    eleventh,
    isSelfLost,
    isGainPoor,
    isGainLost,
    malefics,
    rare,
    afflicted: [...new Set(afflicted)],
  };
}

// Each relief takes off twelve points, so that one of them carries one sign from mild to nothing, as the rule of the
// yogas has it: a step for a relief.
const STEP = -12;

const RELIEF_IDS = Object.keys(LORD_RELIEFS) as LordReliefId[];

export const daridra: Dosha<PlainFacts> = {
  id: 'daridra',
  name: both('Daridra Dosha', 'दरिद्र दोष'),
  source: bphs(42),
  alsoIn: [threeHundredCombinations()],
  formation: both(
    'The lords of the 1st and 2nd are in dusthanas, the lord of the 11th is there or poor by sign, the 2nd house is afflicted without relief, or one of the five rarer yogas of want is formed',
    'लग्नेश और द्वितीयेश त्रिक भाव में हों, एकादशेश वहाँ हो या राशि से निर्बल हो, दूसरा भाव बिना शमन के पीड़ित हो, या फिर दरिद्र के पाँच विरल योगों में से कोई बने',
  ),
  effects: both(
    'money that asks for plan and patience, savings built in small steps',
    'योजना और धैर्य चाहने वाला धन, छोटे-छोटे चरणों में बनने वाली बचत',
  ),
  reliefs: 'points',
  houses: () => [2, 11],

  participants(chart) {
    const { afflicted, eleventh } = wants(chart);
    return afflicted.length > 0 ? afflicted : [eleventh];
  },

  examine(chart, { ratios }) {
    const { afflicted, eleventh, first, isGainLost, isGainPoor, isSelfLost, malefics, rare, second } = wants(chart);
    const { dignity, house } = chart.planets[eleventh];
    const isFormed = afflicted.length > 0;
    const relieved = (id: LordReliefId) => {
      const { isOn, text }: LordRelief = LORD_RELIEFS[id];
      const planets = afflicted.filter((lord) => isOn(chart, lord));
      return weakens(id, text, planets.length > 0, { planets }, STEP);
    };
    const wealth = isFormed ? strongWealthPair(chart, ratios) : [];
    return [
      required('formed', FORMED, isFormed, { planets: afflicted }),
      strengthens('self_and_wealth_lost', SELF_LOST, isSelfLost, { lords: [first, second] }, 30),
      strengthens('gain_poor', GAIN_POOR, isGainPoor, { lord: eleventh, dignity }, 20),
      strengthens('second_afflicted', SECOND, malefics.length > 0, { planets: malefics }, 20),
      strengthens('gain_lost', GAIN_LOST, isGainLost, { lord: eleventh, house }, 20),
      strengthens('rare_way', RARE, rare.length > 0, { ways: rare }, 30),
      ...RELIEF_IDS.map(relieved),
      weakens('strong_wealth', STRONG_WEALTH, wealth.length > 0, { planets: wealth }, STEP),
    ];
  },
};

const FORMED = both('One or more of the yogas of want are formed', 'दरिद्र के एक या अधिक योग बनते हैं');
const SELF_LOST = both(
  'The lords of the 1st and the 2nd are both in the 6th, 8th or 12th house',
  'लग्नेश और द्वितीयेश दोनों छठे, आठवें या बारहवें भाव में हैं',
);
const GAIN_POOR = both(
  'The lord of the 11th is debilitated or in the sign of an enemy',
  'एकादशेश नीच राशि में या शत्रु की राशि में है',
);
const SECOND = both(
  'A malefic is in the 2nd, and no benefic is there or aspects it',
  'दूसरे भाव में पाप ग्रह है और वहाँ न शुभ ग्रह है, न शुभ दृष्टि',
);
const GAIN_LOST = both('The lord of the 11th is in the 6th, 8th or 12th house', 'एकादशेश छठे, आठवें या बारहवें भाव में है');
const RARE = both(
  'One of the five rarer ways holds: lords of 1 and 12 or 1 and 6 exchanged, the self fallen, merit lost, the self afflicted',
  'पाँच विरल प्रकारों में से कोई है: लग्नेश का द्वादशेश या षष्ठेश से परिवर्तन, लग्न का पतन, पुण्य का क्षय, लग्नेश पीड़ित',
);
