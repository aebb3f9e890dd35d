/** Sentences on persons that a chart describes: the partner and the children. */
import type {
  ChildBond,
  ChildCount,
  ChildrenKind,
  ChildTime,
  ChildTraitFacts,
  FurtherFact,
  PartnerKind,
  PartnerTraitFacts,
  Standing,
} from '../../../astro/judgement/prediction/persons/facts.ts';
import type { Planet } from '../../../astro/tables/planets.ts';
import type { Nothing } from '../../sentences.ts';

export interface PersonWords {
  /** The name of a trait. */
  readonly partner_trait: { readonly trait: keyof PartnerTraitFacts };
  readonly child_trait: { readonly trait: keyof ChildTraitFacts };
  /** A partner as one person, in three sentences. */
  readonly partner: {
    readonly kind: PartnerKind;
    readonly temperament: Planet;
    readonly family: Planet;
    readonly standing: Standing;
    readonly work: Planet;
    readonly meetingHouse: number;
    readonly further: FurtherFact;
  };
  /** Children of years to come. */
  readonly children_ahead: {
    readonly count: ChildCount;
    readonly time: ChildTime;
    readonly bond: ChildBond;
    readonly talents: Planet;
  };
  readonly children_grown: { readonly bond: ChildBond; readonly talents: Planet };
  /** Why no partner is described. */
  readonly partner_later: Nothing;
  readonly partner_past: Nothing;
  readonly children_later: Nothing;
  /** What a description of a partner or of children is worth. */
  readonly partner_read: { readonly kind: PartnerKind };
  readonly children_read: { readonly kind: ChildrenKind };
}
