/** Record of modern fields of work. */
import * as v from 'valibot';
import { BlendScore, toldEntries } from '../common/areas.ts';
import { FieldRef, KeyPeriods, RankedPlanet, WorkSettings } from './common.ts';
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
  yes,
} from '../common/records.ts';

export const ModernField = record('ModernField', 'A modern field of work, and how well it fits', {
  rank: count('1 stands out most', 1, 60),
  ...FieldRef.entries,
  category: text('Id of its category'),
  category_name: text('In the language asked for'),
  planet: v.pipe(PlanetId, v.description('The first planet of its pattern')),
  planets: list(PlanetId, 'Its pattern of two or three planets, the first the weightiest'),
  score: v.pipe(score100, v.description('How well it fits: the exact sum of the components (interpretive)')),
  percentile: v.pipe(
    percentile,
    v.description(
      'Percent of 10,000 births in which this same field fits less. Fields are ranked by it and not by their points: some patterns are common in all charts, and would lead in most',
    ),
  ),
  components: list(
    Points,
    'Votes of its planets, a bond between them, and what in sign, houses and nakshatras points to it',
  ),
  confidence: v.pipe(
    v.picklist(['high', 'medium', 'low']),
    v.description(
      'How much of its pattern acts in this chart, that is has a ninth of all votes or more: high where every planet does, medium where the first or most of the weight does',
    ),
  ),
  vote_percent: number('Share of its first planet in the votes of the three methods'),
  text: text('Why it fits this chart'),
});

export const RecommendedSkill = record('RecommendedSkill', 'A skill that the best fields ask for', {
  ...FieldRef.entries,
  planet: PlanetId,
  fields: list(FieldRef, 'The fields that ask for it'),
  training: text('How to train it'),
});

export const WorkCategory = record('WorkCategory', 'A category of work', {
  id: text('Of the category'),
  name: text('In the language asked for'),
  score: v.pipe(BlendScore, v.description('Its field with most points 80 %, the second 20 %')),
  fields: list(FieldRef, 'Its two fields that stand out most'),
});

export const CareerModern = record('CareerModern', 'Modern fields of work', {
  confidence: v.pipe(v.literal('interpretive'), v.description('No text names these fields: the mapping is ours')),
  ...toldEntries,
  primary_category: v.pipe(FieldRef, v.description('The category of the first field')),
  has_clear_leader: yes('The first field stands a percentile or more above the second'),
  categories: list(WorkCategory, 'All twelve, by the rank of their best field'),
  fields: list(ModernField, 'The ten that stand out most'),
  manner: WorkSettings,
  planets: v.pipe(v.array(RankedPlanet), v.length(9), v.description('The nine planets by their votes')),
  recommended_skills: list(RecommendedSkill, 'What to learn for them, the most asked for first'),
  key_periods: KeyPeriods,
  counsel: text('What to do with it'),
  summary: text('The answer in sentences'),
  sources,
});
export type CareerModern = v.InferOutput<typeof CareerModern>;
