/** What Saturn and Jupiter bring to each Moon sign over years: sade sati and dhaiya, guru bala. */
import { countFrom } from '../../angle.ts';
import { phaladeepika, practice } from '../../source.ts';
import type { Moorti } from '../../tables/gochara.ts';
import { SIGN_ARC_DEG } from '../../tables/signs.ts';
import { DAYS_PER_YEAR, type TimeSpan } from '../../time.ts';
import { moortiAt } from '../moorti.ts';
import { saturnPassages, type SaturnPassageKind, type SaturnPhase, type SaturnSpan } from '../saturn.ts';
import { stays, type Stay } from '../stays.ts';
import type { Track } from '../track.ts';
import { isGoodTransit } from '../vedha.ts';

export const SATURN_CALENDAR_SOURCES = [
  phaladeepika(26),
  practice('Sade sati and dhaiya by sign from the Moon of birth, as almanacs count them'),
];
export const GURU_BALA_SOURCE = phaladeepika(26);

type Ends = Pick<Stay, 'startJdUT' | 'endJdUT'>;

/** An unbroken stay of Saturn that makes a phase. */
export interface SaturnPhaseSpan extends Ends {
  readonly kind: SaturnPassageKind;
  readonly phase: SaturnPhase;
  /** Of the passages of the sign, from 0. */
  readonly passageIndex: number;
  /** The sign that Saturn passes, Aries 0. */
  readonly saturnSign: number;
  readonly isReentry: boolean;
  /** Null where Saturn entered before the ephemeris begins. */
  readonly moorti: Moorti | null;
}

/** What Saturn brings to a Moon sign within a time. */
export interface SaturnOfSign {
  readonly moonSign: number;
  /** Whole passages that touch the time, in order. */
  readonly passages: readonly SaturnSpan[];
  /** Their stays that touch the time, in order. */
  readonly phases: readonly SaturnPhaseSpan[];
}

/** A passage that touches a time may have begun so long before it, and end so long after it. */
const PASSAGE_DAYS = 10 * DAYS_PER_YEAR;

/** Returns what Saturn brings to each of some Moon signs; its stays are searched once for all of them. */
export function saturnCalendar(
  saturn: Track,
  moon: Track,
  moonSigns: readonly number[],
  span: TimeSpan,
): SaturnOfSign[] {
  const all = stays(saturn, SIGN_ARC_DEG, earlier(saturn, span.startJdUT, PASSAGE_DAYS), span.endJdUT + PASSAGE_DAYS);
  return moonSigns.map((moonSign) => {
    const passages = saturnPassages(all, moonSign).filter((passage) => isTouching(passage, span));
    return {
      moonSign,
      passages,
      phases: passages
        .flatMap((passage, i) => phasesOf(passage, i, moonSign, moon))
        .filter((phase) => isTouching(phase, span)),
    };
  });
}

function phasesOf(
  { kind, stays: own }: SaturnSpan,
  passageIndex: number,
  moonSign: number,
  moon: Track,
): SaturnPhaseSpan[] {
  return own.map(({ endJdUT, index, phase, startJdUT }, i) => ({
    kind,
    phase,
    passageIndex,
    saturnSign: index,
    startJdUT,
    endJdUT,
    isReentry: own.slice(0, i).some((before) => before.index === index),
    moorti: moortiAt(moonSign, moon, startJdUT)?.moorti ?? null,
  }));
}

/** Jupiter in a good house from the Moon of birth. */
export interface GuruBalaSpan extends Ends {
  readonly house: number;
  /** The sign that Jupiter passes, Aries 0. */
  readonly jupiterSign: number;
  readonly isReentry: boolean;
  readonly moorti: Moorti | null;
}

/** Guru bala of a Moon sign within a time. */
export interface GuruBalaOfSign {
  readonly moonSign: number;
  readonly spans: readonly GuruBalaSpan[];
}

/** Jupiter comes back within a year to a sign that it has left backwards. */
const RETURN_DAYS = 400;

/** Returns the guru bala of each of some Moon signs; the stays of Jupiter are searched once for all of them. */
export function guruBala(jupiter: Track, moon: Track, moonSigns: readonly number[], span: TimeSpan): GuruBalaOfSign[] {
  const all = stays(jupiter, SIGN_ARC_DEG, earlier(jupiter, span.startJdUT, RETURN_DAYS), span.endJdUT);
  return moonSigns.map((moonSign) => ({
    moonSign,
    spans: all.flatMap((stay, i) => {
      const house = countFrom(moonSign, stay.index);
      if (!isGoodTransit('Jupiter', house) || !isTouching(stay, span)) return [];
      const { endJdUT, index, startJdUT } = stay;
      const moorti = moortiAt(moonSign, moon, startJdUT)?.moorti ?? null;
      return [{ house, jupiterSign: index, startJdUT, endJdUT, isReentry: isReturn(all, i), moorti }];
    }),
  }));
}

function isReturn(all: readonly Stay[], i: number): boolean {
  const { index, startJdUT } = all[i]!;
  return all.slice(0, i).some((before) => before.index === index && startJdUT! - before.endJdUT! < RETURN_DAYS);
}

function isTouching({ endJdUT, startJdUT }: Ends, span: TimeSpan): boolean {
  return (startJdUT ?? -Infinity) < span.endJdUT && (endJdUT ?? Infinity) > span.startJdUT;
}

/** An instant before another, within the ephemeris. */
function earlier({ startJdTT }: Track, jdUT: number, days: number): number {
  return Math.max(jdUT - days, Math.min(jdUT, startJdTT + 1));
}
