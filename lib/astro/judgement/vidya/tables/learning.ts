/** Houses and significators of learning (after BPHS 11 and 32; Phaladeepika 1 and 2). Texts name strain together with ease. Interpretive. */
import type { EaseAndStrain } from '../../../tables/effects.ts';
import type { Planet } from '../../../tables/planets.ts';

export interface LearningHouse extends EaseAndStrain {
  readonly number: number;
  readonly matter: string;
}

/** In the order of the answer. */
export const LEARNING_HOUSES: readonly LearningHouse[] = [
  {
    number: 4,
    matter: 'schooling',
    ease: 'steady years at school and a home that backs them',
    strain: 'changes of school, or a home too busy for study',
  },
  {
    number: 5,
    matter: 'the intellect',
    ease: 'quick understanding and judgement of one’s own',
    strain: 'a mind that runs from one subject to the next',
  },
  {
    number: 9,
    matter: 'higher learning and teachers',
    ease: 'good teachers and the way into the higher degrees',
    strain: 'delays in finding the right teacher and the means for higher studies',
  },
  {
    number: 2,
    matter: 'speech and early learning',
    ease: 'early reading, clear speech and a good store of words',
    strain: 'a shy voice and slow first reading',
  },
  {
    number: 11,
    matter: 'fulfilment: results and degrees',
    ease: 'results that come in and are recognised',
    strain: 'results that come later than the work was done',
  },
];

export interface LearningKaraka extends EaseAndStrain {
  readonly planet: Planet;
  readonly matter: string;
  /** Whether it counts in the score of learning; the others are only described. */
  readonly isScored: boolean;
}

export const LEARNING_KARAKAS: readonly LearningKaraka[] = [
  {
    planet: 'Mercury',
    matter: 'intellect, language and calculation',
    isScored: true,
    ease: 'a ready mind for language, number and argument',
    strain: 'haste and slips in detail',
  },
  {
    planet: 'Jupiter',
    matter: 'knowledge and understanding',
    isScored: true,
    ease: 'a grasp of the whole and the trust of teachers',
    strain: 'much reading that is slow to come to a conclusion',
  },
  {
    planet: 'Moon',
    matter: 'memory and receptiveness',
    isScored: true,
    ease: 'a memory that holds what it hears',
    strain: 'moods that come between the pupil and the book',
  },
  {
    planet: 'Venus',
    matter: 'the arts and taste',
    isScored: false,
    ease: 'a hand and an ear for the arts',
    strain: 'comfort that competes with practice',
  },
  {
    planet: 'Sun',
    matter: 'confidence and distinction',
    isScored: false,
    ease: 'confidence before examiners and a place at the front',
    strain: 'doubts of one’s own answer',
  },
];
