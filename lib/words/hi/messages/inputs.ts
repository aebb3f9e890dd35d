/** Mistakes in birth data and options, in Hindi. */
import type { Angle, InputMessages, PersonalField } from '../../messages/inputs.ts';
import type { Sentences } from '../../sentences.ts';

const ANGLES: Readonly<Record<Angle, { name: string; limit: number; example: number }>> = {
  latitude: { name: 'अक्षांश (latitude)', limit: 90, example: 28.6139 },
  longitude: { name: 'देशांतर (longitude)', limit: 180, example: 77.209 },
};

const PERSONAL: Readonly<Record<PersonalField, string>> = {
  gender: 'gender में male या female भेजें।',
  marital_status: 'marital_status में single, engaged, married, separated, divorced या widowed भेजें।',
  marriage_date: 'marriage_date को YYYY-MM-DD की तरह भेजें, जैसे 2015-11-22।',
  current_location:
    'current_location को {"latitude": 51.5074, "longitude": -0.1278} या "51.5074,-0.1278" की तरह, या "Europe/London" जैसे समय क्षेत्र या शहर के नाम से भेजें।',
};

const WHERE = {
  body: 'यह क्वेरी में नहीं, अनुरोध के JSON में पढ़ा जाता है।',
  query: 'यह अनुरोध के JSON में नहीं, क्वेरी में पढ़ा जाता है।',
};

