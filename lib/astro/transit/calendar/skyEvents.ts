/** What happens in the sky within a time: ingresses, stations, combustion, asta and udaya, eclipses, phases of the Moon. */
import { ttFromUt } from '../../earth/deltaT.ts';
import { eclipsesBetween } from '../../eclipse/eclipses.ts';
import type { Ephemeris } from '../../ephemeris.ts';
import { COMBUSTIBLE } from '../../planet/combustion.ts';
import { STATIONARY_PLANETS } from '../../planet/motion.ts';
import { practice } from '../../source.ts';
import { NAKSHATRA_ARC_DEG } from '../../tables/nakshatras.ts';
import { PLANETS, type Planet } from '../../tables/planets.ts';
import { SIGN_ARC_DEG } from '../../tables/signs.ts';
import type { TimeSpan } from '../../time.ts';
import { combustions } from '../combustionSpans.ts';
import { turnsOf } from '../hits.ts';
import type { Tracks } from '../sky.ts';
import { astaSpells, type LocalSky } from './asta.ts';
import { ingresses } from './ingresses.ts';
import type { AstaPlanet } from './kalamsha.ts';
import { MOON_PHASES, moonPhases } from './moonPhases.ts';

/** Kinds of events that may be asked for. */
export const EVENT_GROUPS = ['ingress', 'nakshatra', 'station', 'combustion', 'asta', 'eclipse', 'moon_phase'] as const;
export type EventGroup = (typeof EVENT_GROUPS)[number];

export const SKY_EVENTS = [
  'ingress',
  'nakshatra',
  'retrograde',
  'direct',
  'combustion_begins',
  'combustion_ends',
  'asta',
  'udaya',
  'solar_eclipse',
  'lunar_eclipse',
  ...MOON_PHASES,
] as const;
export type SkyEventId = (typeof SKY_EVENTS)[number];

/** What a star that the Sun enters is called by custom. */
export const SUN_STARS = ['agni_nakshatram_begins', 'agni_nakshatram_ends', 'rain_star'] as const;
export type SunStar = (typeof SUN_STARS)[number];

export const SUN_STAR_SOURCE = practice(
  'Agni nakshatram, the Sun in Krittika and Rohini, and ten rain stars from Ardra, by local custom; lists differ',
);

export interface SkyEvent {
  readonly jdUT: number;
  readonly body: Planet;
  readonly event: SkyEventId;
  /** Where the body stands, or which part it enters; at a border the part alone says where. */
  readonly signIndex: number;
  readonly nakshatraIndex: number;
  readonly longitudeDeg: number;
  readonly isBackward: boolean;
  readonly sunStar: SunStar | null;
}

/** What is asked for. */
export interface EventRequest {
  readonly tracks: Tracks;
  readonly ephemeris: Ephemeris;
  readonly span: TimeSpan;
  readonly bodies: readonly Planet[];
  readonly groups: readonly EventGroup[];
  /** Those whose asta is told. */
  readonly astaOf: readonly AstaPlanet[];
  /** The place for asta and udaya with its first and last date; null where no place is known, and these are left out. */
  readonly local: { readonly sky: LocalSky; readonly from: string; readonly to: string } | null;
}

/** Lists the events of a time in `startJdUT <= jdUT < endJdUT`, in order. */
export function skyEvents(request: EventRequest): SkyEvent[] {
  return request.groups
    .flatMap((group) => EVENTS_OF[group](request))
    .sort((a, b) => a.jdUT - b.jdUT || PLANETS.indexOf(a.body) - PLANETS.indexOf(b.body));
}

type Finder = (request: EventRequest) => readonly SkyEvent[];

