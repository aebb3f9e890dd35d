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
  disclaimer: null,
  ages: {
    from: 3,
    to: 30,
    early: 'education',
    late: 'education',
  },
};
