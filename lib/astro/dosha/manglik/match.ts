/** Mars in two charts beside each other (rules of matching, section 6). */
import { houseFrom, type Chart } from '../../chart/chart.ts';
import type { Planet } from '../../tables/planets.ts';
import { manglikBase, manglikHouses, type ManglikReading } from './marsHouses.ts';

/** How Mars in two charts compares. */
export type ManglikMatch =
  'not_present' | 'balanced' | 'partly_balanced' | 'cancelled' | 'balanced_by_malefic' | 'one_sided';

/** One of the two: its chart, and whether its own conditions cancel it. */
export interface ManglikSide {
  readonly chart: Chart;
  readonly isPresent: boolean;
  readonly isCancelled: boolean;
}

/** The lesser of two like degrees, as a share of the greater (Raman; interpretive). */
const LIKE_SHARE = 0.75;

const BALANCING: readonly Planet[] = ['Sun', 'Saturn', 'Rahu', 'Ketu'];

/** Tells whether Mars makes both charts manglik, and to a like degree before reliefs. */
export function isLikeManglik(chart: Chart, partner: Chart, reading: ManglikReading): boolean {
  const counted = manglikHouses(reading);
  if (![chart, partner].every(({ planets }) => counted.includes(planets.Mars.house))) return false;
  const degrees = [manglikBase(chart, reading), manglikBase(partner, reading)];
  return Math.min(...degrees) >= LIKE_SHARE * Math.max(...degrees);
}

/** Compares Mars in two charts; where both have it the fault falls away (BPHS 80). */
export function manglikMatch(own: ManglikSide, partner: ManglikSide, reading: ManglikReading): ManglikMatch {
  if (own.isPresent && partner.isPresent) {
    return isLikeManglik(own.chart, partner.chart, reading) ? 'balanced' : 'partly_balanced';
  }
  if (!own.isPresent && !partner.isPresent) return 'not_present';
  const [one, other] = own.isPresent ? [own, partner] : [partner, own];
  if (one.isCancelled) return 'cancelled';
  return balancingMalefics(other.chart, reading).length > 0 ? 'balanced_by_malefic' : 'one_sided';
}

/** Lists the malefics that stand for Mars in the chart that has none: in his houses from the ascendant or the Moon. */
export function balancingMalefics({ planets }: Chart, reading: ManglikReading): Planet[] {
  const counted = manglikHouses(reading);
  return BALANCING.filter(
    (id) => counted.includes(planets[id].house) || counted.includes(houseFrom(planets.Moon, planets[id])),
  );
}
