/** What an earlier start has built: by content, so that nothing is made again where nothing has changed. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { localDist } from './bundles.mjs';
import { dist, root, writeWhole } from './project.mjs';

const KEPT = join(localDist, 'built.json');

/** What decides how a file is built, beside the file. */
const BUILDERS = ['package-lock.json', 'scripts/bundles.mjs', 'scripts/spreads.mjs'];

/** What the pages of the site are made of, beside the bundles. */
const SITE_FOLDERS = ['docs', 'engine', 'functions/site/docs', 'lib/schemas', 'scripts', 'web'];

/** Tells whether the bundles and the site are as the files on disk would make them now. */
export function builtBefore() {
  if (!existsSync(KEPT)) return { bundles: false, site: false };
  const { bundles, inputs, site } = JSON.parse(readFileSync(KEPT, 'utf8'));
  const isSame = bundles === keyOf(inputs);
  return { bundles: isSame, site: isSame && site === siteKey() && existsSync(join(dist, 'site/openapi.json')) };
}

/** Remembers a build. */
export function keepBuilt({ metafile }) {
  const inputs = Object.keys(metafile.inputs);
  writeWhole(KEPT, JSON.stringify({ inputs, bundles: keyOf(inputs), site: null }));
}

/** Remembers that the site was made of what is built. */
export function keepSite() {
  writeWhole(KEPT, JSON.stringify({ ...JSON.parse(readFileSync(KEPT, 'utf8')), site: siteKey() }));
}

function siteKey() {
  const files = SITE_FOLDERS.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ name, parentPath }) => join(parentPath, name)),
  );
  return keyOf([...files.sort(), join(root, 'CHANGELOG.md')]);
}

/** @param files paths from the root of the repository, or whole; one that is gone makes another key */
function keyOf(files) {
  const hash = createHash('sha1').update(process.version);
  for (const file of [...BUILDERS, ...files]) {
    const path = join(root, file.replace(root, ''));
    hash.update(file).update(existsSync(path) ? readFileSync(path) : '');
  }
  return hash.digest('base64url');
}
