/** Builds the command line: one bundle for each command, and the towns to search in; cli/vedic.mjs calls it. */
import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { RUNTIME } from '../bundles.mjs';
import { ASKED_ROWS, HOST_OF_COMMANDS } from './plugins.mjs';
import { dist, root, writeWhole } from '../project.mjs';
import { spreadPlugins } from '../spreads.mjs';

const COMMANDS = ['help', 'chart', 'day', 'match', 'panchang'];

/** Files that decide how a bundle is built, beside its own. */
const BUILDERS = ['package-lock.json', 'scripts/cli/build.mjs', 'scripts/cli/plugins.mjs', 'scripts/bundles.mjs'];

/** A file of each command is CommonJS, as V8 keeps the compiled code of a script and not that of a module. */
const SCRIPT = {
  ...RUNTIME,
  format: 'cjs',
  banner: { js: "const __bundleUrl=require('node:url').pathToFileURL(__filename).href;" },
  define: { 'import.meta.url': '__bundleUrl' },
  minify: true,
  keepNames: false,
  // With names in Devanagari escaped, a file is read without decoding.
  charset: 'ascii',
  legalComments: 'none',
  metafile: true,
};

/** Writes dist/cli/ or another folder of bundles; returns the files that they are made of. */
export async function buildCommandLine(folder = join(dist, 'cli')) {
  // Taken before anything is read: what changes meanwhile is newer.
  const builtMs = Date.now();
  await writeTowns(folder);
  const made = await Promise.all(COMMANDS.map((name) => writeCommand(name, folder, builtMs)));
  return made.flat();
}

async function writeCommand(name, folder, builtMs) {
  const outfile = join(folder, `${name}.cjs`);
  const { metafile, outputFiles } = await build({
    ...SCRIPT,
    entryPoints: [`cli/commands/${name}Command.ts`],
    outfile,
    plugins: [ASKED_ROWS, HOST_OF_COMMANDS, ...spreadPlugins],
  });
  const [{ hash, text }] = outputFiles;
  removeCompiled(name, folder);
  writeWhole(outfile, `${inAscii(text)}//${hash.replace(/\W/g, '')}\n`);
  const inputs = Object.keys(metafile.inputs).map((file) =>
    file.replace(/^row:engine:row\/([\w-]+)\/.*/, 'functions/$1/routes.ts'),
  );
  const files = inputs.filter((file) => !file.includes(':') && !file.startsWith('node_modules/'));
  writeWhole(join(folder, `${name}.json`), JSON.stringify({ builtMs, inputs: [...new Set([...BUILDERS, ...files])] }));
  return Object.keys(metafile.inputs);
}

/** Escapes what esbuild leaves as it is: letters in regular expressions. */
function inAscii(text) {
  return text.replace(/[^\0-\x7f]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

/** What V8 compiled of earlier bundles. */
function removeCompiled(name, folder) {
  for (const file of readdirSync(folder)) {
    if (file.startsWith(`${name}.cjs.`)) rmSync(join(folder, file), { force: true });
  }
}

async function writeTowns(folder) {
  const outfile = join(dist, `.towns-${process.pid}.cjs`);
  await build({ ...SCRIPT, entryPoints: ['scripts/cli/towns.ts'], outfile, write: true, metafile: false });
  try {
    const { default: written } = await import(pathToFileURL(outfile));
    writeWhole(join(folder, 'towns.txt'), written.townsFile(join(root, 'layers/places/places.json')));
  } finally {
    rmSync(outfile);
  }
}

if (process.argv[1] === import.meta.filename) await buildCommandLine();
