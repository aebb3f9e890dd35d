/** The ascendant of wealth (indu lagna), counted by the rays of two lords. */
import type { Chart } from './chart.ts';
import { lordOfHouse } from '../planet/lordship.ts';
import type { SevenPlanet } from '../tables/planets.ts';
import { signLord } from '../tables/signs.ts';
import { nthSignFrom } from '../angle.ts';

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
 * Returns the sign index of the indu lagna: the rays of the 9th lords from the ascendant and from the Moon are added, and
 * as many signs counted from the Moon, whose own sign is the first.
 *
 * @see Uttara Kalamrita 4
 */
export function induSignIndex(chart: Chart): number {
  const fromMoon = signLord(nthSignFrom(chart.signs.Moon, 9));
  const rays = RAYS[lordOfHouse(chart, 9)] + RAYS[fromMoon];
  // The twelfth is counted where nothing remains, which is the sign before the Moon's.
  return nthSignFrom(chart.signs.Moon, rays + 12);
}
