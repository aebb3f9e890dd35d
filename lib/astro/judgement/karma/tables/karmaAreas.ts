/** Areas of life that the shashtiamsha is judged for: houses, the main one first, and significators. */
import type { Planet } from '../../../tables/planets.ts';

type KarmaAreaId = 'career' | 'marriage' | 'wealth' | 'health' | 'children' | 'education';

export interface KarmaArea {
  readonly id: KarmaAreaId;
  readonly name: string;
  /** In Hindi. */
  readonly sanskrit: string;
  readonly houses: readonly number[];
  readonly planets: readonly Planet[];
  /** What the balance means for it. */
  readonly meanings: Readonly<Record<'positive' | 'neutral' | 'negative', string>>;
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
    meanings: {
      positive: 'work comes with a tailwind from before, and service rendered well is repaid',
      neutral: 'what work gives depends on what is put into it now',
      negative: 'work is where something is made good: steady service and fair dealing clear it',
    },
    disclaimer: null,
  },
  {
    id: 'marriage',
    name: 'Marriage',
    sanskrit: 'विवाह',
    houses: [7, 2, 12],
    planets: ['Venus', 'Jupiter'],
    meanings: {
      positive: 'the bond rests on goodwill that is older than the meeting',
      neutral: 'the bond becomes what both make of it',
      negative: 'the bond is a place of learning: patience and plain words turn it',
    },
    disclaimer: null,
  },
  {
    id: 'wealth',
    name: 'Wealth',
    sanskrit: 'धन',
    houses: [2, 11, 5, 9],
    planets: ['Jupiter', 'Venus'],
    meanings: {
      positive: 'means come where they are shared',
      neutral: 'means follow effort, neither faster nor slower',
      negative: 'means stay where debts are paid and a part is given away first',
    },
    disclaimer: 'karma_wealth',
  },
  {
    id: 'health',
    name: 'Health',
    sanskrit: 'स्वास्थ्य',
    houses: [1, 6, 8],
    planets: ['Sun', 'Moon', 'Mars'],
    meanings: {
      positive: 'the body has good reserves and answers well to care',
      neutral: 'the body answers to habits, good ones and others',
      negative: 'the body asks for regular care, rest and moderation',
    },
    disclaimer: 'karma_health',
  },
  {
    id: 'children',
    name: 'Children',
    sanskrit: 'संतान',
    houses: [5, 9],
    planets: ['Jupiter'],
    meanings: {
      positive: 'joy through children, pupils or what one brings into the world comes from before',
      neutral: 'what is given to children, pupils and works of one’s own comes back in its measure',
      negative: 'care for the young, one’s own or others’, is asked for and heals what was left undone',
    },
    disclaimer: 'karma_children',
  },
  {
    id: 'education',
    name: 'Education',
    sanskrit: 'विद्या',
    houses: [4, 5, 9],
    planets: ['Mercury', 'Jupiter'],
    meanings: {
      positive: 'learning is taken up where it was left, and comes easily',
      neutral: 'learning grows with practice',
      negative: 'learning asks for repetition and for respect towards those who teach',
    },
    disclaimer: null,
  },
];
