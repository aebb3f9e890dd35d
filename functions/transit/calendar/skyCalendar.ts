/** Answer of /transit/calendar. */
import { both } from '../../../lib/astro/bilingual.ts';
import { citation, muhurtaChintamani, suryaSiddhanta } from '../../../lib/astro/source.ts';
import { PLANETS, type Planet } from '../../../lib/astro/tables/planets.ts';
import {
  EVENT_GROUPS,
  skyEvents,
  SUN_STAR_SOURCE,
  type EventGroup,
  type SkyEvent,
  type SkyEventId,
} from '../../../lib/astro/transit/calendar/skyEvents.ts';
import {
  ASTA_PLANETS,
  BARRING_PLANETS,
  KALAMSHA_SOURCE,
  type AstaPlanet,
} from '../../../lib/astro/transit/calendar/kalamsha.ts';
import { tracksOf } from '../../../lib/astro/transit/sky.ts';
import { degrees } from '../../../lib/astro/rounding.ts';
import { nakshatraRef, signRef } from '../../../lib/records/common.ts';
import { planetId } from '../../../lib/schemas/common/planetId.ts';
import type { SkyCalendar } from '../../../lib/schemas/transit/skyCalendar.ts';
import type { CalendarContext } from '../../../lib/birth/calendar.ts';
import { TRANSIT_CALENDAR } from '../../../lib/words/subjects/transit.ts';
import { localSky } from './localSky.ts';

interface Query {
  readonly bodies?: readonly string[] | null | undefined;
  readonly events?: readonly EventGroup[] | null | undefined;
}

/** Without the Moon, whose ingresses are as many as all others together. */
const USUAL: readonly Planet[] = PLANETS.filter((planet) => planet !== 'Moon');
/** Those whose change of sign is news of the year. */
const SLOW: readonly Planet[] = ['Jupiter', 'Saturn', 'Rahu'];

export function skyCalendar(context: CalendarContext<Query>): SkyCalendar {
  const { conventions, ephemeris, from, instant, names, query, span, to } = context;
  const bodies = planetsAsked(query.bodies, USUAL);
  const groups = query.events ?? EVENT_GROUPS;
  const sky = localSky(context);
  const events = skyEvents({
    tracks: tracksOf(ephemeris, conventions),
    ephemeris,
    span,
    bodies,
    groups,
    astaOf: astaPlanets(query.bodies),
    local: sky && { sky, from, to },
  });
  return {
    from,
    to,
    events: events.map((event) => eventRecord(event, context)),
    highlights: events
      .filter(isHighlight)
      .map((event) => ({ at: instant(event.jdUT), name: eventName(event, context) })),
    summary: TRANSIT_CALENDAR[names.lang].sky_year({
      ...newsOf(events, bodies, groups, context),
      count: events.length,
    }),
    notes: names.texts(sky === null && groups.includes('asta') ? [...NOTES, PLACE_NOTE] : NOTES),
    sources: SOURCES,
  };
}

/** Returns the planets that are named, in their order; else the usual ones. */
export function planetsAsked<Some extends Planet>(
  ids: readonly string[] | null | undefined,
  usual: readonly Some[],
  all: readonly Some[] = PLANETS as readonly Planet[] as readonly Some[],
): readonly Some[] {
  return ids?.length ? all.filter((planet) => ids.includes(planet.toLowerCase())) : usual;
}

/** Returns those whose asta is told: Jupiter and Venus, or the planets that are named. */
export function astaPlanets(ids: readonly string[] | null | undefined): readonly AstaPlanet[] {
  return planetsAsked<AstaPlanet>(ids, BARRING_PLANETS, ASTA_PLANETS);
}

const HAS_STAR: readonly SkyEventId[] = ['nakshatra', 'retrograde', 'direct'];

function eventRecord(event: SkyEvent, context: CalendarContext<Query>): SkyCalendar['events'][number] {
  const { instant, names } = context;
  const { body, event: id, isBackward, jdUT, longitudeDeg, nakshatraIndex, signIndex, sunStar } = event;
  return {
    at: instant(jdUT),
    body: planetId(body),
    event: id,
    name: eventName(event, context),
    sign: id === 'nakshatra' ? null : signRef(signIndex, names),
    nakshatra: HAS_STAR.includes(id) ? nakshatraRef(nakshatraIndex, names) : null,
    direction: isBackward ? 'retrograde' : 'direct',
    longitude: degrees(longitudeDeg),
    sun_star: sunStar,
  };
}

function eventName(event: SkyEvent, { names }: CalendarContext<Query>): string {
  return TRANSIT_CALENDAR[names.lang].event(event);
}

function isHighlight({ body, event }: SkyEvent): boolean {
  const isSlow = SLOW.includes(body) || body === 'Ketu';
  return event.endsWith('_eclipse') || event === 'retrograde' || event === 'direct' || (event === 'ingress' && isSlow);
}

/** The ingresses of the slow planets and the turns; null where they were not asked for, so that nothing can be said. */
function newsOf(
  events: readonly SkyEvent[],
  bodies: readonly Planet[],
  groups: readonly EventGroup[],
  { instant }: CalendarContext<Query>,
) {
  const entries = events
    .filter(({ body, event }) => event === 'ingress' && SLOW.includes(body))
    .map(({ body, isBackward, jdUT, signIndex }) => {
      return { planet: body, signIndex, isBackward, date: instant(jdUT).slice(0, 10) };
    });
  const turns = bodies
    .map((planet) => ({
      planet,
      count: events.filter(({ body, event }) => body === planet && event === 'retrograde').length,
    }))
    .filter(({ count }) => count > 0);
  const asksForAll = SLOW.every((planet) => bodies.includes(planet));
  return {
    entries: groups.includes('ingress') && (asksForAll || entries.length > 0) ? entries : null,
    turns: groups.includes('station') && (asksForAll || turns.length > 0) ? turns : null,
  };
}

const NOTES = [
  both(
    'Rahu and Ketu go backwards through the zodiac and enter a sign at its end.',
    'राहु और केतु उलटे चलते हैं और राशि में उसके अंत से प्रवेश करते हैं।',
  ),
  both(
    'Combustion goes by longitude, asta by rising and setting at the place. Almanacs differ from these dates by some days.',
    'अस्त अंशों की दूरी से है और लोप स्थान पर उदय-अस्त से। पंचांगों की तारीखें इनसे कुछ दिन अलग हो सकती हैं।',
  ),
];
const PLACE_NOTE = both(
  'Asta and udaya take a place: send latitude and longitude.',
  'लोप और उदय के लिए स्थान चाहिए: latitude और longitude भेजें।',
);

const SOURCES = [suryaSiddhanta(2), KALAMSHA_SOURCE, SUN_STAR_SOURCE, muhurtaChintamani(1)].map(citation);
