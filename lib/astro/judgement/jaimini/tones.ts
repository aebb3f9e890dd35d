/** Tones of places in a reading, by house and by dignity (interpretive). */
import type { Chart } from '../../chart/chart.ts';
import { isStrongBySign, isWithEnemy, type Dignity } from '../../planet/dignity.ts';
import { isDusthana, isKendra, isTrikona } from '../../chart/houses.ts';
import { isFallen } from '../../planet/neechaBhanga.ts';
import type { Planet } from '../../tables/planets.ts';
import type { FindingEffect } from '../../evidence.ts';

/** Returns the tone of a house, 1 to 12; kendras and trikonas support. */
export function toneOfHouse(house: number): FindingEffect {
  if (isDusthana(house)) return 'asks_care';
  return isKendra(house) || isTrikona(house) ? 'supports' : 'describes';
}

/** Returns the tone of a dignity; the sign of a great friend supports, that of a friend only describes. */
export function toneOfDignity(dignity: Dignity): FindingEffect {
  if (isStrongBySign(dignity) || dignity === 'great_friend') return 'supports';
  return dignity === 'debilitated' || isWithEnemy(dignity) ? 'asks_care' : 'describes';
}

/** Returns the tone of a planet's birth sign; a debilitation that is cancelled neither supports nor asks for care. */
export function toneOfSign(chart: Chart, planet: Planet): FindingEffect {
  const { dignity } = chart.planets[planet];
  return dignity === 'debilitated' && !isFallen(chart, planet) ? 'describes' : toneOfDignity(dignity);
}
