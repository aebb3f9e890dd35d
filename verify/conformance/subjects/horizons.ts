/** Apparent positions by JPL Horizons, without the effect of its equinox and ecliptic. */
import { ephemeris } from '../../../functions/_shell/ephemeris.ts';
import {
  COMPARED_BODIES,
  differences,
  type ApparentPlace,
  type ComparedBody,
  type Difference,
  type HorizonsRow,
} from '../../../layers/ephemeris/build/fit/comparison.ts';
import { BODY, NUTATION_LONGITUDE, READING_LENGTH, VALUES_PER_BODY } from '../../../lib/astro/ephemeris.ts';
import { minuteOf, named, rowsOf, type Row } from '../births.ts';
import { arc, distance, subject, type Subject } from '../subject.ts';

const FILE = 'ephemeris/horizons-de441';

const TITLES: Readonly<Record<ComparedBody, string>> = {
  sun: 'Sun',
  moon: 'Moon',
  mercury: 'Mercury',
  venus: 'Venus',
  mars: 'Mars',
  jupiter: 'Jupiter',
  saturn: 'Saturn',
};

/** Arcseconds in longitude; just above what is achieved. */
const TOLERANCES: Readonly<Record<ComparedBody, number>> = {
  sun: 0.008,
  moon: 0.016,
  mercury: 0.011,
  venus: 0.018,
  mars: 0.02,
  jupiter: 0.016,
  saturn: 0.012,
};

const TAKEN_OUT =
  'Equinox and ecliptic of Horizons are those of IAU 1976/80 with measured corrections, ours those of IAU 2006. For each date the median difference in longitude of all bodies is taken out, and in latitude the best tilt; bodies within 0.6° of the Sun are left out.';

function differencesOf(row: HorizonsRow): ReadonlyMap<ComparedBody, Difference> {
  const reading = new Float64Array(READING_LENGTH);
  ephemeris().readAll(row.jd_tt, reading);
  return differences(row, (body): ApparentPlace => {
    const [longitudeDeg, latitudeDeg, distanceAU] = reading.subarray(BODY[body] * VALUES_PER_BODY);
    return [longitudeDeg! + reading[NUTATION_LONGITUDE]!, latitudeDeg!, distanceAU!];
  });
}

/** Compares one coordinate of some bodies; our value is theirs plus the remaining difference. */
function ofRows(
  bodies: readonly ComparedBody[],
  column: 0 | 1 | 2,
  found: (theirs: number, left: Difference) => number,
): Pick<Subject, 'basis' | 'compared' | 'file'> {
  return {
    file: FILE,
    basis: 'horizons',
    *compared(golden) {
      for (const row of rowsOf<HorizonsRow>(golden, FILE)) {
        const left = differencesOf(row);
        const rows = bodies
          .filter((body) => left.has(body))
          .map((body): Row => [TITLES[body], found(row[body][column], left.get(body)!), row[body][column]]);
        yield* named(minuteOf(row.jd_tt), rows);
      }
    },
  };
}

function ofLongitudes(body: ComparedBody): Subject {
  return subject({
    id: `horizons-${body}`,
    title: `${TITLES[body]}, longitude 1972 to 2100`,
    convention: body === 'sun' ? `${TAKEN_OUT} So with all bodies.` : '',
    measure: arc('arcsec', TOLERANCES[body]),
    ...ofRows([body], 0, (theirs, { longitudeArcsec }) => theirs + longitudeArcsec / 3600),
  });
}

export const HORIZONS: readonly Subject[] = [
  ...COMPARED_BODIES.map(ofLongitudes),
  subject({
    id: 'horizons-latitudes',
    title: 'Latitudes of all seven',
    measure: arc('arcsec', 0.018),
    ...ofRows(COMPARED_BODIES, 1, (theirs, { latitudeArcsec }) => theirs + latitudeArcsec / 3600),
  }),
  subject({
    id: 'horizons-distances',
    title: 'Distances of all seven',
    measure: distance('km', 100, 149_597_870.7),
    ...ofRows(COMPARED_BODIES, 2, (theirs, left) => theirs * (1 + left.distance)),
  }),
];
