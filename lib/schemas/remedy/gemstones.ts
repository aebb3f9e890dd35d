/** Records of the answer about gemstones. */
import * as v from 'valibot';
import {
  count,
  Evidence,
  NakshatraRef,
  number,
  PlanetId,
  Points,
  record,
  text,
  yes,
  list,
  orNull,
  percentile,
  score100,
  localName,
} from '../common/records.ts';
import { answerEntries, closingEntries, isoDate, Thing, Weekday } from './common.ts';

const names = (description: string) => list(v.string(), `${description}, in the language asked for`);

const Ratti = record('RattiRange', 'A weight in ratti, of 0.12 g each', {
  least: number('Ratti'),
  most: number('Ratti'),
});

export const GemWearing = record('GemWearing', 'How a stone is worn, by practice', {
  details: text('In a sentence, in the language asked for'),
  when: localName,
  weight: record('GemWeight', 'By body weight, kept within a range', {
    ratti: Ratti,
    substitute_ratti: orNull(Ratti, 'Where the substitute is worn in another weight; null where in the same'),
    body_kg_per_ratti: number('One ratti for so many kilograms of body weight, within the range'),
    text: text('The rule in words, in the language asked for'),
  }),
  metals: list(Thing, 'The first is held best'),
  fingers: list(v.picklist(['index', 'middle', 'ring', 'little']), 'The first is held best'),
  finger_names: names('The same'),
  hand: v.literal('right'),
  weekday: Weekday,
  hora: orNull(PlanetId, 'Whose planetary hour; null for the nodes, which have none'),
  nakshatras: list(NakshatraRef, 'In which the Moon should stand'),
  next_date: isoDate('The next such weekday at the birth place, from as_of on'),
  best_date: orNull(
    v.string(),
    'The first such weekday within a year on which the Moon stands at noon in one of these nakshatras, for the pearl while it waxes, YYYY-MM-DD; null where there is none',
  ),
  japa: record('GemJapa', 'What is said before it is put on', {
    mantra: localName,
    count: count('Repetitions', 1, 1000),
  }),
  trial_days: orNull(
    v.number(),
    'For so many days it is tried first, by practice or as the verdict asks for caution; null where neither does',
  ),
});

const GemVerdictId = v.pipe(
  v.picklist(['wear', 'with_caution', 'avoid', 'not_called_for']),
  v.description(
    'wear and with_caution: the chart calls for it; avoid: something bars it; not_called_for: nothing bars it and nothing asks for it',
  ),
);

export const Gemstone = record('GemstoneAdvice', 'The stone of a planet in this chart', {
  id: text('ruby, pearl, red_coral, emerald, yellow_sapphire, diamond, blue_sapphire, hessonite, cats_eye'),
  name: localName,
  planet: PlanetId,
  planet_name: localName,
  verdict: GemVerdictId,
  verdict_name: localName,
  is_recommended: yes('The chart calls for it and the planet needs it'),
  rank: orNull(v.number(), '1 is what to begin with; null where it is not recommended'),
  priority: record('GemPriority', 'Benefit of the stone times weakness of the planet, 0 to 100; interpretive', {
    score: v.pipe(score100, v.description('The exact sum of the components; 0 where it is not to be worn')),
    percentile,
    level: v.pipe(
      v.picklist(['high', 'medium', 'low', 'none']),
      v.description('high from 40, medium from 20, low above 0'),
    ),
    components: list(Points, 'Each benefit, taken by the share of help that the planet needs'),
  }),
  conditions: list(
    Evidence,
    'strengthens: calls for it; cancels: bars it; weakens: asks for care; required: without it nothing calls for it',
  ),
  text: text('Why, in the language asked for'),
  wearing: orNull(GemWearing, 'Null where it is not recommended'),
  substitutes: list(Thing, 'Cheaper stones that stand in for it'),
  root: text('Worn in cloth of the colour instead of a stone, in the language asked for'),
  colour: localName,
  not_with: list(PlanetId, 'Planets whose stones are not worn with it'),
  instead: text('What serves in its place without cost, in the language asked for'),
});
export type Gemstone = v.InferOutput<typeof Gemstone>;

export const Gemstones = record('Gemstones', 'Which stones this chart calls for, and which it does not', {
  ...answerEntries,
  gemstones: list(Gemstone, 'All nine: the recommended ones by priority, then the others in the order of the planets'),
  combinations_to_avoid: list(
    record('GemCombination', 'Two stones of the recommended or permitted ones that are not worn together', {
      planets: list(PlanetId, 'Two'),
      stones: list(v.string(), 'Their ids'),
      conflict: v.pipe(v.picklist(['strong', 'mild']), v.description('mild: only one side calls the other an enemy')),
      text: text('What to do, in the language asked for'),
    }),
    'Empty where all of them agree',
  ),
  ...closingEntries,
});
export type Gemstones = v.InferOutput<typeof Gemstones>;
