/** Saturn and the Moon of birth: sade sati and dhaiya of a life as stays, and the passages that these make up. */
import { countFrom } from '../angle.ts';
import { stays, type Stay } from './stays.ts';
import type { Track } from './track.ts';
import { SIGN_ARC_DEG } from '../tables/signs.ts';
import { DAYS_PER_YEAR } from '../time.ts';

export const SADE_SATI_PHASES = ['rising', 'peak', 'setting'] as const;
/** Saturn in the 4th, also called ardhashtama, and in the 8th. */
export const DHAIYA_PHASES = ['kantaka', 'ashtama'] as const;

type SadeSatiPhase = (typeof SADE_SATI_PHASES)[number];
type DhaiyaPhase = (typeof DHAIYA_PHASES)[number];
export type SaturnPhase = SadeSatiPhase | DhaiyaPhase;
export const SATURN_PASSAGE_KINDS = ['sade_sati', ...DHAIYA_PHASES] as const;
export type SaturnPassageKind = (typeof SATURN_PASSAGE_KINDS)[number];

/** By house from the Moon of birth. */
const PHASE_OF_HOUSE: Readonly<Record<number, SaturnPhase>> = {
  12: 'rising',
  1: 'peak',
  2: 'setting',
  4: 'kantaka',
  8: 'ashtama',
};

/** Returns the phase that Saturn makes in a house from the Moon of birth; null in the others. */
export function saturnPhase(house: number): SaturnPhase | null {
  return PHASE_OF_HOUSE[house] ?? null;
}

/** An unbroken stay of Saturn in a sign, and its phase for the birth. */
export interface SaturnStay extends Stay {
  /** From the Moon of birth, 1..12. */
  readonly house: number;
  readonly phase: SaturnPhase;
}

/**
 * One whole sade sati, 4th or 8th Saturn, from the first entry to the final exit.
 *
 * Saturn may step back over its border and return: between the stays of a passage it is then outside for some months.
 */
export interface SaturnPassage {
  readonly kind: SaturnPassageKind;
  /** Which of its kind in this life, the first being the one that runs at birth or comes next. */
  readonly number: number;
  readonly stays: readonly SaturnStay[];
  /** Null where it begins before the ephemeris does, or ends after it. */
  readonly startJdUT: number | null;
  readonly endJdUT: number | null;
}

export interface SaturnLife {
  /** From the stay that runs at birth to the one that runs at age 100, or to the end of the ephemeris. */
  readonly periods: readonly SaturnStay[];
  readonly passages: readonly SaturnPassage[];
}

/** Days of life that are covered. */
export const SATURN_LIFE_DAYS = 100 * DAYS_PER_YEAR;
/** A passage may have begun so long before birth, and end so long after age 100. */
const PASSAGE_DAYS = 10 * DAYS_PER_YEAR;
/** Saturn comes back within a year if it comes back at all, and else after two decades. */
const REST_DAYS = 5 * DAYS_PER_YEAR;

/**
 * Returns sade sati and dhaiya of a life.
 *
 * @param askedJdUT the instant of the request, to which the list extends for those older than 100
 * @param untilJdUT end of the list, for callers that need less than a whole life
 */
export function saturnLife(
  saturn: Track,
  moonSignIndex: number,
  birthJdUT: number,
  askedJdUT = birthJdUT,
  untilJdUT = Infinity,
): SaturnLife {
  const lastJdUT = Math.max(Math.min(birthJdUT + SATURN_LIFE_DAYS, untilJdUT), askedJdUT);
  const all = phaseStays(
    stays(saturn, SIGN_ARC_DEG, startOf(saturn, birthJdUT), lastJdUT + PASSAGE_DAYS),
    moonSignIndex,
  );
  const isLived = ({ endJdUT, startJdUT }: Pick<Stay, 'startJdUT' | 'endJdUT'>) =>
    ends(endJdUT) > birthJdUT && begins(startJdUT) < lastJdUT;
  const passages = SATURN_PASSAGE_KINDS.flatMap((kind) => passagesOf(kind, all).filter(isLived).map(numbered));
  return {
    periods: all.filter(isLived),
    passages: passages.sort((a, b) => begins(a.startJdUT) - begins(b.startJdUT)),
  };
}

const begins = (startJdUT: number | null) => startJdUT ?? -Infinity;
const ends = (endJdUT: number | null) => endJdUT ?? Infinity;

