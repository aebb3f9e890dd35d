/** Events of the past that a request may tell, and what an answer says of them. */
import * as v from 'valibot';
import { EVENT_TYPES } from '../../astro/judgement/timing/eventTypes.ts';
import { isRealDate } from './dateText.ts';
import { birthWith, chooseAmong } from './inputs.ts';
import { count, list, number, orNull, planetHead, PlanetId, record, text } from './records.ts';
import { said } from './said.ts';

/** Most events of a request. */
const MOST_EVENTS = 20;

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
  v.description('When it was: YYYY-MM-DD, YYYY-MM or YYYY'),
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

const EventPeriod = v.pipe(v.object(planetHead), v.description('Lord of the period that ran then'));

const PastEvent = record('PastEvent', 'An event of the past, by the rules of the matter', {
  type: v.picklist(EVENT_TYPES),
  name: text('In the language asked for'),
  date: text('As it was sent'),
  mahadasha: orNull(EventPeriod, 'In the middle of the time told; null before birth and after the last period'),
  antardasha: orNull(EventPeriod, 'As for the mahadasha'),
  signifying: list(PlanetId, 'Lords of these two periods that signify the matter'),
  in_window: orNull(
    v.boolean(),
    'Whether the day, month or year told touches a window that the same rules name for the past; null where it is not counted',
  ),
  not_counted: orNull(
    v.picklist(['outside_years', 'ahead', 'no_windows']),
    'outside_years: not in the years of the matter; ahead: after the instant taken for now; no_windows: the matter has no windows of this kind',
  ),
  text: text('The same in a sentence'),
});

export const PastEvents = record('PastEvents', 'Events of the past that belong to the matter, against chance', {
  events: list(PastEvent, 'Those that belong to the matter, in the order sent'),
  other_events: count('Events sent that do not belong to it', 0, MOST_EVENTS),
  counted: count('Events that could be compared', 0, MOST_EVENTS),
  in_windows: count('How many of these lie in windows', 0, MOST_EVENTS),
  expected: number('How many would by chance, by the share of the time that the windows cover'),
  chance_percent: orNull(
    number('Percent'),
    'Probability that so many or more would by chance; each event has its own, as a month touches a window sooner than a day. Null where none could be compared. The rules are not fitted to the events',
  ),
  text: text('The same in sentences'),
});
export type PastEvents = v.InferOutput<typeof PastEvents>;

/** The entry of an answer that tells of past events. */
export const pastEventsEntry = {
  past_events: orNull(PastEvents, 'How events of the past lie in the windows of the rules; null where none were sent'),
};
