/** The rules of the house that a machine can check. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@jest/globals';
import { DOSHAS } from '../lib/astro/dosha/index.ts';
import { citation } from '../lib/astro/source.ts';
import { YOGA_SPREAD } from '../lib/astro/tables/percentiles/yogas.ts';
import { yogaCatalog } from '../lib/astro/yoga/catalog.ts';
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

const sources = [
  ...['cli', 'engine', 'functions', 'lib', 'mcp'],
  ...['layers/ephemeris', 'scripts', 'verify', 'web', 'tests'],
].flatMap(filesUnder);
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

/** Paths of the service in addition to the specification. */
const ADDITIONS = [
  'DELETE /api/v1/auth/me',
  'GET /api/v1/auth/me/export',
  'GET /api/v1/kp/subs',
  'GET /api/v1/matching/rules',
  'GET /api/v1/muhurta/purposes',
  'GET /api/v1/muhurta/purposes/{id}',
  'GET /api/v1/panchang/day-yogas',
  'GET /api/v1/panchang/eclipses',
  'GET /api/v1/panchang/eclipses/{id}',
  'GET /api/v1/panchang/ekadashi',
  'GET /api/v1/panchang/festivals',
  'GET /api/v1/panchang/festivals/{id}',
  'GET /api/v1/panchang/lunar-months',
  'GET /api/v1/panchang/month',
  'GET /api/v1/panchang/sankranti',
  'GET /api/v1/panchang/tarabala-table',
  'GET /api/v1/places',
  'GET /api/v1/transit/calendar',
  'GET /api/v1/transit/chandrashtama',
  'GET /api/v1/transit/combustion-calendar',
  'GET /api/v1/transit/guru-bala',
  'GET /api/v1/transit/retrograde-calendar',
  'GET /api/v1/transit/saturn-calendar',
  'PATCH /api/v1/auth/me',
  'POST /api/v1/auth/logout-everywhere',
  'POST /api/v1/auth/resend-verification',
  'POST /api/v1/batch',
  'POST /api/v1/dasha/conditional',
  'POST /api/v1/dasha/kalachakra',
  'POST /api/v1/jaimini/drig-dasa',
  'POST /api/v1/jaimini/moola-dasa',
  'POST /api/v1/jaimini/narayana-dasa',
  'POST /api/v1/jaimini/sudasa',
  'POST /api/v1/kp/cusps',
  'POST /api/v1/kp/horary',
  'POST /api/v1/kp/planets',
  'POST /api/v1/kp/ruling-planets',
  'POST /api/v1/kp/significators',
  'POST /api/v1/matching/ashtakoota',
  'POST /api/v1/matching/dasha-sandhi',
  'POST /api/v1/matching/mars',
  'POST /api/v1/matching/papa-samya',
  'POST /api/v1/matching/partners',
  'POST /api/v1/matching/porutham',
  'POST /api/v1/matching/report',
  'POST /api/v1/matching/stars',
  'POST /api/v1/muhurta/day',
  'POST /api/v1/muhurta/evaluate',
  'POST /api/v1/muhurta/search',
  'POST /api/v1/panchang/day-yogas',
  'POST /api/v1/panchang/gowri',
  'POST /api/v1/panchang/instant',
  'POST /api/v1/panchang/udaya-lagna',
  'POST /api/v1/special/avakahada',
  'POST /api/v1/special/lagnas',
  'POST /api/v1/special/sphutas',
  'POST /api/v1/special/upagrahas',
  'POST /api/v1/transit/chandrashtama',
  'POST /api/v1/transit/eclipses',
  'POST /api/v1/transit/guru-bala',
  'POST /api/v1/transit/saturn-calendar',
  'POST /api/v1/varshphal/dashas',
  'POST /api/v1/varshphal/month',
  'POST /api/v1/varshphal/tripataki',
  'POST /api/v1/varshphal/yogas',
];

