/** What the dosha group takes beside birth data. */
import { choice } from '../common/inputs.ts';

export const ManglikQuery = {
  include_2nd: choice(['true', 'false'], 'Whether Mars in the 2nd house makes manglik too; default false'),
  node_relief: choice(
    ['counted', 'none'],
    'Whether a node that joins Mars relieves him, as the tenth of the fourteen conditions has it; default counted',
  ),
};