/** Start of the search, at least a day after the ephemeris begins. */
function startOf({ startJdTT }: Track, birthJdUT: number): number {
  return Math.max(birthJdUT - PASSAGE_DAYS, Math.min(birthJdUT, startJdTT + 1));
}

/** Returns those of the stays of Saturn that make a phase for a Moon of birth. */
function phaseStays(all: readonly Stay[], moonSignIndex: number): SaturnStay[] {
  return all.map((stay) => phaseStay(stay, moonSignIndex)).filter((stay) => stay !== null);
}

function phaseStay(stay: Stay, moonSignIndex: number): SaturnStay | null {
  const house = countFrom(moonSignIndex, stay.index);
  const phase = saturnPhase(house);
  return phase && { ...stay, house, phase };
}

/** A passage of nobody's life, so without a number. */
export type SaturnSpan = Omit<SaturnPassage, 'number'>;

/**
 * Lists the passages that the stays of Saturn make for a Moon of birth, in order; one that is cut by the first or the last
 * of the stays is not whole.
 *
 * @param all stays of Saturn in the signs, in order
 */
export function saturnPassages(all: readonly Stay[], moonSignIndex: number): SaturnSpan[] {
  const own = phaseStays(all, moonSignIndex);
  return SATURN_PASSAGE_KINDS.flatMap((kind) => passagesOf(kind, own)).sort(
    (a, b) => begins(a.startJdUT) - begins(b.startJdUT),
  );
}

/** Returns which kind of passage a phase belongs to. */
export function passageKind(phase: SaturnPhase): SaturnPassageKind {
  return phase === 'kantaka' || phase === 'ashtama' ? phase : 'sade_sati';
}

function passagesOf(kind: SaturnPassageKind, all: readonly SaturnStay[]): SaturnSpan[] {
  const groups: SaturnStay[][] = [];
  for (const stay of all) {
    if (passageKind(stay.phase) !== kind) continue;
    const open = groups.at(-1);
    const isSame = open && begins(stay.startJdUT) - ends(open.at(-1)!.endJdUT) < REST_DAYS;
    if (isSame) open.push(stay);
    else groups.push([stay]);
  }
  return groups.map((group) => ({
    kind,
    stays: group,
    startJdUT: group[0]!.startJdUT,
    endJdUT: group.at(-1)!.endJdUT,
  }));
}

function numbered(passage: SaturnSpan, index: number): SaturnPassage {
  return { ...passage, number: index + 1 };
}

/** The passages of a kind around an instant. */
export interface SaturnStanding {
  /** The stay that runs; null outside, also where Saturn has stepped out for some months. */
  readonly stay: SaturnStay | null;
  /** The passage under way, or paused. */
  readonly passage: SaturnPassage | null;
  readonly previous: SaturnPassage | null;
  readonly next: SaturnPassage | null;
}

/**
 * Returns the stay and passage that run at an instant, UT, and the passages before and after; null where there is none.
 *
 * @param passages of the requested kinds, in order
 */
export function saturnStanding(passages: readonly SaturnPassage[], jdUT: number): SaturnStanding {
  const isRunning = ({ endJdUT, startJdUT }: Pick<Stay, 'startJdUT' | 'endJdUT'>) =>
    begins(startJdUT) <= jdUT && jdUT < ends(endJdUT);
  const passage = passages.find(isRunning) ?? null;
  return {
    stay: passage?.stays.find(isRunning) ?? null,
    passage,
    previous: passages.findLast(({ endJdUT }) => ends(endJdUT) <= jdUT) ?? null,
    next: passages.find(({ startJdUT }) => begins(startJdUT) > jdUT) ?? null,
  };
}

/** The stays of one phase in a passage, taken together. */
interface PhaseSpan {
  readonly phase: SaturnPhase;
  readonly stays: readonly SaturnStay[];
  readonly startJdUT: number | null;
  readonly endJdUT: number | null;
}

/** Merges the stays of each phase of a passage, in the order in which the phases begin. */
export function phaseSpans({ stays: all }: SaturnPassage): PhaseSpan[] {
  const phases = [...new Set(all.map(({ phase }) => phase))];
  return phases.map((phase) => {
    const own = all.filter((stay) => stay.phase === phase);
    return { phase, stays: own, startJdUT: own[0]!.startJdUT, endJdUT: own.at(-1)!.endJdUT };
  });
}
