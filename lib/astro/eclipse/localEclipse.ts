/** An eclipse at a place: what of it is seen, when, and how high Sun or Moon stand. */
import type { ObserverPlace } from '../earth/diurnal.ts';
import type { TimeSpan } from '../time.ts';
import { belowZero, lowest } from './discs.ts';
import type { Eclipse, LunarEclipse, SolarEclipse } from './eclipses.ts';
import { umbralMagnitudeAt } from './lunarEclipse.ts';
import { seenFrom, type EclipsedBody, type SeenFrom } from './seenFrom.ts';

/** A touch of an eclipse, and the true altitude of the eclipsed body at it. */
export interface LocalContact {
  readonly jdUT: number;
  readonly altitudeDeg: number;
}

export const SOLAR_CONTACTS = ['c1', 'c2', 'max', 'c3', 'c4'] as const;
export const LUNAR_CONTACTS = ['p1', 'u1', 'u2', 'max', 'u3', 'u4', 'p4'] as const;
export type SolarContactId = (typeof SOLAR_CONTACTS)[number];
export type LunarContactId = (typeof LUNAR_CONTACTS)[number];

interface LocalBase {
  /** Whether any part of the eclipse, the half shadow included, is above the horizon. */
  readonly isVisible: boolean;
  /** Whether custom counts it: a solar eclipse that is seen, a lunar one whose umbral phase is seen. */
  readonly isObserved: boolean;
  /** When the body rises within the eclipse, or within its umbral phase where it has one; null where it does not. */
  readonly risesEclipsedJdUT: number | null;
  readonly setsEclipsedJdUT: number | null;
  /** When the eclipse is seen: of a lunar one its umbral phase, or the half shadow where nothing else is seen. */
  readonly visible: TimeSpan | null;
  /** The greatest phase that is seen, magnitude of the shadow itself. */
  readonly maxVisible: { readonly jdUT: number; readonly magnitude: number } | null;
}

export interface LocalSolar extends LocalBase {
  readonly kind: 'solar';
  /** What the Moon does to the Sun here, the horizon disregarded; null where it passes the Sun by. */
  readonly type: 'total' | 'annular' | 'partial' | null;
  readonly contacts: Readonly<Record<SolarContactId, LocalContact | null>>;
  /** At the middle of the eclipse, whether seen or not. */
  readonly magnitude: number;
  /** Diameter of the Moon by that of the Sun. */
  readonly ratio: number | null;
  readonly obscuration: number;
}

export interface LocalLunar extends LocalBase {
  readonly kind: 'lunar';
  readonly contacts: Readonly<Record<LunarContactId, LocalContact | null>>;
}

export type LocalEclipse = LocalSolar | LocalLunar;

/** The parallax shifts the middle of a solar eclipse so far from that of the whole Earth at most; and half its length, days. */
const SHIFT_DAYS = 3.2 / 24;
const REACH_DAYS = 2.5 / 24;

/** Returns the circumstances of an eclipse at a place. */
export function localEclipse(eclipse: SolarEclipse, place: ObserverPlace): LocalSolar;
export function localEclipse(eclipse: LunarEclipse, place: ObserverPlace): LocalLunar;
export function localEclipse(eclipse: Eclipse, place: ObserverPlace): LocalEclipse;
export function localEclipse(eclipse: Eclipse, place: ObserverPlace): LocalEclipse {
  const seen = seenFrom(place, eclipse.path);
  return eclipse.kind === 'solar' ? localSolar(eclipse, seen) : localLunar(eclipse, seen);
}

const NO_SOLAR_CONTACTS = { c1: null, c2: null, max: null, c3: null, c4: null } as const;
const UNSEEN = {
  isVisible: false,
  isObserved: false,
  risesEclipsedJdUT: null,
  setsEclipsedJdUT: null,
  visible: null,
  maxVisible: null,
} as const;

