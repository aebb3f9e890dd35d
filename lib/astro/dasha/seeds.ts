/** The places from which Vimshottari is counted: the star of the Moon, stars counted from it, the ascendant, the Sun. */
import { wrap360 } from '../angle.ts';
import type { Chart } from '../chart/chart.ts';
import { bphs } from '../source.ts';
import { NAKSHATRA_ARC_DEG } from '../tables/nakshatras.ts';

/**
 * The first is the default. By custom kshema and adhana are looked at for vitality and utpanna for what arises; which one
 * leads is disputed, so that all are offered.
 */
export const VIMSHOTTARI_SEEDS = ['janma', 'kshema', 'utpanna', 'adhana', 'lagna', 'sun'] as const;
export type VimshottariSeed = (typeof VIMSHOTTARI_SEEDS)[number];

export const SEED_SOURCE = bphs(46);

/** Stars counted from that of the Moon, which is the first. */
const STARS: Readonly<Partial<Record<VimshottariSeed, number>>> = { janma: 1, kshema: 4, utpanna: 5, adhana: 8 };

/**
 * Returns the sidereal longitude, in degrees, that Vimshottari is counted from. Stars counted from that of the Moon are
 * crossed as far as the Moon has crossed her own.
 */
export function seedLongitudeDeg({ ascendant, planets }: Chart, seed: VimshottariSeed): number {
  if (seed === 'sun') return planets.Sun.longitudeDeg;
  const star = STARS[seed];
  if (star === undefined) return ascendant.longitudeDeg;
  return wrap360(planets.Moon.longitudeDeg + (star - 1) * NAKSHATRA_ARC_DEG);
}
