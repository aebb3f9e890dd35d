/** Record of /pdae/analyze-ai. */
import { AI_ENTRIES } from '../common/aiFields.ts';
import { PersonalAnalysis } from './analysis.ts';
import { record, text } from '../common/records.ts';

export const AiAnalysis = record('AiAnalysis', 'Everything about a day for a birth, with a summary in Hindi', {
  ...PersonalAnalysis.entries,
  ai_summary: text('200 to 250 words in Hindi, in paragraphs parted by an empty line'),
  ...AI_ENTRIES,
});
