/** What was seen in two charts beside each other, in Hindi. */
import type { ChartEvidenceFacts, LordPlace, SpouseSign } from '../../../astro/judgement/matching/facts/chartFacts.ts';
import type { SignAxis, TwoLords } from '../../../astro/judgement/matching/facts/kootFacts.ts';
import type { Role, Two } from '../../../astro/tables/matching/roles.ts';
import type { Sentences } from '../../sentences.ts';
import { planetHi, signHi } from '../grammar.ts';
import { bothPlanetsHi, WHOSE_HI } from './names.ts';

const otherOf = (role: Role): Role => (role === 'groom' ? 'bride' : 'groom');

const AXES: Readonly<Record<SignAxis, string>> = {
  same: 'एक ही हैं',
  '2_12': 'परस्पर दूसरे-बारहवें हैं',
  '3_11': 'परस्पर तीसरे-ग्यारहवें हैं',
  '4_10': 'परस्पर चौथे-दसवें हैं',
  '5_9': 'परस्पर पाँचवें-नौवें हैं',
  '6_8': 'परस्पर छठे-आठवें हैं',
  '7_7': 'आमने-सामने हैं',
};

const axis = (what: string, { bride, groom }: Two<number>, seen: SignAxis) =>
  seen === 'same'
    ? `दोनों का ${what} ${signHi(groom)} है।`
    : `दोनों के ${what}, ${signHi(groom)} और ${signHi(bride)}, ${AXES[seen]}।`;

function lords(title: string, { lords: { bride, groom }, regards }: TwoLords): string {
  if (regards.groom === 'same') return `दोनों का ${title} ${planetHi(groom)} है।`;
  const pair = bothPlanetsHi(groom, bride);
  const both = [regards.groom, regards.bride];
  if (both.every((regard) => regard === 'friend')) return `दोनों के ${title} ${pair} आपस में मित्र हैं।`;
  if (both.every((regard) => regard === 'neutral')) return `दोनों के ${title} ${pair} आपस में सम हैं।`;
  return `दोनों के ${title} ${pair} में ${both.includes('enemy') ? 'पूरी मित्रता नहीं है' : 'मित्रता का भाव है'}।`;
}

const places = ({ bride, groom }: Two<LordPlace>) =>
  `वर का सप्तमेश ${planetHi(groom.planet)} ${signHi(groom.signIndex)} में है और वधू का ${planetHi(bride.planet)} ${signHi(bride.signIndex)} में।`;

const WAYS: Readonly<Record<SpouseSign['by'], string>> = { sign: 'राशि', exaltation: 'उच्च राशि', navamsa: 'नवांश राशि' };

const spouse = ({ by, isTrine, of, planet, role, signIndex }: SpouseSign) => {
  const what = of === 'moon' ? `की चंद्र राशि ${signHi(signIndex)}` : `का लग्न ${signHi(signIndex)}`;
  return `${WHOSE_HI[otherOf(role)]} ${what}, ${WHOSE_HI[role]} के सप्तमेश ${planetHi(planet)} की ${WAYS[by]} ${isTrine ? 'से त्रिकोण में ' : ''}है।`;
};

export const EVIDENCE_OF_MATCH_HI: Sentences<ChartEvidenceFacts> = {
  moon_sign_is_ascendant({ ascendants, met, moonSigns }) {
    const [role] = met;
    if (role) return `${WHOSE_HI[role]} की चंद्र राशि ${signHi(moonSigns[role])} ही ${WHOSE_HI[otherOf(role)]} का लग्न है।`;
    return `चंद्र राशियाँ ${signHi(moonSigns.groom)} और ${signHi(moonSigns.bride)} हैं, लग्न ${signHi(ascendants.groom)} और ${signHi(ascendants.bride)}।`;
  },
  ascendant_seventh_from_lord({ ascendants, met, seventhLords }) {
    const [role] = met;
    if (!role) return places(seventhLords);
    const lord = seventhLords[otherOf(role)];
    return `${WHOSE_HI[otherOf(role)]} का सप्तमेश ${planetHi(lord.planet)} ${signHi(lord.signIndex)} में है; ${WHOSE_HI[role]} का लग्न ${signHi(ascendants[role])} उससे सातवाँ है।`;
  },
  spouse_sign: ({ found, seventhLords }) =>
    found.length === 0 ? places(seventhLords) : found.slice(0, 2).map(spouse).join(' '),
  ascendants: ({ ascendants, axis: seen }) => axis('लग्न', ascendants, seen),
  ascendant_lords: (two) => lords('लग्नेश', two),
  seventh_lords: (two) => lords('सप्तमेश', two),
  navamsa_ascendants: ({ ascendants, axis: seen }) => axis('नवांश लग्न', ascendants, seen),
  venus_mars({ met }) {
    if (met.length === 0) return 'किसी का शुक्र दूसरे के मंगल के पास नहीं है।';
    if (met.length === 2) return 'दोनों का शुक्र दूसरे के मंगल के पास है।';
    return `${WHOSE_HI[met[0]!]} का शुक्र ${WHOSE_HI[otherOf(met[0]!)]} के मंगल के पास है।`;
  },
  benefic_seventh: ({ found }) =>
    found.length === 0
      ? 'किसी का गुरु या शुक्र दूसरे के लग्न या सातवें भाव में नहीं है।'
      : found
          .slice(0, 2)
          .map(
            ({ house, planet, role }) =>
              `${WHOSE_HI[role]} का ${planetHi(planet)} ${WHOSE_HI[otherOf(role)]} के ${house === 1 ? 'लग्न' : 'सातवें भाव'} में है।`,
          )
          .join(' '),
};
