/** Input for a day at a place rather than a birth: input P of the specification. */
import * as v from 'valibot';
import type { Angle } from '../../words/messages/inputs.ts';
import { message } from '../../words/message.ts';
import { anything, CalendarDate, ClockTime, ConventionEntries, Latitude, Longitude, Timezone } from './inputs.ts';
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

/** An instant at a place: input P with the time of the clock. */
export const InstantInput = v.pipe(
  v.object(
    {
      ...DayInput.entries,
      time: v.pipe(ClockTime, v.description('The time asked about, HH:MM:SS'), v.examples(['14:30:00'])),
    },
    said('day_form', {}),
  ),
  v.title('InstantInput'),
  v.description('A date, a time and a place'),
);
export type InstantInput = v.InferOutput<typeof InstantInput>;

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
