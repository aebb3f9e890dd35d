/** What the records of points share: where each falls and what surrounds it. */
import { countFrom } from '../../../lib/astro/angle.ts';
import type { Chart } from '../../../lib/astro/chart/chart.ts';
import { placement, type Placement } from '../../../lib/astro/chart/zodiac.ts';
import type { Surroundings } from '../../../lib/astro/points/surroundings.ts';
import { degrees } from '../../../lib/astro/rounding.ts';
import { nakshatraRef, signRef } from '../../../lib/records/common.ts';
import { planetId } from '../../../lib/schemas/common/planetId.ts';
import type { PlanetId } from '../../../lib/schemas/common/records.ts';
import type { PointPlace } from '../../../lib/schemas/special/points/points.ts';
import type { Names } from '../../../lib/words/names.ts';

interface PlaceContext {
  readonly chart: Chart;
  readonly names: Names;
}

/** Returns the record of a place of the zodiac. */
export function pointPlace({ chart, names }: PlaceContext, place: Placement): PointPlace {
  const { degreeInSign, longitudeDeg, nakshatraIndex, pada, signIndex } = place;
  return {
    longitude: degrees(longitudeDeg),
    sign: signRef(signIndex, names),
    degree: degrees(degreeInSign),
    nakshatra: nakshatraRef(nakshatraIndex, names),
    pada,
    house: countFrom(chart.ascendant.signIndex, signIndex),
  };
}

/** Returns the record of a longitude to the resolution of the wire. */
export function pointAt(context: PlaceContext, longitudeDeg: number): PointPlace {
  return pointPlace(context, placement(longitudeDeg));
}

/** The fields of a point that is not there. */
export const NO_PLACE = { longitude: null, sign: null, degree: null, nakshatra: null, pada: null, house: null };

interface Company {
  readonly lord: PlanetId | null;
  readonly planets: PlanetId[];
  readonly aspected_by: PlanetId[];
}

/** Returns who owns the sign of a point, who stands in it and who aspects it; of a point that is not there, nobody. */
export function companyRecord(around: Surroundings | null): Company {
  if (around === null) return { lord: null, planets: [], aspected_by: [] };
  const { aspectedBy, joined, lord } = around;
  return { lord: planetId(lord), planets: joined.map(planetId), aspected_by: aspectedBy.map(planetId) };
}
