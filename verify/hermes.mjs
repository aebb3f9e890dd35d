/**
 * Runs the engine in Hermes, the JavaScript engine of React Native, and compares its answers with Node's: npm run hermes
 *
 * Asks every computing path for a few births in both languages, `--births 3`, and searches for towns. `HERMES` names the
 * program `hermes` of the package hermes-engine-cli; where it is not set, the package is fetched from the registry into a
 * folder for the time of the run. As in an app, the code is first compiled to what Hermes knows.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { build } from 'esbuild';
import ts from 'typescript';
import { DEVICE } from '../scripts/engine/code.mjs';
import { ephemerisSlice, townsText, zonesText } from '../scripts/engine/data.mjs';
import { root } from '../scripts/project.mjs';
import { births, deviceRequestsOf, holdClock, loadGroups, NOW_MS, preparedProject } from './requests.mjs';

const PACKAGE = 'hermes-engine-cli@0.12.0';

/** Names that are drawn: letters with marks, letters that join, and some that an engine may not know. */
const NAMES = ['Åsa Nyström', 'क्षितिज शर्मा', 'Zoe\u0308 \u{1F319}'];
const TOWNS = ['basel, switz', 'Zürich', 'पुणे, भारत', 'bangalor', 'São Paulo'];
const YEARS = [1900, 2100];

async function questionsOf(born) {
  const { access, names, outdir } = await preparedProject();
  holdClock();
  const groups = await loadGroups(outdir, names);
  const questions = TOWNS.flatMap((q) =>
    ['en', 'hi'].map((lang) => ({ method: 'GET', target: `/api/v1/places?q=${encodeURIComponent(q)}&lang=${lang}` })),
  );
  for (const [index, birth] of born.entries()) {
    const drawn = { ...birth, name: NAMES[index % NAMES.length], include_svg: true };
    for await (const { body, method, target } of deviceRequestsOf(groups, drawn, index, access))
      questions.push({ method, target, body });
  }
  return questions;
}

/** The source of a script that answers the questions and casts the births, a line for each. */
async function script(folder, questions, born) {
  const slice = Buffer.from(await ephemerisSlice(...YEARS));
  const contents = `import './engine/polyfills.ts';
import { chart } from './engine/chart.ts';
import { openDevice } from './engine/device.ts';
import { ephemerisIn } from './layers/ephemeris/memory.ts';
const text = ${JSON.stringify(slice.toString('latin1'))};
const bytes = new Uint8Array(text.length);
for (let i = 0; i < text.length; i++) bytes[i] = text.charCodeAt(i);
const zones = ${zonesText()};
const towns = ${townsText()};
const ephemeris = ephemerisIn(bytes.buffer);
const born = ${JSON.stringify(born)};
const borders = (latitude, longitude) => [born.find((one) => one.latitude === latitude && one.longitude === longitude).timezone];
const device = openDevice({ ephemeris, borders, zones, towns, now: () => ${NOW_MS} });
const print = globalThis.print ?? console.log;
(async () => {
  for (const birth of born) print('chart 200 ' + JSON.stringify(chart(birth, ephemeris).planets));
  for (const { body, method, target } of ${JSON.stringify(questions)}) {
    const { status, text } = await device.answer(method, target, body);
    print([target, status, text].join(' '));
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

const { values } = parseArgs({ options: { births: { type: 'string', default: '3' } } });
const folder = mkdtempSync(join(tmpdir(), 'hermes-'));
try {
  const file = join(folder, 'app.js');
  const born = births().slice(0, Number(values.births));
  const questions = await questionsOf(born);
  writeFileSync(file, compiled(await script(folder, questions, born)));
  const options = { encoding: 'utf8', maxBuffer: 1 << 29 };
  const [inNode, inHermes] = [process.execPath, hermesIn(folder)].map((program) =>
    execFileSync(program, program === process.execPath ? [file] : ['-O', '-w', file], options)
      .trim()
      .split('\n'),
  );
  const differing = inNode.filter((line, index) => line !== inHermes[index]);
  const refused = inNode.filter((line) => line.split(' ')[1] !== '200');
  for (const line of differing.slice(0, 10)) console.log('differs', line.slice(0, 80));
  for (const line of refused.slice(0, 10)) console.log('refused', line.slice(0, 200));
  for (const line of inHermes.filter((one) => one.startsWith('failed')).slice(0, 3)) console.log(line);
  const equal = inNode.length - differing.length;
  const asked = questions.length + born.length;
  console.log(`${asked} questions, ${refused.length} refused; ${equal} answers of Hermes equal to those of Node.`);
  if (equal < asked || refused.length > 0) process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true });
}
