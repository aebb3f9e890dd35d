/** A birth whose time may be unknown. */
import * as v from 'valibot';
import {
  anything,
  CalendarDate,
  ClockTime,
  ConventionEntries,
  Latitude,
  Longitude,
  PersonName,
  Timezone,
} from './inputs.ts';
import { said } from './said.ts';

const within = (description: string) => v.nullish(v.pipe(ClockTime, v.description(description)));

const BIRTH_OR_DAY_ENTRIES = {
  date: CalendarDate,
  time: v.nullish(v.pipe(ClockTime, v.description('Local clock time, HH:MM:SS; null or absent where it is unknown'))),
  time_from: within('Of an unknown time: the earliest it can be; default the beginning of the date'),
  time_to: within('Of an unknown time: the latest it can be; default the end of the date'),
  latitude: Latitude,
  longitude: Longitude,
  timezone: Timezone,
  place_name: anything('Birth place name, for display'),
  name: v.nullish(PersonName),
  gender: anything('male or female; never used to guess a role'),
  ...ConventionEntries,
};

/** Returns the schema of a birth whose time may be unknown, with further fields. */
export function birthOrDayWith<const Title extends string, Entries extends v.ObjectEntries>(
  title: Title,
  description: string,
  entries: Entries,
) {
  return v.pipe(
    v.object({ ...BIRTH_OR_DAY_ENTRIES, ...entries }, said('birth_form', {})),
    v.title(title),
    v.description(description),
  );
}

export const BirthOrDay = birthOrDayWith(
  'BirthOrDay',
  'A birth; without its time everything is answered that the day decides, and ranges of the rest',
  {},
);
export type BirthOrDay = v.InferOutput<typeof BirthOrDay>;
