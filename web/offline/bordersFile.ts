/** The index of borders as it is sent to a device, and the time zones of towns near a border. */

/** As scripts/site/bordersFile.mjs writes it. */
export interface BordersFile {
  readonly timezones: readonly string[];
  /** The JSON of the sixteen parts of the earth, quarters of quarters, in the order of their letters. */
  readonly branches: readonly string[];
  /** Coordinates of towns near a border in ten-thousandths of a degree, by their zones, which commas separate. */
  readonly towns: Readonly<Record<string, readonly number[]>>;
}

/** Returns the index as geo-tz reads it; a part of the earth is read when a place in it is looked for. */
export function treeOf(branches: readonly string[]): object {
  return quarters((k) => quarters((n) => JSON.parse(branches[4 * k + n]!) as object));
}

/** Returns an object whose parts are made when they are first looked at. */
function quarters(part: (k: number) => object): object {
  const tree = {};
  ['a', 'b', 'c', 'd'].forEach((name, k) => {
    let made: object | null = null;
    Object.defineProperty(tree, name, { get: () => (made ??= part(k)) });
  });
  return tree;
}

/** Returns the zones of the towns by `LATITUDE LONGITUDE` in degrees. */
export function zonesByPlace(towns: BordersFile['towns']): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const [zones, places] of Object.entries(towns)) {
    const names = zones.split(',');
    for (let k = 0; k < places.length; k += 2) found.set(`${places[k]! / 1e4} ${places[k + 1]! / 1e4}`, names);
  }
  return found;
}
