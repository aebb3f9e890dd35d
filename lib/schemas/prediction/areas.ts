/** Records of predictions about a life area. */
import * as v from 'valibot';
import {
  AreaScore,
  BlendScore,
  MatterPromise,
  ScoredPeriod,
  Significator,
  TimingWindow,
  toldEntries,
  WeighedFactor,
} from '../common/areas.ts';
import { pastEventsEntry } from '../common/pastEvents.ts';
import { count, HouseNumber, number, record, sources, text, list, orNull } from '../common/records.ts';

export const areaEntries = {
  area: text('Id of the matter'),
  name: text('In the language asked for'),
  houses: list(HouseNumber, 'Houses that rule it, the main one first'),
  subject: text(
    'As the sentences take it up: for marriage “the bond of marriage” where marital_status or marriage_date says that there is one',
  ),
};

const closing = {
  ...pastEventsEntry,
  counsel: text('What to do with it: by the side it is on, and by the planets that help it most and ask most of it'),
  age_note: orNull(v.string(), 'How to take it at an age outside the usual years of the matter; null within them'),
  disclaimer: orNull(v.string(), 'How to take it, where the matter asks for that'),
  sources,
};

export const Reason = record('PredictionReason', 'What speaks most on a side: a component of the promise', {
  id: text('Of the component'),
  text: text('What was found'),
  points: number('What it gives to the promise'),
});
export type Reason = v.InferOutput<typeof Reason>;

export const LifeAreaPrediction = record('LifeAreaPrediction', 'A matter of life: promise, activation, trigger', {
  ...areaEntries,
  ...toldEntries,
  overall: v.pipe(BlendScore, v.description('Promise 50 %, acting periods 30 %, transits 20 %')),
  promise: MatterPromise,
  factors: list(WeighedFactor, 'Every factor of the matter, as evidence beside the rungs'),
  activation: record('Activation', 'How the acting periods serve it', {
    ...AreaScore.entries,
    periods: list(ScoredPeriod, 'The mahadasha first; each holds 60 % of its own lord and 40 % of the one around it'),
  }),
  trigger: v.pipe(AreaScore, v.description('How the planets passing now serve it')),
  supports: list(
    Reason,
    'What speaks most for it, at most three; a planet that speaks for it on the whole is not among what asks for care',
  ),
  asks_care: list(Reason, 'What speaks most against it, at most three'),
  summary: text('The same in sentences'),
  ...closing,
});
export type LifeAreaPrediction = v.InferOutput<typeof LifeAreaPrediction>;

export const LifeAreaTiming = record('LifeAreaTiming', 'When a matter of life ripens', {
  ...areaEntries,
  ...toldEntries,
  nature: v.pipe(
    v.picklist(['favourable', 'caution']),
    v.description('favourable: the windows bring it; caution: the windows ask for care'),
  ),
  from: text('The instant the search begins'),
  until: text('The instant it ends'),
  years_ahead: count('Years searched', 1, 120),
  windows: list(TimingWindow, 'The best first: at most five, and together at most a tenth of the years asked'),
  coverage_percent: number('How much of the years asked the windows cover, percent'),
  why: text('Why these and no others'),
  significators: list(Significator, 'Planets whose periods bring it'),
  reason: orNull(
    v.picklist(['none_strong_enough', 'outside_ages', 'nothing_runs']),
    'Why there is no window; null where there are. none_strong_enough: none reaches 50, or 35 where it asks for care; outside_ages: the time lies before or after the years of the matter; nothing_runs: it lies before the birth or after the last period',
  ),
  promise: v.pipe(MatterPromise, v.description('What the birth chart promises: no window gives more')),
  summary: text('The same in sentences'),
  ...closing,
});
export type LifeAreaTiming = v.InferOutput<typeof LifeAreaTiming>;
