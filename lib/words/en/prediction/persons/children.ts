/** Traits of children, in English. */
import type {
  ChildBond,
  ChildCount,
  ChildTime,
  ChildTraitFacts,
} from '../../../../astro/judgement/prediction/persons/facts.ts';
import type { Planet } from '../../../../astro/tables/planets.ts';
import type { Sentences } from '../../../sentences.ts';

const COUNTS: Readonly<Record<ChildCount, string>> = {
  few: 'A small family is named, with much time for each child.',
  some: 'A family of usual size is named.',
  several: 'Several children are named, of your own or close to you.',
};

const TIMES: Readonly<Record<ChildTime, string>> = {
  early: 'They are read as coming rather early.',
  usual: 'They are read as coming in the usual years.',
  late: 'They are read as coming later, when life is settled.',
};

const BONDS: Readonly<Record<ChildBond, string>> = {
  close: 'Daily closeness is the strength of this bond.',
  providing: 'Good meals, savings and family customs tie you together.',
  friendly: 'You stand beside each other more as friends than as parent and child.',
  teaching: 'You teach them much, and later learn from them.',
  caring: 'Small acts of help and patience keep this bond whole.',
  proud: 'Their achievements are a public joy to you.',
  free: 'They go their own way early, and the bond lives from freedom.',
};

const TALENTS: Readonly<Record<Planet, string>> = {
  Sun: 'Confidence and a sense of duty show early in them.',
  Moon: 'Imagination and care for others show early in them.',
  Mars: 'Sport, tools and courage come easily to them.',
  Mercury: 'Words and numbers come easily to them.',
  Jupiter: 'They like to learn and soon explain things to others.',
  Venus: 'Music, colour and good manners come easily to them.',
  Saturn: 'They are patient and finish what they begin.',
  Rahu: 'Machines, languages and new ideas draw them.',
  Ketu: 'They look deep into one thing and need quiet for it.',
};

export const CHILD_TRAITS_EN: Sentences<ChildTraitFacts> = {
  count: ({ count }) => COUNTS[count],
  time: ({ time }) => TIMES[time],
  bond: ({ bond }) => BONDS[bond],
  talents: ({ planet }) => TALENTS[planet],
};
