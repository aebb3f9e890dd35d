/** What is seen from the births of the persons, in Hindi: clauses that continue a sentence. */
import type { MuhurtaFacts } from '../../../astro/judgement/muhurta/facts.ts';
import { LUNAR_MONTHS } from '../../../astro/tables/lunarMonths.ts';
import { TARAS, type TaraId } from '../../../astro/tables/taras.ts';
import type { Sentences } from '../../sentences.ts';
import { listHi, nakshatraHi, rankHi } from '../grammar.ts';
import { ROLES_HI } from './names.ts';

type RoleId = keyof typeof ROLES_HI;

const taraHi = (id: TaraId) => TARAS.find((row) => row.id === id)!.sanskrit;
const isBad = (id: TaraId) => id === 'vipat' || id === 'pratyak' || id === 'naidhana';

/** What is left of a weak tara in each round of nine. */
const ROUNDS = { 1: 'जो कमज़ोर है', 2: 'जिसका दोष आधा है', 3: 'जिसका दोष थोड़ा ही है' } as const;

const fromMoon = (body: string, house: number, role: RoleId) =>
  house === 1
    ? `${body} ${ROLES_HI[role]} की जन्म राशि में है`
    : `${body} ${ROLES_HI[role]} की जन्म राशि से ${rankHi(house)} है`;

const GRADES = { good: 'शुभ', middling: 'मध्यम', bad: 'कमज़ोर' } as const;
const CHANDRA = { good: 'जो शुभ है', middling: 'जो मध्यम है', bad: 'जो छोड़ा जाता है' } as const;
const BALA = { good: 'जो शुभ है', with_worship: 'जो पूजा के साथ लिया जाता है', bad: 'जो छोड़ा जाता है' } as const;

const UNITS = { day: 'दिन', month: 'महीना', year: 'साल' } as const;

export const PERSON_CLAUSES_HI = {
  tara: ({ role, round, tara }) => {
    const nature = isBad(tara) ? ROUNDS[round] : tara === 'janma' ? 'जो मध्यम है' : 'जो शुभ है';
    return `${ROLES_HI[role]} के लिए ${taraHi(tara)} तारा है, ${nature}`;
  },
  chandra: ({ grade, house, role }) => `${fromMoon('चंद्रमा', house, role)}, ${CHANDRA[grade]}`,
  guru_bala: ({ grade, house, role }) => `${fromMoon('गुरु', house, role)}, ${BALA[grade]}`,
  surya_bala: ({ grade, house, role }) => `${fromMoon('सूर्य', house, role)}, ${BALA[grade]}`,
  birth_month: ({ isForEldest, monthIndex, role }) => {
    const month = `${LUNAR_MONTHS[monthIndex]!.sanskrit} ${ROLES_HI[role]} का जन्म मास है`;
    return isForEldest ? `${month}, जिसे पहली संतान के लिए देखते हैं` : month;
  },
  birth_star: ({ isForEldest, nakshatraIndex, role }) => {
    const star = `${nakshatraHi(nakshatraIndex)} ${ROLES_HI[role]} का जन्म नक्षत्र है`;
    return isForEldest ? `${star}, जिसे पहली संतान के लिए देखते हैं` : star;
  },
  age: ({ ageCount, isCustomary, ofWhom, unit }) => {
    const age = `जन्म से ${rankHi(ageCount)} ${UNITS[unit]} है`;
    if (!isCustomary) return `${age}, जो रीति में नहीं आता`;
    if (ofWhom === null) return `${age}, जैसी रीति है`;
    return ofWhom === 'boy' ? `${age}, जो लड़कों के लिए रीति है` : `${age}, जो लड़कियों के लिए रीति है`;
  },
  tara_of_several: ({ grade, role }) => `${ROLES_HI[role]} के हर संभव नक्षत्र से तारा ${GRADES[grade]} है`,
  chandra_of_several: ({ grade, role }) => `${ROLES_HI[role]} की हर संभव राशि से चंद्रमा ${GRADES[grade]} है`,
  tara_total: ({ grade, role }) => `${ROLES_HI[role]} के लिए तारा ${GRADES[grade]} है`,
  chandra_total: ({ grade, role }) => `${ROLES_HI[role]} के लिए चंद्रमा ${GRADES[grade]} है`,
  tara_unknown: ({ roles }) =>
    `जन्म का समय न होने से ${listHi(roles.map((role) => ROLES_HI[role]))} का जन्म नक्षत्र पक्का नहीं है`,
  chandra_unknown: ({ roles }) =>
    `जन्म का समय न होने से ${listHi(roles.map((role) => ROLES_HI[role]))} की जन्म राशि पक्की नहीं है`,
} as const satisfies Partial<Sentences<MuhurtaFacts>>;
