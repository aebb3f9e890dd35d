/** What the paths of one planet add to its record: aspects, contacts, stations, kakshas, stays. */
import { countFrom, separationDeg } from '../../lib/astro/angle.ts';
import { aspectedPlaces } from '../../lib/astro/chart/aspects.ts';
import { kakshaCourse } from '../../lib/astro/judgement/day/kakshaCourse.ts';
import { isKakshaActive, KAKSHA_LORDS } from '../../lib/astro/ashtakavarga/kaksha.ts';
import { utFromTt, ttFromUt } from '../../lib/astro/earth/deltaT.ts';
import type { Ephemeris } from '../../lib/astro/ephemeris.ts';
import { findStations, STATIONARY_PLANETS, type Station } from '../../lib/astro/planet/motion.ts';
import { isNode, PLANETS, type Planet } from '../../lib/astro/tables/planets.ts';
import { degreeHits } from '../../lib/astro/transit/hits.ts';
import type { StayOutlook } from '../../lib/astro/transit/outlook.ts';
import type { PassingPlanet } from '../../lib/astro/transit/sky.ts';
import { isStayAt } from '../../lib/astro/transit/stays.ts';
import { stagedTransitEffect } from '../../lib/astro/transit/stagedEffects.ts';
import type { Placement } from '../../lib/astro/chart/zodiac.ts';
import type { PlanetTransit } from '../../lib/schemas/transit/transitPlanet.ts';
import { contributorId, contributorName } from '../../lib/records/strength/bindus.ts';
import { formatJd } from '../../lib/time/civilTime.ts';
import { degrees } from '../../lib/astro/rounding.ts';
import { signRef } from '../../lib/records/common.ts';
import { planetId } from '../../lib/schemas/common/planetId.ts';
import { staySpanRecord, type TransitInstant } from '../../lib/records/transit/passages.ts';
import { TRANSIT_BAND_NAMES } from '../../lib/records/transit/wording.ts';
import { SIGN_ARC_DEG } from '../../lib/astro/tables/signs.ts';

type Details = Pick<PlanetTransit, 'next_sign' | 'stations' | 'aspects' | 'contacts' | 'kakshas' | 'stays'>;

/** @param outlooks stays of the planet around the instant */
export function planetDetails(
  now: TransitInstant,
  ephemeris: Ephemeris,
  passing: PassingPlanet,
  outlooks: readonly StayOutlook[],
): Details {
  const { planet } = passing;
  return {
    next_sign: nextSign(now, passing, outlooks),
    stations: stationsRecord(now, ephemeris, planet),
    aspects: aspectRecords(now, passing),
    contacts: contactRecords(now, passing),
    kakshas: kakshaRecords(now, passing),
    stays: outlooks.map((stay, i) => stayRecord(now, planet, stay, outlooks[i - 2])),
  };
}

function nextSign(
  now: TransitInstant,
  { crossing }: PassingPlanet,
  outlooks: readonly StayOutlook[],
): Details['next_sign'] {
  const { endJdUT } = crossing.current;
  const next = outlooks.find(({ startJdUT }) => startJdUT !== null && startJdUT > now.jdUT);
  if (endJdUT === null || !next) return null;
  return {
    sign: signRef(next.index, now.names),
    at: formatJd(now.clock, endJdUT),
    house_from_moon: next.houseFromMoon,
    house_from_lagna: next.houseFromAscendant,
    is_retrograde: next.isEnteredBackward ?? false,
  };
}

function stationsRecord(now: TransitInstant, ephemeris: Ephemeris, planet: Planet): Details['stations'] {
  const stationary = STATIONARY_PLANETS.find((id) => id === planet);
  if (!stationary) return null;
  const { next, previous } = findStations(ephemeris, stationary, ttFromUt(now.jdUT));
  return { previous: stationRecord(now, planet, previous), next: stationRecord(now, planet, next) };
}

function stationRecord({ clock, names, tracks }: TransitInstant, planet: Planet, station: Station | null) {
  if (!station) return null;
  const { longitudeDeg } = tracks[planet].at(station.jdTT);
  const signIndex = Math.floor(longitudeDeg / SIGN_ARC_DEG);
  return {
    at: formatJd(clock, utFromTt(station.jdTT)),
    turns: station.turns,
    sign: signRef(signIndex, names),
    degree: degrees(longitudeDeg - signIndex * SIGN_ARC_DEG),
  };
}

