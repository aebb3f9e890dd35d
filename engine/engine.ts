/** Opens the engine: an ephemeris in memory, and what is known of places. */
import type { Ephemeris } from '../lib/astro/ephemeris.ts';
import { ephemerisIn } from '../layers/ephemeris/memory.ts';
import type { Asking } from './asking.ts';
import { provideEphemeris } from './host/ephemeris.ts';
import { providePlaces, type PlacesKnown } from './places.ts';

/** What an engine is opened with. */
export interface EngineData extends PlacesKnown {
  /** The bytes of a slice of the ephemeris, or of the whole; or an ephemeris of your own. */
  readonly ephemeris: ArrayBuffer | Ephemeris;
  /** Returns the current time, in milliseconds since 1970 UTC; the clock of the device where it is left out. */
  readonly now?: (() => number) | undefined;
}

/** An open engine; there is one in a process, and opening it again replaces its data. */
export interface Engine {
  readonly ephemeris: Ephemeris;
  nowUnixMs(): number;
}

/**
 * Opens the engine.
 *
 * @throws EphemerisPackError when the bytes are truncated or no ephemeris
 */
export function openEngine({ ephemeris: given, now = Date.now, ...places }: EngineData): Engine {
  const ephemeris = given instanceof ArrayBuffer ? ephemerisIn(given) : given;
  provideEphemeris(ephemeris);
  providePlaces(places);
  return { ephemeris, nowUnixMs: now };
}

/** What is asked beside the body. */
export type Options = Omit<Asking, 'body'>;

/** A refusal: the very problem that the service answers. */
export class EngineError extends Error {
  readonly status: number;
  readonly problem: EngineProblem;

  constructor(status: number, problem: EngineProblem) {
    super(textOf(problem));
    this.name = 'EngineError';
    this.status = status;
    this.problem = problem;
  }
}

/** A problem, as the service writes it. */
export interface EngineProblem {
  readonly code: string;
  readonly title: string;
  /** A sentence, or every field that is wrong. */
  readonly detail: string | readonly { readonly loc: readonly (string | number)[]; readonly msg: string }[];
}

function textOf({ detail }: EngineProblem): string {
  return typeof detail === 'string' ? detail : detail.map(({ msg }) => msg).join(' ');
}
