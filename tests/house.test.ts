/** The rules of the house that a machine can check. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@jest/globals';
import { DOSHAS } from '../lib/astro/dosha/index.ts';
import { citation } from '../lib/astro/source.ts';
import { YOGAS } from '../lib/astro/yoga/index.ts';
import { golden } from './support/golden.ts';
import { loadGroups } from './support/groups.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

function filesUnder(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((name) => /\.(ts|mjs)$/.test(name));
}

const textOf = (file: string): string => readFileSync(join(root, file), 'utf8');

/** Files a file imports, by path from the root; packages and Node's own modules left out. */
function importsOf(file: string, alsoTypes: boolean): string[] {
  const pattern = alsoTypes
    ? /(?:from|import\()\s*'(\.[^']+)'/g
    : /^(?:import|export) (?!type )[^;]*?from\s*'(\.[^']+)'/gm;
  return [...textOf(file).matchAll(pattern)].map(([, path]) => relative(root, join(root, dirname(file), path!)));
}

const sources = ['functions', 'lib', 'layers/ephemeris', 'scripts', 'tests'].flatMap(filesUnder);
const astro = filesUnder('lib/astro');

interface SpecRoute {
  method: string;
  path: string;
  group: string;
}

test('rows and specification agree: every path of a group that stands appears exactly once', async () => {
  const spec = golden<SpecRoute[]>('routes');
  expect(spec).toHaveLength(224);
  const groups = (await loadGroups()).filter(({ name }) => name !== 'site');
  for (const { name, rows } of groups) {
    const wanted = spec.filter(({ group }) => group === name).map(({ method, path }) => `${method} ${path}`);
    const specified = rows.filter(({ isAddition }) => !isAddition);
    expect([name, specified.map(({ method, path }) => `${method} ${path}`).sort()]).toEqual([name, wanted.sort()]);
  }
});

test('every record of an answer is that of a row', async () => {
  for (const { name, records, rows } of await loadGroups()) {
    const named = new Set(rows.map(({ answer }) => answer));
    expect([name, [...named].sort()]).toEqual([name, Object.keys(records).sort()]);
  }
});

/** What the service has beside the specification. */
const ADDITIONS = [
  'DELETE /api/v1/auth/me',
  'GET /api/v1/auth/me/export',
  'PATCH /api/v1/auth/me',
  'POST /api/v1/auth/logout-everywhere',
  'POST /api/v1/auth/resend-verification',
];

test('additions are marked, listed once, and no paths of the specification', async () => {
  const rows = (await loadGroups()).flatMap((group) => group.rows);
  const added = rows.filter(({ isAddition }) => isAddition).map(({ method, path }) => `${method} ${path}`);
  expect(added.sort()).toEqual(ADDITIONS);
  const spec = golden<SpecRoute[]>('routes').map(({ method, path }) => `${method} ${path}`);
  expect(added.filter((row) => spec.includes(row))).toEqual([]);
});

test('lib/astro imports nothing from above', () => {
  const strays = astro.flatMap((file) => importsOf(file, true).filter((path) => !path.startsWith('lib/astro/')));
  expect(strays).toEqual([]);
});

test('lib/astro has no clock, no chance, no environment, no input or output', () => {
  const impure = /\bDate\.now\b|\bnew Date\(\)|\bMath\.random\b|\bprocess\b|\bfetch\(|from 'node:|\bconsole\b/;
  expect(astro.filter((file) => impure.test(withoutComments(textOf(file))))).toEqual([]);
});

test('every rule has an id of its own and a source, and every file of rules a test', () => {
  const ids = YOGAS.map(({ id, variant }) => (variant ? `${id} ${variant}` : id));
  expect(new Set(ids).size).toBe(ids.length);
  expect(new Set(DOSHAS.map(({ id }) => id)).size).toBe(DOSHAS.length);
  expect([...YOGAS, ...DOSHAS].filter(({ source }) => citation(source) === '')).toEqual([]);
  const isIndex = (file: string) => file.endsWith('/index.ts');
  const files = ['lib/astro/yoga', 'lib/astro/dosha']
    .flatMap(filesUnder)
    .filter(isIndex)
    .flatMap((index) => importsOf(index, false).filter((path) => path.startsWith(`${dirname(index)}/`)))
    .filter((file) => !isIndex(file));
  const testOf = (file: string) => file.replace('lib/', 'tests/').replace('.ts', '.test.ts');
  expect(files.filter((file) => !existsSync(join(root, testOf(file))))).toEqual([]);
});

test('schemas and layers import only what they may', () => {
  const allowed: [folder: string, mayImport: RegExp][] = [
    ['lib/schemas', /^(lib\/|package\.json$)/],
    ['lib/auth', /^lib\/(auth|words)\//],
    ['lib/words', /^lib\/words\//],
    ['layers/ephemeris', /^((layers\/ephemeris|lib\/astro)\/|package\.json$)/],
  ];
  for (const [folder, mayImport] of allowed) {
    expect(
      filesUnder(folder)
        .flatMap((file) => importsOf(file, true))
        .filter((path) => !mayImport.test(path)),
    ).toEqual([]);
  }
});

test('imports go one way, those of types included', () => {
  const layered = ['lib', 'functions', 'layers/ephemeris'].flatMap(filesUnder);
  const graph = new Map(layered.map((file) => [file, importsOf(file, true)]));
  const state = new Map<string, 'open' | 'done'>();
  const cycles: string[] = [];
  const visit = (file: string, path: readonly string[]): void => {
    if (state.get(file) === 'done') return;
    if (state.get(file) === 'open') {
      cycles.push([...path.slice(path.indexOf(file)), file].join(' -> '));
      return;
    }
    state.set(file, 'open');
    for (const next of graph.get(file) ?? []) visit(next, [...path, file]);
    state.set(file, 'done');
  };
  for (const file of layered) visit(file, []);
  expect(cycles).toEqual([]);
});

test('no file but a table is longer than 250 lines, or 400 where it is a vocabulary', () => {
  const mostOf = (file: string) => (file.startsWith('lib/schemas/') ? 400 : 250);
  const long = sources.filter(
    (file) => !file.includes('/tables/') && textOf(file).trimEnd().split('\n').length > mostOf(file),
  );
  expect(long).toEqual([]);
});

test('no any, no dead ends, no second word for a thing', () => {
  const offences = sources.flatMap((file) => {
    const code = withoutComments(textOf(file));
    const words = file.startsWith('lib/astro') ? /\b(graha|rashi|bhava|lagna)\w*(?=\s*[=:(,)])/i : /(?!)/;
    const found = [
      /:\s*any\b|\bas any\b|<any>/.exec(code),
      /\b(TODO|FIXME|XXX)\b/.exec(textOf(file)),
      words.exec(withoutEclipses(code)),
    ];
    return found.filter((match) => match !== null).map((match) => `${file}: ${match[0]}`);
  });
  expect(offences.filter((offence) => !offence.startsWith('tests/house.test.ts'))).toEqual([]);
});

/** Grahan, an eclipse, is the name of a dosha, no planet. */
function withoutEclipses(code: string): string {
  return code.replace(/\b[Gg]rahan(?=[A-Z]|\b)|\bGRAHAN(?=_|\b)/g, '');
}

function withoutComments(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|\s)\/\/.*$/gm, '$1');
}
