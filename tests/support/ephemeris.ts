import { fileURLToPath } from 'node:url';
import { openEphemeris } from '../../layers/ephemeris/index.ts';

/** The pack of the repository, opened once for a test file. */
export const ephemeris = openEphemeris(fileURLToPath(new URL('../../layers/ephemeris/data', import.meta.url)));
