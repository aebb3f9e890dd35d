/** A strong raja yoga that relieves doshas, found without judging every yoga (BPHS 34). */
import type { Chart } from '../chart/chart.ts';
import { isStrongBySign } from '../planet/dignity.ts';
import { isKendra, isTrikona } from '../chart/houses.ts';
import { isTie, linkBetween } from '../chart/links.ts';
import { lordOfHouse } from '../planet/lordship.ts';
import { isStrong } from '../strength/standing.ts';
import type { ShadbalaRatios } from '../strength/shadbala.ts';
import type { SevenPlanet } from '../tables/planets.ts';

const KENDRAS = [1, 4, 7, 10];
const TRIKONAS = [1, 5, 9];

/**
 * Lists the planets of the first strong raja yoga: two lords, of a kendra and of a trikona, that are bound to each
 * other, or one that owns both; each strong, and in a kendra, a trikona, its own or exaltation sign. Empty where there
 * is none.
 */
export function strongRajaPlanets(chart: Chart, ratios: ShadbalaRatios | null): SevenPlanet[] {
  for (const kendra of KENDRAS) {
    for (const trikona of TRIKONAS) {
      const lords = [lordOfHouse(chart, kendra), lordOfHouse(chart, trikona)] as const;
      // The 1st is both kendra and trikona, so its lord alone is no pair; he never owns the 5th or the 9th too.
      const isBound = lords[0] === lords[1] ? trikona !== 1 : areBound(chart, lords);
      if (isBound && lords.every((lord) => isFit(chart, lord, ratios))) return [...new Set(lords)];
    }
  }
  return [];
}

/** Whether the bond is mutual: a special aspect that is not returned forms the yoga only in part. */
function areBound(chart: Chart, [a, b]: readonly [SevenPlanet, SevenPlanet]): boolean {
  return isTie(linkBetween(chart, a, b));
}

function isFit(chart: Chart, planet: SevenPlanet, ratios: ShadbalaRatios | null): boolean {
  const { house, dignity } = chart.planets[planet];
  const isWellPlaced = isKendra(house) || isTrikona(house) || isStrongBySign(dignity);
  return isWellPlaced && isStrong(chart, planet, ratios);
}
