/** Inputs for texts made from computed results. */
import * as v from 'valibot';
import { choice } from '../common/inputs.ts';
import { said } from '../common/said.ts';

export const READING_STYLES = ['astrologer', 'quick'] as const;
export type ReadingStyle = (typeof READING_STYLES)[number];

export const READING_LANGUAGES = ['hinglish', 'hindi'] as const;
export type ReadingLanguage = (typeof READING_LANGUAGES)[number];

/** A part of an analysis, small enough for the documentation. */
const EXAMPLE = {
  risk_level: 'medium',
  dominant_humour: 'vata',
  weak_planets: [
    { planet: 'saturn', score: 48, types: ['debilitated', 'dusthana_placement'] },
    { planet: 'mercury', score: 32, types: ['combust'] },
  ],
  protectors: ['jupiter'],
  body_parts: ['knees', 'digestion', 'nerves'],
  dasha: {
    mahadasha: { lord: 'mercury', start: '2025-07-03', end: '2042-07-03' },
    antardasha: { lord: 'saturn', start: '2026-03-01', end: '2028-11-09' },
  },
};

const MedicalData = v.pipe(
  v.record(v.string(), v.unknown(), said('medical_data_no_object', {})),
  v.description(
    'The data of POST /medical/analyze, of /medical/disease-risk, /medical/weak-planets, /medical/strong-planets, /medical/constitution or /medical/remedies, the whole answer of one of them, or a part written by hand as in the example. Of it are read: ids of planets, parts of the body, indications and the constitution, numbers and dates. All other text in it is left out and never reaches the writer',
  ),
  v.examples([EXAMPLE]),
);

export const ReadingInput = v.pipe(
  v.object({
    medical_data: MedicalData,
    style: choice(READING_STYLES, 'astrologer: 200 to 250 words; quick: 70 to 110 words; default astrologer'),
    language: choice(READING_LANGUAGES, 'hinglish: Hindi in Latin letters; hindi: in Devanagari; default hinglish'),
  }),
  v.title('ReadingInput'),
  v.description('A medical analysis, and how it is to be told'),
);
export type ReadingInput = v.InferOutput<typeof ReadingInput>;

export const TimelineInput = v.pipe(
  v.object({ medical_data: MedicalData }),
  v.title('TimelineInput'),
  v.description('A medical analysis, to be told in order of time'),
);
export type TimelineInput = v.InferOutput<typeof TimelineInput>;
