/** The double transit: houses that passing Jupiter and Saturn both stand in or aspect (K. N. Rao). */
import { aspectedPlaces } from '../chart/aspects.ts';
import { countFrom } from '../angle.ts';
import { practice } from '../source.ts';
import { signLord } from '../tables/signs.ts';
import type { SevenPlanet } from '../tables/planets.ts';
import type { Stay } from './stays.ts';
import type { TimeSpan } from '../time.ts';

export const DOUBLE_TRANSIT_SOURCE = practice('Double transit of Jupiter and Saturn, as K. N. Rao teaches it');

/** Places from a planet that it stands in or aspects: Jupiter 1, 5, 7, 9; Saturn 1, 3, 7, 10. */
const REACH = {
  Jupiter: [1, ...aspectedPlaces('Jupiter', 'none')],
  Saturn: [1, ...aspectedPlaces('Saturn', 'none')],
} as const;

const HOUSE_COUNT = 12;

/** Returns the place, counted from the planet, by which it reaches a sign; null where it does not. */
function reach(planet: keyof typeof REACH, fromSignIndex: number, signIndex: number): number | null {
  const place = countFrom(fromSignIndex, signIndex);
  return REACH[planet].includes(place) ? place : null;
}

/** Tells whether the passing planet stands in a sign or aspects it. */
export function reachesSign(planet: keyof typeof REACH, fromSignIndex: number, signIndex: number): boolean {
  return reach(planet, fromSignIndex, signIndex) !== null;
}

/** Lists the houses, 1..12, that both reach, by the signs they pass and the sign of the first house. */
export function doubleTransitHouses(jupiterSign: number, saturnSign: number, firstSign: number): number[] {
  const houses: number[] = [];
  for (const place of REACH.Jupiter) {
    const sign = (jupiterSign + place - 1) % HOUSE_COUNT;
    if (reach('Saturn', saturnSign, sign) !== null) houses.push(countFrom(firstSign, sign));
  }
  return houses.sort((a, b) => a - b);
}

/** Both planets reach the house and its lord; both reach the house; one of them does; none. */
export type DoubleTransitStrength = 'strong' | 'activated' | 'partial' | 'none';

/** Place, counted from each of the two, by which it reaches a sign; null where it does not. */
interface Reached {
  readonly jupiter: number | null;
  readonly saturn: number | null;
}

export interface HouseDoubleTransit {
  readonly house: number;
  readonly signIndex: number;
  readonly lord: SevenPlanet;
  /** Where the lord stood at birth. */
  readonly lordSignIndex: number;
  readonly onHouse: Reached;
  readonly onLord: Reached;
  readonly strength: DoubleTransitStrength;
  /** The reading of K. N. Rao: each of the two reaches the house or its lord. */
  readonly isByHouseOrLord: boolean;
}

/** Signs in which Jupiter and Saturn pass, by index. */
export interface Pair {
  readonly jupiterSign: number;
  readonly saturnSign: number;
}

/**
 * Returns how Jupiter and Saturn together activate a house counted from a sign.
 *
 * @param natalSigns of the lords at birth
 */
export function houseDoubleTransit(
  pair: Pair,
  firstSign: number,
  house: number,
  natalSigns: Readonly<Record<SevenPlanet, number>>,
): HouseDoubleTransit {
  const signIndex = (firstSign + house - 1) % HOUSE_COUNT;
  const lord = signLord(signIndex);
  const lordSignIndex = natalSigns[lord];
  const onHouse = reached(pair, signIndex);
  const onLord = reached(pair, lordSignIndex);
  const isByHouseOrLord = (onHouse.jupiter ?? onLord.jupiter) !== null && (onHouse.saturn ?? onLord.saturn) !== null;
  return {
    house,
    signIndex,
    lord,
    lordSignIndex,
    onHouse,
    onLord,
    strength: strengthOf(onHouse, onLord),
    isByHouseOrLord,
  };
}

function reached({ jupiterSign, saturnSign }: Pair, signIndex: number): Reached {
  return { jupiter: reach('Jupiter', jupiterSign, signIndex), saturn: reach('Saturn', saturnSign, signIndex) };
}

function strengthOf(onHouse: Reached, onLord: Reached): DoubleTransitStrength {
  const both = onHouse.jupiter !== null && onHouse.saturn !== null;
  if (both) return onLord.jupiter !== null || onLord.saturn !== null ? 'strong' : 'activated';
  return onHouse.jupiter !== null || onHouse.saturn !== null ? 'partial' : 'none';
}

/** A time in which neither changes its sign. */
export interface PairSpan extends Pair, TimeSpan {}

/**
 * Lists the times in which both stay in their signs, in order.
 *
 * @param jupiter and `saturn`: their stays in signs over a time, which ends where a stay reaches beyond the ephemeris
 */
export function pairSpans(
  jupiter: readonly Stay[],
  saturn: readonly Stay[],
  fromJdUT: number,
  untilJdUT: number,
): PairSpan[] {
  const spans: PairSpan[] = [];
  for (const ju of jupiter) {
    for (const sa of saturn) {
      const startJdUT = Math.max(ju.startJdUT ?? fromJdUT, sa.startJdUT ?? fromJdUT);
      const endJdUT = Math.min(ju.endJdUT ?? untilJdUT, sa.endJdUT ?? untilJdUT);
      if (startJdUT < endJdUT) spans.push({ startJdUT, endJdUT, jupiterSign: ju.index, saturnSign: sa.index });
    }
  }
  return spans;
}

/** Lists the times in which a condition on the signs of the two holds; neighbouring times are merged. */
export function activations(pairs: readonly PairSpan[], holds: (pair: Pair) => boolean): TimeSpan[] {
  const merged: { startJdUT: number; endJdUT: number }[] = [];
  for (const pair of pairs) {
    if (!holds(pair)) continue;
    const open = merged.at(-1);
    if (open && open.endJdUT === pair.startJdUT) open.endJdUT = pair.endJdUT;
    else merged.push({ startJdUT: pair.startJdUT, endJdUT: pair.endJdUT });
  }
  return merged;
}
