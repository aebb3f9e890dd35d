/** What this server says itself, in English. */
import type { Sentences } from '../../lib/words/sentences.ts';
import type { McpSentences } from './mcpSentences.ts';

export const EN: Sentences<McpSentences> = {
  find_place: ({ placeName }) =>
    placeName === null
      ? 'Find the town with the tool places, and send its latitude, longitude and timezone.'
      : `Find ${placeName} with the tool places, and send its latitude, longitude and timezone.`,
  wait: ({ seconds }) => `Call again in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`,
  birth_reading: () => 'A reading of a birth chart',
  day_ahead: () => 'How today goes for a birth',
  couple_match: () => 'Whether two births match for marriage',
  read_birth: ({ born }) =>
    `Read the birth chart of a person born ${born}. Find the town with places. Then ask birth_chart, dasha, yogas and doshas. ` +
    'Tell what is strong, what needs care, and which period runs until when. Name the rule or the period behind each statement.',
  read_day: ({ born }) =>
    `Tell how today goes for a person born ${born}. Find the town with places. Then ask personal_day and transits. ` +
    'Give the best hours first, then what to leave for another day.',
  read_match: ({ groom, bride }) =>
    `Compare two births for marriage: the groom was born ${groom}, the bride was born ${bride}. Find both towns with places. ` +
    'Then ask matching. Tell the points, the exceptions that hold, and what the couple can do about the rest.',
};
