/** Makes the index of towns that stands beside the bundles of the command line. */
import { readFileSync } from 'node:fs';
import { townLines } from '../../cli/townLines.ts';
import { bordersAt } from '../../functions/_shell/borders.ts';
import type { GazetteerFile } from '../../lib/places/gazetteer.ts';

/** Returns the index of a gazetteer, with the time zones of every town. */
export function townsFile(path: string): string {
  return townLines(JSON.parse(readFileSync(path, 'utf8')) as GazetteerFile, bordersAt);
}
