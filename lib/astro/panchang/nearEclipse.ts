/** New and full moons that are eclipses somewhere on the earth. */
import { ttFromUt } from '../earth/deltaT.ts';
import { BODY, VALUES_PER_BODY, type Ephemeris } from '../ephemeris.ts';
import { AMAVASYA, PURNIMA } from '../tables/panchang.ts';
import type { ElementSpan } from './spans.ts';

/**
 * Latitudes of the Moon, degrees, within which a new moon is a solar eclipse and a full moon one of the umbra.
 *
 * Between 1.41 and 1.58, and between 0.86 and 1.04, it depends on the distances of Sun and Moon: the middle is taken.
 */
const LIMIT_DEG: Readonly<Record<number, number>> = { [AMAVASYA]: 1.5, [PURNIMA]: 0.95 };

/** Lists the instants, UT, of those new and full moons among some tithis that are eclipses; where they are seen is not asked. */
export function eclipseInstants(tithis: readonly ElementSpan[], ephemeris: Ephemeris): number[] {
  const values = new Float64Array(VALUES_PER_BODY);
  return tithis.flatMap(({ endJdUT, number }) => {
    const limitDeg = LIMIT_DEG[number];
    if (limitDeg === undefined) return [];
    ephemeris.readBody(BODY.moon, ttFromUt(endJdUT), values);
    return Math.abs(values[1]!) < limitDeg ? [endJdUT] : [];
  });
}
