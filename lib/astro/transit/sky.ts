/** The sky of an instant as transits need it: where each planet is, and since when it is in its sign. */
import { kakshaIndex } from '../ashtakavarga/kaksha.ts';
import { ttFromUt } from '../earth/deltaT.ts';
import type { Ephemeris } from '../ephemeris.ts';
import type { SkyConventions } from '../chart/sky.ts';
import { forEachPlanet, type Planet } from '../tables/planets.ts';
import { placement, type Placement } from '../chart/zodiac.ts';
import type { TransitPlace } from './gochara.ts';
import { moortiAt, type MoortiFound } from './moorti.ts';
import { wholeStayAt, type WholeStay } from './stays.ts';
import { trackOf, type Track } from './track.ts';
import { toWireResolution } from '../chart/chart.ts';
import { SIGN_ARC_DEG } from '../tables/signs.ts';

export type Tracks = Readonly<Record<Planet, Track>>;

/** Returns the path of each planet through the sidereal zodiac of the conventions. */
export function tracksOf(ephemeris: Ephemeris, conventions: SkyConventions): Tracks {
  return forEachPlanet((planet) => trackOf(planet, ephemeris, conventions));
}

/** One passing planet. */
export interface PassingPlanet {
  readonly planet: Planet;
  readonly where: Placement;
  readonly speedDegPerDay: number;
  readonly crossing: WholeStay;
  /** Null for the Moon, which has no moorti, and for an ingress before the ephemeris begins. */
  readonly moorti: MoortiFound | null;
  readonly place: TransitPlace;
}

/** Returns the sign that a planet passes at an instant. */
export function passingSign(track: Track, jdUT: number): number {
  return whereAt(track, jdUT).where.signIndex;
}

function whereAt(track: Track, jdUT: number): Pick<PassingPlanet, 'where' | 'speedDegPerDay'> {
  const { longitudeDeg, speedDegPerDay } = track.at(ttFromUt(jdUT));
  return { where: placement(toWireResolution(longitudeDeg)), speedDegPerDay };
}

/** Returns where a planet is at an instant, with its whole stay in the sign, returns after a retrograde included. */
export function passingPlanet(tracks: Tracks, planet: Planet, natalMoonSignIndex: number, jdUT: number): PassingPlanet {
  const track = tracks[planet];
  const { speedDegPerDay, where } = whereAt(track, jdUT);
  const crossing = wholeStayAt(track, SIGN_ARC_DEG, jdUT);
  const { startJdUT } = crossing.current;
  const moorti = planet === 'Moon' ? null : moortiAt(natalMoonSignIndex, tracks.Moon, startJdUT);
  return {
    planet,
    where,
    speedDegPerDay,
    crossing,
    moorti,
    place: {
      signIndex: where.signIndex,
      kakshaIndex: kakshaIndex(where.degreeInSign),
      isRetrograde: speedDegPerDay < 0,
      moorti: moorti?.moorti ?? null,
    },
  };
}
