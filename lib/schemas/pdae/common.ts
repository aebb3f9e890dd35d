/** Records that several answers of /pdae share. */
import * as v from 'valibot';
import { number, PlanetId, record, text } from '../common/records.ts';
import { Span } from '../common/panchangElements.ts';

export const DayPlaceRecord = record('DayPlace', 'Where the day is spent, on whose clock all instants are written', {
  latitude: number('Degrees north'),
  longitude: number('Degrees east'),
  timezone: text('Time zone of the place'),
  source: v.pipe(
    v.picklist(['birth', 'current_location', 'zone', 'town']),
    v.description(
      'The place of birth, the coordinates of current_location, or the main place of the time zone or the town that it names',
    ),
  ),
});
export type DayPlaceRecord = v.InferOutput<typeof DayPlaceRecord>;

export const Recommendation = record('DayRecommendation', 'What to do with one component of the score of a day', {
  id: text('What was found, such as tara_sampat, moon_8 or pressed_by_saturn'),
  component: text('Id of the component of the score that it follows from'),
  kind: v.pipe(
    v.picklist(['do', 'leave']),
    v.description('do: the component gives points; leave: it takes them, and `ease` says what helps'),
  ),
  points: number('Of the component in the score'),
  planet: v.pipe(v.nullable(PlanetId), v.description('That is behind it most; null where none is')),
  text: text('What to use, or what to leave'),
  ease: v.pipe(v.nullable(v.string()), v.description('What helps where something takes points; else null')),
  when: v.pipe(
    v.nullable(Span),
    v.description('For do: the best time of the day for it; for leave: when it runs; null where that is all day'),
  ),
  reason: text('What was looked at, and what was found'),
});
export type Recommendation = v.InferOutput<typeof Recommendation>;
