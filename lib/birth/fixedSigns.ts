/** Signs that stay the same for as long as a time of birth is open. */
import { PLANETS, type Planet } from '../astro/tables/planets.ts';
import { SIGN_ARC_DEG } from '../astro/tables/signs.ts';
import type { KnownSigns } from '../astro/judgement/matching/open/openCharts.ts';
import type { ReadBirth } from './birthOrDay.ts';

/** Returns the signs of the planets that did not change while the birth can have been; of a known time all. */
export function fixedSigns(birth: Pick<ReadBirth, 'skies'>): KnownSigns {
  const [first, last] = birth.skies();
  const signAt = (sky: typeof first, planet: Planet) => Math.floor(sky.planets[planet].longitudeDeg / SIGN_ARC_DEG);
  const fixed = PLANETS.filter((planet) => signAt(first, planet) === signAt(last, planet));
  return Object.fromEntries(fixed.map((planet) => [planet, signAt(first, planet)]));
}
