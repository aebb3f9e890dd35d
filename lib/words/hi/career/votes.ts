/** Sentences on why a planet gives work, in Hindi: clauses that stand before है. */
import { METHODS } from '../../../astro/judgement/career/votes.ts';
import type {
  InfluenceKind,
  MethodId,
  NodeBond,
  VoteFacts,
  VoteReason,
  VoteReasons,
} from '../../../astro/judgement/career/facts/voteFacts.ts';
import { sayIn } from '../../say.ts';
import type { Sentences } from '../../sentences.ts';
import { houseOblique, listHi, planetHi, signHi } from '../grammar.ts';
import { referenceHi } from './offices.ts';
import type { ReferenceId } from '../../../astro/judgement/career/facts/voteFacts.ts';

const METHOD_NAMES: Readonly<Record<MethodId, string>> = {
  method_1: METHODS.one.sanskrit,
  method_2: METHODS.two.sanskrit,
  method_3: METHODS.three.sanskrit,
};

const ON_KARAKAMSHA: Readonly<Record<InfluenceKind, string>> = {
  in: 'कारकांश में',
  aspects: 'कारकांश को देखने वाला',
  trine: 'कारकांश से त्रिकोण में',
};

const NODE_BONDS: Readonly<Record<NodeBond, (planet: string) => string>> = {
  dispositor: (planet) => `अपनी राशि के स्वामी ${planet} की ओर से`,
  nakshatra_lord: (planet) => `अपने नक्षत्र के स्वामी ${planet} की ओर से`,
  company: (planet) => `साथ बैठे ${planet} की ओर से`,
};

/** Returns चंद्रमा से दसवें भाव, before a postposition. */
export const tenthFromHi = (reference: ReferenceId) => `${referenceHi(reference)} से दसवें भाव`;

const reasonsText = (reasons: readonly VoteReason[]) =>
  reasons.map((reason) => sayIn<VoteReasons, keyof VoteReasons>(VOTES_HI, reason));

export const VOTES_HI: Sentences<VoteFacts> = {
  significator_vote: ({ lord, reference, signIndex }) =>
    `${tenthFromHi(reference)} के स्वामी ${planetHi(lord)} की नवांश राशि ${signHi(signIndex)} का स्वामी`,
  just_risen: ({ point }) => (point === 'ascendant' ? 'जन्म के समय अभी-अभी उदित' : 'जन्म के समय मध्य आकाश के पास'),
  in_ascendant: () => 'लग्न में',
  node_acts_for: ({ bond, planet }) => NODE_BONDS[bond](planetHi(planet)),
  in_tenth: ({ reference }) => `${tenthFromHi(reference)} में`,
  tenth_lord: ({ reference }) => `${tenthFromHi(reference)} का स्वामी`,
  on_karakamsha: ({ kind }) => ON_KARAKAMSHA[kind],
  in_karakamsha_tenth: ({ signIndex }) => `कारकांश से दसवें भाव ${signHi(signIndex)} में`,
  karakamsha_tenth_lord: ({ signIndex }) => `कारकांश से दसवें भाव ${signHi(signIndex)} का स्वामी`,
  amatyakaraka_vote: ({ house }) =>
    house === 1 ? 'अमात्यकारक, आत्मकारक की ही राशि में' : `अमात्यकारक, आत्मकारक से ${houseOblique(house)} में`,
  dasamsa_tenth_lord: () => 'दशांश का दशमेश',
  in_dasamsa_tenth: () => 'दशांश के दसवें भाव में',
  dasamsa_ascendant_lord: () => 'दशांश का लग्नेश',
  dasamsa_dispositor: ({ signIndex, tenthLord }) =>
    `दशांश में जन्म के दशमेश ${planetHi(tenthLord)} की राशि ${signHi(signIndex)} का स्वामी`,
  own_navamsa_role: ({ signIndex }) => `नवांश में अपनी राशि ${signHi(signIndex)} में`,
  significator_role: ({ lord, signIndex }) => `दशमेश ${planetHi(lord)} की नवांश राशि ${signHi(signIndex)} का स्वामी`,
  acting_first_role: ({ reference }) => `${tenthFromHi(reference)} में, जिसका फल पहले मिलता है`,
  all_reasons: ({ reasons }) => listHi(reasonsText(reasons)),
  votes_of_method: ({ method, reasons }) =>
    `${METHOD_NAMES[method]}: ${reasons.length > 0 ? reasonsText(reasons).join('; ') : 'कोई मत नहीं'}`,
};
