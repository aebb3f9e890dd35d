/** Sree ascendant (Sree Lagna): the ascendant, moved by as much of the zodiac as the Moon has crossed of her nakshatra. */
import { partIndex, wrap360 } from '../angle.ts';
import { toWireResolution, type Chart } from '../chart/chart.ts';
import { NAKSHATRAS } from '../tables/nakshatras.ts';

/**
 * Returns the sidereal longitude of the Sree ascendant, 0 <= x < 360 degrees.
 *
 * @see Vedic Astrology: An Integrated Approach 5 (P. V. R. Narasimha Rao); Jaimini Upadesha Sutras 2.4
 */
export function sreeAscendantDeg({ ascendant, planets }: Pick<Chart, 'ascendant' | 'planets'>): number {
  const moonDeg = planets.Moon.longitudeDeg;
  const total = NAKSHATRAS.length;
  // A longitude a hair before a nakshatra counts as its beginning.
  const elapsedFraction = Math.max(0, (moonDeg * total) / 360 - partIndex(moonDeg, 360, total));
  return toWireResolution(wrap360(ascendant.longitudeDeg + 360 * elapsedFraction));
}
