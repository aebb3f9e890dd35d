/** Warnings of answers and refusals of paths, in Hindi. */
import type { AnswerMessages, ByRuleReason, PeriodLevel } from '../../messages/answers.ts';
import type { Sentences } from '../../sentences.ts';
import { dateHi } from '../grammar.ts';
import { DASHA_LEVELS_HI, PLANETS_HI } from '../vocabulary.ts';

const levelHi = (level: PeriodLevel) => DASHA_LEVELS_HI[level - 1]!;

const BY_RULE: Readonly<Record<ByRuleReason, string>> = {
  not_configured: 'लेख लिखने वाले मॉडल की सेटिंग सही नहीं है, इसलिए लेख नियमों से बना है।',
  budget_spent: 'मॉडल के लेखों का आज का बजट पूरा हो चुका है, इसलिए लेख नियमों से बना है।',
  timed_out: 'मॉडल का उत्तर समय पर नहीं आया, इसलिए लेख नियमों से बना है।',
  model_unavailable: 'मॉडल से अभी संपर्क नहीं हो रहा, इसलिए लेख नियमों से बना है।',
  unfit_answer: 'मॉडल का उत्तर देने लायक नहीं था, इसलिए लेख नियमों से बना है।',
};

export const ANSWERS_HI = {
  year_malformed_annual: () => 'वर्ष पूरी संख्या में लिखें, जैसे 2026।',
  annual_houses: () => 'भाव 2 से 12 तक की पूरी संख्याओं की सूची में दें, जैसे [7, 10]।',
  month_beyond_ephemeris: ({ endYear }) => `यह महीना ग्रह-गणना की सीमा (वर्ष ${endYear}) से आगे है।`,
  year_outside_life: ({ first, last, got }) => `वर्ष जन्म के वर्ष ${first} से ${last} तक हो सकता है (मिला: ${got})।`,
  year_beyond_ephemeris: ({ endYear, got }) =>
    `वर्षफल की कुंडली ${endYear} तक बन सकती है, जहाँ गणना का डेटा समाप्त होता है (मिला: ${got})।`,
  annual_form: () => 'जन्म की जानकारी और एक वर्ष एक JSON ऑब्जेक्ट में भेजें।',
  return_in_other_year: ({ year, date }) =>
    `${year} तक के वर्ष पूरे करने वाली सूर्य-वापसी साल के बदलने के ठीक पार, ${dateHi(date)} को पड़ती है।`,
  year_end_estimated: () =>
    'सूर्य की अगली वापसी उपलब्ध डेटा के बाहर है; उसके लिए 365.256363 दिन का मध्यम नाक्षत्र वर्ष लिया गया है।',
  nothing_runs: ({ side, birth, end }) =>
    side === 'before_birth'
      ? `as_of जन्म से पहले का है, इसलिए कोई दशा नहीं चल रही। दशाएँ जन्म (${dateHi(birth)}) से ${dateHi(end)} तक की हैं।`
      : `as_of आखिरी दशा के बाद का है, इसलिए कोई दशा नहीं चल रही। दशाएँ जन्म (${dateHi(birth)}) से ${dateHi(end)} तक की हैं।`,
  before_birth: ({ birth, date }) =>
    `${dateHi(date)} जन्म (${dateHi(birth)}) से पहले की तारीख है। उस दिन का आकाश दिया गया है, पर तब कोई दशा नहीं चल रही थी।`,
  beyond_life: () =>
    'as_of जन्म से पहले या जन्म के 110 वर्ष से अधिक बाद का है। इसलिए उत्तर ऐसे बताया गया है मानो व्यक्ति जीवित हो, और कोई समय-अवधि नहीं खोजी गई।',
  next_cycle_runs: ({ end }) =>
    `सूची में दशाओं का एक चक्र है, ${dateHi(end)} तक। as_of पर अगले चक्र की दशा चल रही है: current देखें।`,
  periods_end: ({ end }) => `दशाएँ ${dateHi(end)} तक की हैं; उसके बाद का कोई बदलाव सूची में नहीं है।`,
  mahadasha_missing: ({ field, level }) =>
    `as_of पर कोई दशा नहीं चल रही। ${field} में बताएँ कि किस महादशा की ${levelHi(level)} चाहिए।`,
  period_not_lived: ({ period, within, end, others }) =>
    `${PLANETS_HI[within.lord]} की ${levelHi(within.level)} में ${PLANETS_HI[period.lord]} की ${levelHi(period.level)} जन्म से पहले, ${dateHi(end)} को, पूरी हो चुकी थी। इनमें से एक चुनें: ${others.join(', ')}।`,
  report_left_out: () => 'रिपोर्ट नहीं बन सकी; बाकी सब यहाँ है। बाद में फिर कोशिश करें।',
  report_unavailable: () => 'रिपोर्ट अभी नहीं बन सकती। कुंडली तैयार है: उसे Accept: application/pdf के बिना माँगें।',
  picture_unavailable: () => 'PNG चित्र अभी नहीं बन सकता। कुंडली SVG में तैयार है: उसे Accept: image/svg+xml से माँगें।',
  text_by_rule: ({ reason }) => BY_RULE[reason],
  texts_exceeded: () => 'बहुत ज़्यादा लेख माँगे गए हैं। Retry-After में दिए समय तक रुककर फिर कोशिश करें।',
  idempotency_key_in_use: () => 'इस Idempotency-Key वाले पहले अनुरोध का उत्तर अभी बन रहा है।',
  idempotency_key_malformed: () => 'बिना खाली जगह के 1 से 255 तक दिखने वाले अक्षर भेजें, जैसे कोई UUID।',
  idempotency_key_reused: () => 'यह Idempotency-Key पहले किसी दूसरे अनुरोध के साथ आ चुकी है। नई भेजें।',
  eclipse_unknown: ({ near }) =>
    near.length === 0
      ? 'इस आईडी का कोई ग्रहण नहीं है। किसी साल के ग्रहण GET /api/v1/panchang/eclipses पर हैं।'
      : `इस आईडी का कोई ग्रहण नहीं है। आसपास के ग्रहण: ${near.join(', ')}। किसी साल के ग्रहण GET /api/v1/panchang/eclipses पर हैं।`,
  festival_unknown: ({ near }) =>
    near.length === 0
      ? 'इस आईडी का कोई त्योहार नहीं है। किसी साल के त्योहार GET /api/v1/panchang/festivals पर "kind=all" के साथ मिलते हैं।'
      : `इस आईडी का कोई त्योहार नहीं है। मिलते-जुलते त्योहार: ${near.join(', ')}। किसी साल के त्योहार GET /api/v1/panchang/festivals पर "kind=all" के साथ मिलते हैं।`,
  purpose_unknown: ({ nearest }) =>
    nearest === null
      ? 'इस आईडी का कोई काम नहीं है। सारे काम GET /api/v1/muhurta/purposes पर हैं।'
      : `इस आईडी का कोई काम नहीं है। क्या आपका मतलब ${nearest} था? सारे काम GET /api/v1/muhurta/purposes पर हैं।`,
  yoga_unknown: ({ nearest }) =>
    nearest === null
      ? 'इस स्लग का कोई योग नहीं है। सारे योग GET /api/v1/yoga/catalog पर हैं।'
      : `इस स्लग का कोई योग नहीं है। क्या आपका मतलब ${nearest} था? सारे योग GET /api/v1/yoga/catalog पर हैं।`,
  yoga_family: ({ others, shown }) =>
    others === 0
      ? `यह कई योगों के समूह का नाम है। इनमें से एक माँगें: ${shown.join(', ')}।`
      : `यह कई योगों के समूह का नाम है। इनमें से एक माँगें: ${shown.join(', ')} या बाकी ${others}। सारे योग GET /api/v1/yoga/catalog पर हैं।`,
  page_file_unknown: ({ folder }) => `इस पेज में ऐसी कोई फ़ाइल नहीं है। पेज GET /${folder} पर है।`,
  path_group_unknown: () => 'पतों का ऐसा कोई समूह नहीं है। सारे समूह GET /docs पर हैं।',
  guide_unknown: () => 'ऐसी कोई गाइड नहीं है। सारी गाइड GET /docs पर हैं।',
  error_code_unknown: () => 'ऐसा कोई एरर कोड नहीं है। सारे कोड GET /errors पर हैं।',
  security_contact_unset: () => 'यहाँ सुरक्षा के लिए कोई संपर्क नहीं बताया गया है। संचालक SECURITY_CONTACT सेट कर सकते हैं।',
  ephemeris_faulty: ({ fault }) => `ग्रहों की गणना का डेटा काम नहीं कर रहा (${fault})।`,
  time_data_faulty: ({ fault }) => `समय-क्षेत्रों का डेटा काम नहीं कर रहा (${fault})।`,
} satisfies Sentences<AnswerMessages>;
