/** Whether a planet is strong enough to give what a yoga promises: the test of rules that ask for a strong lord (interpretive). */
import type { Chart } from '../chart/chart.ts';
import { isFriendlyOrBetter, isStrongBySign, isWithEnemy } from '../planet/dignity.ts';
import { isDusthana } from '../chart/houses.ts';
import { isFallen } from '../planet/neechaBhanga.ts';
import type { ShadbalaRatios } from './shadbala.ts';
import { isNode, type Planet } from '../tables/planets.ts';
import { isVargottama } from '../varga/position.ts';
import type { Weakness } from './facts.ts';

/** Ratios of shadbala to the least needed: from the first on it makes up for one doubt, below the second it is weak. */
const ENOUGH_RATIO = 1;
const POOR_RATIO = 0.7;

/**
 * Tells whether a planet is strong: in a friend’s sign or better, not combust, not fallen, and not in a dusthana unless
 * at home or exalted. The same sign in the navamsa, or enough shadbala, makes up for one of these.
 *
 * @param ratios of shadbala to the least needed; null where a chart has no day and no place
 */
export function isStrong(chart: Chart, id: Planet, ratios: ShadbalaRatios | null): boolean {
  const planet = chart.planets[id];
  const { dignity, house, isCombust } = planet;
  const doubts = [
    !isFriendlyOrBetter(dignity),
    isCombust,
    isFallen(chart, id),
    isDusthana(house) && !isStrongBySign(dignity),
  ].filter(Boolean).length;
  if (doubts === 0) return true;
  return doubts === 1 && (isVargottama(chart, planet) || (ratioOf(ratios, id) ?? 0) >= ENOUGH_RATIO);
}

/** Tells whether a planet is too weak to carry a yoga: fallen, combust, in an enemy’s sign in a dusthana, or poor in shadbala. */
export function isWeak(chart: Chart, id: Planet, ratios: ShadbalaRatios | null = null): boolean {
  return weaknesses(chart, id, ratios).length > 0;
}

/** Lists what makes a planet weak; nothing where it is not. */
export function weaknesses(chart: Chart, id: Planet, ratios: ShadbalaRatios | null): Weakness[] {
  const { dignity, house, isCombust } = chart.planets[id];
  const ratio = ratioOf(ratios, id) ?? ENOUGH_RATIO;
  const found: Weakness[] = [];
  if (isFallen(chart, id)) found.push({ id: 'debilitated' });
  if (isCombust) found.push({ id: 'combust' });
  if (isWithEnemy(dignity) && isDusthana(house)) found.push({ id: 'hostile_place', house });
  if (ratio < POOR_RATIO) found.push({ id: 'poor_shadbala', percent: Math.round(ratio * 100) });
  return found;
}

function ratioOf(ratios: ShadbalaRatios | null, id: Planet): number | null {
  return ratios === null || isNode(id) ? null : ratios[id];
}
