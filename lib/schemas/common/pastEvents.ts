/** Records of events of the past, against the windows of a matter and against chance. */
import * as v from 'valibot';
import { EVENT_TYPES } from '../../astro/judgement/timing/eventTypes.ts';
import { MOST_EVENTS } from './eventInputs.ts';
import { count, list, number, orNull, planetHead, PlanetId, record, text } from './records.ts';

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
