/** Balances and merit of the shashtiamshas in Hindi. */
import type { KarmaFacts, RoleFacts } from '../../../astro/judgement/karma/facts.ts';
import { sayIn } from '../../say.ts';
import type { Sentences } from '../../sentences.ts';
import { inSign, listHi, lordShort, planetHi, rankOblique } from '../grammar.ts';
import { inOfficeHi, officeHi, partWithNatureHi } from './phrases.ts';

const ROLES_HI: Sentences<RoleFacts> = {
  lord_role: ({ house }) => lordShort(house),
  inside_role: ({ house }) => `${rankOblique(house)} भाव में`,
  significator_role: () => 'कारक',
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

export const BALANCE_HI: Sentences<BalanceWords> = {
  ...ROLES_HI,
  member: ({ office, planet, roles, shashtiamsha }) => {
    const said = roles.map((role) => sayIn(ROLES_HI, role));
    const all = office === null ? said : [...said, officeHi(office)];
    return `${planetHi(planet)}, ${listHi(all)}: ${partWithNatureHi(shashtiamsha)}`;
  },
  member_factor: ({ place, planet }) =>
    `${planetHi(planet)} ${partWithNatureHi(place.shashtiamsha)} षष्ट्यंश में, षष्ट्यंश कुंडली में ${inSign(place.signIndex)}`,
  score_start: () => 'हर गणना का आरंभ मध्य से',
  body_score: ({ body, office, shashtiamsha }) => `${inOfficeHi(body, office)}: ${partWithNatureHi(shashtiamsha)}`,
  merit_share: () => 'षष्ट्यंशों की शुभता',
  birth_share: () => 'जन्म कुंडली और षष्ट्यंश',
  navamsa_share: () => 'नवांश और षष्ट्यंश',
};
