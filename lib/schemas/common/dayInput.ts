/** Input for a day at a place rather than a birth: input P of the specification. */
import * as v from 'valibot';
import type { Angle } from '../../words/messages/inputs.ts';
import { message } from '../../words/message.ts';
import { anything, CalendarDate, ConventionEntries, Latitude, Longitude, Timezone } from './inputs.ts';
import { said } from './said.ts';
import { decimalInText } from './textNumbers.ts';

/** The conventions that a day depends on. */
const DAY_CONVENTIONS = { ayanamsa: ConventionEntries.ayanamsa, sunrise: ConventionEntries.sunrise };

/** The requested day, not a day of birth. */
const DayDate = v.pipe(CalendarDate, v.description('The day asked about, YYYY-MM-DD'), v.examples(['2026-11-20']));

/** Input P: a date and a place. */
export const DayInput = v.pipe(
  v.object(
    {
      date: DayDate,
      latitude: Latitude,
      longitude: Longitude,
      timezone: Timezone,
      place_name: anything('Place name, for display'),
      ...DAY_CONVENTIONS,
    },
    said('day_form', {}),
  ),
  v.title('DayInput'),
  v.description('A date and a place'),
);
export type DayInput = v.InferOutput<typeof DayInput>;

function queryDegrees(field: Angle, limit: number, example: string, description: string) {
  const described = (got: string) => message('degrees_in_text', { field, got });
  return decimalInText({ least: -limit, most: limit, message: described, description, example });
}

/** Input P as a query. */
export const DayQuery = {
  date: DayDate,
  latitude: queryDegrees('latitude', 90, '28.6139', 'Degrees north, -90 to 90'),
  longitude: queryDegrees('longitude', 180, '77.209', 'Degrees east, -180 to 180'),
  timezone: Timezone,
  ...DAY_CONVENTIONS,
};
