/** Query parameters that answers about health take beside those of every path. */
import { choice } from '../common/inputs.ts';

export const SensitiveQuery = {
  include_sensitive: choice(
    ['false', 'true'],
    'true: growths, fertility and operations are told too, with care; otherwise, and to children and youths always, they are left out of lists, texts and times. Default false',
  ),
};
