/** Answer of /planets/retrograde. */
import { planetsOf, type ChartPlanet } from '../../lib/astro/chart/chart.ts';
import { utFromTt } from '../../lib/astro/earth/deltaT.ts';
import {
  findStations,
  meanSpeedDegPerDay,
  motionOf,
  STATIONARY_PLANETS,
  type Station,
  type StationaryPlanet,
  type Stations,
} from '../../lib/astro/planet/motion.ts';
import { citation, suryaSiddhanta, uttaraKalamrita } from '../../lib/astro/source.ts';
import { isNode, type Planet } from '../../lib/astro/tables/planets.ts';
import type { PlanetMotions } from '../../lib/schemas/planets/answers.ts';
import { formatJd } from '../../lib/time/civilTime.ts';
import { degrees, ratio } from '../../lib/astro/rounding.ts';
import { planetHead } from '../../lib/records/common.ts';
import { planetId } from '../../lib/schemas/common/planetId.ts';
import { motionAnalysis, stationText } from './explained.ts';
import type { BirthContext } from '../../lib/birth/birthContext.ts';
import { PLANET_WORDS } from '../../lib/words/subjects/planets.ts';

const NO_STATIONS: Stations = { previous: null, next: null };

export function retrograde(context: BirthContext): PlanetMotions {
  const { chart, names } = context;
  const turnedBack = planetsOf(chart).filter(({ isRetrograde }) => isRetrograde);
  const words = PLANET_WORDS[names.lang];
  return {
    planets: planetsOf(chart).map((planet) => motionRecord(context, planet)),
    retrograde_planets: turnedBack.map(({ id }) => planetId(id)),
    retrograde_count: turnedBack.length,
    summary:
      turnedBack.length === 0
        ? words.nothing_retrograde({})
        : words.retrograde_are({ planets: turnedBack.map(({ id }) => id) }),
    sources: [citation(suryaSiddhanta(2, '12-13')), citation(uttaraKalamrita(2, '6'))],
  };
}

function motionRecord(
  { birth, chart, ephemeris, names }: BirthContext,
  planet: ChartPlanet,
): PlanetMotions['planets'][number] {
  const { id, speedDegPerDay } = planet;
  const motion = motionOf(planet);
  const stations = hasStations(id) ? findStations(ephemeris, id, birth.jdTT) : NO_STATIONS;
  const wireStation = (found: Station | null) =>
    found && { at: formatJd(birth.time.clock, utFromTt(found.jdTT)), turns: found.turns };
  return {
    ...planetHead(id, names),
    is_retrograde: planet.isRetrograde,
    is_stationary: motion === 'stationary',
    counts_as_retrograde: planet.isRetrograde && !isNode(id),
    motion,
    motion_name: names.term(motion),
    speed: degrees(speedDegPerDay),
    mean_speed: meanSpeedDegPerDay(id),
    speed_ratio: ratio(speedDegPerDay / meanSpeedDegPerDay(id)),
    previous_station: wireStation(stations.previous),
    next_station: wireStation(stations.next),
    analysis: [...motionAnalysis(chart, planet, motion, names), ...stationText(id, stations, birth.jdTT, names)],
  };
}

function hasStations(planet: Planet): planet is StationaryPlanet {
  return STATIONARY_PLANETS.some((id) => id === planet);
}
