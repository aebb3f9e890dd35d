/** Answers of /videsh-yoga. */
import * as v from 'valibot';
import { AreaPoints, AreaBand } from '../common/areas.ts';
import { endpoint, number, record, sources, text, yes, type Records, list, orNull } from '../common/records.ts';
import {
  AbroadTold,
  DirectionId,
  ForeignConnection,
  ForeignDirection,
  ForeignPromise,
  ForeignStay,
  ForeignSuccess,
  ForeignYogaRecord,
  LeadingConnection,
  LevelId,
  StayId,
} from './common.ts';
import { ForeignTiming } from './timing.ts';

const disclaimer = text('How to take it');
const timing = orNull(ForeignTiming, 'Null where include_timing is false');
const direction = orNull(ForeignDirection, 'Null where include_direction is false');

const ForeignAnalysis = record('ForeignAnalysis', 'Life abroad, whole', {
  ...AbroadTold.entries,
  promise: ForeignPromise,
  yogas: list(ForeignYogaRecord, 'All thirteen, the eight primary ones first, formed or not'),
  connection: ForeignConnection,
  timing,
  direction,
  success: ForeignSuccess,
  stay: ForeignStay,
  summary: text('The same in sentences'),
  advice: list(v.string(), 'What to do, and when'),
  disclaimer,
  sources,
});
export type ForeignAnalysis = v.InferOutput<typeof ForeignAnalysis>;

const ForeignTimingAnswer = record('ForeignTimingAnswer', 'When life abroad ripens, against what the chart promises', {
  ...AbroadTold.entries,
  promise: ForeignPromise,
  timing,
  direction,
  summary: text('The same in sentences'),
  disclaimer,
  sources,
});
export type ForeignTimingAnswer = v.InferOutput<typeof ForeignTimingAnswer>;

const ForeignDirectionAnswer = record('ForeignDirectionAnswer', 'Where abroad', {
  ...AbroadTold.entries,
  ...ForeignDirection.entries,
  disclaimer,
  sources,
});
export type ForeignDirectionAnswer = v.InferOutput<typeof ForeignDirectionAnswer>;

const ForeignSuccessAnswer = record(
  'ForeignSuccessAnswer',
  'How well a life abroad goes, and what speaks for and against',
  {
    ...AbroadTold.entries,
    ...ForeignSuccess.entries,
    positive_factors: list(AreaPoints, 'What helps, the heaviest first'),
    caution_factors: list(AreaPoints, 'What asks for care, the heaviest first'),
    advice: list(v.string(), 'What to do with it'),
    disclaimer,
    sources,
  },
);
export type ForeignSuccessAnswer = v.InferOutput<typeof ForeignSuccessAnswer>;

const ForeignSummary = record('ForeignSummary', 'Life abroad in brief', {
  ...AbroadTold.entries,
  level: LevelId,
  level_name: text('In the language asked for'),
  primary_formed: number('How many of the eight primary yogas are formed'),
  strongest_yoga: orNull(
    record('StrongestYoga', 'The yoga with the most points', {
      id: text('Id of the yoga'),
      name: text('In the language asked for'),
    }),
    'Null where none is formed',
  ),
  connections: list(LeadingConnection, 'What takes abroad: several where they are equal'),
  success_band: AreaBand,
  success_band_name: text('In the language asked for'),
  stay: StayId,
  stay_name: text('In the language asked for'),
  primary_direction: record('PrimaryDirection', 'Where abroad', {
    id: DirectionId,
    name: text('In the language asked for'),
  }),
  next_peak: orNull(
    record('NextPeak', 'The first peak of the ten years ahead', {
      start: text('First instant'),
      end: text('First instant after it'),
      is_running: yes('It runs at the instant asked about'),
    }),
    'Null where none is strong enough',
  ),
  summary: text('The same in sentences'),
  disclaimer,
  sources,
});
export type ForeignSummary = v.InferOutput<typeof ForeignSummary>;

const ForeignYogas = record('ForeignYogas', 'The primary yogas of life abroad', {
  ...AbroadTold.entries,
  formed: number('How many of the eight are formed'),
  total: number('How many were looked at'),
  points: number('The exact sum of those of the yogas'),
  yogas: list(ForeignYogaRecord, 'All eight, formed or not'),
  summary: text('The same in sentences'),
  sources,
});
export type ForeignYogas = v.InferOutput<typeof ForeignYogas>;

export const answers = {
  analyze: endpoint(
    'Life abroad, whole',
    'Thirteen yogas of life abroad with every condition, what takes the native there, when, where to, success against struggle, return against settling. Lords of periods that the request names are gone by, and said to be asked.',
    ForeignAnalysis,
  ),
  direction: endpoint(
    'Where abroad',
    'A weighted vote of the signs and planets of the 12th and the 9th, of Rahu and of the strongest planet, for the eight directions; countries by custom, parts of the world by element.',
    ForeignDirectionAnswer,
  ),
  successAnalysis: endpoint(
    'Success abroad',
    'How the lords of the 9th and the 12th, the lord of Rahu’s sign and what holds the 12th carry a life abroad: the score, what helps, what asks for care, and the struggle.',
    ForeignSuccessAnswer,
  ),
  summary: endpoint(
    'Life abroad in brief',
    'How strongly the chart leads abroad, by what, where to, for how long, and the next peak.',
    ForeignSummary,
  ),
  timing: endpoint(
    'When life abroad ripens',
    'Favourable dashas, peak periods, in which periods and mostly a double transit agree, and the entries and exits of slow planets over the houses that bear on it.',
    ForeignTimingAnswer,
  ),
  yogasOnly: endpoint(
    'Yogas of life abroad',
    'The eight primary yogas, formed or not, with every condition and its points.',
    ForeignYogas,
  ),
} satisfies Records;
