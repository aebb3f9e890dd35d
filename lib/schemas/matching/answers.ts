/** Answers of /matching. */
import * as v from 'valibot';
import { endpoint, type Records } from '../common/records.ts';

const pending = endpoint('Match', 'Two charts beside each other.', v.pipe(v.object({}), v.title('Match')));

export const answers = {
  ashtakoota: pending,
  porutham: pending,
  mars: pending,
  papaSamya: pending,
  dashaSandhi: pending,
  report: pending,
  stars: pending,
  partners: pending,
  rules: pending,
} satisfies Records;
