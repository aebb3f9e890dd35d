/** Sentences on the dashas that are used under a condition, in Hindi. */
import { CONDITIONAL_DASHAS } from '../../../astro/dasha/conditional/systems.ts';
import type { VimshottariSeed } from '../../../astro/dasha/seeds.ts';
import type { ConditionalWords } from '../../facts/dasha/conditional.ts';
import type { Sentences } from '../../sentences.ts';
import { dateHi, inHouse, isOrAre, lengthHi, listHi, nakshatraHi, planetHi, planetsHi, signHi } from '../grammar.ts';

const PAKSHAS = { shukla: 'शुक्ल पक्ष', krishna: 'कृष्ण पक्ष' } as const;
const LEVELS = { 1: 'महादशा', 2: 'अंतर्दशा' } as const;

const STARTS: Readonly<Record<VimshottariSeed, (star: string) => string>> = {
  janma: (star) => `गिनती जन्म नक्षत्र ${star} से शुरू होती है।`,
  kshema: (star) => `गिनती जन्म नक्षत्र से चौथे नक्षत्र ${star} (क्षेम) से शुरू होती है।`,
  utpanna: (star) => `गिनती जन्म नक्षत्र से पाँचवें नक्षत्र ${star} (उत्पन्न) से शुरू होती है।`,
  adhana: (star) => `गिनती जन्म नक्षत्र से आठवें नक्षत्र ${star} (आधान) से शुरू होती है।`,
  lagna: (star) => `गिनती लग्न के नक्षत्र ${star} से शुरू होती है।`,
  sun: (star) => `गिनती सूर्य के नक्षत्र ${star} से शुरू होती है।`,
};

const NAMES = new Map(CONDITIONAL_DASHAS.map(({ id, sanskrit }) => [id, sanskrit]));

const orNeeds = (found: string, isMet: boolean, needed: string) => (isMet ? found : `${found} ${needed}`);

export const CONDITIONAL_HI: Sentences<ConditionalWords> = {
  paksha_and_hora: ({ hora, isMet, needed, paksha }) =>
    orNeeds(
      `जन्म ${PAKSHAS[paksha]} का है और लग्न ${planetHi(hora)} की होरा में है।`,
      isMet,
      `${PAKSHAS[paksha]} में ${planetHi(needed)} की होरा चाहिए।`,
    ),
  navamsa_of_venus: ({ isMet, navamsaSignIndex }) =>
    isMet
      ? `लग्न का नवांश ${signHi(navamsaSignIndex)} है, जो शुक्र की राशि है।`
      : `लग्न का नवांश ${signHi(navamsaSignIndex)} है। यहाँ वृषभ या तुला चाहिए।`,
  cancer_in_cancer: ({ dwadasamsaSignIndex, isMet, signIndex }) =>
    orNeeds(`लग्न ${signHi(signIndex)} है और उसका द्वादशांश ${signHi(dwadasamsaSignIndex)} है।`, isMet, 'दोनों में कर्क चाहिए।'),
  ascendant_vargottama: ({ isMet, navamsaSignIndex, signIndex }) =>
    isMet
      ? `लग्न जन्म कुंडली और नवांश दोनों में ${signHi(signIndex)} है, यानी वर्गोत्तम है।`
      : `लग्न ${signHi(signIndex)} है, नवांश में ${signHi(navamsaSignIndex)}। दोनों में एक ही राशि चाहिए।`,
  tenth_lord_in_tenth: ({ house, isMet, lord }) =>
    orNeeds(`दशमेश ${planetHi(lord)} ${inHouse(house)} है।`, isMet, 'उसे दसवें भाव में होना चाहिए।'),
  lords_of_1_and_7: ({ first, isMet, seventh }) => {
    const ofFirst = `लग्नेश ${planetHi(first.lord)} ${inHouse(first.house)} है।`;
    const ofSeventh = `सप्तमेश ${planetHi(seventh.lord)} ${inHouse(seventh.house)} है।`;
    if (!isMet) return `${ofFirst} ${ofSeventh} लग्नेश सातवें भाव में या सप्तमेश लग्न में चाहिए।`;
    return first.house === 7 ? ofFirst : ofSeventh;
  },
  sun_in_ascendant: ({ house, isMet }) => orNeeds(`सूर्य ${inHouse(house)} है।`, isMet, 'उसे लग्न में होना चाहिए।'),
  day_and_hora: ({ hora, isDayBirth, isMet, needed }) =>
    orNeeds(
      `जन्म ${isDayBirth ? 'दिन' : 'रात'} का है और लग्न ${planetHi(hora)} की होरा में है।`,
      isMet,
      `${isDayBirth ? 'दिन' : 'रात'} के जन्म में ${planetHi(needed)} की होरा चाहिए।`,
    ),
  counted: ({ count, isCountedToIt, lord, nakshatraIndex, otherIndex, years }) => {
    const [from, to] = isCountedToIt ? [nakshatraIndex, otherIndex] : [otherIndex, nakshatraIndex];
    return `${nakshatraHi(from)} से ${nakshatraHi(to)} तक गिनने पर ${count} नक्षत्र हुए, इसलिए पहली दशा ${planetHi(lord)} की है। ${leftHi(years)}`;
  },
  grouped: ({ isAbhijit, lord, nakshatraIndex, years }) =>
    `चंद्रमा ${isAbhijit ? 'अभिजित' : nakshatraHi(nakshatraIndex)} में था, जो ${planetHi(lord)} के समूह का नक्षत्र है। ${leftHi(years)}`,
  use: ({ used }) => {
    if (used.length === 0) return 'आठों में से किसी की शर्त पूरी नहीं है, इसलिए विंशोत्तरी ही देखें।';
    const names = listHi(used.map((id) => NAMES.get(id)!));
    return used.length === 1
      ? `${names} की शर्त पूरी है। इसे विंशोत्तरी के साथ देखें; ग्रंथ विंशोत्तरी को पहले रखता है।`
      : `${names} की शर्तें पूरी हैं। इन्हें विंशोत्तरी के साथ देखें; ग्रंथ विंशोत्तरी को पहले रखता है।`;
  },
  running: ({ companions, level, lord, untilDate }) => {
    const runs = `${planetHi(lord)} की ${LEVELS[level]} ${dateHi(untilDate)} तक है।`;
    if (companions.length === 0) return runs;
    return `${runs} जन्म कुंडली में उसके साथ ${planetsHi(companions)} ${isOrAre(companions.length)}।`;
  },
  seeded: ({ lord, nakshatraIndex, seed, years }) =>
    `${STARTS[seed](nakshatraHi(nakshatraIndex))} उसका स्वामी ${planetHi(lord)} है। ${leftHi(years)}`,
};

function leftHi(years: number): string {
  return `जन्म के समय उसकी दशा के ${lengthHi(years)} बाकी थे।`;
}
