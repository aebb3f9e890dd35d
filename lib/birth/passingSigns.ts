/** Where planets pass at any instant, by sign; each sky is looked at once. */
import { ttFromUt } from '../astro/earth/deltaT.ts';
import type { Sky } from '../astro/chart/sky.ts';
import type { Planet } from '../astro/tables/planets.ts';
import { placement } from '../astro/chart/zodiac.ts';
import type { NatalContext } from './natal.ts';

/** Returns the sign of a planet at an instant, by index; null outside the ephemeris. */
export function transitSigns({
  ephemeris,
  skyAt,
}: NatalContext<unknown, unknown>): (planet: Planet, jdUT: number) => number | null {
  const skies = new Map<number, Sky | null>();
  const skyOf = (jdUT: number): Sky | null => {
    const known = skies.get(jdUT);
    if (known !== undefined) return known;
    const jdTT = ttFromUt(jdUT);
    const { startJdTT, endJdTT } = ephemeris.coverage;
    const sky = jdTT >= startJdTT && jdTT <= endJdTT ? skyAt(jdTT) : null;
    skies.set(jdUT, sky);
    return sky;
  };
  return (planet, jdUT) => {
    const sky = skyOf(jdUT);
    return sky && placement(sky.planets[planet].longitudeDeg).signIndex;
  };
}
