/** Significators of /kp as records. */
import {
  significators,
  type Fourfold,
  type PlanetSignifications,
  type Significators,
} from '../../lib/astro/kp/significators.ts';
import { isHoused, type HousedChart } from '../../lib/astro/kp/kpChart.ts';
import { AGENCY_SOURCE } from '../../lib/astro/kp/agency.ts';
import { SIGNIFICATORS_SOURCE } from '../../lib/astro/kp/significators.ts';
import { citation } from '../../lib/astro/source.ts';
import { PLANETS, type Planet } from '../../lib/astro/tables/planets.ts';
import { kpOfBirth } from '../../lib/birth/kp/kpMoment.ts';
import type { NatalContext } from '../../lib/birth/natal.ts';
import { planetHead } from '../../lib/records/common.ts';
import { Warned } from '../../lib/records/warned.ts';
import { planetId } from '../../lib/schemas/common/planetId.ts';
import type { KpHorary, KpSignificatorLists } from '../../lib/schemas/kp/answers.ts';
import type { Names } from '../../lib/words/names.ts';
import { say } from '../../lib/words/say.ts';
import { KP } from '../../lib/words/subjects/kp/kpWords.ts';
import { agencyChoices, agencyConventions, type AgencyAsked } from './choices.ts';
import { reasonOf } from './points.ts';

type Lists = KpHorary['significators'];

const SOURCES = [SIGNIFICATORS_SOURCE, AGENCY_SOURCE].map(citation);

/** How many planets a sentence names. */
const MOST_NAMED = 3;

/** Lists the significators of houses and planets. */
export function significatorLists(context: NatalContext<AgencyAsked>): Warned {
  const { names, query } = context;
  const chart = kpOfBirth(context);
  const lists = isHoused(chart)
    ? significatorRecords(chart, significators(chart, agencyChoices(query)), names)
    : NO_SIGNIFICATORS;
  const data: KpSignificatorLists = { ...lists, reason: reasonOf(chart), sources: SOURCES };
  return new Warned(data, [], {}, agencyConventions(query));
}

/** Beyond the polar circles there are no houses, and so nobody to give their results. */
export const NO_SIGNIFICATORS: Lists = { houses: [], planets: [] };

/** Returns the records of the significators of a chart. */
export function significatorRecords(chart: HousedChart, found: Significators, names: Names): Lists {
  return {
    houses: found.houses.map(({ house, withAgents, ...four }) => ({
      number: house,
      ...planetLists(four),
      with_agents: planetLists(withAgents),
    })),
    planets: PLANETS.map((planet) => significationsRecord(chart, found.planets[planet], names)),
  };
}

function planetLists({ a, b, c, d }: Fourfold<Planet>): Lists['houses'][number]['with_agents'] {
  return { a: a.map(planetId), b: b.map(planetId), c: c.map(planetId), d: d.map(planetId) };
}

function significationsRecord(chart: HousedChart, found: PlanetSignifications, names: Names): Lists['planets'][number] {
  const { a, agents, b, c, d, housesWithAgents, isSelfSignificator, planet } = found;
  const { starLord } = chart.planets[planet].lords;
  const acting = agents.slice(0, MOST_NAMED).map((agent) => agent.planet);
  const args = { planet, starLord, starHouse: a[0]!, house: b[0]!, agents: acting };
  return {
    ...planetHead(planet, names),
    a: [...a],
    b: [...b],
    c: [...c],
    d: [...d],
    houses: [...housesWithAgents],
    is_self_significator: isSelfSignificator,
    agents: agents.map((agent) => ({ planet: planetId(agent.planet), by: agent.by })),
    text: say(KP, { id: 'planet_signifies', args }, names.lang),
  };
}
