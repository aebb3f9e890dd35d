/** Two Moons beside each other, as a match compares them (Muhurta Chintamani, vivaha). */
import { countFrom } from '../angle.ts';
import type { Chart, ChartPlanet } from '../chart/chart.ts';
import { naturalRelation } from '../tables/relationships.ts';
import { NAKSHATRA_QUALITIES } from '../tables/nakshatraQualities.ts';
import type { SevenPlanet } from '../tables/planets.ts';
import { signLord } from '../tables/signs.ts';
import { navamsaSignIndex } from '../varga/position.ts';

/** What the Moons of two births have in common. */
export interface MoonPair {
  readonly own: ChartPlanet;
  readonly other: ChartPlanet;
  readonly isOneSign: boolean;
  readonly isOneNakshatra: boolean;
  readonly isOnePada: boolean;
  readonly isOneNadi: boolean;
  /** The sign of the other Moon counted from this one, 1 to 12. */
  readonly signCount: number;
  /** The lords of their signs. */
  readonly lords: LordPair;
  /** The lords of their navamsas. */
  readonly navamsaLords: LordPair;
}

interface LordPair {
  readonly own: SevenPlanet;
  readonly other: SevenPlanet;
  readonly isOne: boolean;
  /** They are two, each a natural friend of the other. */
  readonly areFriends: boolean;
}

/** Returns what the Moons of two charts have in common. */
export function moonPair(chart: Chart, partner: Chart): MoonPair {
  const own = chart.planets.Moon;
  const other = partner.planets.Moon;
  const isOneNakshatra = own.nakshatraIndex === other.nakshatraIndex;
  const nadiOf = ({ nakshatraIndex }: ChartPlanet) => NAKSHATRA_QUALITIES[nakshatraIndex]!.nadi;
  return {
    own,
    other,
    isOneSign: own.signIndex === other.signIndex,
    isOneNakshatra,
    isOnePada: isOneNakshatra && own.pada === other.pada,
    isOneNadi: nadiOf(own) === nadiOf(other),
    signCount: countFrom(own.signIndex, other.signIndex),
    lords: lordPair(own.signIndex, other.signIndex),
    navamsaLords: lordPair(navamsaSignIndex(chart, own), navamsaSignIndex(partner, other)),
  };
}

function lordPair(ownSignIndex: number, otherSignIndex: number): LordPair {
  const own = signLord(ownSignIndex);
  const other = signLord(otherSignIndex);
  const areFriends =
    own !== other && naturalRelation(own, other) === 'friend' && naturalRelation(other, own) === 'friend';
  return { own, other, isOne: own === other, areFriends };
}