function localSolar({ greatestJdUT }: SolarEclipse, seen: SeenFrom): LocalSolar {
  const apart = (jdUT: number) => seen.discs(jdUT).separationRad;
  const maxJdUT = lowest((jdUT) => apart(jdUT) ** 2, greatestJdUT - SHIFT_DAYS, greatestJdUT + SHIFT_DAYS);
  const touching = belowZero(
    (jdUT) => {
      const { moonRad, separationRad, sunRad } = seen.discs(jdUT);
      return separationRad - sunRad - moonRad;
    },
    maxJdUT,
    REACH_DAYS,
  );
  if (touching === null) {
    return {
      ...UNSEEN,
      kind: 'solar',
      type: null,
      contacts: NO_SOLAR_CONTACTS,
      magnitude: 0,
      ratio: null,
      obscuration: 0,
    };
  }
  const inside = belowZero(
    (jdUT) => {
      const { moonRad, separationRad, sunRad } = seen.discs(jdUT);
      return separationRad - Math.abs(sunRad - moonRad);
    },
    maxJdUT,
    REACH_DAYS,
  );
  const { magnitude, obscuration, ratio } = seen.cover(maxJdUT);
  const at = (jdUT: number) => ({ jdUT, altitudeDeg: seen.altitudeDeg('sun', jdUT) });
  const whole = { startJdUT: touching.fromX, endJdUT: touching.toX };
  const shown = visibleOf('sun', whole, maxJdUT, seen);
  const isVisible = shown.visible !== null;
  return {
    kind: 'solar',
    isVisible,
    isObserved: isVisible,
    type: inside === null ? 'partial' : ratio > 1 ? 'total' : 'annular',
    contacts: {
      c1: at(touching.fromX),
      c2: inside && at(inside.fromX),
      max: at(maxJdUT),
      c3: inside && at(inside.toX),
      c4: at(touching.toX),
    },
    magnitude,
    ratio,
    obscuration,
    ...shown,
    maxVisible:
      shown.bestJdUT === null ? null : { jdUT: shown.bestJdUT, magnitude: seen.cover(shown.bestJdUT).magnitude },
  };
}

function localLunar(eclipse: LunarEclipse, seen: SeenFrom): LocalLunar {
  const { contacts, greatestJdUT, path } = eclipse;
  const at = (jdUT: number | null) => (jdUT === null ? null : { jdUT, altitudeDeg: seen.altitudeDeg('moon', jdUT) });
  const { p1JdUT, p4JdUT, u1JdUT, u2JdUT, u3JdUT, u4JdUT } = contacts;
  const outer = visibleOf('moon', { startJdUT: p1JdUT, endJdUT: p4JdUT }, greatestJdUT, seen);
  const umbral =
    u1JdUT === null || u4JdUT === null
      ? null
      : visibleOf('moon', { startJdUT: u1JdUT, endJdUT: u4JdUT }, greatestJdUT, seen);
  const isObserved = umbral !== null && umbral.visible !== null;
  const shown = isObserved ? umbral : outer;
  return {
    kind: 'lunar',
    isVisible: outer.visible !== null,
    isObserved,
    contacts: {
      p1: at(p1JdUT),
      u1: at(u1JdUT),
      u2: at(u2JdUT),
      max: at(greatestJdUT),
      u3: at(u3JdUT),
      u4: at(u4JdUT),
      p4: at(p4JdUT),
    },
    ...shown,
    maxVisible:
      shown.bestJdUT === null
        ? null
        : { jdUT: shown.bestJdUT, magnitude: umbralMagnitudeAt(shown.bestJdUT + path.deltaTDays, path) },
  };
}

interface Shown extends Pick<LocalBase, 'visible' | 'risesEclipsedJdUT' | 'setsEclipsedJdUT'> {
  /** The instant nearest to the middle at which the body is up. */
  readonly bestJdUT: number | null;
}

/** Cuts an eclipse by the horizon; of two parts, which only a midnight Sun or its Moon leaves, the longer one counts. */
function visibleOf(body: EclipsedBody, whole: TimeSpan, middleJdUT: number, seen: SeenFrom): Shown {
  const spans = seen.upSpans(body, whole);
  const [first] = [...spans].sort((a, b) => b.endJdUT - b.startJdUT - (a.endJdUT - a.startJdUT));
  if (first === undefined) return { visible: null, risesEclipsedJdUT: null, setsEclipsedJdUT: null, bestJdUT: null };
  return {
    visible: first,
    risesEclipsedJdUT: spans.find(({ startJdUT }) => startJdUT > whole.startJdUT)?.startJdUT ?? null,
    setsEclipsedJdUT: spans.find(({ endJdUT }) => endJdUT < whole.endJdUT)?.endJdUT ?? null,
    bestJdUT: Math.min(Math.max(middleJdUT, first.startJdUT), first.endJdUT),
  };
}
