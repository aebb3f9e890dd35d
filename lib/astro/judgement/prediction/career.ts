/** Career: the 10th and its lord, Saturn, Mercury and the Sun, the dasamsa, yogas of rank (BPHS 21; Phaladeepika 5; weights interpretive). */
import { RAJA_YOGAS } from '../../yoga/raja/index.ts';
import { actingFactor } from '../timing/activation.ts';
import { charaSignificator, house, lord, significator, yogasFormed } from '../areaFactors.ts';
import { inVarga, lordOf, lordWithin } from '../vargaFactors.ts';
import { careerPlan } from '../timing/careerPlan.ts';
import type { TimedArea } from './areaPrediction.ts';

const HOUSES = [10, 6, 11] as const;

export const career: TimedArea = {
  id: 'career',
  name: 'Career and standing',
  sanskrit: 'आजीविका एवं प्रतिष्ठा',
  matter: 'career',
  houses: HOUSES,
  factors: [
    house(10, 10),
    lord(10, 9),
    significator('Saturn', 6, 'steady_work'),
    significator('Mercury', 5, 'skill_and_trade'),
    significator('Sun', 5, 'rank_and_authority'),
    inVarga('d10', lordOf(10), 3),
    lordWithin('d10', 10, 3),
    lordWithin('d10', 1, 2),
    yogasFormed('raja', RAJA_YOGAS, 6, 50),
    charaSignificator('AmK', 4),
    actingFactor(HOUSES, 8),
  ],
  ladder: {
    house: 10,
    significator: () => ({ planet: 'Saturn', matter: 'steady_work' }),
    varga: { id: 'd10', house: 10 },
    yogas: RAJA_YOGAS,
    fullYogas: 3,
    years: [22, 60],
    servedHouses: HOUSES,
  },
  disclaimer: null,
  plan: careerPlan,
};
