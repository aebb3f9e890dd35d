/** Balances and merit of the shashtiamshas in English. */
import type { KarmaFacts, RoleFacts } from '../../../astro/judgement/karma/facts.ts';
import { sayIn } from '../../say.ts';
import type { Sentences } from '../../sentences.ts';
import { capitalised, listed, named, ordinal } from '../grammar.ts';
import { d60Where, inOffice, officeName, partWithNature } from './phrases.ts';

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
    return `${capitalised(named(planet))} (${listed(all)}) in ${partWithNature(shashtiamsha)}`;
  },
  member_factor: ({ place, planet, roles }) => {
    const said = roles.map((role) => sayIn(ROLES_EN, role));
    return `${capitalised(named(planet))} (${said.join(', ')}) falls in ${partWithNature(place.shashtiamsha)}, ${d60Where(place)}`;
  },
  score_start: () => 'Every judgement starts from the middle',
  body_score: ({ body, office, shashtiamsha, weight }) =>
    `${inOffice(body, office)} in ${partWithNature(shashtiamsha)}: weight ${weight}`,
  merit_share: () => 'Merit of the shashtiamshas',
  birth_share: () => 'Birth chart and D60',
  navamsa_share: () => 'Navamsa and D60',
};
