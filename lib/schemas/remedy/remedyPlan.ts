/** The record of the plan of remedies, which every answer that names remedies tells alike. */
import * as v from 'valibot';
import { list, record, Remedy, text } from '../common/records.ts';

export const RemedyStep = record('RemedyStep', 'One of the first steps of the plan of remedies', {
  ...Remedy.entries,
  planet_name: text('In the language asked for'),
  call: v.pipe(
    v.picklist(['strengthen', 'pacify', 'honour']),
    v.description(
      'strengthen: the planet is weak and good for the chart; pacify: it burdens the chart; honour: its period runs and nothing burdens it',
    ),
  ),
  starts_on: text('The next day of it, from the day taken for now on, YYYY-MM-DD'),
  until: text('So long it is kept, YYYY-MM-DD: to the end of its reason where that is near, else for forty days'),
  text: text('What is done, from when and until when, in the language asked for'),
});
export type RemedyStep = v.InferOutput<typeof RemedyStep>;

export const RemedyPlan = list(
  RemedyStep,
  'The one plan of this birth, at most three steps, the same in every answer that names remedies; empty where nothing calls for any',
);
export type RemedyPlan = v.InferOutput<typeof RemedyPlan>;
