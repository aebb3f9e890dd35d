/** What this server says itself, in Hindi. */
import type { Sentences } from '../../lib/words/sentences.ts';
import type { McpSentences } from './mcpSentences.ts';

export const HI: Sentences<McpSentences> = {
  find_place: ({ placeName }) =>
    placeName === null
      ? 'places टूल से शहर खोजें और उसके latitude, longitude और timezone भेजें।'
      : `places टूल से ${placeName} खोजें और उसके latitude, longitude और timezone भेजें।`,
  wait: ({ seconds }) => `${seconds} सेकंड बाद फिर पूछें।`,
  birth_reading: () => 'जन्म कुंडली का फल',
  day_ahead: () => 'आज का दिन कैसा रहेगा',
  couple_match: () => 'विवाह के लिए कुंडली मिलान',
  read_birth: ({ born }) =>
    `जन्म का विवरण: ${born}। इस व्यक्ति की कुंडली का फल बताएँ। places से शहर खोजें। ` +
    'फिर birth_chart, dasha, yogas और doshas से पूछें। बताएँ कि क्या बलवान है, किसमें ध्यान रखना है, और कौन-सी दशा कब तक है। ' +
    'हर बात के साथ उसका नियम या दशा भी बताएँ।',
  read_day: ({ born }) =>
    `जन्म का विवरण: ${born}। बताएँ कि इस व्यक्ति का आज का दिन कैसा रहेगा। places से शहर खोजें। ` +
    'फिर personal_day और transits से पूछें। पहले सबसे अच्छा समय बताएँ, फिर वह जो किसी और दिन करना ठीक है।',
  read_match: ({ groom, bride }) =>
    `वर का जन्म: ${groom}। वधू का जन्म: ${bride}। विवाह के लिए दोनों कुंडलियाँ मिलाएँ। places से दोनों शहर खोजें। ` +
    'फिर matching से पूछें। गुण, लागू परिहार और बाकी बातों के उपाय बताएँ।',
};
