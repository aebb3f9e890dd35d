#!/usr/bin/env node
/**
 * Starts the command line: loads the bundle of one command, and in a checkout builds it first where it is missing or
 * older than its sources.
 */
import { existsSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { Script } from 'node:vm';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const bundles = join(root, 'dist/cli');
/** Only a checkout has it: an installed package comes built. */
const builder = join(root, 'scripts/cli/build.mjs');

const COMMANDS = ['chart', 'day', 'match', 'panchang'];

await start(process.argv.slice(2));

async function start(argv) {
  process.stdout.on('error', leaveQuietly);
  if (argv.includes('--version')) return end({ code: 0, out: `${version()}\n`, err: '' });
  const isComputed = COMMANDS.includes(argv[0]);
  const name = isComputed ? argv[0] : 'help';
  await buildIfOld(name);
  const { main, keepCompiled } = loaded(join(bundles, `${name}.cjs`));
  const { columns, isTTY = false } = process.stdout;
  const isScreen = isTTY && process.env.TERM !== 'dumb';
  const outcome = await main(isComputed ? argv.slice(1) : argv, {
    environment: process.env,
    nowUnixMs: Date.now(),
    screen: { hasColours: isScreen && !process.env.NO_COLOR, hasCursor: isScreen, columns: columns ?? 88 },
  });
  // The help of a command compiles next to nothing of it.
  const isHelp = isComputed && argv.some((arg) => arg === '--help' || arg === '-h');
  end(outcome, isHelp ? undefined : keepCompiled);
}

/** Writes what there is to say, and leaves: the ephemeris may still be reading ahead. */
function end({ code, err, out }, last = () => undefined) {
  process.stderr.write(err, () =>
    process.stdout.write(out, () => {
      last(code);
      process.exit(code);
    }),
  );
}

/** A reader such as `head` that has enough is no fault. */
function leaveQuietly(error) {
  if (error.code !== 'EPIPE') throw error;
  process.exit(0);
}

function version() {
  return JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).version;
}

async function buildIfOld(name) {
  if (!existsSync(builder) || isFresh(join(bundles, `${name}.json`))) return;
  process.stderr.write('Building the command line; later starts take what is built.\n');
  const { buildCommandLine } = await import(pathToFileURL(builder).href);
  await buildCommandLine();
}

/** Tells whether none of the sources that a bundle was made of has changed since: less than 10 ms. */
function isFresh(list) {
  if (!existsSync(list)) return false;
  const { builtMs, inputs } = JSON.parse(readFileSync(list, 'utf8'));
  return inputs.every(
    (file) => (statSync(join(root, file), { throwIfNoEntry: false })?.mtimeMs ?? Infinity) <= builtMs,
  );
}

/**
 * Returns what a bundle exports.
 *
 * V8 keeps what it compiled beside the bundle, which halves the time of later starts. The name of that file has the
 * last line of the bundle, which is the hash of all others: V8 itself compares lengths alone.
 */
function loaded(file) {
  const source = readFileSync(file, 'latin1');
  const key = source.slice(source.lastIndexOf('//') + 2).trim();
  const cache = `${file}.${key}.${process.version}.${process.arch}`;
  const cachedData = existsSync(cache) ? readFileSync(cache) : undefined;
  const script = new Script(`(function (exports, require, module, __filename, __dirname) {${source}\n})`, {
    filename: file,
    cachedData,
  });
  const module = { exports: {} };
  script.runInThisContext()(module.exports, createRequire(file), module, file, dirname(file));
  const isKept = cachedData !== undefined && !script.cachedDataRejected;
  return { ...module.exports, keepCompiled: (code) => code === 0 && !isKept && keep(cache, script.createCachedData()) };
}

/** Where nothing may be written, the next start compiles again, and nothing else is lost. */
function keep(cache, data) {
  const draft = `${cache}.${process.pid}.tmp`;
  try {
    writeFileSync(draft, data);
    renameSync(draft, cache);
  } catch (error) {
    if (!['EACCES', 'EPERM', 'EROFS', 'ENOSPC'].includes(error.code)) throw error;
  }
}
