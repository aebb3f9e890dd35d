/** Answers about chosen times: a search, a moment, a day. */
import * as v from 'valibot';
import { list, orNull, record, RuleStatus, text, yes } from '../common/records.ts';
import { BlockId, PurposeId, Window, windowEntries } from './judgedTime.ts';

const disclaimer = text('What a chosen time is not');

const Excluded = record('MuhurtaExcluded', 'A stretch of the range that is left for the purpose', {
  id: BlockId,
  name: text('In the language asked for'),
  start: text('First instant within the range'),
  end: text('First instant after it, or the end of the range'),
  is_soft: yes('Whether it only counts against a time, so that times may lie in it'),
  source: text('Text, chapter and verse'),
  status: RuleStatus,
});

const SearchedDay = record('MuhurtaSearchedDay', 'A day of the range, from sunrise to sunrise', {
  date: text('Of its sunrise'),
  best_score: orNull(
    v.pipe(v.number(), v.minValue(0), v.maxValue(100)),
    'Of its best open time, listed or not; null where no time of it is open',
  ),
  reason: text('How many times fit, or what stands in the way'),
});

const MuhurtaSummary = record('MuhurtaSummary', 'The search in words', {
  headline: text('The best time, or the day that comes nearest; at most 90 characters'),
  short: text('The best time, its main reason and the next one; at most 280 characters'),
  text: text('The best time with its reasons, what else is open, what is left and why'),
});

export const MuhurtaSearch = record('MuhurtaSearch', 'The best times of a range for a purpose', {
  purpose: PurposeId,
  windows: list(
    Window,
    'The best first; none of them is closed by any rule. The standard answer lists the factors of the best alone',
  ),
  excluded: list(Excluded, 'Seasons and days within the range that are left for the purpose, in time order'),
  days: list(SearchedDay, 'Every day of the range, in order'),
  summary: MuhurtaSummary,
  notes: list(v.string(), 'What is to be known of the whole answer'),
  disclaimer,
});
export type MuhurtaSearch = v.InferOutput<typeof MuhurtaSearch>;

export const MuhurtaMoment = record('MuhurtaMoment', 'One moment judged for a purpose', {
  purpose: PurposeId,
  ...windowEntries,
  next_change: text('The instant at which something changes next'),
  disclaimer,
});
export type MuhurtaMoment = v.InferOutput<typeof MuhurtaMoment>;

export const MuhurtaDay = record('MuhurtaDay', 'A day judged for a purpose, from sunrise to the next', {
  purpose: PurposeId,
  date: text('Of the sunrise that begins it'),
  pieces: list(
    Window,
    'In time order, closed ones too; open ones are ranked. The standard answer lists the factors of the best alone, and what closes a time',
  ),
  notes: list(v.string(), 'What is to be known of the whole answer'),
  disclaimer,
});
export type MuhurtaDay = v.InferOutput<typeof MuhurtaDay>;
