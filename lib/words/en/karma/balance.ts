/** Balances and merit of the shashtiamshas in English. */
import type { KarmaFacts, RoleFacts } from '../../../astro/judgement/karma/facts.ts';
import { sayIn } from '../../say.ts';
import type { Sentences } from '../../sentences.ts';
import { capitalised, listed, named, ordinal, signEn } from '../grammar.ts';
import { dignityPhrase } from '../varga/phrases.ts';
import { inOffice, officeName, partWithNature } from './phrases.ts';

const ROLES_EN: Sentences<RoleFacts> = {
  lord_role: ({ house }) => `lord of the ${ordinal(house)}`,
  inside_role: ({ house }) => `in the ${ordinal(house)}`,
  significator_role: () => 'significator',
};

type BalanceWords = Pick<
  KarmaFacts,
  | keyof RoleFacts
  | 'member'
  | 'member_factor'
  | 'score_start'
  | 'body_score'
  | 'merit_share'
  | 'birth_share'
  | 'navamsa_share'
>;

export const BALANCE_EN: Sentences<BalanceWords> = {
  ...ROLES_EN,
  member: ({ office, planet, roles, shashtiamsha }) => {
    const said = roles.map((role) => sayIn(ROLES_EN, role));
    const all = office === null ? said : [...said, officeName(office)];
    return `${capitalised(named(planet))}, ${listed(all)}: ${partWithNature(shashtiamsha)}`;
  },
  member_factor: ({ place, planet }) => {
    const state = place.dignity === null ? '' : `, ${dignityPhrase(place.dignity)}`;
    return `${capitalised(named(planet))} in ${partWithNature(place.shashtiamsha)}, in ${signEn(place.signIndex)} of the D60${state}`;
  },
  score_start: () => 'Every judgement starts from the middle',
  body_score: ({ body, office, shashtiamsha }) => `${inOffice(body, office)} in ${partWithNature(shashtiamsha)}`,
  merit_share: () => 'Merit of the shashtiamshas',
  birth_share: () => 'Birth chart and D60',
  navamsa_share: () => 'Navamsa and D60',
};
