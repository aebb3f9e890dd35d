/** The point of riches (indu lagna), found from the rays of two lords. */
import type { Chart } from './chart.ts';
import { lordOfHouse } from '../planet/lordship.ts';
import type { SevenPlanet } from '../tables/planets.ts';
import { signLord } from '../tables/signs.ts';

/** Rays (kala) of the planets. */
const RAYS: Readonly<Record<SevenPlanet, number>> = {
  Sun: 30,
  Moon: 16,
  Mars: 6,
  Mercury: 8,
  Jupiter: 10,
  Venus: 12,
  Saturn: 1,
};

/**
 * Returns the sign index of the indu lagna: the rays of the 9th lords from the ascendant and from the Moon together,
 * counted off from the Moon, whose own sign is the first.
 *
 * @see Uttara Kalamrita 4
 */
export function induSignIndex(chart: Chart): number {
  const fromMoon = signLord((chart.signs.Moon + 8) % 12);
  const rays = RAYS[lordOfHouse(chart, 9)] + RAYS[fromMoon];
  // The twelfth is counted where nothing remains, which is the sign before the Moon's.
  return (chart.signs.Moon + rays + 11) % 12;
}