export const INPUTS_HI = {
  choose: ({ nearest, shown, others }) => {
    const meant = nearest === null ? '' : `क्या आपका मतलब ${nearest} था? `;
    const further = others === 0 ? '।' : ` या ${others} और मान, जो /docs/guide/conventions पर हैं।`;
    return `${meant}इनमें से एक चुनें: ${shown.join(', ')}${further}`;
  },
  degrees_form: ({ field }) => `${ANGLES[field].name} अंशों की संख्या हो, जैसे ${ANGLES[field].example}।`,
  degrees_range: ({ field, got }) =>
    `${ANGLES[field].name} -${ANGLES[field].limit} और ${ANGLES[field].limit} के बीच हो (मिला: ${got})।`,
  degrees_in_text: ({ field, got }) => {
    const { name, limit, example } = ANGLES[field];
    return `${name} -${limit} और ${limit} के बीच अंशों की संख्या हो, जैसे ${example} (मिला: ${got})।`;
  },
  date_form: ({ suggestion }) =>
    suggestion === null ? 'तारीख YYYY-MM-DD की तरह लिखें, जैसे 1990-06-15।' : `तारीख YYYY-MM-DD की तरह लिखें: ${suggestion}।`,
  date_unreal: ({ got }) => `${got} ग्रेगोरी कैलेंडर की कोई तारीख नहीं है।`,
  date_out_of_range: ({ startYear, endYear, got }) =>
    `${startYear}-01-01 से ${endYear}-12-31 तक की तारीखों की गणना हो सकती है (मिली: ${got})।`,
  time_form: ({ suggestion }) =>
    suggestion === null
      ? 'समय 24 घंटे की घड़ी से HH:MM:SS की तरह लिखें, जैसे 14:30:00।'
      : `समय 24 घंटे की घड़ी से HH:MM:SS की तरह लिखें: ${suggestion}।`,
  time_midnight: () => '24:00:00 कोई समय नहीं है: अगले दिन की तारीख के साथ 00:00:00 भेजें।',
  time_leap_second: () => 'सेकंड 00 से 59 तक होते हैं: लीप सेकंड को :59 भेजें।',
  time_span_order: () => 'time_to का समय time_from से पहले है: पहले का समय time_from में भेजें।',
  one_convention: ({ field, used }) => `दोनों जन्म एक ही ${field} से पढ़े गए हैं: ${used}।`,
  timezone_form: () => 'समय क्षेत्र Asia/Kolkata जैसे नाम से या +05:30 जैसे अंतर से लिखें।',
  name_form: () => 'नाम टेक्स्ट हो; वह खाली भी हो सकता है।',
  name_long: ({ most }) => `नाम में ज़्यादा-से-ज़्यादा ${most} अक्षर हो सकते हैं।`,
  methods_form: () => '{"d2": "parivritti"} जैसा ऑब्जेक्ट भेजें।',
  birth_form: () => 'जन्म की जानकारी एक JSON ऑब्जेक्ट में भेजें।',
  day_form: () => 'तारीख और स्थान एक JSON ऑब्जेक्ट में भेजें।',
  pair_form: () => 'दोनों जन्म एक JSON ऑब्जेक्ट में भेजें: {"groom": {...}, "bride": {...}}।',
  conventions_form: () => '{"exceptions": "all"} जैसा ऑब्जेक्ट भेजें।',
  star_form: () => 'नक्षत्र {"nakshatra": 4, "pada": 2} जैसे ऑब्जेक्ट में भेजें।',
  stars_form: () => '{"groom": {"nakshatra": 4, "pada": 2}, "bride": {"nakshatra": 13, "pada": 1}} भेजें।',
  role_form: () => 'इस जन्म की भूमिका बताएँ: groom या bride।',
  births_form: ({ most }) => `births में ज़्यादा-से-ज़्यादा ${most} जन्मों की सूची भेजें, हर जन्म की भूमिका के साथ।`,
  horary_form: () => '1 से 249 तक की संख्या और स्थान एक JSON ऑब्जेक्ट में भेजें।',
  search_form: () => 'काम, स्थान और from से to तक के दिन एक JSON ऑब्जेक्ट में भेजें।',
  evaluate_form: () => 'काम, स्थान और datetime एक JSON ऑब्जेक्ट में भेजें।',
  muhurta_day_form: () => 'काम, स्थान और तारीख एक JSON ऑब्जेक्ट में भेजें।',
  datetime_form: () => 'समय YYYY-MM-DDTHH:MM:SS के रूप में दें, जैसे 2027-02-11T10:30:00।',
  year_or_dates: () => '"year" भेजें, या "start" और "end" दोनों, जैसे "year=2026" या "start=2026-11-01&end=2026-11-30"।',
  place_incomplete: () => 'स्थान के लिए latitude और longitude दोनों भेजें।',
  number_between: ({ least, most }) => `${least} से ${most} तक की कोई संख्या दें, ${most} से कम।`,
  flag_form: () => 'true या false भेजें।',
  drawing_form: () => '{"theme": "dark", "width": 600} जैसा ऑब्जेक्ट भेजें।',
  brand_form: () => '{"name": "Jyoti", "colour": "#9a4a25", "footer": "jyoti.example"} जैसा ऑब्जेक्ट भेजें।',
  brand_text_long: ({ most }) => `ज़्यादा-से-ज़्यादा ${most} अक्षर भेजें।`,
  logo_form: ({ most }) =>
    `लोगो एक सादे SVG के रूप में भेजें, ज़्यादा-से-ज़्यादा ${most} अक्षर: सादे रंग या ग्रेडिएंट वाली सौ आकृतियाँ तक, बिना टेक्स्ट, चित्र, लिंक, स्क्रिप्ट, पारदर्शिता, क्लिप और बिंदु-रेखाओं के।`,
  colours_form: () => '{"paper": "#ffffff", "accent": "#9a4a25"} जैसा ऑब्जेक्ट भेजें।',
  colour_form: () => 'रंग #rgb या #rrggbb के रूप में दें, जैसे #9a4a25।',
  as_of_form: () => '2026-01-31T12:00:00Z जैसा ISO समय या 2026-01-31 जैसी तारीख भेजें।',
  events_form: ({ most }) => `events में ज़्यादा-से-ज़्यादा ${most} घटनाओं की सूची भेजें, जैसे [{"type": "job", "date": "2014-06"}]।`,
  event_form: () => 'हर घटना {"type": "marriage", "date": "2015-11-22"} जैसे ऑब्जेक्ट में भेजें।',
  event_date: () => 'events में हर घटना की तारीख YYYY-MM-DD, YYYY-MM या YYYY की तरह लिखें, जैसे 2014-06।',
  around_form: ({ mostYears }) =>
    `around में तारीख और वर्ष लिखें, जैसे 2026-11-22,5: उसके पहले और बाद ज़्यादा-से-ज़्यादा ${mostYears} वर्ष।`,
  depth_needs_around: ({ depth, mostYears }) =>
    `depth ${depth} के साथ around=YYYY-MM-DD,YEARS भी भेजें, ज़्यादा-से-ज़्यादा ${mostYears} वर्ष का, जैसे around=2026-11-22,1।`,
  ask_form: ({ most }) => `ask में 1 से ${most} अनुरोधों की सूची भेजें, जैसे [{"path": "/planets/positions"}]।`,
  ask_entry_form: () => 'हर अनुरोध {"path": "/dasha/vimshottari", "query": {"depth": 2}, "body": {}} की तरह भेजें।',
  place_text_form: ({ most }) => `किसी शहर के नाम की शुरुआत भेजें, 1 से ${most} अक्षर, जैसे "beng" या "बेंग"।`,
  fields_form: () => 'data के फ़ील्ड अल्पविराम से अलग करके लिखें, जैसे planets(id,sign/id,degree),ascendant।',
  fields_long: ({ most }) => `fields में ज़्यादा-से-ज़्यादा ${most} अक्षर हो सकते हैं।`,
  fields_unknown: ({ path, nearest, shown }) => {
    const meant = nearest === null ? '' : `क्या आपका मतलब ${nearest} था? `;
    return `उत्तर में ${path} नहीं है। ${meant}ये हैं: ${shown.join(', ')}।`;
  },
  unknown_field: ({ name, meant, belongs }) => {
    if (belongs !== null) return `"${name}" यहाँ नहीं पढ़ा जाता। ${WHERE[belongs]}`;
    if (meant === null) return `"${name}" नहीं पढ़ा जाता: यह पता उसे नहीं जानता।`;
    return meant.isCertain
      ? `"${name}" नहीं पढ़ा जाता: उसका नाम "${meant.field}" रखें।`
      : `"${name}" नहीं पढ़ा जाता: क्या आपका मतलब "${meant.field}" था?`;
  },
  not_understood: ({ field }) => `${field} समझ में नहीं आया, इसलिए उसे छोड़कर गणना की गई है। ${PERSONAL[field]}`,
  format_unavailable: ({ type }) => `इस पते पर ${type} नहीं मिलता; उत्तर JSON में है।`,
  house_system_not_applied: ({ system, paths }) =>
    `यहाँ भाव राशि के अनुसार गिने जाते हैं। ${system} इन पतों पर लागू होता है: ${paths.slice(0, -1).join(', ')} और ${paths.at(-1)}।`,
  house_system_unavailable: ({ system }) => `ध्रुवीय वृत्त के पार ${system} भाव नहीं बनते; ग्रह राशि के अनुसार भावों में गिने गए हैं।`,
} satisfies Sentences<InputMessages>;
