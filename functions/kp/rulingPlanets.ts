/** Ruling planets of /kp as records. */
import { RULING_OFFICES, RULING_SOURCE, rulingPlanets, type RulingPlanets } from '../../lib/astro/kp/rulingPlanets.ts';
import { citation } from '../../lib/astro/source.ts';
import type { Planet } from '../../lib/astro/tables/planets.ts';
import { momentOfBirth, momentOfInstant } from '../../lib/birth/kp/kpMoment.ts';
import type { NatalContext } from '../../lib/birth/natal.ts';
import { Warned } from '../../lib/records/warned.ts';
import { planetId } from '../../lib/schemas/common/planetId.ts';
import type { KpHorary, KpRulingPlanets } from '../../lib/schemas/kp/answers.ts';
import { formatJd } from '../../lib/time/civilTime.ts';
import { say } from '../../lib/words/say.ts';
import { KP } from '../../lib/words/subjects/kp/kpWords.ts';
import { agencyChoices, agencyConventions, dayBeginning, type AgencyAsked, type DayLordAsked } from './choices.ts';

const SOURCES = [citation(RULING_SOURCE)];

/** How many of the ranked planets sentences name. */
const FIRST = 3;

type Query = AgencyAsked & DayLordAsked & { readonly as_of?: string | null | undefined };

/** Returns the ruling planets of the birth, or of the instant asked about. */
export function rulingPlanetsOf(context: NatalContext<Query>): Warned {
  const { birth, names, nowJdUT, query } = context;
  const isBirth = !query.as_of;
  const moment = isBirth ? momentOfBirth(context) : momentOfInstant(context, nowJdUT);
  const beginning = dayBeginning(query);
  const found = rulingPlanets(moment, moment.ascendant, moment.dayLord(beginning), agencyChoices(query));
  const planets = firstOf(found);
  const data: KpRulingPlanets = {
    at: formatJd(birth.time.clock, moment.jdUT),
    ...rulingRecord(found),
    headline: say(KP, { id: 'rulers', args: { planets, isBirth } }, names.lang),
    short: say(KP, { id: 'rulers_reason', args: reasonOf(found) }, names.lang),
    confidence: 'interpretive',
    sources: SOURCES,
  };
  return new Warned(data, [], {}, agencyConventions(query, { day_lord: beginning }));
}

function firstOf({ ranked }: RulingPlanets): Planet[] {
  return ranked.slice(0, FIRST).map(({ planet }) => planet);
}

function reasonOf({ offices }: RulingPlanets) {
  return {
    ascendantStar: offices.ascendant_star_lord,
    moonStar: offices.moon_star_lord,
    dayLord: offices.day_lord,
  };
}

/** Returns the records of ruling planets. */
export function rulingRecord({ offices, ranked }: RulingPlanets): KpHorary['ruling_planets'] {
  return {
    ruling_planets: RULING_OFFICES.map((office) => ({ office, planet: planetId(offices[office]) })),
    ranked: ranked.map(({ planet }) => planetId(planet)),
    details: ranked.map(({ actsFor, isWeak, offices: held, planet }) => ({
      planet: planetId(planet),
      offices: [...held],
      acts_for: actsFor.map(planetId),
      is_weak: isWeak,
    })),
  };
}