test('additions are marked, listed once, and no paths of the specification', async () => {
  const rows = (await loadGroups()).flatMap((group) => group.rows);
  const added = rows.filter(({ isAddition }) => isAddition).map(({ method, path }) => `${method} ${path}`);
  expect(added.sort()).toEqual(ADDITIONS);
  const spec = golden<SpecRoute[]>('routes').map(({ method, path }) => `${method} ${path}`);
  expect(added.filter((row) => spec.includes(row))).toEqual([]);
});

/** What each room may import beside itself: rooms, or single folders of them. A group imports any of lib, and the door. */
const FLOORS: Readonly<Record<string, readonly string[]>> = {
  'lib/astro': [],
  'lib/places': ['lib/words'],
  'lib/words': ['lib/astro'],
  'lib/schemas': ['lib/astro', 'lib/words'],
  'lib/time': ['lib/astro', 'lib/words', 'lib/places', 'lib/schemas/common'],
  'lib/birth': ['lib/astro', 'lib/words', 'lib/places', 'lib/schemas', 'lib/time'],
  'lib/records': ['lib/astro', 'lib/words', 'lib/schemas', 'lib/time', 'lib/birth'],
  'lib/texts': ['lib/astro', 'lib/words', 'lib/schemas', 'lib/time', 'lib/birth', 'lib/records'],
  'lib/drawing': ['lib/astro', 'lib/words', 'lib/schemas'],
  'lib/typesetting': [],
  'lib/report': [
    ...['lib/astro', 'lib/words', 'lib/schemas', 'lib/time', 'lib/birth', 'lib/records', 'lib/drawing'],
    'lib/typesetting',
  ],
  'lib/auth': ['lib/words'],
  'layers/ephemeris': ['lib/astro'],
  'functions/_shell': ['lib', 'layers/ephemeris', 'functions/_textModel'],
  'functions/_textModel': ['lib', 'functions/_shell'],
  'functions/site': ['lib', 'layers/ephemeris', 'functions/_shell'],
  // It asks the other groups, which it loads as they are requested.
  'functions/batch': ['lib', 'functions'],
  // It asks the rows of some groups, as the batch does.
  cli: ['lib', 'functions', 'engine'],
  // It asks the rows of all groups, each of which an app may load alone.
  engine: ['lib', 'functions', 'layers/ephemeris'],
  // Its list of tools is made of the schemas of the OpenAPI document.
  mcp: ['lib', 'functions', 'engine', 'scripts/openapi'],
  'web/code': [],
  'web/docs': ['web/code'],
  'web/playground': ['lib', 'web/code'],
  // Workers of the playground; one of them is the engine behind messages.
  'web/offline': ['engine', 'web/playground'],
};
const OF_A_GROUP = ['lib', 'functions/_shell', 'functions/_textModel'];

const rooms = ['cli', 'engine', 'mcp', 'lib', 'functions', 'layers/ephemeris', 'web'].flatMap(filesUnder);
const roomOf = (file: string): string =>
  /^(cli|engine|mcp)\//.test(file) ? file.split('/')[0]! : file.split('/').slice(0, 2).join('/');

test('every folder imports only from the floors below it, and no group imports another', () => {
  const strays = rooms.flatMap((file) => {
    const mayImport = FLOORS[roomOf(file)] ?? OF_A_GROUP;
    const fits = (path: string) =>
      roomOf(path) === roomOf(file) || mayImport.some((room) => path.startsWith(`${room}/`)) || !path.endsWith('.ts');
    return importsOf(file, true)
      .filter((path) => !fits(path))
      .map((path) => `${file} imports ${path}`);
  });
  expect(strays).toEqual([]);
});

