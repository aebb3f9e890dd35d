/** Vish and punarphoo: the Moon bound to Saturn, for the mind and for marriage. */
import { nodeWith } from '../affliction/nodeCompany.ts';
import { moonSaturnBond, vishReliefs } from '../affliction/vish.ts';
import { both, type Bilingual } from '../bilingual.ts';
import type { Chart } from '../chart/chart.ts';
import { required, strengthens } from '../evidence.ts';
import { lordOfHouse } from '../planet/lordship.ts';
import type { RuleCondition } from '../rule.ts';
import { practice, saravali, type Source } from '../source.ts';
import type { Dosha } from './dosha.ts';
import { hundredths } from '../rounding.ts';

/** Degrees from exactness within which an aspect forms it, and a conjunction counts more. */
const CLOSE_DEG = 5;

interface Row {
  readonly id: string;
  readonly name: Bilingual;
  readonly source: Source;
  readonly effects: Bilingual;
  readonly houses: readonly number[];
  /** The condition that strengthens it in this matter. */
  readonly weight: (chart: Chart, isFormed: boolean) => RuleCondition;
}

const FORMATION = both(
  'The Moon shares the sign of Saturn, or he aspects it within five degrees of exactness',
  'चंद्रमा शनि के साथ एक राशि में हो, या उस पर शनि की पाँच अंश के भीतर पूर्ण दृष्टि हो',
);
const BOUND = both(
  'The Moon is with Saturn, or within five degrees of his exact aspect',
  'चंद्रमा शनि के साथ है, या उसकी पूर्ण दृष्टि से पाँच अंश के भीतर है',
);
const TOGETHER = both('They share a sign', 'दोनों एक राशि में हैं');
const CLOSE = both('They are together within five degrees', 'दोनों पाँच अंश के भीतर एक साथ हैं');
const NODE = both('Rahu or Ketu is with the Moon too', 'चंद्रमा के साथ राहु या केतु भी है');
const ON_SEVENTH = both(
  'The Moon or Saturn is in the 7th house or owns it',
  'चंद्रमा या शनि सातवें भाव में है या उसका स्वामी है',
);

const ROWS: readonly Row[] = [
  {
    id: 'vish',
    name: both('Vish Dosha', 'विष दोष'),
    source: saravali(15),
    effects: both(
      'a sober mood, delays that teach patience, a mind that asks for rest',
      'गंभीर मन, धैर्य सिखाने वाले विलंब, विश्राम चाहने वाला मन',
    ),
    houses: [],
    weight(chart, isFormed) {
      const company = nodeWith(chart, 'Moon');
      return strengthens('with_node', NODE, isFormed && company !== null, { node: company?.node ?? null }, 10);
    },
  },
  {
    id: 'punarphoo',
    name: both('Punarphoo Dosha', 'पुनर्फू दोष'),
    source: practice('Punarphoo: Saturn with the Moon in questions of marriage, Krishnamurti Paddhati'),
    effects: both(
      'second thoughts and postponed dates in matters of marriage, bonds that ripen late',
      'विवाह के विषय में पुनर्विचार और आगे बढ़ती तिथियाँ, देर से पकने वाले संबंध',
    ),
    houses: [7],
    weight(chart, isFormed) {
      const lord = lordOfHouse(chart, 7);
      const planets = (['Moon', 'Saturn'] as const).filter((id) => id === lord || chart.planets[id].house === 7);
      return strengthens('on_seventh', ON_SEVENTH, isFormed && planets.length > 0, { planets }, 10);
    },
  },
];

export const moonSaturnDoshas: readonly Dosha[] = ROWS.map(({ houses, weight, ...described }): Dosha => ({
  ...described,
  isInterpretive: true,
  formation: FORMATION,
  reliefs: 'points',
  participants: () => ['Moon', 'Saturn'],
  houses: () => houses,

  examine(chart) {
    const bond = moonSaturnBond(chart);
    const isTogether = bond?.place === 1;
    const isFormed = bond !== null && (isTogether || bond.orbDeg <= CLOSE_DEG);
    const orb = bond && hundredths(bond.orbDeg);
    return [
      required('bound', BOUND, isFormed, { moon_from_saturn: bond?.place ?? null, orb_deg: orb }, 25),
      strengthens('together', TOGETHER, isTogether, {}, 15),
      strengthens('close', CLOSE, isTogether && bond.orbDeg <= CLOSE_DEG, { orb_deg: orb }, 15),
      weight(chart, isFormed),
      ...vishReliefs(chart),
    ];
  },
}));
