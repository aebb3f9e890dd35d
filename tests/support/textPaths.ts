/** The three paths that a model writes for, as a test of its faults sees them. */
import type * as v from 'valibot';
import { HealthReading } from '../../lib/schemas/medical/reading.ts';
import { HealthTimeline } from '../../lib/schemas/medical/timeline.ts';
import { AiAnalysis } from '../../lib/schemas/pdae/analysis.ts';
import { BIRTH, dataOf, type Answer } from './call.ts';
import { inOtherOrder, type TextRun } from './textRun.ts';

export interface TextPath {
  readonly name: string;
  readonly record: v.GenericSchema;
  /** Least and most words of each of its texts. */
  readonly words: readonly [least: number, most: number];
  readonly script: 'devanagari' | 'latin';
  /** What is sent about a birth. */
  body(run: TextRun, birth: object): Promise<object>;
  ask(run: TextRun, body: object): Promise<Answer>;
  /** A model's answer that is fit, from an answer of ours. */
  good(answer: Answer): object;
  /** All that is told in words. */
  texts(answer: Answer): string[];
}

const AS_OF = 'as_of=2026-11-20';

/** What medical_data holds for each birth, by its JSON. */
const analyses = new Map<string, object>();

/** Asks once for each birth, of whatever run comes first: no model has a part in it. */
async function analysed(run: TextRun, birth: object): Promise<object> {
  const body = { ...BIRTH, ...birth };
  const key = JSON.stringify(body);
  const analysis = analyses.get(key) ?? dataOf<object>(await run.medical(`/medical/analyze?${AS_OF}`, body));
  analyses.set(key, analysis);
  return analysis;
}

const day: TextPath = {
  name: '/pdae/analyze-ai',
  record: AiAnalysis,
  words: [200, 250],
  script: 'devanagari',
  body: (_, birth) => Promise.resolve(birth),
  ask: (run, body) => run.day(body),
  good: (answer) => ({ text: inOtherOrder(dataOf<{ ai_summary: string }>(answer).ai_summary) }),
  texts: (answer) => [dataOf<{ ai_summary: string }>(answer).ai_summary],
};

const reading: TextPath = {
  name: '/medical/ai-reading',
  record: HealthReading,
  words: [200, 250],
  script: 'latin',
  body: async (run, birth) => ({ medical_data: await analysed(run, birth), style: 'astrologer', language: 'hinglish' }),
  ask: (run, body) => run.medical('/medical/ai-reading', body),
  good: (answer) => ({ text: inOtherOrder(dataOf<{ reading: string }>(answer).reading) }),
  texts: (answer) => [dataOf<{ reading: string }>(answer).reading],
};

interface Described {
  readonly text: string;
}
type Timeline = Readonly<
  Record<'now' | 'six_months' | 'one_year' | 'two_to_five_years' | 'long_term', Described> &
    Record<'dasha_forecast' | 'body_part_calendar', Described[]> & { summary: string }
>;
const wordsOfTimeline = (answer: Answer) => {
  const described = dataOf<Timeline>(answer);
  return {
    summary: described.summary,
    now: described.now.text,
    six_months: described.six_months.text,
    one_year: described.one_year.text,
    two_to_five_years: described.two_to_five_years.text,
    long_term: described.long_term.text,
    dasha: described.dasha_forecast.map(({ text }) => text),
    body_parts: described.body_part_calendar.map(({ text }) => text),
  };
};

const timeline: TextPath = {
  name: '/medical/timeline-reading',
  record: HealthTimeline,
  words: [8, 90],
  script: 'devanagari',
  body: async (run, birth) => ({ medical_data: await analysed(run, birth) }),
  ask: (run, body) => run.medical(`/medical/timeline-reading?${AS_OF}&lang=hi`, body),
  good: wordsOfTimeline,
  texts: (answer) => Object.values(wordsOfTimeline(answer)).flat(),
};

export const TEXT_PATHS = { day, reading, timeline };
