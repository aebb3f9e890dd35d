/** Records that judgements of life areas share: scores of factors, acting periods, windows of time. */
import * as v from 'valibot';
import { PeriodScore } from './dashaLords.ts';
import {
  count,
  Evidence,
  HouseNumber,
  number,
  PlanetId,
  Points,
  record,
  SignRef,
  text,
  yes,
  list,
  orNull,
  percentile,
  score100,
} from './records.ts';

export const AreaBand = v.pipe(
  v.picklist(['excellent', 'good', 'mixed', 'weak', 'difficult']),
  v.description(
    'By percentile, not by points: excellent from 90, good from 65, mixed from 35, weak from 10, difficult below',
  ),
);

export const AreaPoints = record('AreaPoints', 'A component of the score of a matter: one factor and what it gives', {
  ...Points.entries,
  effect: v.pipe(
    v.picklist(['supports', 'asks_care', 'neutral']),
    v.description('Whether the factor speaks for the matter, against it, or not at all'),
  ),
  weight: orNull(v.number(), 'Of the factor against the others, 0 to 10; null for the start'),
  value: orNull(v.number(), 'How far it speaks, 0 to 1; null for the start'),
  planets: list(PlanetId, 'Planets it is about'),
  houses: list(HouseNumber, 'Houses it is about'),
  observed: Evidence.entries.observed,
  source: orNull(v.string(), 'Text, chapter and verse of the rule; the weight is ours. Null for the start'),
  halved_by: orNull(v.string(), 'What takes half of it away; null where it counts whole'),
});

export const AreaScore = record('AreaScore', 'How a matter stands, 0 to 100, with every factor behind it', {
  score: v.pipe(score100, v.description('50, and 50 times the factors by weight: the exact sum of the components')),
  percentile,
  band: AreaBand,
  band_name: text('In the language asked for'),
  confidence: v.pipe(
    v.picklist(['high', 'medium', 'low']),
    v.description(
      'high: five factors or more speak, seven in ten of them to one side, and the score is 15 or more off the middle; medium: three or more speak; else low. Weights are interpretive',
    ),
  ),
  components: list(AreaPoints, 'The start of 50, then each factor'),
});
export type AreaScore = v.InferOutput<typeof AreaScore>;

/** Where the records beside it tell what each factor rests on. */
export const WeighedPoints = record('WeighedPoints', 'A weighed score, 0 to 100, with what each factor gives', {
  ...AreaScore.entries,
  components: list(Points, 'The start of 50, then each factor; the records beside it tell what it rests on'),
});
export type WeighedPoints = v.InferOutput<typeof WeighedPoints>;

export const Rung = record('Rung', 'A step of the promise of a matter', {
  id: v.pipe(
    v.picklist(['birth', 'varga', 'yogas', 'years']),
    v.description(
      'birth: house, lord and significator unhurt; varga: the same in the divisional chart; yogas: a proper yoga feeds it; years: mahadashas of the years that matter',
    ),
  ),
  name: text('In the language asked for'),
  reached: yes('Nothing of it is hurt'),
  points: number('What it gives'),
  max: number('What it can give'),
  missing: list(v.string(), 'What is hurt or lacks, in the language asked for'),
});

/** The promise of a matter of life. */
export const MatterPromise = record(
  'MatterPromise',
  'What the birth chart promises of a matter, 0 to 100, by four rungs',
  {
    score: v.pipe(score100, v.description('The exact sum of the components')),
    percentile,
    band: AreaBand,
    band_name: text('In the language asked for'),
    confidence: v.pipe(v.literal('interpretive'), v.description('Tradition reads it so; nothing of it is measured')),
    rungs: list(Rung, 'The lowest first'),
    components: list(AreaPoints, 'What each rung rests on, with what it gives'),
  },
);
export type MatterPromise = v.InferOutput<typeof MatterPromise>;

export const WeighedFactor = record(
  'WeighedFactor',
  'A factor of a matter: what was judged and to which side it speaks',
  {
    id: text('Of the factor'),
    label: text('What was found'),
    effect: AreaPoints.entries.effect,
    weight: number('Against the other factors, 0 to 10'),
    value: number('How far it speaks, 0 to 1'),
    planets: AreaPoints.entries.planets,
    houses: AreaPoints.entries.houses,
    observed: AreaPoints.entries.observed,
    source: text('Text, chapter and verse of the rule; the weight is ours'),
    halved_by: AreaPoints.entries.halved_by,
  },
);
export type WeighedFactor = v.InferOutput<typeof WeighedFactor>;

