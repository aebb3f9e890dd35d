/** Every imported package is listed in package.json, and production uses `dependencies` alone. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@jest/globals';
import ts from 'typescript';

const root = fileURLToPath(new URL('..', import.meta.url));
const { dependencies, devDependencies } = JSON.parse(readFileSync(`${root}package.json`, 'utf8')) as Record<
  string,
  Record<string, string>
>;
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => /\.(ts|mts|cts|js|mjs|cjs)$/.test(file));

/** What the copied client loads is no package of ours, nor what the runtime of Lambda brings for a function of one file. */
const ELSEWHERE = /^scripts\/(client\/package|deployment\/brake)\//;
/** What runs when the service does. The pack is built by scripts of layers/ephemeris/build. */
const PRODUCTION = /^(functions|lib|mcp|layers\/ephemeris\/(?!build\/))/;
const TYPES_ONLY = /^\s*(?:import|export)\s+type\b[^;]*?from\s+'([^']+)'/gm;

const builtin = new Set(builtinModules);
const packageOf = (specifier: string) =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');

/** The packages that a file names; of TypeScript, whether for its types alone. */
function packagesOf(file: string): { name: string; isTypeOnly: boolean }[] {
  const text = readFileSync(root + file, 'utf8');
  const types = new Set([...text.matchAll(TYPES_ONLY)].map(([, specifier]) => specifier!));
  return (
    ts
      .preProcessFile(text, true, true)
      .importedFiles.map(({ fileName }) => fileName)
      // Modules of `engine:` are made by the build of the engine.
      .filter(
        (specifier) => /^[@a-z]/i.test(specifier) && !/^(node|engine):/.test(specifier) && !builtin.has(specifier),
      )
      .map((specifier) => ({ name: packageOf(specifier), isTypeOnly: types.has(specifier) }))
  );
}

const all = files
  .filter((file) => !ELSEWHERE.test(file))
  .flatMap((file) => packagesOf(file).map((used) => ({ file, ...used })));

const isIn = (list: Record<string, string>, name: string) =>
  name in list || `@types/${name.replace(/^@(.+)\//, '$1__')}` in list;

test('every package that is imported is listed', () => {
  expect(all.length).toBeGreaterThan(500);
  const unlisted = all.filter(({ name }) => !isIn({ ...dependencies, ...devDependencies }, name));
  expect([...new Set(unlisted.map(({ file, name }) => `${name} in ${file}`))]).toEqual([]);
});

test('production code imports from dependencies, except types', () => {
  const production = all.filter(({ file }) => PRODUCTION.test(file));
  expect(production.length).toBeGreaterThan(20);
  const wrong = production.filter(({ isTypeOnly, name }) => !isTypeOnly && !(name in dependencies!));
  expect([...new Set(wrong.map(({ file, name }) => `${name} in ${file}`))]).toEqual([]);
});

test('every dependency of production is imported, or read as a file', () => {
  const named = new Set(all.filter(({ file }) => PRODUCTION.test(file)).map(({ name }) => name));
  const texts = files.filter((file) => PRODUCTION.test(file)).map((file) => readFileSync(root + file, 'utf8'));
  const isRead = (name: string) => texts.some((text) => text.includes(`${name}/`) || text.includes(`'${name}'`));
  const fonts = (name: string) => /^@(fontsource|openfonts)\//.test(name);
  expect(Object.keys(dependencies!).filter((name) => !named.has(name) && !fonts(name) && !isRead(name))).toEqual([]);
});
