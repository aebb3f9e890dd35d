/** Answers of /muhurta. */
import * as v from 'valibot';
import { endpoint, type Records } from '../common/records.ts';

const pending = endpoint('Muhurta', 'A time for a purpose.', v.pipe(v.object({}), v.title('Muhurta')));

export const answers = {
  purposes: pending,
  purpose: pending,
  search: pending,
  evaluate: pending,
  day: pending,
} satisfies Records;