/** Where a judgement stands among many births. */
export const AreaVerdict = record('AreaVerdict', 'How it stands among 10,000 births', {
  band: AreaBand,
  band_name: text('In the language asked for'),
  percentile,
  confidence: v.pipe(v.literal('interpretive'), v.description('Tradition reads it so; nothing of it is measured')),
});
export type AreaVerdict = v.InferOutput<typeof AreaVerdict>;

/** How a matter stands in one line, in a few sentences, and where it stands among many births. */
export const toldEntries = {
  headline: v.pipe(v.string(), v.maxLength(90), v.description('The answer in a line of at most 90 characters')),
  short: v.pipe(v.string(), v.maxLength(280), v.description('The answer in at most 280 characters')),
  verdict: AreaVerdict,
};

export const BlendScore = record('BlendScore', 'Scores taken together by their percentages', {
  score: v.pipe(score100, v.description('The exact sum of the components')),
  percentile,
  band: AreaBand,
  band_name: text('In the language asked for'),
  components: list(Points, 'Each score with its percentage, and what is counted beside them'),
});
export type BlendScore = v.InferOutput<typeof BlendScore>;

export const ActingPeriod = record('ActingPeriod', 'A dasha period that the judgement goes by', {
  level: count('1 mahadasha, 2 antardasha, 3 pratyantardasha, 4 sookshma, 5 prana', 1, 5),
  lord: PlanetId,
  name: text('Of the lord, in the language asked for'),
  basis: v.pipe(
    v.picklist(['asked', 'running', 'first']),
    v.description(
      'asked: the request names its lord; running: computed, it runs at the instant asked about; first: computed, the first of its parent, where the parent was named and does not run',
    ),
  ),
  start: text('First instant of it'),
  end: text('First instant after it'),
});
export type ActingPeriod = v.InferOutput<typeof ActingPeriod>;

export const ScoredPeriod = record('ScoredPeriod', 'An acting period and how it serves the matter', {
  ...ActingPeriod.entries,
  score: PeriodScore,
});
export type ScoredPeriod = v.InferOutput<typeof ScoredPeriod>;

export const ActingPeriods = list(
  ActingPeriod,
  'The periods gone by, the mahadasha first: those whose lords the request names, else those that run. Empty before birth and after the last period',
);

export const WindowLord = record('WindowLord', 'The period of a level in which the window peaks', {
  lord: PlanetId,
  name: text('In the language asked for'),
  start: text('First instant of it'),
  end: text('First instant after it'),
});

export const TimingWindow = record('TimingWindow', 'A time in which a matter ripens, or asks for care', {
  rank: count('1 is the best', 1, 1000),
  start: text('First instant, on the clock of the birth place'),
  end: text('First instant after it'),
  age: number('Completed years of age at its start'),
  score: v.pipe(score100, v.description('Of its peak: the exact sum of the components')),
  strength: v.pipe(
    v.picklist(['strong', 'good', 'moderate']),
    v.description('strong from 75; from 50 good; moderate where the window asks for care, from 35'),
  ),
  nature: v.pipe(
    v.picklist(['favourable', 'caution']),
    v.description('favourable: it brings the matter; caution: it asks for care'),
  ),
  is_agreed: yes('Periods and a deciding transit agree; else the periods alone carry it'),
  mahadasha: WindowLord,
  antardasha: WindowLord,
  pratyantardasha: WindowLord,
  peak: record('WindowPeak', 'The best stretch of it, in which no lord and no sign changes', {
    start: text('First instant'),
    end: text('First instant after it'),
    passing: list(
      record('WindowPassing', 'A passing planet', { id: PlanetId, sign: SignRef, house: HouseNumber }),
      'Where the slow planets stand meanwhile',
    ),
  }),
  components: list(Points, 'What the periods give and what the transits give, at the peak'),
  text: text('The same in a sentence'),
});
export type TimingWindow = v.InferOutput<typeof TimingWindow>;

export const Significator = record('TimingSignificator', 'A planet whose periods bring the matter', {
  id: PlanetId,
  name: text('In the language asked for'),
  reasons: list(v.string(), 'Why it signifies the matter in this chart'),
  is_primary: yes('Counts whole; the others half'),
  is_karaka: yes('Signifies the matter by nature'),
});
export type Significator = v.InferOutput<typeof Significator>;
