/** Natural benefics and malefics of a chart (BPHS 3.11; Phaladeepika 2.27 for Mercury's company). */
import { separationDeg } from '../angle.ts';
import type { Chart } from '../chart/chart.ts';
import { PLANETS, type Planet } from '../tables/planets.ts';

export type NaturalNature = 'benefic' | 'malefic';

const FIXED_NATURES: Readonly<Partial<Record<Planet, NaturalNature>>> = {
  Sun: 'malefic',
  Mars: 'malefic',
  Jupiter: 'benefic',
  Venus: 'benefic',
  Saturn: 'malefic',
  Rahu: 'malefic',
  Ketu: 'malefic',
};

/** Elongations between which the Moon is benefic: waxing, or from the 8th bright to the end of the 8th dark tithi. */
const BENEFIC_MOON_DEG = { paksha: [0, 180], brightness: [7 * 12, 23 * 12] } as const;

/** Returns how far the Moon is ahead of the Sun in the sky, 0 <= x < 360 degrees; for a navamsa chart too. */
export function elongationDeg(chart: Chart): number {
  return chart.elongationDeg;
}

/** Elongations between which the Moon counts as full for yogas and doshas: thirty degrees on either side of opposition. */
const FULL_MOON_DEG = [150, 210] as const;

/** Tells whether the Moon is within thirty degrees of opposition to the Sun. */
export function isMoonFull(chart: Chart): boolean {
  const elongation = elongationDeg(chart);
  return elongation >= FULL_MOON_DEG[0] && elongation < FULL_MOON_DEG[1];
}

/** Tells whether the Moon is in the bright half (shukla paksha). */
export function isMoonWaxing(chart: Chart): boolean {
  return elongationDeg(chart) < 180;
}

/** Returns the nature of a planet in this chart; only the Moon's and Mercury's change. */
export function naturalNature(chart: Chart, planet: Planet): NaturalNature {
  const fixed = FIXED_NATURES[planet];
  if (fixed) return fixed;
  return planet === 'Moon' ? moonNature(chart) : mercuryNature(chart);
}

/** Tells whether a planet is a natural benefic in this chart. */
export function isBenefic(chart: Chart, planet: Planet): boolean {
  return naturalNature(chart, planet) === 'benefic';
}

function moonNature(chart: Chart): NaturalNature {
  const [fromDeg, toDeg] = BENEFIC_MOON_DEG[chart.conventions.moonNature];
  const elongation = elongationDeg(chart);
  return elongation >= fromDeg && elongation < toDeg ? 'benefic' : 'malefic';
}

/** Mercury takes the nature of most planets in his sign; on a tie the convention decides, and alone he is benefic. */
function mercuryNature(chart: Chart): NaturalNature {
  const { Mercury } = chart.planets;
  let balance = 0;
  let nearest: NaturalNature = 'benefic';
  let nearestDeg = Infinity;
  for (const id of PLANETS) {
    if (id === 'Mercury' || chart.signs[id] !== Mercury.signIndex) continue;
    const nature = naturalNature(chart, id);
    const distanceDeg = separationDeg(chart.planets[id].longitudeDeg, Mercury.longitudeDeg);
    balance += nature === 'benefic' ? 1 : -1;
    if (distanceDeg < nearestDeg) [nearest, nearestDeg] = [nature, distanceDeg];
  }
  if (balance === 0) return chart.conventions.mercuryNature === 'equal_benefic' ? 'benefic' : nearest;
  return balance > 0 ? 'benefic' : 'malefic';
}
