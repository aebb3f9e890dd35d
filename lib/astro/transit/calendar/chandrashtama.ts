/** Chandrashtama of a time: the Moon in the 8th sign, or in the 17th star, from those of birth. */
import { nthSignFrom, wrap180, wrapIndex } from '../../angle.ts';
import { ttFromUt } from '../../earth/deltaT.ts';
import { isOwnSign, isSignExalted } from '../../planet/dignity.ts';
import { phaladeepika, practice } from '../../source.ts';
import { NAKSHATRA_ARC_DEG } from '../../tables/nakshatras.ts';
import { SIGN_ARC_DEG } from '../../tables/signs.ts';
import type { TimeSpan } from '../../time.ts';
import { reachesSign } from '../doubleTransit.ts';
import { partAt, stays, type Stay } from '../stays.ts';
import type { Track } from '../track.ts';

export const CHANDRASHTAMA_SOURCES = [
  phaladeepika(26),
  practice('The 17th star from that of birth, as Tamil almanacs name chandrashtama day by day'),
];

/** The sign counts, or the star alone. */
export const CHANDRASHTAMA_BY = ['sign', 'star'] as const;
export type ChandrashtamaBy = (typeof CHANDRASHTAMA_BY)[number];

/** House from the Moon of birth, and star from that of birth, counted from 1. */
const EIGHTH = 8;
const SEVENTEENTH = 17;

/** What is held to soften it (practice). */
export const RELIEFS = ['waxing_moon', 'moon_dignified', 'jupiter_aspect'] as const;
export type Relief = (typeof RELIEFS)[number];

/** The Moon of birth as far as it is known: its sign, its star. */
export interface NatalMoon {
  readonly signIndex: number;
  /** Null where only the sign is known. */
  readonly nakshatraIndex: number | null;
}

export interface ChandrashtamaSpan extends Pick<Stay, 'startJdUT' | 'endJdUT'> {
  /** The sign, or the star, that the Moon passes. */
  readonly signIndex: number;
  readonly nakshatraIndex: number | null;
  /** The Moon in the 17th star within the sign; null where the star of birth is not known, or by star. */
  readonly worst: TimeSpan | null;
  /** In the middle of the span. */
  readonly reliefs: readonly Relief[];
}

/** The courses that a chandrashtama and its reliefs are read from. */
export interface ChandrashtamaTracks {
  readonly Sun: Track;
  readonly Moon: Track;
  readonly Jupiter: Track;
}

/** Lists the chandrashtamas that touch a time, whole ones, in order. */
export function chandrashtamas(
  tracks: ChandrashtamaTracks,
  natal: NatalMoon,
  by: ChandrashtamaBy,
  span: TimeSpan,
): ChandrashtamaSpan[] {
  return by === 'sign' ? bySign(tracks, natal, span) : byStar(tracks, natal, span);
}

function bySign(tracks: ChandrashtamaTracks, { nakshatraIndex, signIndex }: NatalMoon, span: TimeSpan) {
  const eighth = nthSignFrom(signIndex, EIGHTH);
  const stars = nakshatraIndex === null ? [] : starStays(tracks.Moon, nakshatraIndex, span);
  return touching(stays(tracks.Moon, SIGN_ARC_DEG, span.startJdUT, span.endJdUT), eighth, span).map((stay) => ({
    startJdUT: stay.startJdUT,
    endJdUT: stay.endJdUT,
    signIndex: eighth,
    nakshatraIndex: null,
    worst: worstWithin(stay, stars),
    reliefs: reliefsOf(stay, tracks),
  }));
}

function byStar(tracks: ChandrashtamaTracks, { nakshatraIndex }: NatalMoon, span: TimeSpan) {
  if (nakshatraIndex === null) return [];
  return touching(starStays(tracks.Moon, nakshatraIndex, span), seventeenth(nakshatraIndex), span).map((stay) => ({
    startJdUT: stay.startJdUT,
    endJdUT: stay.endJdUT,
    signIndex: partAt(tracks.Moon, SIGN_ARC_DEG, middleOf(stay)),
    nakshatraIndex: stay.index,
    worst: null,
    reliefs: reliefsOf(stay, tracks),
  }));
}

/** A sign lasts less than this. */
const AROUND_DAYS = 3;

function starStays(moon: Track, natalIndex: number, { endJdUT, startJdUT }: TimeSpan): Stay[] {
  // A star of a sign that runs at an end of the time may lie outside it.
  const from = Math.max(startJdUT - AROUND_DAYS, moon.startJdTT + 1);
  return stays(moon, NAKSHATRA_ARC_DEG, from, endJdUT + AROUND_DAYS).filter(
    ({ index }) => index === seventeenth(natalIndex),
  );
}

function seventeenth(natalIndex: number): number {
  return wrapIndex(natalIndex + SEVENTEENTH - 1, 27);
}

function touching(all: readonly Stay[], index: number, { endJdUT, startJdUT }: TimeSpan): Stay[] {
  return all.filter(
    (stay) => stay.index === index && (stay.startJdUT ?? -Infinity) < endJdUT && (stay.endJdUT ?? Infinity) > startJdUT,
  );
}

function worstWithin(sign: Stay, stars: readonly Stay[]): TimeSpan | null {
  for (const star of stars) {
    const startJdUT = Math.max(sign.startJdUT ?? -Infinity, star.startJdUT ?? -Infinity);
    const endJdUT = Math.min(sign.endJdUT ?? Infinity, star.endJdUT ?? Infinity);
    if (startJdUT < endJdUT && startJdUT !== -Infinity && endJdUT !== Infinity) return { startJdUT, endJdUT };
  }
  return null;
}

function middleOf({ endJdUT, startJdUT }: Pick<Stay, 'startJdUT' | 'endJdUT'>): number {
  return ((startJdUT ?? endJdUT!) + (endJdUT ?? startJdUT!)) / 2;
}

/** Where the nodes are exalted makes no difference to the Moon. */
const NODES_UNUSED = 'taurus';

function reliefsOf(stay: Stay, tracks: ChandrashtamaTracks): Relief[] {
  const jdUT = middleOf(stay);
  const moonSign = partAt(tracks.Moon, SIGN_ARC_DEG, jdUT);
  const holds: Readonly<Record<Relief, boolean>> = {
    waxing_moon: isWaxing(tracks, jdUT),
    moon_dignified: isOwnSign('Moon', moonSign, NODES_UNUSED) || isSignExalted('Moon', moonSign, NODES_UNUSED),
    jupiter_aspect: reachesSign('Jupiter', partAt(tracks.Jupiter, SIGN_ARC_DEG, jdUT), moonSign),
  };
  return RELIEFS.filter((relief) => holds[relief]);
}

function isWaxing({ Moon, Sun }: ChandrashtamaTracks, jdUT: number): boolean {
  const jdTT = ttFromUt(jdUT);
  return wrap180(Moon.at(jdTT).longitudeDeg - Sun.at(jdTT).longitudeDeg) >= 0;
}
