/** The record of events of the past against the windows of a matter. */
import type { AreaContext } from '../../astro/judgement/areaContext.ts';
import { careerCarePlan } from '../../astro/judgement/career/plans.ts';
import { timingPlan, type LifeArea, type TimedArea } from '../../astro/judgement/prediction/areaPrediction.ts';
import { EVENT_NAMES, EVENTS_OF } from '../../astro/judgement/timing/eventTypes.ts';
import { housesPlan } from '../../astro/judgement/timing/housesPlan.ts';
import {
  judgedEvents,
  type EventPlans,
  type EventsJudged,
  type JudgedEvent,
  type PastEvent,
} from '../../astro/judgement/timing/pastEvents.ts';
import { jdFromUnixMs } from '../../astro/time.ts';
import type { BirthContext } from '../../birth/birthContext.ts';
import { pastContext } from '../../birth/requestedArea.ts';
import type { EventfulBirth, ToldEvent } from '../../schemas/common/eventInputs.ts';
import type { PastEvents } from '../../schemas/common/pastEvents.ts';
import { planetId } from '../../schemas/common/planetId.ts';
import { instantOnClock } from '../../time/civilTime.ts';
import type { PlaceClock } from '../../time/placeClock.ts';
import { PAST_EVENTS } from '../../words/subjects/pastEvents.ts';
import { planetHead } from '../common.ts';

/** A birth that may come with events of the past. */
export interface EventfulContext extends BirthContext {
  readonly input: EventfulBirth;
}

/** Returns how the events sent lie in the windows that the rules of a matter name for the past; null where none were sent. */
export function pastEventsRecord(
  context: EventfulContext,
  areaContext: AreaContext,
  area: LifeArea | TimedArea,
): PastEvents | null {
  const { birth, input, nowJdUT } = context;
  const sent = input.events ?? [];
  if (sent.length === 0) return null;
  const { brought, burdening } = EVENTS_OF[area.matter];
  const own = sent.filter(({ type }) => brought.includes(type) || burdening.includes(type));
  const events = own.map((told) => ({
    event: eventOf(birth.time.clock, told),
    isBurdening: burdening.includes(told.type),
  }));
  const judged = judgedEvents(pastContext(context), events, plansOf(areaContext, area), nowJdUT);
  return {
    events: judged.events.map((one, index) => eventRecord(context, one, own[index]!)),
    other_events: sent.length - own.length,
    counted: judged.counted,
    in_windows: judged.inWindows,
    expected: judged.expected,
    chance_percent: judged.chancePercent,
    text: countText(judged, context, own.length),
  };
}

/** The demanding times of work have windows of their own; those of other matters have none. */
function plansOf(context: AreaContext, area: LifeArea | TimedArea): EventPlans {
  return {
    brought: 'plan' in area ? timingPlan(area, context) : housesPlan(context, area.matter, area.houses),
    burdening: area.matter === 'career' ? careerCarePlan(context) : null,
  };
}

interface DateParts {
  readonly year: number;
  readonly monthIndex: number | null;
  readonly dayOfMonth: number | null;
}

function partsOf({ date }: ToldEvent): DateParts {
  const [year, month = null, dayOfMonth = null] = date.split('-').map(Number) as [number, number?, number?];
  return { year, monthIndex: month === null ? null : month - 1, dayOfMonth };
}

/** Returns the day, the month or the year that is told, on the clock of the birth place. */
function eventOf(clock: PlaceClock, told: ToldEvent): PastEvent {
  const { dayOfMonth, monthIndex, year } = partsOf(told);
  const first = new Date(0);
  first.setUTCFullYear(year, monthIndex ?? 0, dayOfMonth ?? 1);
  const after = new Date(first);
  if (dayOfMonth !== null) after.setUTCDate(dayOfMonth + 1);
  else if (monthIndex !== null) after.setUTCMonth(monthIndex + 1);
  else after.setUTCFullYear(year + 1);
  const jdUT = (day: Date) => jdFromUnixMs(instantOnClock(clock, day.toISOString().slice(0, 10), '00:00:00').unixMs);
  return { type: told.type, startJdUT: jdUT(first), endJdUT: jdUT(after) };
}

function eventRecord(
  { names }: EventfulContext,
  { gap, isInWindow, periods, signifying }: JudgedEvent,
  told: ToldEvent,
): PastEvents['events'][number] {
  const [mahadasha = null, antardasha = null] = periods.map(({ lord }) => lord);
  return {
    type: told.type,
    name: names.text(EVENT_NAMES[told.type]),
    date: told.date,
    mahadasha: mahadasha && planetHead(mahadasha, names),
    antardasha: antardasha && planetHead(antardasha, names),
    signifying: signifying.map(planetId),
    in_window: isInWindow,
    not_counted: gap,
    text: PAST_EVENTS[names.lang].event({
      type: told.type,
      ...partsOf(told),
      mahadasha,
      antardasha,
      signifying,
      isInWindow,
      gap,
    }),
  };
}

function countText({ chancePercent, ...judged }: EventsJudged, { names }: EventfulContext, belonging: number): string {
  const said = PAST_EVENTS[names.lang];
  if (belonging === 0) return said.none_belongs({});
  return chancePercent === null ? said.none_counted({}) : said.count({ ...judged, chancePercent });
}
