/** What was seen in two charts beside each other, in English. */
import type { ChartEvidenceFacts, LordPlace, SpouseSign } from '../../../astro/judgement/matching/facts/chartFacts.ts';
import type { SignAxis, TwoLords } from '../../../astro/judgement/matching/facts/kootFacts.ts';
import type { Role, Two } from '../../../astro/tables/matching/roles.ts';
import type { Sentences } from '../../sentences.ts';
import { capitalised, named, ordinal, signEn } from '../grammar.ts';
import { WHOSE_EN } from './names.ts';

const otherOf = (role: Role): Role => (role === 'groom' ? 'bride' : 'groom');

const AXES: Readonly<Record<SignAxis, string>> = {
  same: 'are one sign',
  '2_12': 'are 2nd and 12th from each other',
  '3_11': 'are 3rd and 11th from each other',
  '4_10': 'are 4th and 10th from each other',
  '5_9': 'are 5th and 9th from each other',
  '6_8': 'are 6th and 8th from each other',
  '7_7': 'face each other',
};

const axis = (what: string, { bride, groom }: Two<number>, seen: SignAxis) =>
  seen === 'same'
    ? `${what} of both is ${signEn(groom)}.`
    : `${what}s ${signEn(groom)} and ${signEn(bride)} ${AXES[seen]}.`;

function lords(what: string, { lords: { bride, groom }, regards }: TwoLords): string {
  if (regards.groom === 'same') return `${capitalised(named(groom))} is the lord of both ${what}.`;
  const pair = `${capitalised(named(groom))} and ${named(bride)}, lords of the ${what},`;
  const both = [regards.groom, regards.bride];
  if (both.every((regard) => regard === 'friend')) return `${pair} are friends.`;
  if (both.every((regard) => regard === 'neutral')) return `${pair} are neutral to each other.`;
  return `${pair} ${both.includes('enemy') ? 'are not free of enmity' : 'are well disposed'}.`;
}

const place = ({ planet, signIndex }: LordPlace) => `${named(planet)} in ${signEn(signIndex)}`;
const places = ({ bride, groom }: Two<LordPlace>) =>
  `The lords of the 7th are ${place(groom)} for the groom and ${place(bride)} for the bride.`;

const WAYS: Readonly<Record<SpouseSign['by'], string>> = {
  sign: 'the sign of',
  exaltation: 'the exaltation of',
  navamsa: 'the navamsa of',
};

const spouse = ({ by, isTrine, of, planet, role, signIndex }: SpouseSign) => {
  const whose = WHOSE_EN[otherOf(role)];
  return `${capitalised(whose)} ${of === 'moon' ? 'Moon sign' : 'ascendant'} ${signEn(signIndex)} is ${isTrine ? 'a trine of ' : ''}${WAYS[by]} ${named(planet)}, ${WHOSE_EN[role]} lord of the 7th.`;
};

export const EVIDENCE_OF_MATCH_EN: Sentences<ChartEvidenceFacts> = {
  moon_sign_is_ascendant({ ascendants, met, moonSigns }) {
    const [role] = met;
    if (role)
      return `${capitalised(WHOSE_EN[role])} Moon sign ${signEn(moonSigns[role])} is ${WHOSE_EN[otherOf(role)]} ascendant.`;
    return `The Moon signs are ${signEn(moonSigns.groom)} and ${signEn(moonSigns.bride)}, the ascendants ${signEn(ascendants.groom)} and ${signEn(ascendants.bride)}.`;
  },
  ascendant_seventh_from_lord({ ascendants, met, seventhLords }) {
    const [role] = met;
    if (!role) return places(seventhLords);
    const lord = seventhLords[otherOf(role)];
    return `${capitalised(WHOSE_EN[role])} ascendant ${signEn(ascendants[role])} is the 7th from ${place(lord)}, ${WHOSE_EN[otherOf(role)]} lord of the 7th.`;
  },
  spouse_sign: ({ found, seventhLords }) =>
    found.length === 0 ? places(seventhLords) : found.slice(0, 2).map(spouse).join(' '),
  ascendants: ({ ascendants, axis: seen }) => axis('The ascendant', ascendants, seen),
  ascendant_lords: (two) => lords('ascendants', two),
  seventh_lords: (two) => lords('7th houses', two),
  navamsa_ascendants: ({ ascendants, axis: seen }) => axis('The navamsa ascendant', ascendants, seen),
  venus_mars({ met }) {
    if (met.length === 0) return 'Neither Venus is near the Mars of the other.';
    if (met.length === 2) return 'The Venus of each is near the Mars of the other.';
    return `${capitalised(WHOSE_EN[met[0]!])} Venus is near ${WHOSE_EN[otherOf(met[0]!)]} Mars.`;
  },
  benefic_seventh: ({ found }) =>
    found.length === 0
      ? 'Neither Jupiter nor Venus of one is in the ascendant or 7th house of the other.'
      : found
          .slice(0, 2)
          .map(
            ({ house, planet, role }) =>
              `${capitalised(WHOSE_EN[role])} ${planet} is in ${WHOSE_EN[otherOf(role)]} ${house === 1 ? 'ascendant' : `${ordinal(house)} house`}.`,
          )
          .join(' '),
};
