/** Records that several answers of /pdae share. */
import * as v from 'valibot';
import { number, record, text } from '../common/records.ts';

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
