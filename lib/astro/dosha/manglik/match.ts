/** Mars in two charts beside each other (rules of matching, section 6). */
import { houseFrom, type Chart } from '../../chart/chart.ts';
import type { Planet } from '../../tables/planets.ts';
import type { DoshaVerdict } from '../dosha.ts';
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

/** Mars in two charts beside each other. */
export interface ManglikComparison {
  readonly state: ManglikMatch;
  /** Which of the two is manglik where only one is. */
  readonly bearer: 'own' | 'other' | null;
  /** What stands for Mars in the chart that has none; empty where both have it, or neither. */
  readonly malefics: readonly Planet[];
}

/** Compares Mars in two charts; where both have it the fault falls away (BPHS 80). */
export function manglikComparison(own: ManglikSide, other: ManglikSide, reading: ManglikReading): ManglikComparison {
  if (own.isPresent && other.isPresent) {
    const isLike = isLikeManglik(own.chart, other.chart, reading);
    return { state: isLike ? 'balanced' : 'partly_balanced', bearer: null, malefics: [] };
  }
  if (!own.isPresent && !other.isPresent) return { state: 'not_present', bearer: null, malefics: [] };
  const bearer = own.isPresent ? 'own' : 'other';
  const [one, second] = own.isPresent ? [own, other] : [other, own];
  const malefics = balancingMalefics(second.chart, reading);
  if (one.isCancelled) return { state: 'cancelled', bearer, malefics };
  return { state: malefics.length > 0 ? 'balanced_by_malefic' : 'one_sided', bearer, malefics };
}

/** Returns one of the two by the verdict on its chart. */
export function manglikSide(
  chart: Chart,
  { isPresent, status }: Pick<DoshaVerdict, 'isPresent' | 'status'>,
): ManglikSide {
  return { chart, isPresent: isPresent === true, isCancelled: status === 'cancelled' };
}

/** Lists the malefics that stand for Mars in the chart that has none: in his houses from the ascendant or the Moon. */
function balancingMalefics({ planets }: Chart, reading: ManglikReading): Planet[] {
  const counted = manglikHouses(reading);
  return BALANCING.filter(
    (id) => counted.includes(planets[id].house) || counted.includes(houseFrom(planets.Moon, planets[id])),
  );
}
