/** What the houses and significators of learning stand for and give, in English. Texts name strain together with ease. */
import type { LearningHouse, LearningKaraka } from '../../../astro/judgement/vidya/tables/learning.ts';
import type { EaseAndStrain } from '../../../astro/tables/effects.ts';

interface LearningTexts extends EaseAndStrain {
  readonly matter: string;
}

export const HOUSES_OF_LEARNING_EN: Readonly<Record<LearningHouse, LearningTexts>> = {
  4: {
    matter: 'schooling',
    ease: 'steady years at school and a home that backs them',
    strain: 'changes of school, or a home too busy for study',
  },
  5: {
    matter: 'the intellect',
    ease: 'quick understanding and judgement of one’s own',
    strain: 'a mind that runs from one subject to the next',
  },
  9: {
    matter: 'higher learning and teachers',
    ease: 'good teachers and the way into the higher degrees',
    strain: 'delays in finding the right teacher and the means for higher studies',
  },
  2: {
    matter: 'speech and early learning',
    ease: 'early reading, clear speech and a good store of words',
    strain: 'a shy voice and slow first reading',
  },
  11: {
    matter: 'results and degrees',
    ease: 'results that come in and are recognised',
    strain: 'results that come later than the work was done',
  },
};

export const KARAKAS_OF_LEARNING_EN: Readonly<Record<LearningKaraka, LearningTexts>> = {
  Mercury: {
    matter: 'intellect, language and calculation',
    ease: 'a ready mind for language, number and argument',
    strain: 'haste and slips in detail',
  },
  Jupiter: {
    matter: 'knowledge and understanding',
    ease: 'a grasp of the whole and the trust of teachers',
    strain: 'much reading that is slow to come to a conclusion',
  },
  Moon: {
    matter: 'memory and receptiveness',
    ease: 'a memory that holds what it hears',
    strain: 'moods that come between the pupil and the book',
  },
  Venus: {
    matter: 'the arts and taste',
    ease: 'a hand and an ear for the arts',
    strain: 'comfort that competes with practice',
  },
  Sun: {
    matter: 'confidence and distinction',
    ease: 'confidence before examiners and a place at the front',
    strain: 'doubts of one’s own answer',
  },
};
