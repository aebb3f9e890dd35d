/** Events of the past that a request may tell. */
import * as v from 'valibot';
import { EVENT_TYPES } from '../../astro/judgement/timing/eventTypes.ts';
import { isRealDate } from './dateText.ts';
import { birthWith, chooseAmong } from './inputs.ts';
import { said } from './said.ts';

/** Most events of a request. */
export const MOST_EVENTS = 20;

const dateForm = said('event_date', {});

/** Tells whether a text is a year, a month of a year or a day of the calendar. */
function isEventDate(given: string): boolean {
  const [year, month = '01', day = '01'] = given.split('-') as [string, string?, string?];
  return isRealDate(`${year}-${month}-${day}`);
}

const EventDate = v.pipe(
  v.string(dateForm),
  v.regex(/^\d{4}(-\d{2}(-\d{2})?)?$/, dateForm),
  v.check(isEventDate, dateForm),
  v.description('Day, month or year of the event: YYYY-MM-DD, YYYY-MM or YYYY; not the date of birth'),
);

const ToldEvent = v.pipe(
  v.object(
    {
      type: v.pipe(
        v.picklist(EVENT_TYPES, chooseAmong(EVENT_TYPES, EVENT_TYPES, EVENT_TYPES.length)),
        v.description('What it was, in any case; usual other words are understood, such as joining or wedding'),
      ),
      date: EventDate,
    },
    said('event_form', {}),
  ),
  v.title('PastEventInput'),
  v.description('An event of the past'),
);
export type ToldEvent = v.InferOutput<typeof ToldEvent>;

/** The field of a body that tells events of the past. */
export const EVENTS = v.nullish(
  v.pipe(
    v.array(ToldEvent, said('events_form', { most: MOST_EVENTS })),
    v.maxLength(MOST_EVENTS, said('events_form', { most: MOST_EVENTS })),
    v.description(
      `Events of the life so far, ${MOST_EVENTS} at the most; the answer tells how many lie in times that its rules name, and how many would by chance. They change nothing else in it`,
    ),
  ),
);

/** Input B with events of the past. */
export const EventfulBirth = birthWith('EventfulBirth', 'Birth data, and events of the life so far', {
  events: EVENTS,
});
export type EventfulBirth = v.InferOutput<typeof EventfulBirth>;
