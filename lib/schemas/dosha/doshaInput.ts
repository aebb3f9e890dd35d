/** Input of the doshas that a second birth may be judged beside. */
import * as v from 'valibot';
import { birthWith, SecondBirth } from '../common/inputs.ts';

export const DoshaInput = birthWith('DoshaInput', 'Birth data, and a second birth to judge beside it', {
  partner: v.pipe(
    v.nullish(SecondBirth),
    v.description(
      'The birth of a partner, for the doshas of a match (nadi, bhakoot, gana, rajju) and to compare Mars; for ekanakshatra it stands for a near relative. Without it these are unknown',
    ),
  ),
});
export type DoshaInput = v.InferOutput<typeof DoshaInput>;
