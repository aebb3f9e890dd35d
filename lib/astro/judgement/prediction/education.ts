/** Education: schooling, intellect and higher learning (BPHS 15, 16 and 20; weights interpretive). */
import { LEARNING_YOGAS } from '../vidya/bonds.ts';
import { EDUCATION_FACTORS, EDUCATION_HOUSES } from '../vidya/educationFactors.ts';
import type { LifeArea } from './areaPrediction.ts';

export const education: LifeArea = {
  id: 'education',
  name: 'Education and learning',
  sanskrit: 'शिक्षा एवं विद्या',
  matter: 'education',
  houses: EDUCATION_HOUSES,
  factors: EDUCATION_FACTORS,
  ladder: {
    house: 5,
    significator: () => ({ planet: 'Mercury', matter: 'learning' }),
    varga: { id: 'd24', house: 5 },
    yogas: LEARNING_YOGAS,
    fullYogas: 1,
    years: [5, 25],
    servedHouses: EDUCATION_HOUSES,
  },
  disclaimer: null,
};
