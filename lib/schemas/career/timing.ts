/** Records of career timing: what acts, what changes, and when. */
import * as v from 'valibot';
import { ActingPeriods, AreaScore, ScoredPeriod, Significator, TimingWindow, toldEntries } from '../common/areas.ts';
import { pastEventsEntry } from '../common/pastEvents.ts';
import { FieldRef } from './common.ts';
import { PeriodScore } from '../common/dashaLords.ts';
import {
  count,
  FindingRecord,
  HouseNumber,
  number,
  planetHead,
  PlanetId,
  record,
  sources,
  text,
  yes,
  list,
  orNull,
} from '../common/records.ts';

const TopicId = v.pipe(
  v.picklist(['career', 'change', 'promotion', 'setback']),
  v.description('career: houses 10, 6, 2, 11; change: 3, 5, 8, 12, 9; promotion: 10, 11, 1, 9; setback: 8, 12, 5'),
);
const Tone = v.pipe(
  v.picklist(['supportive', 'mixed', 'demanding']),
  v.description(
    'By the band of the score: supportive where it is good or excellent, demanding where it is weak or very weak',
  ),
);

const topicEntries = {
  id: TopicId,
  name: text('In the language asked for'),
  score: v.pipe(
    PeriodScore,
    v.description(
      'How well the period serves the houses of the matter. For change: how well a change is borne; for setback: how well work is protected',
    ),
  ),
  tone: Tone,
};

const TopicReason = record('TopicReason', 'What a lord has to do with the matter', {
  planet: PlanetId,
  house: orNull(HouseNumber, 'House of the matter; null for what the planet signifies by nature'),
  kind: v.pipe(
    v.picklist(['owns', 'occupies', 'acts_for', 'signifies']),
    v.description('acts_for: a node answers for the lord of its sign and for its company'),
  ),
  text: text('As a clause'),
});

export const TopicEffect = record('CareerTopicEffect', 'How the acting periods serve one matter of work', {
  ...topicEntries,
  houses: list(HouseNumber, 'That rule it, the main one first'),
  periods: list(ScoredPeriod, 'The mahadasha first; the score of the matter is that of the last'),
  reasons: list(TopicReason, 'What the acting lords have to do with it'),
  text: text('The same in sentences, with what to do'),
});
export type TopicEffect = v.InferOutput<typeof TopicEffect>;

export const CurrentEffect = record('CareerCurrentEffect', 'What acts at the instant asked about', {
  periods: ActingPeriods,
  basis_text: text('Which lords were named in the request and which were computed'),
  activation: v.pipe(AreaScore, v.description('The acting periods for work, on the scale of all judgements')),
  transits: v.pipe(AreaScore, v.description('The planets passing at that instant, for work')),
  topics: list(
    TopicEffect,
    'Work, change, promotion, setback; from 65 to 79 work as advice and service, and setback; empty where no period acts, for a child and a youth, and from 80 on',
  ),
  age_note: orNull(
    v.string(),
    'How work is told at an age that is not that of work: of a child and a youth for later life, of elders as advice, giving over and service, from 80 on as past',
  ),
  text: text('The same in sentences'),
});
export type CurrentEffect = v.InferOutput<typeof CurrentEffect>;

export const UpcomingTopic = record('UpcomingTopic', 'How a coming period serves one matter of work', topicEntries);

export const UpcomingChange = record('CareerUpcomingChange', 'A coming change of period', {
  at: text('The instant it begins'),
  until: text('The instant it ends'),
  is_new_mahadasha: yes('A mahadasha begins with it'),
  mahadasha: v.pipe(v.object(planetHead), v.description('Lord of the mahadasha')),
  antardasha: v.pipe(v.object(planetHead), v.description('Lord of the antardasha that begins')),
  topics: list(
    UpcomingTopic,
    'The matters that belong to the age, scored without transits, which change within a period',
  ),
  text: text('What it brings for work'),
});
export type UpcomingChange = v.InferOutput<typeof UpcomingChange>;

