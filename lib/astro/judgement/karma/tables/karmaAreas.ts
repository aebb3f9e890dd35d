/** Areas of life that the shashtiamsha is judged for: houses, the main one first, and significators. */
import type { Planet } from '../../../tables/planets.ts';

export type KarmaAreaId = 'career' | 'marriage' | 'wealth' | 'health' | 'children' | 'education';

export interface KarmaArea {
  readonly id: KarmaAreaId;
  readonly name: string;
  /** In Hindi. */
  readonly sanskrit: string;
  readonly houses: readonly number[];
  readonly planets: readonly Planet[];
  /** The disclaimer to add. */
  readonly disclaimer: 'karma_wealth' | 'karma_health' | 'karma_children' | null;
}

export const KARMA_AREAS: readonly KarmaArea[] = [
  {
    id: 'career',
    name: 'Career',
    sanskrit: 'कर्म एवं आजीविका',
    houses: [10, 6, 2],
    planets: ['Sun', 'Saturn', 'Mercury'],
    disclaimer: null,
  },
  {
    id: 'marriage',
    name: 'Marriage',
    sanskrit: 'विवाह',
    houses: [7, 2, 12],
    planets: ['Venus', 'Jupiter'],
    disclaimer: null,
  },
  {
    id: 'wealth',
    name: 'Wealth',
    sanskrit: 'धन',
    houses: [2, 11, 5, 9],
    planets: ['Jupiter', 'Venus'],
    disclaimer: 'karma_wealth',
  },
  {
    id: 'health',
    name: 'Health',
    sanskrit: 'स्वास्थ्य',
    houses: [1, 6, 8],
    planets: ['Sun', 'Moon', 'Mars'],
    disclaimer: 'karma_health',
  },
  {
    id: 'children',
    name: 'Children',
    sanskrit: 'संतान',
    houses: [5, 9],
    planets: ['Jupiter'],
    disclaimer: 'karma_children',
  },
  {
    id: 'education',
    name: 'Education',
    sanskrit: 'विद्या',
    houses: [4, 5, 9],
    planets: ['Mercury', 'Jupiter'],
    disclaimer: null,
  },
];
