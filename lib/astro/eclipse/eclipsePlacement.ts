/** Where in the sidereal zodiac an eclipse falls. */
import { wrap360 } from '../angle.ts';
import { placement, type Placement } from '../chart/zodiac.ts';
import { ayanamsaDeg, type AyanamsaId } from '../earth/ayanamsa.ts';
import type { Ephemeris } from '../ephemeris.ts';
import type { Eclipse } from './eclipses.ts';

/** Returns where the Moon stands at greatest eclipse, which of a solar eclipse is where the Sun is eclipsed. */
export function eclipsePlacement(
  { greatestJdTT, moonTropicalDeg }: Pick<Eclipse, 'greatestJdTT' | 'moonTropicalDeg'>,
  ayanamsa: AyanamsaId,
  ephemeris: Ephemeris,
): Placement {
  return placement(wrap360(moonTropicalDeg - ayanamsaDeg(ayanamsa, greatestJdTT, ephemeris)));
}
