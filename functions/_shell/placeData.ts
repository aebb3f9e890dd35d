/** Passes time zones, their borders and the gazetteer to the engine; each file is read when it is first needed. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { GazetteerFile } from '../../lib/places/gazetteer.ts';
import { providePlaceData, type PackedZones } from '../../lib/time/placeData.ts';
import { bordersAt } from './borders.ts';

const ZONES_FILE = 'moment-timezone/data/packed/latest.json';

/** Through `createRequire`, so that on Lambda the file is found in the layer (NODE_PATH) and not bundled. */
function zones(): PackedZones {
  const file = createRequire(import.meta.url).resolve(ZONES_FILE);
  return JSON.parse(readFileSync(file, 'utf8')) as PackedZones;
}

/** `PLACES_DIR` names the folder; otherwise it is that of the repository. */
function towns(): GazetteerFile {
  const dir = process.env['PLACES_DIR'] ?? fileURLToPath(new URL('../../layers/places', import.meta.url));
  return JSON.parse(readFileSync(join(dir, 'places.json'), 'utf8')) as GazetteerFile;
}

providePlaceData({ zones, zonesAt: bordersAt, towns });