/** A natal planet or the ascendant. */
export interface NatalPoint {
  readonly id: Planet | 'Ascendant';
  readonly place: Placement;
}

export function natalPoints({ gochara }: TransitInstant): NatalPoint[] {
  const { ascendant, planets } = gochara.chart;
  return [...PLANETS.map((id) => ({ id, place: planets[id] })), { id: 'Ascendant', place: ascendant } as const];
}

export function pointHead({ names, gochara }: TransitInstant, { id, place }: NatalPoint) {
  return {
    id: id === 'Ascendant' ? ('ascendant' as const) : planetId(id),
    name: id === 'Ascendant' ? names.term('ascendant') : names.planet(id),
    house: countFrom(gochara.chart.ascendant.signIndex, place.signIndex),
  };
}

export const CLOSE_DEG = 3;

function aspectRecords(now: TransitInstant, { planet, where }: PassingPlanet): Details['aspects'] {
  const { chart } = now.gochara;
  const { longitudeDeg, signIndex } = where;
  const places = [1, ...aspectedPlaces(planet, chart.conventions.nodeAspects)];
  return natalPoints(now)
    .map((point) => ({ point, place: countFrom(signIndex, point.place.signIndex) }))
    .filter(({ place }) => places.includes(place))
    .sort((a, b) => Number(b.place === 1) - Number(a.place === 1))
    .map(({ place, point }) => {
      const separation = separationDeg(longitudeDeg, point.place.longitudeDeg);
      return {
        ...pointHead(now, point),
        place,
        separation: degrees(separation),
        is_within_3: separation <= CLOSE_DEG,
      };
    });
}

/** Only contacts with points in the transited sign are possible. */
function contactRecords(now: TransitInstant, { crossing, planet, where }: PassingPlanet): Details['contacts'] {
  const track = now.tracks[planet];
  const fromJdUT = crossing.segments[0]!.startJdUT ?? utFromTt(track.startJdTT);
  const untilJdUT = crossing.segments.at(-1)!.endJdUT ?? utFromTt(track.endJdTT);
  return natalPoints(now)
    .filter(({ place }) => place.signIndex === where.signIndex)
    .flatMap((point) =>
      degreeHits(track, point.place.longitudeDeg, fromJdUT, untilJdUT).map((hit) => ({ point, ...hit })),
    )
    .sort((a, b) => a.jdUT - b.jdUT)
    .map(({ isForward, jdUT, point }) => ({
      ...pointHead(now, point),
      at: formatJd(now.clock, jdUT),
      is_retrograde: !isForward,
      is_past: jdUT < now.jdUT,
    }));
}

function kakshaRecords(now: TransitInstant, { crossing, planet }: PassingPlanet): Details['kakshas'] {
  const { ashtakavarga } = now.gochara;
  return kakshaCourse(now.tracks[planet], now.jdUT, crossing.current).kakshas.map((stay, i) => {
    const lord = KAKSHA_LORDS[stay.kaksha]!;
    return {
      number: stay.kaksha + 1,
      lord: contributorId(lord),
      lord_name: contributorName(lord, now.names),
      is_active: isNode(planet) ? null : isKakshaActive(ashtakavarga, planet, stay.signIndex, stay.kaksha),
      ...staySpanRecord(now, stay),
      is_current: i === 0,
    };
  });
}

function stayRecord(
  now: TransitInstant,
  planet: Planet,
  stay: StayOutlook,
  twoBefore: StayOutlook | undefined,
): Details['stays'][number] {
  const isBack = !isNode(planet) && stay.isEnteredBackward === true;
  return {
    sign: signRef(stay.index, now.names),
    house_from_moon: stay.houseFromMoon,
    house_from_lagna: stay.houseFromAscendant,
    ...staySpanRecord(now, stay),
    is_current: isStayAt(stay, now.jdUT),
    is_reentry: isBack || twoBefore?.index === stay.index,
    is_good_house: stay.isGoodHouse,
    bindus: stay.bindus,
    sarvashtakavarga: stay.sarva,
    moorti: stay.moorti,
    reception: stay.reception,
    score: stay.score,
    percentile: stay.percentile,
    band: stay.band,
    band_name: now.names.of(TRANSIT_BAND_NAMES[stay.band]),
    theme: now.names.text(stagedTransitEffect(planet, stay.houseFromMoon, now.stage).theme),
  };
}
