/** Record of modern fields of work. */
import * as v from 'valibot';
import { BlendScore } from '../common/areas.ts';
import { FieldRef, KeyPeriods, RankedPlanet } from './common.ts';
import {
  count,
  number,
  PlanetId,
  Points,
  record,
  sources,
  text,
  list,
  percentile,
  score100,
} from '../common/records.ts';

const ModernField = record('ModernField', 'A modern field of work, and how well it fits', {
  rank: count('1 fits best', 1, 45),
  ...FieldRef.entries,
  category: text('Id of its category'),
  category_name: text('In the language asked for'),
  planet: v.pipe(PlanetId, v.description('The planet that gives it')),
  score: v.pipe(score100, v.description('How well it fits: the exact sum of the components (interpretive)')),
  percentile,
  components: list(
    Points,
    'Votes of its planet and of the one that helps it, strength, and what in the sign, house and nakshatras points to it',
  ),
  confidence: v.pipe(
    v.picklist(['high', 'medium', 'low']),
    v.description('By the share of votes of its planet: high from 30 %, medium from 18 %'),
  ),
  vote_percent: number('Share of its planet in the votes of the three methods'),
  text: text('Why it fits this chart'),
});

const RecommendedSkill = record('RecommendedSkill', 'A skill that the best fields ask for', {
  ...FieldRef.entries,
  planet: PlanetId,
  fields: list(FieldRef, 'The fields that ask for it'),
  training: text('How to train it'),
});

export const WorkCategory = record('WorkCategory', 'A category of work', {
  id: text('Of the category'),
  name: text('In the language asked for'),
  score: v.pipe(BlendScore, v.description('Its best field 80 %, the second best 20 %')),
  fields: list(FieldRef, 'These fields'),
});

export const CareerModern = record('CareerModern', 'Modern fields of work', {
  confidence: v.pipe(v.literal('interpretive'), v.description('No text names these fields: the mapping is ours')),
  primary_category: FieldRef,
  categories: list(WorkCategory, 'All twelve, the foremost first'),
  fields: list(ModernField, 'The ten that fit best'),
  planets: v.pipe(v.array(RankedPlanet), v.length(9), v.description('The nine planets by their votes')),
  recommended_skills: list(RecommendedSkill, 'What to learn for them, the most asked for first'),
  key_periods: KeyPeriods,
  counsel: text('What to do with it'),
  summary: text('The answer in sentences'),
  sources,
});
export type CareerModern = v.InferOutput<typeof CareerModern>;
