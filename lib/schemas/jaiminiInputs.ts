/** What paths of /jaimini take beside a birth. */
import * as v from 'valibot';
import { said } from './said.ts';

const BASES = ['navamsa', 'birth_chart'] as const;

/** Taken by /jaimini/karakamsha. */
export const KarakamshaQuery = {
  effects_from: v.nullish(
    v.pipe(
      v.picklist(BASES, said('one_of_two', { first: BASES[0], second: BASES[1] })),
      v.description('Where the effects of houses from karakamsha are read; default navamsa'),
    ),
  ),
};
