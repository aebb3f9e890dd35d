/** In which capacity the methods of career judge a planet, as facts. */
import type { Nothing } from '../../../factsOf.ts';
import type { DasamsaOfficeId } from './dasamsaFacts.ts';
import type { ReferenceId } from './voteFacts.ts';

export interface CareerOffices {
  readonly livelihood_significator: Nothing;
  readonly tenth_lord_from: { readonly reference: ReferenceId };
  readonly karakamsha_tenth_lord: Nothing;
  readonly profession_significator: Nothing;
  readonly soul_significator: Nothing;
  readonly dasamsa_offices: { readonly offices: readonly DasamsaOfficeId[] };
}