export const TimesAhead = record('CareerTimesAhead', 'The years ahead', {
  from: text('The instant the search begins'),
  until: text('The instant it ends'),
  years_ahead: count('Years searched', 1, 120),
  upcoming_changes: list(UpcomingChange, 'Antardashas that begin in this time, in order'),
  favourable_periods: list(
    TimingWindow,
    'The best first: five at the most and a tenth of the years asked at the most; none before the age of 18 and from 80 on. The same as those of /prediction/career-timing',
  ),
  coverage_percent: number('How much of the years asked they cover, percent'),
  why: text('Why these and no others'),
  challenging_periods: list(
    TimingWindow,
    'The most demanding first, under the same bounds; told from 35 points on, so that ten years are hardly ever without one',
  ),
  challenging_coverage_percent: number('How much of the years asked they cover, percent'),
  challenging_why: text('Why these and no others'),
  significators: list(Significator, 'Planets whose periods bring the favourable windows'),
  text: text('The best and the hardest of it, with dates and what to avoid'),
});
export type TimesAhead = v.InferOutput<typeof TimesAhead>;

export const PeriodFields = record('CareerPeriodFields', 'Modern work that the acting periods favour (interpretive)', {
  lords: list(
    record('PeriodFieldsOfLord', 'Fields of one acting lord', {
      ...planetHead,
      level: count('1 mahadasha, 2 antardasha, 3 pratyantardasha', 1, 3),
      fields: list(FieldRef, 'Fields of today that belong to the lord'),
      text: text('What to do with its time'),
    }),
    'A lord of several levels is told once; none for a child and from 65 on',
  ),
  confidence: v.pipe(v.literal('interpretive'), v.description('No text names these fields: the mapping is ours')),
});
export type PeriodFields = v.InferOutput<typeof PeriodFields>;

const head = {
  analysis_date: text('The day taken for now, YYYY-MM-DD at the birth place'),
  ...toldEntries,
  current_effect: CurrentEffect,
};
const tail = {
  timing: orNull(TimesAhead, 'The years ahead; null where include_timing is false'),
  modern: orNull(PeriodFields, 'Null where include_modern_interpretation is false'),
  ...pastEventsEntry,
  summary: text('The answer in sentences'),
  sources,
};

export const CareerTiming = record('CareerTiming', 'When work goes well, and when it is demanding', {
  ...head,
  ...tail,
});
export type CareerTiming = v.InferOutput<typeof CareerTiming>;

const IndicatorSpan = record('IndicatorSpan', 'A time in which a sign holds', {
  start: orNull(v.string(), 'First instant; null where it lies before the years computed'),
  end: orNull(v.string(), 'First instant after it; null where it lies beyond the years computed'),
  is_current: yes('It holds at the instant asked about'),
  text: text('Why it holds then'),
});

export const Indicator = record('CareerIndicator', 'A sign of change or of promotion', {
  id: text('Of the sign, which its factor in the score has too'),
  ...v.object({ ...FindingRecord.entries }).entries,
  kind: v.pipe(v.picklist(['period', 'transit', 'birth']), v.description('birth: holds for life')),
  planets: list(PlanetId, 'Planets it is about'),
  houses: list(HouseNumber, 'Houses it is about'),
  periods: list(IndicatorSpan, 'When it holds, within the years searched, in order; empty for what holds for life'),
  when: text('The same in a sentence: until when it holds, or when it does next'),
});
export type Indicator = v.InferOutput<typeof Indicator>;

export const IndicatorGroup = record('CareerIndicators', 'The signs of one matter together', {
  score: v.pipe(
    AreaScore,
    v.description(
      'How strongly the present speaks for it. For a change of job a high score means a likely change, not a good one',
    ),
  ),
  indication: v.pipe(
    v.picklist(['strong', 'moderate', 'slight']),
    v.description(
      'By the band of the score: strong where it is good or excellent and half of the signs hold, moderate where it is mixed or fewer hold, slight below (interpretive)',
    ),
  ),
  met: count('How many signs hold now', 0, 20),
  indicators: list(Indicator, 'All that are looked for, met or not'),
  text: text('The same in sentences'),
});
export type IndicatorGroup = v.InferOutput<typeof IndicatorGroup>;

/** Why signs of a post may be absent. */
export const NO_POSTS =
  'Null before 18 and from 65 on, when no post is looked for; current_effect.age_note says how work is told then';

export const CareerChanges = record('CareerChanges', 'Change of job and promotion', {
  ...head,
  job_change: orNull(IndicatorGroup, NO_POSTS),
  promotion: orNull(IndicatorGroup, NO_POSTS),
  ...tail,
});
export type CareerChanges = v.InferOutput<typeof CareerChanges>;