test('lib is free of clocks, files, environment and HTTP, but for accounts and fonts', () => {
  const bound =
    /\bDate\.now\b|\bnew Date\(\)|\bMath\.random\b|\bprocess\.|\bfetch\(|from 'node:|from 'aws-lambda'|\bconsole\b/;
  const files = filesUnder('lib').filter((file) => !/^lib\/(auth|report|typesetting)\//.test(file));
  expect(files.filter((file) => bound.test(withoutComments(textOf(file))))).toEqual([]);
});

test('a folder holds 30 files at the most, but for tables', () => {
  const counts = new Map<string, number>();
  const files = ['cli', 'lib', 'mcp', 'functions', 'layers', 'scripts', 'verify', 'web'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile()),
  );
  for (const { parentPath } of files) {
    const folder = relative(root, parentPath);
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  const isExempt = (folder: string) => /(^|\/)tables$|\/data$/.test(folder);
  expect([...counts].filter(([folder, files]) => files > 30 && !isExempt(folder))).toEqual([]);
});

test('no two files differ by an s, and none is called by what it stands beside', () => {
  const files = ['cli', 'lib', 'mcp', 'functions', 'web']
    .flatMap(filesUnder)
    .filter((file) => !file.includes('/tables/'));
  const names = new Set(files.map((file) => basename(file, '.ts')));
  // A group's rows are in routes.ts; what a row is, in route.ts.
  expect([...names].filter((name) => name !== 'route' && names.has(`${name}s`))).toEqual([]);
  expect([...names].filter((name) => /(Beside|Extras|Whole)$|^parts$|[sS]cene|[tT]old/.test(name))).toEqual([]);
});

test('every yoga has the share of charts in which it is formed (npm run shares)', () => {
  expect(Object.keys(YOGA_SPREAD.scores).sort()).toEqual([...yogaCatalog().keys()].sort());
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

test('imports go one way, including those of types', () => {
  const layered = ['cli', 'lib', 'mcp', 'functions', 'layers/ephemeris'].flatMap(filesUnder);
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

/** A file is cut by subject: about 250 lines, and this many where one subject is longer. */
const LINES = 400;

test('no file but a table is longer than one subject', () => {
  const long = sources.filter(
    (file) => !file.includes('/tables/') && textOf(file).trimEnd().split('\n').length > LINES,
  );
  expect(long).toEqual([]);
});

test('no any, no dead ends, no second word for a thing', () => {
  const offences = sources.flatMap((file) => {
    const code = withoutComments(textOf(file));
    // Counted tables have slugs for keys, and so have those of muhurta, whose ids the collected rules name.
    const isCoded = file.startsWith('lib/astro') && !/\/tables\/(percentiles|muhurta)\//.test(file);
    const words = isCoded ? /\b(graha|rashi|bhava|lagna)(?!_[a-z])\w*(?=\s*[=:(,)])/i : /(?!)/;
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

/** Whether a test names a path: whole, by its last part in a test of its group, or by a template for all that begin so. */
function isNamed({ group, path }: SpecRoute, tests: readonly (readonly [file: string, text: string])[]): boolean {
  const short = path.replace('/api/v1', '').replace(/\/\{\w+\}$/, '');
  const whole = new RegExp(`${short}(?![\\w/-])`);
  const last = new RegExp(`['"\`/]${short.slice(group.length + 2)}['"\`?]`);
  const template = `${short.slice(0, short.lastIndexOf('/') + 1)}\${`;
  return tests.some(
    ([file, text]) =>
      whole.test(text) ||
      (file.startsWith(`tests/functions/${group}/`) && (last.test(text) || text.includes(template))),
  );
}

test('every path has a test that checks its content', async () => {
  const general =
    /^tests\/(house|template\w*|deployment|functions\/(contract|mistakes|language|canary|echoedValues))\.test\.ts$/;
  const tests = filesUnder('tests')
    .filter((file) => !general.test(file))
    .map((file) => [file, textOf(file)] as const);
  const rows = (await loadGroups()).flatMap(({ name, rows }) =>
    rows.map(({ path }) => ({ group: name, method: '', path })),
  );
  expect(rows.filter((row) => row.group !== 'site' && !isNamed(row, tests)).map(({ path }) => path)).toEqual([]);
});
