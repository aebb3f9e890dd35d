/** Sentences of /panchang in Hindi. */
import { CHOGHADIYAS, KAALS, type ChoghadiyaId } from '../../astro/tables/dayParts.ts';
import type { DayElement } from '../../astro/panchang/elementSpans.ts';
import type { PanchangWords } from '../facts/panchang.ts';
import type { Sentences } from '../sentences.ts';
import { planetHi, rankHi, weekdayHi } from './grammar.ts';

const ELEMENT_RULES: Readonly<Record<DayElement, string>> = {
  tithi: 'चंद्रमा की सूर्य से हर 12 अंश की बढ़त पर एक तिथि बनती है। गिनती अमावस्या से होती है। तिथि पर अयनांश का असर नहीं पड़ता।',
  nakshatra: 'चंद्रमा का निरयन भोगांश 13 अंश 20 कला के भागों में बाँटकर अश्विनी से गिना जाता है।',
  yoga: 'सूर्य और चंद्रमा के निरयन भोगांश जोड़कर 13 अंश 20 कला के भागों में बाँटे जाते हैं। गिनती विष्कंभ से होती है।',
  karana:
    'आधी तिथि का एक करण होता है, यानी सूर्य से चंद्रमा की 6 अंश की बढ़त। महीना किंस्तुघ्न से शुरू होता है। फिर सात चर करण आठ बार आते हैं और अंत में शकुनि, चतुष्पाद और नाग।',
};

const choghadiya = (id: ChoghadiyaId) => CHOGHADIYAS.find((row) => row.id === id)!.sanskrit;

export const PANCHANG_HI: Sentences<PanchangWords> = {
  element_rule: ({ element }) => ELEMENT_RULES[element],
  vara_rule: ({ weekdayIndex }) =>
    `इस तारीख को ${weekdayHi(weekdayIndex)} है। वार एक सूर्योदय से अगले सूर्योदय तक चलता है; सूर्योदय से पहले का समय पिछले वार में गिना जाता है।`,
  kaal_rule: ({ dayPart, kaal, nightPart, weekdayIndex }) => {
    const night = nightPart === null ? '' : ` और रात के आठ भागों में से ${rankHi(nightPart)} भाग`;
    return `${weekdayHi(weekdayIndex)} को दिन के आठ बराबर भागों में से ${rankHi(dayPart)} भाग${night} ${KAALS[kaal].sanskrit} होता है।`;
  },
  abhijit_rule: () =>
    'सूर्योदय से सूर्यास्त तक के पंद्रह बराबर मुहूर्तों में आठवाँ अभिजित है। दिन और रात बराबर हों तो यह 48 मिनट का होता है। तय अवधि मानें तो यह मध्याह्न के दोनों ओर 24 मिनट रहता है, विस्तृत रूप में 48 मिनट।',
  abhijit_on_wednesday: () => 'बुधवार को यही समय दुर्मुहूर्त होता है, इसलिए अभिजित नहीं लिया जाता।',
  every_beginning: () => 'हर तरह की शुरुआत',
  choghadiya_rule: ({ firstOfDay, firstOfNight, weekdayIndex }) =>
    `दिन और रात के आठ-आठ भाग होते हैं। ${weekdayHi(weekdayIndex)} को दिन ${choghadiya(firstOfDay)} से शुरू होता है। क्रम उद्वेग, चर, लाभ, अमृत, काल, शुभ, रोग का चलता है। रात ${choghadiya(firstOfNight)} से शुरू होती है और क्रम शुभ, अमृत, चर, रोग, काल, लाभ, उद्वेग का रहता है।`,
  hora_rule: ({ lord, weekdayIndex }) =>
    `दिन और रात की बारह-बारह होराएँ होती हैं। ${weekdayHi(weekdayIndex)} की पहली होरा ${planetHi(lord)} की है। उसके बाद क्रम शनि, गुरु, मंगल, सूर्य, शुक्र, बुध, चंद्रमा का चलता है।`,
  sun_stays: ({ where }) =>
    `यहाँ इस दिन सूर्य ${where === 'polar_day' ? 'अस्त नहीं होता' : 'उदय नहीं होता'}। जो उदय या अस्त नहीं मिलता, उसे दूसरे के बराबर दूरी पर माना गया है, मध्याह्न से गिनकर। दोनों न हों तो छह घंटे की दूरी ली गई है।`,
};
