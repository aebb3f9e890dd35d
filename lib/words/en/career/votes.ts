/** Sentences on why a planet gives work, in English. */
import { METHODS } from '../../../astro/judgement/career/votes.ts';
import type {
  InfluenceKind,
  MethodId,
  NodeBond,
  ReferenceId,
  VoteFacts,
  VoteReason,
  VoteReasons,
} from '../../../astro/judgement/career/facts/voteFacts.ts';
import { sayIn } from '../../say.ts';
import type { Sentences } from '../../sentences.ts';
import { listed, named, ordinal, signEn } from '../grammar.ts';

/** The places from which the 10th is counted, as a sentence calls them. */
export const REFERENCE_EN: Readonly<Record<ReferenceId, string>> = {
  ascendant: 'the ascendant',
  moon: 'the Moon',
  sun: 'the Sun',
};

const METHOD_NAMES: Readonly<Record<MethodId, string>> = {
  method_1: METHODS.one.name,
  method_2: METHODS.two.name,
  method_3: METHODS.three.name,
};

const ON_KARAKAMSHA: Readonly<Record<InfluenceKind, string>> = {
  in: 'in karakamsha',
  aspects: 'aspecting karakamsha',
  trine: 'in trine to karakamsha',
};

const NODE_BONDS: Readonly<Record<NodeBond, (planet: string) => string>> = {
  dispositor: (planet) => `acting for ${planet}, lord of its sign`,
  nakshatra_lord: (planet) => `acting for ${planet}, lord of its nakshatra`,
  company: (planet) => `acting for ${planet}, which is with it`,
};

/** Returns the 10th house from a place: `the 10th from the Moon`. */
export const tenthFrom = (reference: ReferenceId) => `the 10th from ${REFERENCE_EN[reference]}`;

const karakamshaTenth = (signIndex: number) => `${signEn(signIndex)}, the 10th from karakamsha`;

const reasonsText = (reasons: readonly VoteReason[]) =>
  reasons.map((reason) => sayIn<VoteReasons, keyof VoteReasons>(VOTES_EN, reason));

export const VOTES_EN: Sentences<VoteFacts> = {
  significator_vote: ({ lord, reference, signIndex }) =>
    `lord of ${signEn(signIndex)}, the navamsa sign of ${named(lord)}, which rules ${tenthFrom(reference)}`,
  just_risen: ({ point }) => (point === 'ascendant' ? 'just risen at birth' : 'just past the midheaven at birth'),
  in_ascendant: () => 'in the ascendant',
  node_acts_for: ({ bond, planet }) => NODE_BONDS[bond](named(planet)),
  in_tenth: ({ reference }) => `in ${tenthFrom(reference)}`,
  tenth_lord: ({ reference }) => `lord of ${tenthFrom(reference)}`,
  on_karakamsha: ({ kind }) => ON_KARAKAMSHA[kind],
  in_karakamsha_tenth: ({ signIndex }) => `in ${karakamshaTenth(signIndex)}`,
  karakamsha_tenth_lord: ({ signIndex }) => `lord of ${karakamshaTenth(signIndex)}`,
  amatyakaraka_vote: ({ house }) => {
    const sign = 'the sign of the atmakaraka';
    return `amatyakaraka, in ${house === 1 ? sign : `the ${ordinal(house)} from ${sign}`}`;
  },
  dasamsa_tenth_lord: () => 'lord of the 10th of the dasamsa',
  in_dasamsa_tenth: () => 'in the 10th of the dasamsa',
  dasamsa_ascendant_lord: () => 'lord of the ascendant of the dasamsa',
  dasamsa_dispositor: ({ signIndex, tenthLord }) =>
    `lord of ${signEn(signIndex)}, where ${named(tenthLord)}, the tenth lord of birth, stands in the dasamsa`,
  own_navamsa_role: ({ signIndex }) => `in its own sign ${signEn(signIndex)} in the navamsa`,
  significator_role: ({ lord, signIndex }) =>
    `lord of ${signEn(signIndex)}, where ${named(lord)} as tenth lord stands in the navamsa`,
  acting_first_role: ({ reference }) => `in ${tenthFrom(reference)}, acting first`,
  all_reasons: ({ reasons }) => listed(reasonsText(reasons)),
  votes_of_method: ({ method, reasons }) =>
    `${METHOD_NAMES[method]}: ${reasons.length > 0 ? reasonsText(reasons).join('; ') : 'no vote'}`,
};
