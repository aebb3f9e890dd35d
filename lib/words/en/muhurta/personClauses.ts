/** What is seen from the births of the persons, in English: clauses that continue a sentence. */
import type { MuhurtaFacts } from '../../../astro/judgement/muhurta/facts.ts';
import { LUNAR_MONTHS } from '../../../astro/tables/lunarMonths.ts';
import { TARAS, type TaraId } from '../../../astro/tables/taras.ts';
import type { Sentences } from '../../sentences.ts';
import { listed, nakshatraEn, ordinal } from '../grammar.ts';
import { ROLES_EN } from './names.ts';

const taraEn = (id: TaraId) => TARAS.find((row) => row.id === id)!.name;
const isBad = (id: TaraId) => id === 'vipat' || id === 'pratyak' || id === 'naidhana';

/** What is left of a weak tara in each round of nine. */
const ROUNDS = { 1: 'is weak', 2: 'is weak by half', 3: 'is slightly weak' } as const;

const tara = ({ role, round, tara: id }: { role: keyof typeof ROLES_EN; round: 1 | 2 | 3; tara: TaraId }) => {
  const nature = isBad(id) ? ROUNDS[round] : id === 'janma' ? 'is middling' : 'is good';
  return `the tara of ${ROLES_EN[role]}, ${taraEn(id)}, ${nature}`;
};

/** Names a place from the Moon sign of birth. */
const fromMoon = (body: string, house: number, role: keyof typeof ROLES_EN) =>
  house === 1
    ? `${body} is in the birth sign of ${ROLES_EN[role]}`
    : `${body} is ${ordinal(house)} from the birth sign of ${ROLES_EN[role]}`;

const GRADES = { good: 'good', middling: 'middling', bad: 'weak' } as const;
const CHANDRA = { good: ', a good place', middling: ', a middling place', bad: ', a place to avoid' } as const;
const BALA = {
  good: ', a good place',
  with_worship: ', which is taken with worship',
  bad: ', a place to avoid',
} as const;

export const PERSON_CLAUSES_EN = {
  tara,
  chandra: ({ grade, house, role }) => `${fromMoon('the Moon', house, role)}${CHANDRA[grade]}`,
  guru_bala: ({ grade, house, role }) => `${fromMoon('Jupiter', house, role)}${BALA[grade]}`,
  surya_bala: ({ grade, house, role }) => `${fromMoon('the Sun', house, role)}${BALA[grade]}`,
  birth_month: ({ isForEldest, monthIndex, role }) =>
    isForEldest
      ? `${LUNAR_MONTHS[monthIndex]!.name} is the birth month of ${ROLES_EN[role]}, which matters for an eldest child`
      : `${LUNAR_MONTHS[monthIndex]!.name} is the birth month of ${ROLES_EN[role]}`,
  birth_star: ({ isForEldest, nakshatraIndex, role }) =>
    isForEldest
      ? `${nakshatraEn(nakshatraIndex)} is the birth star of ${ROLES_EN[role]}, which matters for an eldest child`
      : `${nakshatraEn(nakshatraIndex)} is the birth star of ${ROLES_EN[role]}`,
  age: ({ ageCount, isCustomary, ofWhom, unit }) => {
    const age = `it is the ${ordinal(ageCount)} ${unit} of life`;
    if (!isCustomary) return `${age}, which custom does not name`;
    return ofWhom === null ? `${age}, as custom has it` : `${age}, customary for a ${ofWhom}`;
  },
  tara_of_several: ({ grade, role }) => `the tara is ${GRADES[grade]} for every star possible for ${ROLES_EN[role]}`,
  chandra_of_several: ({ grade, role }) => `the Moon is ${GRADES[grade]} for every sign possible for ${ROLES_EN[role]}`,
  tara_total: ({ grade, role }) => `the tara of ${ROLES_EN[role]} is ${GRADES[grade]}`,
  chandra_total: ({ grade, role }) => `the Moon is ${GRADES[grade]} for ${ROLES_EN[role]}`,
  tara_unknown: ({ roles }) =>
    `the birth star of ${listed(roles.map((role) => ROLES_EN[role]))} is not sure without a birth time`,
  chandra_unknown: ({ roles }) =>
    `the birth Moon sign of ${listed(roles.map((role) => ROLES_EN[role]))} is not sure without a birth time`,
} as const satisfies Partial<Sentences<MuhurtaFacts>>;
