/** Records of several rules about a life area judged together. */
import * as v from 'valibot';
import { AreaScore, BlendScore, MatterPromise, TimingWindow, WeighedFactor } from '../common/areas.ts';
import { DecadeRecord } from './decades.ts';
import { RULED_AREAS } from './inputs.ts';
import { areaEntries } from './areas.ts';
import {
  count,
  HouseNumber,
  number,
  PlanetId,
  Points,
  record,
  SignRef,
  sources,
  text,
  list,
  orNull,
} from '../common/records.ts';

const side = v.pipe(
  v.picklist(['supports', 'asks_care', 'mixed']),
  v.description('For the matter, against it, or neither: from 55, below 45, between'),
);

export const CompositePattern = record('CompositePattern', 'Three factors or more that lean to one side together', {
  id: text('Ground and side, such as divisional_charts_supports or jupiter_supports'),
  ground: v.pipe(
    v.picklist(['houses_and_lords', 'significators', 'divisional_charts', 'planet']),
    v.description('What holds the factors together: a level of the chart, or one planet'),
  ),
  planet: orNull(PlanetId, 'The planet, where one holds it together'),
  direction: v.picklist(['supports', 'asks_care']),
  factors: list(v.string(), 'Ids of the factors, the heaviest first: they are among the factors of the matter'),
  score: v.pipe(AreaScore, v.description('Of these factors alone')),
  text: text('The same in a sentence'),
});
export type CompositePattern = v.InferOutput<typeof CompositePattern>;

export const CancellationEffect = record(
  'CancellationEffect',
  'A yoga, a dosha or a factor that is formed, and what lessens it',
  {
    id: text('Of the rule or of the factor'),
    kind: v.picklist(['yoga', 'dosha', 'factor']),
    name: text('Of yogas and doshas in the language asked for; of a factor what was found'),
    polarity: v.picklist(['good', 'bad', 'mixed']),
    status: v.pipe(
      v.picklist(['active', 'reduced', 'cancelled']),
      v.description('active: nothing relieves it; reduced: a part is left; cancelled: formed, but without effect'),
    ),
    planets: list(PlanetId, 'Planets that form it'),
    houses: list(HouseNumber, 'Houses it is about'),
    reasons: list(
      record('CancellationReason', 'What lessens it', { id: text('Condition of the rule'), text: text('What holds') }),
      'What lifts a strain, or spoils a gift',
    ),
    left: record('CancellationLeft', 'What is left of it', {
      score: number('0 to 100: the exact sum of the components'),
      components: list(Points, 'What forms it, and what is taken off'),
    }),
    source: text('Text, chapter and verse'),
    text: text('The same in a sentence'),
  },
);
export type CancellationEffect = v.InferOutput<typeof CancellationEffect>;

export const ChainReaction = record('ChainReaction', 'A lord, the lord of the sign he stands in, and the next', {
  id: text('The houses it begins from, such as chain_7'),
  houses: list(HouseNumber, 'Houses of the matter whose lord begins it'),
  direction: side,
  links: list(
    record('ChainLink', 'A planet of the chain', {
      planet: PlanetId,
      name: text('In the language asked for'),
      sign: SignRef,
      house: HouseNumber,
      dignity: text('Id of its dignity'),
      strength: number('0 to 100, see /planets/strength'),
      afflictions: list(
        v.picklist(['fallen', 'combust', 'enemy_sign', 'dusthana', 'malefics']),
        'What weighs on it; malefics count where no benefic relieves',
      ),
      pressed_by: list(PlanetId, 'Those malefics'),
    }),
    'One to three planets, the lord of the house first',
  ),
  end: v.pipe(
    v.picklist(['at_home', 'returns', 'depth']),
    v.description(
      'at_home: the last is in his own sign; returns: the next is in the chain already; depth: three are told',
    ),
  ),
  score: v.pipe(AreaScore, v.description('Strengths of its planets, the first weighing most')),
  text: text('The same in sentences'),
});
export type ChainReaction = v.InferOutput<typeof ChainReaction>;

export const CompoundEffect = record(
  'CompoundEffect',
  'A yoga of the chart, the periods of its planets and a transit at the same time',
  {
    id: text('Yoga and beginning'),
    yoga: record('CompoundYoga', 'The yoga', {
      id: text('Slug of the catalog'),
      name: text('In the language asked for'),
      polarity: v.picklist(['good', 'bad', 'mixed']),
      strength: number('0 to 100'),
      planets: list(PlanetId, 'Planets that form it'),
      source: text('Text, chapter and verse'),
    }),
    window: TimingWindow,
    score: v.pipe(BlendScore, v.description('Strength of the yoga 40 %, the window 60 %')),
    text: text('The same in a sentence'),
  },
);
export type CompoundEffect = v.InferOutput<typeof CompoundEffect>;

export const RuledAreaRecord = record('RuledArea', 'Many rules of one matter', {
  ...areaEntries,
  overall: v.pipe(BlendScore, v.description('Promise 50 %, mean of the patterns 25 %, mean of the chains 25 %')),
  promise: v.pipe(MatterPromise, v.description('What the birth chart promises, by its rungs')),
  factors: list(WeighedFactor, 'Every factor of the matter; patterns and cancellations are of these'),
  composite_patterns: list(CompositePattern, 'The widest first'),
  cancellations: list(
    CancellationEffect,
    'Doshas of the matter, yogas that something lessens, those that would strain it and are undone, factors that count half',
  ),
  chain_reactions: list(
    ChainReaction,
    'One for each lord of the houses of the matter; of health that of the 1st, not those of illness',
  ),
  compound_effects: list(CompoundEffect, 'The best time of each yoga in the ten years from as_of on, in order of time'),
  summary: text('What they weigh together, in sentences'),
  disclaimer: orNull(v.string(), 'How to take it, where the matter asks for that'),
});
export type RuledAreaRecord = v.InferOutput<typeof RuledAreaRecord>;

export const MultiRuleAnalysis = record('MultiRuleAnalysis', 'Many rules taken together, for each matter asked about', {
  life_area: orNull(v.picklist(RULED_AREAS), 'The one asked about; null where all four are told'),
  from: text('The instant from which compound effects are looked for'),
  until: text('The instant to which they are'),
  years_ahead: count('Years between', 1, 120),
  areas: list(RuledAreaRecord, 'Marriage, career, health, wealth, or the one asked about'),
  key_planets: list(
    record('KeyPlanet', 'A planet that holds a composite pattern together', {
      planet: PlanetId,
      name: text('In the language asked for'),
      supports: list(v.string(), 'Matters in which its pattern speaks in favour'),
      asks_care: list(v.string(), 'Matters in which it speaks for care'),
      text: text('The same in a sentence'),
    }),
    'Those that hold a pattern together, the busiest first',
  ),
  decades: list(DecadeRecord, 'The mahadashas of the life that begin before the age of 90, in order of time'),
  summary: text('All of it in a few sentences'),
  sources,
});
export type MultiRuleAnalysis = v.InferOutput<typeof MultiRuleAnalysis>;
