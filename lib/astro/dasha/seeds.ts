/** The places from which Vimshottari is counted: the star of the Moon, stars counted from it, the ascendant, the Sun. */
import { wrap360 } from '../angle.ts';
import type { Chart } from '../chart/chart.ts';
import type { PanchangName } from '../tables/panchang.ts';
import { NAKSHATRA_ARC_DEG } from '../tables/nakshatras.ts';

/**
 * The first is the default. By custom kshema and adhana are looked at for vitality and utpanna for what arises; which one
 * leads is disputed, so that all are offered.
 */
export const VIMSHOTTARI_SEEDS = ['janma', 'kshema', 'utpanna', 'adhana', 'lagna', 'sun'] as const;
export type VimshottariSeed = (typeof VIMSHOTTARI_SEEDS)[number];

interface SeedRow extends PanchangName {
  readonly id: VimshottariSeed;
  /** The star counted from that of the Moon, which is the first; null where another body is counted from. */
  readonly star: number | null;
}

const SEEDS: readonly SeedRow[] = [
  { id: 'janma', name: 'Janma', sanskrit: 'जन्म', star: 1 },
  { id: 'kshema', name: 'Kshema', sanskrit: 'क्षेम', star: 4 },
  { id: 'utpanna', name: 'Utpanna', sanskrit: 'उत्पन्न', star: 5 },
  { id: 'adhana', name: 'Adhana', sanskrit: 'आधान', star: 8 },
  { id: 'lagna', name: 'Lagna', sanskrit: 'लग्न', star: null },
  { id: 'sun', name: 'Sun', sanskrit: 'सूर्य', star: null },
];

/** Returns the name of a start and the star that it counts. */
export function seedRow(seed: VimshottariSeed): SeedRow {
  return SEEDS.find(({ id }) => id === seed)!;
}

/**
 * Returns the sidereal longitude, in degrees, that Vimshottari is counted from. Stars counted from that of the Moon are
 * crossed as far as the Moon has crossed her own.
 */
export function seedLongitudeDeg({ ascendant, planets }: Chart, seed: VimshottariSeed): number {
  const { star } = seedRow(seed);
  if (star !== null) return wrap360(planets.Moon.longitudeDeg + (star - 1) * NAKSHATRA_ARC_DEG);
  return seed === 'sun' ? planets.Sun.longitudeDeg : ascendant.longitudeDeg;
}
