/** Checks that everything that runs in production is licensed so that anyone may use, change and sell it: npm run licences */
import { fileURLToPath } from 'node:url';
import { productionPackages } from '../packages.mjs';

/** Permissive, by their SPDX ids: they ask for their notice, and for nothing of ours. */
const ALLOWED = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  // Of fonts: they may not be sold alone.
  'OFL-1.1',
  'Unlicense',
]);

/** Packages that name no licence, with the one that was read in their own file. Another version is to be read again. */
const READ = { 'png-js@2.0.0': 'MIT' };

/** Returns whether an SPDX expression leaves a choice that is allowed. */
export function isAllowed(expression) {
  const bare = expression.trim().replace(/^\((.*)\)$/, '$1');
  if (/[()]/.test(bare)) return false;
  return bare.split(/ OR /).some((choice) => choice.split(/ AND /).every((id) => ALLOWED.has(id.trim())));
}

/** Returns a sentence for every package whose licence is unknown or not allowed. */
export function licenceFaults(packages) {
  return packages.flatMap(({ license, name, version }) => {
    const said = license ?? READ[`${name}@${version}`];
    if (said === undefined)
      return [`${name}@${version} names no licence: read its own file, and add it to scripts/supply/licences.mjs`];
    return isAllowed(said)
      ? []
      : [`${name}@${version} is licensed ${said}, which is not on the list of scripts/supply/licences.mjs`];
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const packages = productionPackages();
  const faults = licenceFaults(packages);
  for (const fault of faults) console.error(fault);
  console.log(
    `${packages.length - faults.length} of ${packages.length} packages of production are licensed as allowed`,
  );
  process.exitCode = faults.length > 0 ? 1 : 0;
}
