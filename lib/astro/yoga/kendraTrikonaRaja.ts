/** Raja yogas of a lord of a kendra with a lord of a trikona, one rule for each pair of houses. */
import type { Rule } from '../rule.ts';
import { bphs } from '../source.ts';
import { blemishConditions, bondConditions, lordsOf, type HousePair } from './lordPair.ts';

/** The 1st is both, so its lord makes one with any other. */
const PAIRS: readonly HousePair[] = [
  [1, 4],
  [1, 5],
  [1, 7],
  [1, 9],
  [1, 10],
  [4, 5],
  [4, 9],
  [5, 7],
  [5, 10],
  [7, 9],
  [9, 10],
];

export const kendraTrikonaRajas: readonly Rule[] = PAIRS.map((houses): Rule => ({
  id: 'raja-kendra-trikona',
  variant: houses.join('-'),
  name: 'Kendra-Trikona Raja',
  family: 'raja',
  source: bphs(34),
  polarity: 'good',
  result: 'rise in status',
  countedFrom: 'ascendant',
  houses,
  participants: (chart) => lordsOf(chart, houses),
  examine: (chart) => [...bondConditions(chart, houses), ...blemishConditions(chart, houses)],
}));
