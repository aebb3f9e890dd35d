/** Two Moons beside each other, as a match compares them (Muhurta Chintamani, vivaha). */
import { countFrom } from '../angle.ts';
import type { Chart } from '../chart/chart.ts';
import { naturalRelation } from '../tables/relationships.ts';
import { NAKSHATRA_QUALITIES } from '../tables/nakshatraQualities.ts';
import type { SevenPlanet } from '../tables/planets.ts';
import { signLord } from '../tables/signs.ts';
import { navamsaSignIndex } from '../varga/position.ts';

/** What a match needs of a Moon; it may be known without a chart. */
export interface MoonPlace {
  readonly signIndex: number;
  readonly nakshatraIndex: number;
  /** 1 to 4. */
  readonly pada: number;
  readonly navamsaSignIndex: number;
}

/** What the Moons of two births have in common. */
export interface MoonPair {
  readonly own: MoonPlace;
  readonly other: MoonPlace;
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

export interface LordPair {
  readonly own: SevenPlanet;
  readonly other: SevenPlanet;
  readonly isOne: boolean;
  /** They are two, each a natural friend of the other. */
  readonly areFriends: boolean;
}

/** Returns the place of the Moon of a chart; the navamsa is that of the chart's conventions. */
export function moonPlaceOf(chart: Chart): MoonPlace {
  const { nakshatraIndex, pada, signIndex } = chart.planets.Moon;
  return { signIndex, nakshatraIndex, pada, navamsaSignIndex: navamsaSignIndex(chart, chart.planets.Moon) };
}

/** Returns what two Moons have in common. */
export function moonPair(own: MoonPlace, other: MoonPlace): MoonPair {
  const isOneNakshatra = own.nakshatraIndex === other.nakshatraIndex;
  const nadiOf = ({ nakshatraIndex }: MoonPlace) => NAKSHATRA_QUALITIES[nakshatraIndex]!.nadi;
  return {
    own,
    other,
    isOneSign: own.signIndex === other.signIndex,
    isOneNakshatra,
    isOnePada: isOneNakshatra && own.pada === other.pada,
    isOneNadi: nadiOf(own) === nadiOf(other),
    signCount: countFrom(own.signIndex, other.signIndex),
    lords: lordPair(own.signIndex, other.signIndex),
    navamsaLords: lordPair(own.navamsaSignIndex, other.navamsaSignIndex),
  };
}

/** Tells whether two lords are one planet, or friends of each other. */
export function areLordsAtOne({ areFriends, isOne }: LordPair): boolean {
  return isOne || areFriends;
}

function lordPair(ownSignIndex: number, otherSignIndex: number): LordPair {
  const own = signLord(ownSignIndex);
  const other = signLord(otherSignIndex);
  const areFriends =
    own !== other && naturalRelation(own, other) === 'friend' && naturalRelation(other, own) === 'friend';
  return { own, other, isOne: own === other, areFriends };
}