const EVENTS_OF: Readonly<Record<EventGroup, Finder>> = {
  ingress: ({ bodies, span, tracks }) =>
    bodies.flatMap((body) =>
      ingresses(tracks[body], SIGN_ARC_DEG, span).map(({ index, isBackward, jdUT }) => ({
        ...eventAt(tracks, body, 'ingress', jdUT),
        signIndex: index,
        isBackward,
      })),
    ),
  nakshatra: ({ bodies, span, tracks }) =>
    bodies.flatMap((body) =>
      ingresses(tracks[body], NAKSHATRA_ARC_DEG, span).map(({ index, isBackward, jdUT }) => ({
        ...eventAt(tracks, body, 'nakshatra', jdUT),
        nakshatraIndex: index,
        isBackward,
        sunStar: body === 'Sun' ? sunStar(index) : null,
      })),
    ),
  station: ({ bodies, span, tracks }) =>
    STATIONARY_PLANETS.filter((body) => bodies.includes(body)).flatMap((body) =>
      turnsOf(tracks[body], span.startJdUT, span.endJdUT).map(({ jdUT, turns }) => ({
        ...eventAt(tracks, body, turns, jdUT),
        // At the station itself the rate is zero: what begins counts.
        isBackward: turns === 'retrograde',
      })),
    ),
  combustion: ({ bodies, span, tracks }) =>
    COMBUSTIBLE.filter((body) => bodies.includes(body)).flatMap((body) =>
      combustions({ planet: body, track: tracks[body], sun: tracks.Sun }, span).flatMap(({ endJdUT, startJdUT }) => [
        ...within(startJdUT, span).map((jdUT) => eventAt(tracks, body, 'combustion_begins', jdUT)),
        ...within(endJdUT, span).map((jdUT) => eventAt(tracks, body, 'combustion_ends', jdUT)),
      ]),
    ),
  asta: ({ astaOf, local, span, tracks }) =>
    local === null
      ? []
      : astaOf.flatMap((body) =>
          astaSpells(body, local.from, local.to, local.sky).flatMap(({ astaDate, udayaDate }) => [
            ...onDate(astaDate, local.sky, span).map((jdUT) => eventAt(tracks, body, 'asta', jdUT)),
            ...onDate(udayaDate, local.sky, span).map((jdUT) => eventAt(tracks, body, 'udaya', jdUT)),
          ]),
        ),
  eclipse: ({ ephemeris, span, tracks }) =>
    eclipsesBetween(span, ephemeris).map(({ greatestJdUT, kind }) =>
      kind === 'solar'
        ? eventAt(tracks, 'Sun', 'solar_eclipse', greatestJdUT)
        : eventAt(tracks, 'Moon', 'lunar_eclipse', greatestJdUT),
    ),
  moon_phase: ({ span, tracks }) =>
    moonPhases(tracks.Moon, tracks.Sun, span).map(({ jdUT, phase }) => eventAt(tracks, 'Moon', phase, jdUT)),
};

function eventAt(tracks: Tracks, body: Planet, event: SkyEventId, jdUT: number): SkyEvent {
  const { longitudeDeg, speedDegPerDay } = tracks[body].at(ttFromUt(jdUT));
  return {
    jdUT,
    body,
    event,
    signIndex: Math.floor(longitudeDeg / SIGN_ARC_DEG),
    nakshatraIndex: Math.floor(longitudeDeg / NAKSHATRA_ARC_DEG),
    longitudeDeg,
    isBackward: speedDegPerDay < 0,
    sunStar: null,
  };
}

function within(jdUT: number | null, { endJdUT, startJdUT }: TimeSpan): number[] {
  return jdUT !== null && jdUT >= startJdUT && jdUT < endJdUT ? [jdUT] : [];
}

/** What happens on a date is put at its beginning. */
function onDate(date: string | null, { dates }: LocalSky, span: TimeSpan): number[] {
  return date === null ? [] : within(dates.midnightJdUT(date), span);
}

const [KRITTIKA, MRIGASHIRA, ARDRA, SVATI] = [2, 4, 5, 14] as const;

function sunStar(nakshatraIndex: number): SunStar | null {
  if (nakshatraIndex === KRITTIKA) return 'agni_nakshatram_begins';
  if (nakshatraIndex === MRIGASHIRA) return 'agni_nakshatram_ends';
  return nakshatraIndex >= ARDRA && nakshatraIndex <= SVATI ? 'rain_star' : null;
}
