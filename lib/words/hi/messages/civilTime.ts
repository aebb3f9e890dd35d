/** Warnings about clock and place, in Hindi. */
import type { ClockMessages, SwapReason } from '../../messages/civilTime.ts';
import type { Sentences } from '../../sentences.ts';

const SWAP_REASONS: Readonly<Record<SwapReason, (place: string, swapped: string) => string>> = {
  zone: (place, swapped) => `${place} भेजे गए समय क्षेत्र के बाहर है, जबकि ${swapped} उसके अंदर है।`,
  polar: (place, swapped) => `${place} बहुत उत्तर या दक्षिण में है, जबकि ${swapped} पर आबादी है।`,
  sea: (place, swapped) => `${place} खुले समुद्र में है, जबकि ${swapped} ज़मीन पर है।`,
};

export const CLOCKS_HI = {
  local_mean_time: ({ zone, offset }) =>
    `${zone} में तब तक मानक समय नहीं था: देशांतर का स्थानीय मध्यम समय लिया गया है, ${offset}।`,
  local_mean_time_not_city: ({ zone, offset, city, cityOffset }) =>
    `${zone} में तब तक मानक समय नहीं था: देशांतर का स्थानीय मध्यम समय लिया गया है, ${offset}। रेल और दफ़्तर ${city} का समय रखते थे; जन्म उसी समय में लिखा हो तो timezone "${cityOffset}" भेजें।`,
  local_mean_time_india: ({ offset, railwayOffset, city }) => {
    const railway = `जन्म रेल और तार के समय (मद्रास, ${railwayOffset}) में लिखा हो तो timezone "railway_time" भेजें`;
    const ofCity = city ? `; ${city.name} के समय (${city.offset}) में हो तो "${city.id}"` : '';
    return `1906 से पहले भारत में स्थानीय मध्यम समय चलता था: देशांतर का समय ${offset} लिया गया है। ${railway}${ofCity}।`;
  },
  city_time_in_use: ({ city, id, lastYear, cityOffset, used }) =>
    `${lastYear} तक ${city} की कई घड़ियाँ ${city} का अपना समय (${cityOffset}) दिखाती थीं; यहाँ ${used} लिया गया है। जन्म ${city} के समय में लिखा हो तो timezone "${id}" भेजें।`,
  city_time_ended: ({ city, lastYear, zone, offset }) =>
    `${city} का अपना समय ${lastYear} के साथ समाप्त हो गया; ${zone} (${offset}) लिया गया है।`,
  coast_time: ({ zone, offset }) =>
    `${zone} तट की घड़ी (${offset}) है; 1949 से पहले चीन के भीतरी इलाकों में यह हर जगह नहीं चलती थी। जन्म स्थानीय मध्यम समय में लिखा हो तो timezone "LMT" भेजें।`,
  zone_history_differs: ({ zone, offset, linkedZone, linkedOffset }) =>
    `${zone} में तब ${offset} चलता था। जो प्रोग्राम इसे ${linkedZone} में मिला देते हैं, वे ${linkedOffset} दिखाते हैं।`,
  timezone_ambiguous: ({ zone, other }) =>
    `यहाँ दो घड़ियाँ चलती हैं; ${zone} लिया गया है। दूसरी के लिए timezone "${other}" भेजें।`,
  timezone_far_from_place: ({ zone }) => `${zone} इस देशांतर से बहुत दूर है। देशांतर का चिह्न (पूर्व धनात्मक है) और समय क्षेत्र जाँच लें।`,
  coordinates_look_swapped: ({ reason, latitude, longitude }) => {
    const place = `अक्षांश ${latitude}, देशांतर ${longitude}`;
    const swapped = `अक्षांश ${longitude}, देशांतर ${latitude}`;
    return `लगता है कि अक्षांश और देशांतर आपस में बदल गए हैं। ${SWAP_REASONS[reason](place, swapped)} कुंडली भेजे गए स्थान की ही है।`;
  },
  null_island: () => 'अक्षांश 0, देशांतर 0 खुले समुद्र में है और अक्सर इसका मतलब है कि स्थान भेजा नहीं गया। स्थान जाँच लें।',
  polar_latitude: () => 'ध्रुव पर सारी दिशाएँ एक हैं: वहाँ लग्न और भावों का कोई निश्चित अर्थ नहीं होता।',
  nonexistent_local_time: ({ zone, local, used }) =>
    `${local} का समय ${zone} की घड़ी में आया ही नहीं, क्योंकि घड़ी आगे की गई थी; ${used} लिया गया है।`,
  date_left_out: ({ zone, date }) => `${zone} की घड़ी में ${date} का दिन आया ही नहीं, इसलिए वह नहीं दिया गया।`,
  dst_overlap: ({ zone, local, first, second }) =>
    `${local} का समय ${zone} में दो बार आया; पहला (${first}) लिया गया है। दूसरे के लिए timezone "${second}" भेजें।`,
  timezone_too_long: ({ most }) => `समय क्षेत्र के नाम में ज़्यादा-से-ज़्यादा ${most} अक्षर हो सकते हैं।`,
  timezone_offset_range: ({ got }) => `UTC से अंतर -14:00 से +14:00 के बीच हो और +05:30 की तरह लिखा जाए (मिला: "${got}")।`,
  timezone_abbreviation: ({ got, fullName }) => `"${got}" के कई अर्थ हो सकते हैं। पूरा नाम भेजें, जैसे "${fullName}"।`,
  timezone_unknown: ({ got, nearest }) =>
    nearest === null
      ? `"${got}" नाम का कोई समय क्षेत्र नहीं है। "Asia/Kolkata" जैसा IANA नाम या "+05:30" जैसा अंतर भेजें, या इसे छोड़ दें।`
      : `"${got}" नाम का कोई समय क्षेत्र नहीं है। क्या आपका मतलब "${nearest}" था? "+05:30" जैसा अंतर भी चलेगा।`,
} satisfies Sentences<ClockMessages>;
