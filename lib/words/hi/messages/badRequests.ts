/** Mistakes in a request, in Hindi. */
import type { JsonMistake, ProblemTitle, RequestMessages } from '../../messages/badRequests.ts';
import type { Sentences } from '../../sentences.ts';

const JSON_MISTAKES: Readonly<Record<JsonMistake, string>> = {
  trailing_comma: 'एक कॉमा के बाद कुछ नहीं लिखा है।',
  single_quotes: 'नाम और टेक्स्ट दोहरे उद्धरण चिह्नों (") में लिखें, इकहरे में नहीं।',
  comment: 'JSON में टिप्पणियाँ नहीं होतीं।',
  unquoted_name: 'फ़ील्ड के नाम दोहरे उद्धरण चिह्नों (") में लिखें।',
  not_a_number: 'NaN, Infinity और None JSON नहीं हैं: null भेजें या फ़ील्ड छोड़ दें।',
  cut_off: 'सारे कोष्ठक बंद होने से पहले ही वह समाप्त हो जाता है।',
};

export const REQUESTS_HI = {
  body_empty: () => 'अनुरोध खाली है। एक JSON ऑब्जेक्ट भेजें।',
  body_no_json: (place) =>
    place === null
      ? 'भेजा गया JSON सही नहीं है। ध्यान रखें कि NaN और टिप्पणियाँ JSON नहीं हैं।'
      : `भेजा गया JSON पंक्ति ${place.line}, स्थान ${place.column} पर सही नहीं है। ${place.cause ? JSON_MISTAKES[place.cause] : 'ध्यान रखें कि NaN और टिप्पणियाँ JSON नहीं हैं।'}`,
  body_no_object: () => 'घुमावदार कोष्ठकों { } में एक JSON ऑब्जेक्ट भेजें।',
  body_no_utf8: () => 'अनुरोध सही UTF-8 में नहीं है।',
  body_too_large: ({ kib }) => `अनुरोध ज़्यादा-से-ज़्यादा ${kib} KiB का हो सकता है।`,
  body_too_deep: ({ levels }) => `अनुरोध में ज़्यादा-से-ज़्यादा ${levels} स्तर हो सकते हैं।`,
  body_wrong_type: () => 'अनुरोध UTF-8 में JSON के रूप में, Content-Type: application/json के साथ भेजें।',
  path_unknown: ({ nearest }) =>
    nearest === null
      ? 'इस पते पर कुछ नहीं है। सारे पते GET /docs पर हैं।'
      : `इस पते पर कुछ नहीं है। क्या आपका मतलब ${nearest} था? सारे पते GET /docs पर हैं।`,
  path_not_in_batch: () => 'इस नाम का कोई पता batch में नहीं पूछा जा सकता। उसमें गणना के पते आते हैं, मॉडल से लिखे टेक्स्ट वाले नहीं।',
  towns_missing: () => 'यहाँ शहरों की सूची नहीं है। जगह के अक्षांश और देशांतर भेजिए।',
  timezone_needed: () => 'इस जगह का समय-क्षेत्र यहाँ पता नहीं है। वह भी भेजिए, जैसे "Asia/Kolkata"।',
  not_on_device: () => 'PNG चित्र, PDF रिपोर्ट और कैलेंडर फ़ीड सर्वर बनाता है। यहाँ JSON या SVG माँगिए।',
  address_unknown: () => 'इस पते पर कुछ नहीं है। API का सार्वजनिक पता इस्तेमाल करें।',
  method_wrong: ({ method, allowed }) => `यह पता ${method} नहीं लेता। ${allowed.join(' या ')} इस्तेमाल करें।`,
  field_missing: ({ field, sent }) => {
    if (field === 'email' && sent !== null) return `फ़ील्ड email ज़रूरी है: ${sent} नहीं, ई-मेल पता भेजें।`;
    if (sent !== null) return `फ़ील्ड ${field} ज़रूरी है। आपने ${sent} भेजा है: उसे ${field} नाम से भेजें।`;
    return `फ़ील्ड ${field} ज़रूरी है।`;
  },
  inner_field_missing: ({ field, mend }) => `फ़ील्ड ${field} ज़रूरी है। ${mend}`,
  requests_exceeded: () => 'यहाँ से बहुत ज़्यादा अनुरोध आए हैं। Retry-After में दिए सेकंड रुकें, फिर धीमी गति से भेजें।',
  ephemeris_unavailable: () => 'पंचांग-गणना का डेटा अभी उपलब्ध नहीं है, इसलिए गणना नहीं हो सकती। बाद में फिर कोशिश करें।',
  time_data_unavailable: () =>
    'समय-क्षेत्रों का डेटा अभी उपलब्ध नहीं है, इसलिए स्थानीय समय नहीं पढ़ा जा सकता। बाद में फिर कोशिश करें।',
  accounts_unavailable: () => 'खाते अभी उपलब्ध नहीं हैं। थोड़ी देर में फिर कोशिश करें।',
  internal_error: () => 'हमारी ओर से कोई गड़बड़ी हुई है। दोबारा हो तो अनुरोध संख्या (request id) बताएँ।',
  beyond_ephemeris: ({ startYear, endYear }) => `गणना उपलब्ध डेटा से बाहर जाती है, जो ${startYear} से ${endYear} तक का है।`,
} satisfies Sentences<RequestMessages>;

export const TITLES_HI: Readonly<Record<ProblemTitle, string>> = {
  'Malformed request': 'अनुरोध पढ़ा नहीं जा सका',
  'Bad request': 'अनुरोध सही नहीं है',
  'Not authenticated': 'पहचान नहीं हुई',
  'Not allowed': 'अनुमति नहीं है',
  'Not found': 'नहीं मिला',
  'Method not allowed': 'यह तरीका मान्य नहीं है',
  Conflict: 'टकराव',
  'Payload too large': 'अनुरोध बहुत बड़ा है',
  'Unsupported media type': 'इस प्रकार की सामग्री नहीं ली जाती',
  'Too many requests': 'बहुत अधिक अनुरोध',
  'Internal error': 'आंतरिक गड़बड़ी',
  'Temporarily unavailable': 'कुछ समय के लिए उपलब्ध नहीं',
  'Invalid input': 'भेजी गई जानकारी सही नहीं है',
};
