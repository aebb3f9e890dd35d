/** Mistakes in single fields, in Hindi. */
import type { FieldMessages } from '../../messages/fields.ts';
import type { Sentences } from '../../sentences.ts';

export const FIELDS_HI = {
  text_expected: ({ got }) => `यहाँ टेक्स्ट भेजें (मिला: ${got})।`,
  day_category_unknown: ({ options }) => `इनमें से एक चुनें: ${options.join(', ')}। पूरे दिन के लिए इसे छोड़ दें।`,
  count_between: ({ least, most }) => `${least} से ${most} तक की कोई पूरी संख्या दें।`,
  count_out_of_bounds: ({ least, most, got }) => `${least} से ${most} तक की कोई पूरी संख्या दें (मिला: ${got})।`,
  years_ahead_out_of_bounds: ({ least, most, got }) =>
    `years_ahead में ${least} से ${most} तक की कोई पूरी संख्या दें (मिला: ${got})।`,
  house_out_of_bounds: () => 'भाव 1 से 12 तक की संख्या में दें।',
  month_out_of_bounds: ({ got }) => `महीना 1 से 12 तक की संख्या में दें (मिला: ${got})।`,
  year_malformed: ({ got }) => `वर्ष पूरी संख्या में दें, जैसे 2026 (मिला: ${got})।`,
  least_score_out_of_bounds: ({ got }) => `सबसे कम अंक 0 से 100 तक की पूरी संख्या में दें (मिला: ${got})।`,
  range_reversed: ({ start, end }) =>
    `अंतिम दिन पहले दिन से पहले का नहीं हो सकता: आपने start_date ${start} और end_date ${end} भेजा है।`,
  range_too_long: ({ mostDays, days }) =>
    `पहले और अंतिम दिन के बीच ज़्यादा-से-ज़्यादा ${mostDays} दिन हो सकते हैं (मिला: ${days})। छोटी-छोटी अवधियाँ एक के बाद एक माँगें।`,
  years_too_many: ({ got, mostYears }) =>
    `एक बार में ज़्यादा-से-ज़्यादा ${mostYears} वर्ष मिलते हैं (मिला: ${got})। आगे के वर्ष बाद के start_year से माँगें।`,
  star_needed: () => '"by=star" के साथ जन्म नक्षत्र "nakshatra" में भेजें, जैसे "rohini"।',
  star_outside_sign: () => 'इस नक्षत्र का कोई चरण इस राशि में नहीं है। मेल खाती राशि और नक्षत्र भेजें।',
  slug_malformed: ({ meant }) =>
    meant === null
      ? 'स्लग में अंग्रेज़ी के छोटे अक्षर, अंक और इकहरे हाइफ़न होते हैं, जैसे gajakesari या dhana-2-11।'
      : `स्लग में अंग्रेज़ी के छोटे अक्षर, अंक और इकहरे हाइफ़न होते हैं। यहाँ ${meant} भेजें।`,
  slug_too_long: ({ most }) => `स्लग में ज़्यादा-से-ज़्यादा ${most} अक्षर होते हैं।`,
  medical_data_no_object: () => 'medical_data में एक ऑब्जेक्ट भेजें: POST /medical/analyze का data।',
  medical_data_unusable: () =>
    'medical_data में कुछ भी समझ नहीं आया। POST /medical/analyze का data भेजें, या कम-से-कम एक कमज़ोर ग्रह, जैसे {"weak_planets": ["saturn"]}।',
} satisfies Sentences<FieldMessages>;
