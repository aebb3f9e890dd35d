/** The record of a remedy (contract section 4). */
import * as v from 'valibot';
import { count, PlanetId, record, text } from './records.ts';

export const Remedy = record(
  'Remedy',
  'Something that eases a planet by tradition, with the reason why it is named here',
  {
    id: text('Planet and kind, such as saturn_donation, or the name of a rite'),
    planet: v.pipe(PlanetId, v.description('That it is for')),
    kind: v.picklist(['mantra', 'donation', 'fast', 'worship', 'gemstone', 'rudraksha', 'yantra', 'puja', 'rite']),
    title: text('In the language asked for'),
    details: text('How it is done'),
    when: text('On which day and at what time'),
    count: v.pipe(
      v.nullable(v.number()),
      v.description('Repetitions of a mantra, weeks of a fast; null where none are counted'),
    ),
    priority: count('1 is what to begin with', 1, 50),
    reason: text('Why this one, for this chart and this time'),
  },
);
export type Remedy = v.InferOutput<typeof Remedy>;
