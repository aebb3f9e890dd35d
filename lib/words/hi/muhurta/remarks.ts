/** Notes on a chosen time, and what stands in the way of a day, in Hindi. */
import { FACTOR_TEXTS } from '../../../astro/tables/muhurta/ruleTexts.ts';
import type { Role } from '../../../astro/tables/muhurta/ids.ts';
import type { RemarkWords } from '../../facts/muhurta/seen.ts';
import type { Sentences } from '../../sentences.ts';
import { countHi, isOrAre, listHi } from '../grammar.ts';
import { BLOCKS_HI, ROLES_HI } from './names.ts';

const rolesHi = (roles: readonly Role[]) => listHi(roles.map((role) => ROLES_HI[role]));

export const REMARKS_HI: Sentences<RemarkWords> = {
  no_births: () => 'ये समय सबके लिए हैं: जन्म विवरण न होने से जन्म नक्षत्र और जन्म राशि नहीं देखी गई।',
  role_missing: ({ roles }) => `${rolesHi(roles)} का जन्म विवरण नहीं है, इसलिए उनके नियम नहीं देखे गए।`,
  birth_time_unknown: ({ roles }) => `${rolesHi(roles)} के जन्म का समय नहीं है। नक्षत्र और राशि वहीं गिने गए, जहाँ वे पक्के हैं।`,
  eldest_unknown: () => 'पहली संतान के लिए जन्म मास और जन्म नक्षत्र छोड़े जाते हैं; यह परिवार ही बता सकता है।',
  age_unknown: () => 'ग्रंथों में इस संस्कार की उम्र बताई गई है। जन्म विवरण देने पर वह भी देखी जाती है।',
  mother_unknown: () => 'माता को पाँच महीने या अधिक का गर्भ हो तो परिवार रुकते हैं; यह यहाँ नहीं देखा गया।',
  organ_unknown: () => 'किस अंग का ऑपरेशन है, यह पता नहीं है; इसलिए अंग की राशि नहीं देखी गई।',
  second_birth_unknown: () => 'मालिक और कर्मचारी का मेल देखने के लिए दूसरा जन्म विवरण चाहिए।',
  direction_unknown: () => 'यात्रा की दिशा नहीं दी गई, इसलिए दिशा के नियम नहीं देखे गए।',
  eclipse_seen: ({ kind }) => `इन दिनों में इस स्थान से ${kind === 'solar' ? 'सूर्य ग्रहण' : 'चंद्र ग्रहण'} दिखता है।`,
  doshas_left_out: () => 'विवाह के दस दोषों में से जो कुछ प्रदेशों में ही माने जाते हैं, वे नहीं गिने गए।',
  sun_stays: ({ where }) =>
    where === 'polar_day'
      ? 'इस दिन सूर्य अस्त नहीं होता, इसलिए दिन के भाग नहीं बनते। नक्षत्र, तिथि और लग्न देखे गए हैं।'
      : 'इस दिन सूर्य उदय नहीं होता, इसलिए दिन के भाग नहीं बनते। नक्षत्र, तिथि और लग्न देखे गए हैं।',
  never_delays: ({ purpose }) =>
    purpose === 'surgery' ? 'सर्जन की तारीख ही मानें। मुहूर्त तभी देखें, जब तारीख खुली हो।' : 'इलाज को अच्छे समय के लिए कभी न टालें।',

  day_found: ({ windowCount }) => `इस दिन ${countHi(windowCount)} समय ${windowCount === 1 ? 'अच्छा है' : 'अच्छे हैं'}।`,
  day_blocked: ({ blocks }) =>
    `इस दिन ${listHi(blocks.slice(0, 2).map((block) => BLOCKS_HI[block]))} ${isOrAre(Math.min(blocks.length, 2))}।`,
  day_vetoed: ({ factors }) => {
    const closers = listHi(factors.slice(0, 2).map((id) => FACTOR_TEXTS[id].label.hi));
    return factors.length === 1
      ? `दिन के ज़्यादातर समय में यह बाधा है: ${closers}।`
      : `दिन के ज़्यादातर समय में ये बाधाएँ हैं: ${closers}।`;
  },
  day_below: () => 'दिन का सबसे अच्छा समय भी माँगे गए अंकों से कम है।',
  day_short: ({ minMinutes }) => `दिन में जो समय बचता है, वह ${minMinutes} मिनट से कम है।`,
  day_without_hours: () => 'माँगे गए घंटों में कोई ठीक समय नहीं पड़ता।',
};
