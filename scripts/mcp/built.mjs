/** Builds the server of the Model Context Protocol where it is missing or older than its sources. */
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { dist, groupNames, root, writeWhole } from '../project.mjs';

/** Folder of the bundles, as deep below the root as those of a group. */
export const mcpDist = join(dist, 'mcp');
const KEPT = join(mcpDist, 'built.json');

/** What decides how a file is built, beside the file. */
const BUILDERS = ['package-lock.json', 'scripts/bundles.mjs', 'scripts/spreads.mjs', 'scripts/mcp/built.mjs'];

/** Builds unless what stands is as the files on disk would make it now. Standard output stays empty. */
export async function builtMcp() {
  if (isBuilt()) return;
  process.stderr.write('Building; later starts take what is built.\n');
  const inputs = [...new Set([...(await writeBundles()), ...(await writeCatalogue())])];
  writeWhole(KEPT, JSON.stringify({ inputs, key: keyOf(inputs) }));
}

function isBuilt() {
  if (!existsSync(KEPT) || !existsSync(join(mcpDist, 'catalogue.json'))) return false;
  const { inputs, key } = JSON.parse(readFileSync(KEPT, 'utf8'));
  return key === keyOf(inputs);
}

function keyOf(inputs) {
  const hash = createHash('sha1').update(process.version);
  for (const file of [...BUILDERS, ...inputs]) {
    const path = join(root, file);
    hash.update(file).update(existsSync(path) ? readFileSync(path) : '');
  }
  return hash.digest('base64url');
}

/** Writes the server, whose groups are loaded by the first call that needs them; returns the files it is made of. */
async function writeBundles() {
  const [{ build }, { RUNTIME }, { spreadPlugins }] = await Promise.all([
    import('esbuild'),
    import('../bundles.mjs'),
    import('../spreads.mjs'),
  ]);
  const { metafile, outputFiles } = await build({
    ...RUNTIME,
    entryPoints: { index: 'mcp/main.ts' },
    outdir: mcpDist,
    outExtension: { '.js': '.mjs' },
    chunkNames: '[name]-[hash]',
    splitting: true,
    charset: 'utf8',
    legalComments: 'none',
    metafile: true,
    plugins: spreadPlugins,
  });
  for (const { contents, path } of outputFiles) writeWhole(path, contents);
  return sourcesOf(metafile);
}

/** What a plugin makes has no file of its own. */
const sourcesOf = ({ inputs }) => Object.keys(inputs).filter((file) => !/[:<]/.test(file));

/**
 * Writes the list of the tools, which all groups together make: a server that starts reads it and loads none. Returns the
 * files that it is made of.
 */
async function writeCatalogue() {
  const [{ build }, { RUNTIME }] = await Promise.all([import('esbuild'), import('../bundles.mjs')]);
  const outfile = join(mcpDist, `list-${process.pid}.mjs`);
  const groups = groupNames();
  const contents = [
    `import { catalogue } from './mcp/catalogue.ts';`,
    ...groups.map((name, index) => `import { answers as answers${index} } from './lib/schemas/${name}/answers.ts';`),
    `const records = { ${groups.map((name, index) => `'${name}': answers${index}`).join(', ')} };`,
    `export const made = () => catalogue(async (group) => records[group]);`,
  ].join('\n');
  const stdin = { contents, resolveDir: root, loader: 'ts' };
  const { metafile, outputFiles } = await build({ ...RUNTIME, stdin, outfile, metafile: true });
  writeWhole(outfile, outputFiles[0].contents);
  try {
    const { made } = await import(pathToFileURL(outfile));
    writeWhole(join(mcpDist, 'catalogue.json'), JSON.stringify(await made()));
  } finally {
    rmSync(outfile);
  }
  return sourcesOf(metafile);
}
