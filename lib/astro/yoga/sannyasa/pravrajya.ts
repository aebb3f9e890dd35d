import { both } from '../../bilingual.ts';
import type { Chart } from '../../chart/chart.ts';
import { required } from '../../evidence.ts';
import { defeaterOf } from '../../chart/conjunctions.ts';
import { lordOfHouse } from '../../planet/lordship.ts';
import type { Rule } from '../../rule.ts';
import { bphs, brihatJataka } from '../../source.ts';
import { isStrong } from '../../strength/standing.ts';
import { SEVEN_PLANETS, type SevenPlanet } from '../../tables/planets.ts';
import { SIGNS } from '../../tables/signs.ts';
import type { RuleFacts } from '../../strength/verdictStrength.ts';
import { inclinationConditions, RENOUNCING } from './dimmed.ts';

const PLANETS_NEEDED = 4;

/** Orders of ascetics by the strongest planet; the names are of their time. */
const ORDERS: Readonly<Record<SevenPlanet, string>> = {
  Sun: 'tapasvi',
  Moon: 'kapali',
  Mars: 'shakya',
  Mercury: 'ajivaka',
  Jupiter: 'bhikshu',
  Venus: 'charaka',
  Saturn: 'digambara',
};

type Named = Pick<Rule, 'id' | 'name' | 'formation' | 'result'>;

/** Four planets together whose strongest is clear: the order is entered. */
export const pravrajya: Rule = ofFour(false, {
  id: 'pravrajya-4',
  name: both('Pravrajya', 'प्रव्रज्या'),
  formation: both(
    'Four or more planets from the Sun to Saturn are in one sign, the lord of the 10th or a strong one among them; the strongest, clear of the Sun and undefeated, names the order: Sun Tapasvi, Moon Kapali, Mars Shakya, Mercury Ajivaka, Jupiter Bhikshu, Venus Charaka, Saturn Digambara',
    'सूर्य से शनि तक चार या अधिक ग्रह एक राशि में हों और उनमें दशमेश या कोई बली ग्रह हो; सबसे बली ग्रह, जो अस्त या पराजित न हो, पंथ बताता है: सूर्य तपस्वी, चंद्रमा कपाली, मंगल शाक्य, बुध आजीवक, गुरु भिक्षु, शुक्र चरक, शनि दिगंबर',
  ),
  result: both('renunciation, a life given to one quest', 'वैराग्य, एक ही खोज को समर्पित जीवन'),
});

/** The same four with a strongest that is dimmed: devotion to an order that is not entered (Brihat Jataka 15.2). */
export const pravrajyaInclination: Rule = ofFour(true, {
  id: 'pravrajya-inclination',
  name: both('Pravrajya (inclination)', 'प्रव्रज्या (झुकाव)'),
  formation: both(
    'Four or more planets from the Sun to Saturn are in one sign, the lord of the 10th or a strong one among them, and the strongest is combust or defeated in planetary war',
    'सूर्य से शनि तक चार या अधिक ग्रह एक राशि में हों, उनमें दशमेश या कोई बली ग्रह हो, और सबसे बली ग्रह अस्त या ग्रह-युद्ध में पराजित हो',
  ),
  result: both('devotion without vows, an inclination to renounce', 'दीक्षा के बिना भक्ति, वैराग्य की ओर झुकाव'),
});

// The strongest is found by the same strength that verdicts are made of.
function ofFour(isDimmedOne: boolean, named: Named): Rule {
  return {
    ...named,
    family: 'sannyasa',
    source: brihatJataka(15, '1-2'),
    alsoIn: [bphs(79, '2-3')],
    polarity: 'mixed',
    ...RENOUNCING,
    countedFrom: 'ascendant',
    participants: gathered,

    examine(chart, facts) {
      const planets = gathered(chart);
      const strong = planets.filter((id) => isStrong(chart, id, facts.ratios));
      const tenthLord = lordOfHouse(chart, 10);
      const strongest = strongestOf(planets, facts);
      const isDimmed =
        strongest !== null && (chart.planets[strongest].isCombust || defeaterOf(chart, strongest) !== null);
      return [
        required('four_together', FOUR_TOGETHER, planets.length > 0, {
          planets,
          sign: planets.length > 0 ? SIGNS[chart.signs[planets[0]!]]! : null,
          strongest,
          order: strongest && ORDERS[strongest],
        }),
        required('able_one', ABLE_ONE, planets.includes(tenthLord) || strong.length > 0, {
          lord: tenthLord,
          planets: strong,
        }),
        isDimmedOne
          ? required('strongest_dimmed', STRONGEST_DIMMED, isDimmed, { planet: strongest })
          : required('strongest_clear', STRONGEST_CLEAR, strongest !== null && !isDimmed, { planet: strongest }),
        ...inclinationConditions(chart, planets),
      ];
    },
  };
}

/** The planets of the sign that holds four or more of the seven: there is one at most. */
export function gathered({ signs }: Chart): SevenPlanet[] {
  const counts = new Array<number>(12).fill(0);
  for (const id of SEVEN_PLANETS) counts[signs[id]]! += 1;
  const signIndex = counts.findIndex((count) => count >= PLANETS_NEEDED);
  return signIndex < 0 ? [] : SEVEN_PLANETS.filter((id) => signs[id] === signIndex);
}

function strongestOf(planets: readonly SevenPlanet[], { strengths }: RuleFacts): SevenPlanet | null {
  return [...planets].sort((a, b) => strengths[b].value - strengths[a].value)[0] ?? null;
}

const FOUR_TOGETHER = both(
  'Four or more planets from the Sun to Saturn are in one sign',
  'सूर्य से शनि तक चार या अधिक ग्रह एक राशि में हैं',
);
const ABLE_ONE = both(
  'The lord of the 10th or a strong planet is among those so gathered',
  'ऐसे एकत्र ग्रहों में दशमेश या कोई बली ग्रह है',
);
const STRONGEST_CLEAR = both(
  'The strongest of them is neither combust nor defeated in planetary war',
  'उनमें सबसे बली ग्रह न अस्त है, न ग्रह-युद्ध में पराजित',
);
const STRONGEST_DIMMED = both(
  'The strongest of them is combust or defeated in planetary war, which leaves devotion without vows',
  'उनमें सबसे बली ग्रह अस्त या ग्रह-युद्ध में पराजित है, अतः दीक्षा के बिना भक्ति रहती है',
);
