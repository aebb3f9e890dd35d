/** Answer of /pdae/ashtakavarga. */
import { binduBand, MEAN_SARVA } from '../../lib/astro/ashtakavarga/bands.ts';
import { houseBindus, signHolders, type HouseBindus } from '../../lib/astro/ashtakavarga/houseBindus.ts';
import { citation, phaladeepika } from '../../lib/astro/source.ts';
import { BINDU_RESULTS_SOURCE, BINDU_SOURCE, SARVA_SOURCE } from '../../lib/astro/tables/ashtakavarga.ts';
import { PLANETS, type Planet } from '../../lib/astro/tables/planets.ts';
import type { PersonalAshtakavarga } from '../../lib/schemas/pdae/ashtakavarga.ts';
import { ashtakavargaRecord } from '../../lib/records/strength/bindus.ts';
import { formatJd } from '../../lib/time/civilTime.ts';
import { dayPlace, dayPlaceRecord } from '../../lib/birth/dayPlace.ts';
import type { Names } from '../../lib/words/names.ts';
import { ratio } from '../../lib/astro/rounding.ts';
import type { PersonalContext } from '../../lib/birth/personalDay.ts';
import { signRef } from '../../lib/records/common.ts';
import { planetId } from '../../lib/schemas/common/planetId.ts';
import {
  instantOrNull,
  moortiRecord,
  segmentRecords,
  transitSky,
  type TransitSky,
} from '../../lib/records/transit/passages.ts';
import { moortiReading, moortiReason, ASHTAKAVARGA_NOTES, signReading, bindusSummary } from './ashtakavargaWords.ts';

const SOURCES = [BINDU_SOURCE, SARVA_SOURCE, BINDU_RESULTS_SOURCE, phaladeepika(26)].map(citation);

export function personalAshtakavarga(context: PersonalContext): PersonalAshtakavarga {
  const { birth, chart, input, names, nowJdUT } = context;
  const place = dayPlace(input.current_location, birth);
  const sky = transitSky(context, { names, clock: place.clock }, nowJdUT);
  const av = sky.gochara.ashtakavarga;
  const houses = houseBindus(av, chart.ascendant.signIndex);
  const signsOf = (rows: readonly HouseBindus[]) => rows.map(({ signIndex }) => signRef(signIndex, names));
  return {
    place: dayPlaceRecord(place),
    at: formatJd(place.clock, nowJdUT),
    ...ashtakavargaRecord(av),
    signs: [...houses].sort((a, b) => a.signIndex - b.signIndex).map((house) => signRecord(sky, house)),
    strongest: signsOf(houses.filter(({ rank }) => rank === 1)),
    weakest: signsOf(houses.filter(({ isLast }) => isLast)),
    natal_moon_sign: signRef(chart.signs.Moon, names),
    moorti_nirnaya: PLANETS.map((planet) => moortiOf(sky, planet, names)),
    summary_text: bindusSummary(houses, sky),
    notes: names.texts(ASHTAKAVARGA_NOTES),
    sources: SOURCES,
  };
}

function signRecord(sky: TransitSky, found: HouseBindus): PersonalAshtakavarga['signs'][number] {
  const { names, passing, gochara } = sky;
  const { band, bindus, house, rank, signIndex } = found;
  const passers = PLANETS.filter((planet) => passing[planet].where.signIndex === signIndex);
  const { fewest, most } = signHolders(gochara.ashtakavarga, signIndex);
  return {
    sign: signRef(signIndex, names),
    house,
    bindus,
    difference: ratio(bindus - MEAN_SARVA),
    rank,
    band,
    band_name: names.term(band),
    most: most.planets.map(planetId),
    fewest: fewest.planets.map(planetId),
    passing: passers.map(planetId),
    reading: signReading(found, passers, names.lang),
  };
}

function moortiOf(sky: TransitSky, planet: Planet, names: Names): PersonalAshtakavarga['moorti_nirnaya'][number] {
  const passing = sky.passing[planet];
  const { bindus, houseFromAscendant, houseFromMoon, sarva } = sky.judged[planet];
  const { crossing, moorti, where } = passing;
  const band = bindus === null ? null : binduBand(bindus);
  return {
    id: planetId(planet),
    name: names.planet(planet),
    sign: signRef(where.signIndex, names),
    house_from_moon: houseFromMoon,
    house_from_lagna: houseFromAscendant,
    entered_at: instantOrNull(sky, crossing.current.startJdUT),
    leaves_at: instantOrNull(sky, crossing.current.endJdUT),
    moorti: moorti && moortiRecord(sky, moorti, crossing.current),
    reason: moortiReason(passing, names.lang),
    bindus,
    band,
    band_name: band && names.term(band),
    sarvashtakavarga: sarva,
    segments: segmentRecords(sky, planet),
    reading: moortiReading(sky, passing),
  };
}
