/** Education: schooling, intellect and higher learning (BPHS 15, 16 and 20; weights interpretive). */
import { EDUCATION_FACTORS, EDUCATION_HOUSES } from '../vidya/educationFactors.ts';
import type { LifeArea } from './areaPrediction.ts';

export const education: LifeArea = {
  id: 'education',
  name: 'Education and learning',
  sanskrit: 'शिक्षा एवं विद्या',
  matter: 'education',
  houses: EDUCATION_HOUSES,
  factors: EDUCATION_FACTORS,
  counsel: {
    kind: 'Aim high and finish what you begin: examinations and teachers are on your side.',
    mixed:
      'Study in short hours at the same time each day, and let one good teacher check the ground before you build on it.',
    hard: 'Take smaller steps and repeat them; practical learning, a patient teacher and a quiet place make up for what comes slowly.',
  },
  disclaimer: null,
  ages: {
    from: 3,
    to: 30,
    early: 'Told for later years: schooling is looked at from 3 on.',
    late: 'The usual years of study end at 30; read this for learning that goes on, and for teaching others.',
  },
};
