/** What paths of /jaimini take beside a birth. */
import { choice } from '../common/inputs.ts';

/** Taken by /jaimini/karakamsha. */
export const KarakamshaQuery = {
  effects_from: choice(
    ['navamsa', 'birth_chart'],
    'Where the effects of houses from karakamsha are read; default navamsa',
  ),
};
