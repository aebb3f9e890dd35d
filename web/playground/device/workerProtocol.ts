/** What the page and its worker say to each other, and the files that the worker computes with. */

/** Names of files below /playground/. */
export interface DeviceFiles {
  readonly worker: string;
  /** The parts of the ephemeris, in order. */
  readonly ephemeris: readonly string[];
  readonly zones: string;
  readonly borders: string;
  /** How many bytes are loaded for each. */
  readonly bytes: Readonly<Record<string, number>>;
}

/** The bytes that the engine is opened with. */
export interface DeviceData {
  /** The parts of the ephemeris, in order. */
  readonly ephemeris: readonly ArrayBuffer[];
  readonly zones: ArrayBuffer;
  readonly borders: ArrayBuffer;
  readonly towns: ArrayBuffer;
}

/** From the page: first what to open, then requests. */
export type ToWorker =
  | { readonly open: DeviceData }
  | { readonly id: number; readonly method: 'GET' | 'POST'; readonly target: string; readonly body?: object };

/** From the worker: that it is open, an answer, or what went wrong; without an id, that it cannot be opened. */
export type FromWorker =
  | { readonly isOpen: true }
  | { readonly id: number; readonly status: number; readonly text: string }
  | { readonly id: number; readonly fault: string }
  | { readonly id: null; readonly fault: string };
