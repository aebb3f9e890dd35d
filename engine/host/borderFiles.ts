/** The files that geo-tz reads, in memory: takes the place of `fs`, `path` and its index within the engine. */

/** The borders of the time zones as the package of the data has them. */
export interface BorderFiles {
  /** borders.json: for most places the zone alone, for those near a border where it is in the file of borders. */
  readonly index: { readonly timezones: readonly string[]; readonly lookup: object };
  /** borders.bin; left out where an app does without: a place near a border then has to name its time zone. */
  readonly borders?: Uint8Array | undefined;
}

/** A place lies near a border, and the borders were not passed in. */
export class BordersMissing extends Error {}

let files: BorderFiles | undefined;

/** Passes in the files. */
export function provideBorderFiles(given: BorderFiles): void {
  files = given;
}

function handedIn(): BorderFiles {
  if (!files) throw new Error('No borders were passed in: call bordersIn() first.');
  return files;
}

/** The index of geo-tz, read when it is first looked at. */
export const index = {
  get timezones() {
    return handedIn().index.timezones;
  },
  get lookup() {
    return handedIn().index.lookup;
  },
};

const DESCRIPTOR = 1;

/** Opens the one file there is. */
export const openSync = (): number => DESCRIPTOR;

/** Copies some bytes of the borders into `out`; returns how many. */
export function readSync(_file: number, out: Uint8Array, at: number, length: number, position: number): number {
  const { borders } = handedIn();
  if (!borders) throw new BordersMissing();
  out.set(borders.subarray(position, position + length), at);
  return Math.min(length, borders.length - position);
}

/** Nothing is open. */
export const closeSync = (): void => undefined;

/** Joins the parts of a name; nothing is found by it. */
export const join = (...names: readonly string[]): string => names.join('/');

/** What geo-tz needs of Node's own arrays of bytes. */
export const Buffer = { alloc: (length: number): Uint8Array => new Uint8Array(length) };
export const process = { env: {} as Readonly<Record<string, string | undefined>> };
export const __dirname = '';
