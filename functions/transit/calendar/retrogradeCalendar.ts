/** Answer of /transit/retrograde-calendar. */
import { STATIONARY_PLANETS, type StationaryPlanet } from '../../../lib/astro/planet/motion.ts';
import { degrees } from '../../../lib/astro/rounding.ts';
import { citation, suryaSiddhanta } from '../../../lib/astro/source.ts';
import { NAKSHATRA_ARC_DEG } from '../../../lib/astro/tables/nakshatras.ts';
import { SIGN_ARC_DEG } from '../../../lib/astro/tables/signs.ts';
import type { Turn } from '../../../lib/astro/transit/hits.ts';
import { retrogrades, shadowOf, type Retrograde } from '../../../lib/astro/transit/retrogradeSpans.ts';
import { trackOf, type Track } from '../../../lib/astro/transit/track.ts';
import type { CalendarContext } from '../../../lib/birth/calendar.ts';
import { nakshatraRef, planetHead, signRef } from '../../../lib/records/common.ts';
import { spanRecord } from '../../../lib/records/day/common.ts';
import type { RetrogradeCalendar } from '../../../lib/schemas/transit/skyCalendar.ts';
import { TRANSIT_CALENDAR } from '../../../lib/words/subjects/transit.ts';
import { datesOf, endsRecord, timeOfQuery, type AskedTime } from './askedTime.ts';
import { planetsAsked } from './skyCalendar.ts';

interface Query {
  readonly bodies?: readonly string[] | null | undefined;
  readonly shadow?: 'true' | 'false' | null | undefined;
}

/** A retrograde of one of the planets asked about. */
interface Found extends Retrograde {
  readonly planet: StationaryPlanet;
  readonly track: Track;
}

export function retrogradeCalendar(context: CalendarContext<Query>): RetrogradeCalendar {
  const { conventions, ephemeris, query, span } = context;
  const time = timeOfQuery(context);
  const planets = planetsAsked(query.bodies, STATIONARY_PLANETS, STATIONARY_PLANETS);
  const found = planets.flatMap((planet): Found[] => {
    const track = trackOf(planet, ephemeris, conventions);
    return retrogrades(track, span).map((retrograde) => ({ planet, track, ...retrograde }));
  });
  const inOrder = found.toSorted((a, b) => (a.retrograde?.jdUT ?? -Infinity) - (b.retrograde?.jdUT ?? -Infinity));
  return {
    from: time.from,
    to: time.to,
    spans: inOrder.map((one) => retrogradeRecord(one, query.shadow === 'true', time)),
    summary: summaryOf(planets, found, time),
    sources: [citation(suryaSiddhanta(2, '51-55'))],
  };
}

const endsOf = ({ direct, retrograde }: Retrograde) => ({
  startJdUT: retrograde?.jdUT ?? null,
  endJdUT: direct?.jdUT ?? null,
});

function retrogradeRecord(found: Found, isWithShadow: boolean, time: AskedTime): RetrogradeCalendar['spans'][number] {
  const { direct, planet, retrograde, track } = found;
  const { names } = time;
  const { id, name } = planetHead(planet, names);
  const { end, is_clipped, start } = endsRecord(endsOf(found), time);
  const shadow = isWithShadow ? shadowOf(track, found) : null;
  const days = direct && retrograde && Math.round(direct.jdUT - retrograde.jdUT);
  return {
    planet: id,
    planet_name: name,
    retrograde_at: start,
    direct_at: end,
    is_clipped,
    from: retrograde && placeRecord(retrograde, time),
    to: direct && placeRecord(direct, time),
    ...(isWithShadow && { shadow: shadow && spanRecord(shadow, time) }),
    text: TRANSIT_CALENDAR[names.lang].goes_back({
      planet,
      fromSign: retrograde && signOf(retrograde),
      toSign: direct && signOf(direct),
      days,
    }),
  };
}

const signOf = ({ longitudeDeg }: Turn) => Math.floor(longitudeDeg / SIGN_ARC_DEG);

function placeRecord(turn: Turn, { names }: AskedTime) {
  return {
    longitude: degrees(turn.longitudeDeg),
    sign: signRef(signOf(turn), names),
    nakshatra: nakshatraRef(Math.floor(turn.longitudeDeg / NAKSHATRA_ARC_DEG), names),
  };
}

function summaryOf(planets: readonly StationaryPlanet[], found: readonly Found[], time: AskedTime): string {
  const words = TRANSIT_CALENDAR[time.names.lang];
  const ofPlanet = (planet: StationaryPlanet) => found.filter((one) => one.planet === planet);
  const without = planets.filter((planet) => ofPlanet(planet).length === 0);
  return [
    ...planets
      .filter((planet) => !without.includes(planet))
      .map((planet) => words.turn_back({ planet, dates: ofPlanet(planet).map((one) => datesOf(endsOf(one), time)) })),
    ...(without.length > 0 ? [words.none_turns_back({ planets: without })] : []),
  ].join(' ');
}
