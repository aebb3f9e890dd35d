/** Dawn and dusk of a day. */
import type { ObserverPlace } from '../earth/diurnal.ts';
import { altitudeCrossings, TWILIGHT_RULES } from '../earth/riseSet.ts';
import type { Ephemeris } from '../ephemeris.ts';

export type TwilightKind = keyof typeof TWILIGHT_RULES;

export interface Twilight {
  readonly kind: TwilightKind;
  /** Of the centre of the Sun. */
  readonly altitudeDeg: number;
  /** In the twelve hours before noon, when the Sun comes up to this depth. */
  readonly dawnJdUT: number | null;
  /** In the twelve hours after noon. */
  readonly duskJdUT: number | null;
  /** Why one of them is missing: the Sun does not sink so deep, or does not come up to it. */
  readonly reason: 'never_so_dark' | 'never_so_light' | null;
}

/** Returns civil, nautical and astronomical twilight around a solar noon. */
export function twilights(noonJdUT: number, place: ObserverPlace, ephemeris: Ephemeris): Twilight[] {
  return (Object.keys(TWILIGHT_RULES) as TwilightKind[]).map((kind) => {
    const rule = TWILIGHT_RULES[kind];
    const { riseJdUT } = altitudeCrossings('sun', rule, noonJdUT - 0.5, place, ephemeris, 0.5);
    const evening = altitudeCrossings('sun', rule, noonJdUT, place, ephemeris, 0.5);
    const isMissing = riseJdUT === null || evening.setJdUT === null;
    return {
      kind,
      altitudeDeg: rule.altitudeDeg,
      dawnJdUT: riseJdUT,
      duskJdUT: evening.setJdUT,
      reason: !isMissing ? null : evening.isUpAtStart ? 'never_so_dark' : 'never_so_light',
    };
  });
}
