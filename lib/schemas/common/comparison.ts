/** Records of comparisons: which of two signs or planets is the stronger, and why. */
import * as v from 'valibot';
import { number, record, text, yes } from './records.ts';

const Shown = v.object({
  value: number('The greater one wins'),
  found: v.pipe(
    v.array(v.string()),
    v.description(
      'Ids of what was found: planets that count, one that counts twice named twice, the sign that a lord or planet stands in, or the kind of sign',
    ),
  ),
});

export const Comparison = record('StrengthComparison', 'One comparison of two signs or planets', {
  rule: text('Id of what is compared'),
  text: text('What is compared'),
  first: v.pipe(Shown, v.description('What the first named shows')),
  second: v.pipe(Shown, v.description('What the second named shows')),
  decides: yes('Whether it tells them apart; comparisons end with the one that does'),
});
export type Comparison = v.InferOutput<typeof Comparison>;

export const comparisons = v.pipe(
  v.array(Comparison),
  v.description('In the order looked at, until one decides; empty where there was nothing to choose'),
);
