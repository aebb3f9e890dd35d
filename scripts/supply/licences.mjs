/**
 * Checks that every production package has a licence under which anyone may use, change and sell it: npm run licences
 */
import { fileURLToPath } from 'node:url';
import { productionPackages } from '../packages.mjs';

/** Permissive licences by SPDX id: they require their notice, and nothing of our own code. */
const ALLOWED = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  // For fonts: they may not be sold alone.
  'OFL-1.1',
  'Unlicense',
]);

/** Packages without a licence id, with the licence read in their own file. Another version has to be read again. */
const READ = { 'png-js@2.0.0': 'MIT' };

/** Packages that ship unmodified, and whose licence asks for changes of their own files alone. */
const UNMODIFIED = new Set(['@resvg/resvg-wasm MPL-2.0']);

/** Tells whether an SPDX expression leaves a choice that is allowed. */
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
    return isAllowed(said) || UNMODIFIED.has(`${name} ${said}`)
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
