/** Records of the times of a day that a person seeks or avoids. */
import * as v from 'valibot';
import { DAY_CATEGORY_IDS } from '../../astro/judgement/tables/dayCategories.ts';
import { Span } from '../common/panchangElements.ts';
import { count, number, PlanetId, Points, record, text, yes } from '../common/records.ts';

export const PersonalWindow = record('PersonalWindow', 'A time of the day with its weight for this chart', {
  kind: v.pipe(
    v.picklist(['muhurta', 'choghadiya', 'hora', 'special_yoga', 'tara', 'moon', 'avoided', 'panchaka']),
    v.description('moon: the house that the Moon passes, counted from that of birth'),
  ),
  id: text('Which of its kind: abhijit, amrit, jupiter, rahu_kaal ...'),
  name: text('In the language asked for'),
  ...Span.entries,
  duration_seconds: number('From start to end'),
  points: number('What it adds to, or takes from, the times it covers; interpretive'),
  is_shunned: yes('Whether no beginning is set in it, whatever else speaks for it'),
  reason: text('Why, for this chart'),
});
export type PersonalWindow = v.InferOutput<typeof PersonalWindow>;

const windowEntries = {
  ...Span.entries,
  duration_seconds: number('From start to end'),
  points: number('The exact sum of the components; interpretive'),
  components: v.pipe(v.array(Points), v.description('Every time that covers it, the heaviest first')),
};

const BestWindow = record('BestWindow', 'A time free of all that is shunned', {
  rank: count('1 is the best', 1, 50),
  ...windowEntries,
  hora: v.pipe(PlanetId, v.description('Whose hora it is')),
  choghadiya: v.picklist(['udveg', 'char', 'labh', 'amrit', 'kaal', 'shubh', 'rog']),
  is_abhijit: yes('Whether it lies in Abhijit'),
  good_for: v.pipe(
    v.array(v.picklist(DAY_CATEGORY_IDS)),
    v.description('Matters that the planet of the hora signifies; empty where it is good in general'),
  ),
  reason: text('What speaks for it'),
});

const MatterWindow = record('MatterWindow', 'The best time of the day for one matter', {
  category: v.picklist(DAY_CATEGORY_IDS),
  ...windowEntries,
  karaka: v.pipe(
    v.nullable(PlanetId),
    v.description('Significator of the matter whose hora it is; null where none of them has a better time'),
  ),
  reason: text('What speaks for it'),
});

export const MuhurtaTimings = record('MuhurtaTimings', 'Times of the day for this chart', {
  best: v.pipe(
    v.array(BestWindow),
    v.description(
      'Between sunrise and the end of the first quarter of the night, 20 minutes or longer, free of shunned times and with more for than against them; the best first',
    ),
  ),
  by_category: v.pipe(
    v.array(MatterWindow),
    v.description('One for each matter that has a good time; the hora of a significator counts for more'),
  ),
  good: v.pipe(v.array(PersonalWindow), v.description('Times that add points, in order')),
  avoid: v.pipe(v.array(PersonalWindow), v.description('Shunned times, in order')),
  caution: v.pipe(
    v.array(PersonalWindow),
    v.description('Times that take points without being shunned, and Panchaka, which is against some acts only'),
  ),
});
export type MuhurtaTimings = v.InferOutput<typeof MuhurtaTimings>;
