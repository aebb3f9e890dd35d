/** Sentences on persons that a chart describes. */
import type {
  ChildTraitFacts,
  GroundFacts,
  PartnerTraitFacts,
} from '../../../astro/judgement/prediction/persons/facts.ts';
import { CHILD_TRAITS_EN } from '../../en/prediction/persons/children.ts';
import { GROUNDS_EN } from '../../en/prediction/persons/grounds.ts';
import { PARTNER_TRAITS_EN } from '../../en/prediction/persons/partner.ts';
import { PERSONS_EN } from '../../en/prediction/persons/portraits.ts';
import { CHILD_TRAITS_HI } from '../../hi/prediction/persons/children.ts';
import { GROUNDS_HI } from '../../hi/prediction/persons/grounds.ts';
import { PARTNER_TRAITS_HI } from '../../hi/prediction/persons/partner.ts';
import { PERSONS_HI } from '../../hi/prediction/persons/portraits.ts';
import type { PersonWords } from '../../facts/prediction/people.ts';
import type { Catalogues } from '../../say.ts';

export const GROUNDS: Catalogues<GroundFacts> = { en: GROUNDS_EN, hi: GROUNDS_HI };
export const PARTNER_TRAITS: Catalogues<PartnerTraitFacts> = { en: PARTNER_TRAITS_EN, hi: PARTNER_TRAITS_HI };
export const CHILD_TRAITS: Catalogues<ChildTraitFacts> = { en: CHILD_TRAITS_EN, hi: CHILD_TRAITS_HI };
export const PERSONS: Catalogues<PersonWords> = { en: PERSONS_EN, hi: PERSONS_HI };
