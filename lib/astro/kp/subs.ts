/** The subs of Krishnamurti Paddhati: each nakshatra divided by the years of Vimshottari, and so on below. */
import { ARCSEC_PER_DEG } from '../angle.ts';
import { vimshottari } from '../dasha/vimshottari.ts';
import { practice, type Source } from '../source.ts';
import type { Planet, SevenPlanet } from '../tables/planets.ts';
import { signLord } from '../tables/signs.ts';

export const SUBS_SOURCE: Source = practice(
  'K. S. Krishnamurti, KP Reader I: each nakshatra divided in nine by the years of Vimshottari; Reader VI: the 249 numbers',
);

const SIGN_ARCSEC = 108_000;
const STAR_ARCSEC = 48_000;
const STARS = 27;
/** The years of the whole round. */
const ROUND_YEARS = vimshottari.lords.reduce((sum, { years }) => sum + years, 0);

/** Half the resolution of longitudes, 1e-7 degree: a border that is rounded down still begins its arc. */
const HALF_STEP_ARCSEC = 0.5e-7 * ARCSEC_PER_DEG;

/** Nearer to a border than this, the lords may turn with the ephemeris or a second of the clock. */
export const NEAR_BORDER_ARCSEC = 2;

/** One of the 249 arcs: a sub within one sign. All borders are whole arc-seconds from the beginning of Aries. */
export interface SubArc {
  /** 1..249. */
  readonly number: number;
  readonly signIndex: number;
  readonly startArcsec: number;
  readonly endArcsec: number;
  readonly signLord: SevenPlanet;
  readonly nakshatraIndex: number;
  readonly starLord: Planet;
  readonly subLord: Planet;
}

/** The lords of a longitude, and how near it is to their borders. */
export interface SubLords {
  readonly signLord: SevenPlanet;
  readonly nakshatraIndex: number;
  readonly starLord: Planet;
  readonly subLord: Planet;
  readonly subSubLord: Planet;
  readonly fourthLord: Planet;
  /** Of the arc, 1..249. */
  readonly number: number;
  /** To the nearer end of that arc. */
  readonly arcsecondsToBorder: number;
  /** Which lords are doubtful, as a border is within two arc-seconds: those from the sub on, or from the sub-sub on. */
  readonly nearBorder: 'sub' | 'sub_sub' | null;
}

/** A part of an arc that one planet rules. */
interface Part {
  readonly lordIndex: number;
  readonly startArcsec: number;
  readonly lengthArcsec: number;
}

/** The 249 arcs, from Aries on: nine subs of each nakshatra, of which the six that cross into another sign count twice. */
export const SUBS: readonly SubArc[] = subArcs();

function subArcs(): SubArc[] {
  const arcs: SubArc[] = [];
  for (let nakshatraIndex = 0; nakshatraIndex < STARS; nakshatraIndex++) {
    const starIndex = nakshatraIndex % vimshottari.lords.length;
    const star = { lordIndex: starIndex, startArcsec: nakshatraIndex * STAR_ARCSEC, lengthArcsec: STAR_ARCSEC };
    for (const { lengthArcsec, lordIndex, startArcsec } of partsOf(star)) {
      for (const [start, end] of withinSigns(startArcsec, startArcsec + lengthArcsec)) {
        const signIndex = Math.floor(start / SIGN_ARCSEC);
        arcs.push({
          number: arcs.length + 1,
          signIndex,
          startArcsec: start,
          endArcsec: end,
          signLord: signLord(signIndex),
          nakshatraIndex,
          starLord: vimshottari.lords[starIndex]!.lord,
          subLord: vimshottari.lords[lordIndex]!.lord,
        });
      }
    }
  }
  return arcs;
}

/** Cuts an arc where a sign begins within it. */
function withinSigns(start: number, end: number): [number, number][] {
  const border = Math.ceil((start + 1) / SIGN_ARCSEC) * SIGN_ARCSEC;
  return border < end
    ? [
        [start, border],
        [border, end],
      ]
    : [[start, end]];
}

/** Yields the nine parts of a part by the years of Vimshottari, its own lord first. */
function* partsOf({ lengthArcsec, lordIndex, startArcsec }: Part): Generator<Part, void> {
  const { lords } = vimshottari;
  let start = startArcsec;
  for (let k = 0; k < lords.length; k++) {
    const index = (lordIndex + k) % lords.length;
    const length = (lengthArcsec * lords[index]!.years) / ROUND_YEARS;
    yield { lordIndex: index, startArcsec: start, lengthArcsec: length };
    start += length;
  }
}

/** Returns the part of a part that holds a position. */
function partAt(of: Part, arcsec: number): Part {
  let last = of;
  for (const part of partsOf(of)) {
    last = part;
    if (arcsec < part.startArcsec + part.lengthArcsec) break;
  }
  return last;
}

/** Returns the nearer distance from a position to the ends of an arc, arc-seconds. */
function toBorder(arcsec: number, startArcsec: number, endArcsec: number): number {
  return Math.max(0, Math.min(arcsec - startArcsec, endArcsec - arcsec));
}

/**
 * Returns the lords of a sidereal longitude down to the fourth level.
 *
 * Parts below the sub are counted from the beginning of the whole sub, also where a sign cuts it.
 *
 * @param longitudeDeg by the ayanamsa of Krishnamurti or a variant of it, 0 <= longitudeDeg < 360, to 1e-7 degree
 */
export function lordsAt(longitudeDeg: number): SubLords {
  const arcsec = longitudeDeg * ARCSEC_PER_DEG;
  const reached = arcsec + HALF_STEP_ARCSEC;
  const arc = SUBS.findLast(({ startArcsec }) => startArcsec <= reached)!;
  const starIndex = arc.nakshatraIndex % vimshottari.lords.length;
  const starStart = arc.nakshatraIndex * STAR_ARCSEC;
  const sub = partAt({ lordIndex: starIndex, startArcsec: starStart, lengthArcsec: STAR_ARCSEC }, reached);
  const subSub = partAt(sub, reached);
  const fourth = partAt(subSub, reached);
  const arcsecondsToBorder = toBorder(arcsec, arc.startArcsec, arc.endArcsec);
  const subSubEnd = subSub.startArcsec + subSub.lengthArcsec;
  const isSubSubNear = toBorder(arcsec, subSub.startArcsec, subSubEnd) <= NEAR_BORDER_ARCSEC;
  return {
    signLord: arc.signLord,
    nakshatraIndex: arc.nakshatraIndex,
    starLord: arc.starLord,
    subLord: arc.subLord,
    subSubLord: vimshottari.lords[subSub.lordIndex]!.lord,
    fourthLord: vimshottari.lords[fourth.lordIndex]!.lord,
    number: arc.number,
    arcsecondsToBorder,
    nearBorder: arcsecondsToBorder <= NEAR_BORDER_ARCSEC ? 'sub' : isSubSubNear ? 'sub_sub' : null,
  };
}
