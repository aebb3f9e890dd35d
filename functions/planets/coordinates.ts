/** Parts of /planets/positions: places on the equator and over the horizon. */
import { equatorialPlaces, horizontal } from '../../lib/astro/chart/coordinates.ts';
import { memoized } from '../../lib/astro/memoized.ts';
import { degrees } from '../../lib/astro/rounding.ts';
import { PLANETS } from '../../lib/astro/tables/planets.ts';
import type { BirthContext } from '../../lib/birth/birthContext.ts';
import { planetId } from '../../lib/schemas/common/planetId.ts';
import type { CoordinateParts, EquatorialPlaces, HorizontalPlaces } from '../../lib/schemas/planets/coordinates.ts';
import type { PositionPart } from '../../lib/schemas/planets/positionInputs.ts';
import { PLANET_PLACES } from '../../lib/words/subjects/points/planetPlaces.ts';

/** Returns the parts that were asked for; the others are not worked out. */
export function coordinates(context: BirthContext, asked: readonly PositionPart[]): CoordinateParts {
  const places = memoized(() => equatorialPlaces(context.sky));
  return {
    ...(asked.includes('equatorial') && { equatorial: equatorialRecord(context, places()) }),
    ...(asked.includes('horizontal') && { horizontal: horizontalRecord(context, places()) }),
  };
}

type Places = ReturnType<typeof equatorialPlaces>;

function equatorialRecord({ names, sky }: BirthContext, places: Places): EquatorialPlaces {
  const outside = PLANETS.filter((id) => places[id].isOutOfBounds);
  return {
    obliquity: degrees(sky.trueObliquityDeg),
    planets: PLANETS.map((id) => {
      const { declinationDeg, distanceAU, isOutOfBounds, rightAscensionDeg } = places[id];
      return {
        id: planetId(id),
        right_ascension: degrees(rightAscensionDeg),
        declination: degrees(declinationDeg),
        distance_au: distanceAU === null ? null : degrees(distanceAU),
        is_out_of_bounds: isOutOfBounds,
      };
    }),
    out_of_bounds: outside.length > 0 ? PLANET_PLACES[names.lang].out_of_bounds({ planets: outside }) : null,
  };
}

function horizontalRecord({ horizon }: BirthContext, places: Places): HorizontalPlaces {
  return {
    planets: PLANETS.map((id) => {
      const { altitudeDeg, azimuthDeg } = horizontal(places[id], horizon);
      return {
        id: planetId(id),
        altitude: degrees(altitudeDeg),
        azimuth: degrees(azimuthDeg),
        is_above_horizon: altitudeDeg > 0,
      };
    }),
  };
}
