/**
 * Runs the engine in Hermes, the JavaScript engine of React Native, and compares its answers with Node's: npm run hermes
 *
 * `HERMES` names the program `hermes` of the package hermes-engine-cli; where it is not set, the package is fetched from
 * the registry into a folder for the time of the run. As in an app, the code is first compiled to what Hermes knows.
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'esbuild';
import ts from 'typescript';
import { DEVICE, engineOperations } from '../scripts/engine/code.mjs';
import { ephemerisSlice, zonesText } from '../scripts/engine/data.mjs';
import { root } from '../scripts/project.mjs';
import { WHOLE_DOCUMENT } from '../scripts/site/siteFiles.mjs';
import { births, NOW_MS } from './requests.mjs';

const PACKAGE = 'hermes-engine-cli@0.12.0';

/** Paths of each kind; drawings need an outline of letters that this version of Hermes cannot look up. */
const ASKED = ['planetsPositions', 'vargaD9', 'dashaVimshottari', 'dashaCurrent', 'yogaAll', 'doshaAll', 'housesAll'];
const BIRTHS = 3;
const YEARS = [1925, 2070];

/** The source of a script that answers questions and prints a digest of each answer. */
async function script(folder) {
  const known = engineOperations(JSON.parse(readFileSync(WHOLE_DOCUMENT, 'utf8')));
  const asked = ASKED.map((id) => known.find((operation) => operation.id === id)).filter(Boolean);
  const imports = asked.map(({ row }, i) => `import { rows as r${i} } from 'engine:row/${row.group}/${row.index}';`);
  const slice = Buffer.from(await ephemerisSlice(...YEARS));
  const contents = `import './engine/polyfills.ts';
import { openEngine } from './engine/engine.ts';
import { replyOf } from './engine/endpoint.ts';
import { chart } from './engine/chart.ts';
${imports.join('\n')}
const text = ${JSON.stringify(slice.toString('latin1'))};
const bytes = new Uint8Array(text.length);
for (let i = 0; i < text.length; i++) bytes[i] = text.charCodeAt(i);
const zones = ${zonesText()};
const engine = openEngine({ ephemeris: bytes.buffer, zones, now: () => ${NOW_MS} });
const rows = [${asked.map(({ method, path }, i) => `r${i}.find((row) => row.method === '${method}' && row.path === '${path}')`).join(', ')}];
const births = ${JSON.stringify(births().slice(0, BIRTHS))};
const print = globalThis.print ?? console.log;
(async () => {
  for (const birth of births) {
    print('chart ' + JSON.stringify(chart(birth, engine.ephemeris).planets.Moon));
    for (const row of rows) for (const lang of ['en', 'hi']) {
      const { body } = await replyOf(engine, row, { body: birth, query: { lang } });
      print(row.path + ' ' + lang + ' ' + JSON.stringify(body));
    }
  }
})().catch((error) => print('failed ' + error + ' ' + (error.cause ? error.cause.stack : error.stack)));`;
  const { outputFiles } = await build({
    ...DEVICE,
    stdin: { contents, resolveDir: root, loader: 'ts' },
    outfile: join(folder, 'bundle.js'),
    format: 'iife',
    minify: false,
    charset: 'ascii',
    target: 'es2018',
  });
  return outputFiles[0].text;
}

/** As Metro does for an app: classes, asynchronous functions and block scopes become what Hermes knows. */
function compiled(source) {
  const { ES5 } = ts.ScriptTarget;
  return ts.transpileModule(source, { compilerOptions: { target: ES5, downlevelIteration: true, lib: [] } }).outputText;
}

function hermesIn(folder) {
  if (process.env.HERMES) return process.env.HERMES;
  execFileSync('npm', ['pack', PACKAGE, '--silent'], { cwd: folder });
  execFileSync('tar', ['xzf', `${PACKAGE.replace('@', '-')}.tgz`], { cwd: folder });
  const system = { darwin: 'osx-bin', linux: 'linux64-bin' }[process.platform];
  return join(folder, 'package', system, 'hermes');
}

const digest = (line) => createHash('sha256').update(line).digest('hex').slice(0, 12);

const folder = mkdtempSync(join(tmpdir(), 'hermes-'));
try {
  const file = join(folder, 'app.js');
  writeFileSync(file, compiled(await script(folder)));
  const options = { encoding: 'utf8', maxBuffer: 1 << 28 };
  const [inNode, inHermes] = [process.execPath, hermesIn(folder)].map((program) =>
    execFileSync(program, program === process.execPath ? [file] : ['-O', '-w', file], options)
      .trim()
      .split('\n'),
  );
  const differing = inNode.filter((line, index) => line !== inHermes[index]);
  for (const line of differing.slice(0, 10)) console.log('differs', line.slice(0, 60), digest(line));
  for (const line of inHermes.filter((one) => one.startsWith('failed')).slice(0, 3)) console.log(line);
  console.log(`${inNode.length} answers in Node and in Hermes, ${inNode.length - differing.length} of them equal.`);
  if (differing.length > 0) process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true });
}
