/** Sentences on the dashas that are used under a condition, in English. */
import { CONDITIONAL_DASHAS } from '../../../astro/dasha/conditional/systems.ts';
import type { VimshottariSeed } from '../../../astro/dasha/seeds.ts';
import type { ConditionalWords } from '../../facts/dasha/conditional.ts';
import type { Sentences } from '../../sentences.ts';
import { lengthEn } from '../dasha.ts';
import { capitalised, dateEn, listed, named, namedList, nakshatraEn, ordinal, signEn } from '../grammar.ts';

const HALVES = { shukla: 'bright', krishna: 'dark' } as const;
const LEVELS = { 1: 'mahadasha', 2: 'antardasha' } as const;

const STARTS: Readonly<Record<VimshottariSeed, (star: string) => string>> = {
  janma: (star) => `The count begins with ${star}, the star of the Moon.`,
  kshema: (star) => `The count begins with ${star}, the fourth star from that of the Moon (kshema).`,
  utpanna: (star) => `The count begins with ${star}, the fifth star from that of the Moon (utpanna).`,
  adhana: (star) => `The count begins with ${star}, the eighth star from that of the Moon (adhana).`,
  lagna: (star) => `The count begins with ${star}, the star of the ascendant.`,
  sun: (star) => `The count begins with ${star}, the star of the Sun.`,
};

const NAMES = new Map(CONDITIONAL_DASHAS.map(({ id, name }) => [id, name]));

/** Adds what the rule needs, where it is not met. */
const orNeeds = (found: string, isMet: boolean, needed: string) => (isMet ? found : `${found} ${needed}`);

export const CONDITIONAL_EN: Sentences<ConditionalWords> = {
  paksha_and_hora: ({ hora, isMet, needed, paksha }) =>
    orNeeds(
      `You were born in the ${HALVES[paksha]} half of the month, with the hora of ${named(hora)} rising.`,
      isMet,
      `In that half the rule needs the hora of ${named(needed)}.`,
    ),
  navamsa_of_venus: ({ isMet, navamsaSignIndex }) =>
    orNeeds(
      `The ascendant falls in the navamsa of ${signEn(navamsaSignIndex)}${isMet ? ', a sign of Venus' : ''}.`,
      isMet,
      'The rule needs Taurus or Libra there.',
    ),
  cancer_in_cancer: ({ dwadasamsaSignIndex, isMet, signIndex }) =>
    orNeeds(
      `Your ascendant is ${signEn(signIndex)}, in the twelfth part (dwadasamsa) of ${signEn(dwadasamsaSignIndex)}.`,
      isMet,
      'The rule needs Cancer in both.',
    ),
  ascendant_vargottama: ({ isMet, navamsaSignIndex, signIndex }) =>
    isMet
      ? `Your ascendant is ${signEn(signIndex)} in the birth chart and in the navamsa (vargottama).`
      : `Your ascendant is ${signEn(signIndex)}, in the navamsa ${signEn(navamsaSignIndex)}. The rule needs one sign in both.`,
  tenth_lord_in_tenth: ({ house, isMet, lord }) =>
    orNeeds(
      `${capitalised(named(lord))}, lord of your 10th house, stands in your ${ordinal(house)} house.`,
      isMet,
      'The rule needs it in the 10th.',
    ),
  lords_of_1_and_7: ({ first, isMet, seventh }) => {
    const ofFirst = `${capitalised(named(first.lord))}, lord of your 1st house, stands in your ${ordinal(first.house)} house.`;
    const ofSeventh = `${capitalised(named(seventh.lord))}, lord of your 7th house, stands in your ${ordinal(seventh.house)} house.`;
    if (!isMet) return `${ofFirst} ${ofSeventh} The rule needs the first in the 7th house, or the second in the 1st.`;
    return first.house === 7 ? ofFirst : ofSeventh;
  },
  sun_in_ascendant: ({ house, isMet }) =>
    orNeeds(`The Sun stands in your ${ordinal(house)} house.`, isMet, 'The rule needs it in the 1st.'),
  day_and_hora: ({ hora, isDayBirth, isMet, needed }) =>
    orNeeds(
      `You were born by ${isDayBirth ? 'day' : 'night'}, with the hora of ${named(hora)} rising.`,
      isMet,
      `By ${isDayBirth ? 'day' : 'night'} the rule needs the hora of ${named(needed)}.`,
    ),
  counted: ({ count, isCountedToIt, lord, nakshatraIndex, otherIndex, years }) => {
    const [from, to] = isCountedToIt ? [nakshatraIndex, otherIndex] : [otherIndex, nakshatraIndex];
    const stars = count === 1 ? '1 star' : `${count} stars`;
    const are = count === 1 ? 'is' : 'are';
    return `From ${nakshatraEn(from)} to ${nakshatraEn(to)} there ${are} ${stars}, which gives ${named(lord)}. ${leftEn(years)}`;
  },
  grouped: ({ isAbhijit, lord, nakshatraIndex, years }) =>
    `The Moon stood in ${isAbhijit ? 'Abhijit' : nakshatraEn(nakshatraIndex)}, of the group of ${named(lord)}. ${leftEn(years)}`,
  use: ({ used }) => {
    if (used.length === 0) return 'None of the eight conditions is met, so Vimshottari stands alone.';
    const names = listed(used.map((id) => NAMES.get(id)!));
    const meet = used.length === 1 ? 'meets its condition' : 'meet their conditions';
    return `${names} ${meet}. Read ${used.length === 1 ? 'it' : 'them'} beside Vimshottari, which the text prefers.`;
  },
  running: ({ companions, level, lord, untilDate }) => {
    const runs = `The ${LEVELS[level]} of ${named(lord)} runs until ${dateEn(untilDate)}.`;
    if (companions.length === 0) return runs;
    return `${runs} ${capitalised(namedList(companions))} ${companions.length > 1 ? 'share' : 'shares'} its sign at birth.`;
  },
  seeded: ({ lord, nakshatraIndex, seed, years }) =>
    `${STARTS[seed](nakshatraEn(nakshatraIndex))} It belongs to ${named(lord)}. ${leftEn(years)}`,
};

function leftEn(years: number): string {
  return `At birth ${lengthEn(years)} were left of its period.`;
}
