/** A deployment: the groups, the permissions of their functions, and the contents of their bundles. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, test } from '@jest/globals';
import { ENGINE_DATE, ENGINE_VERSION } from '../lib/schemas/common/version.ts';
import { declaredVariables, type Variables } from './support/deploymentVariables.ts';
import { loadGroups } from './support/groups.ts';

interface DeployedFunction {
  readonly handler: string;
  readonly package: { patterns: string[] };
  readonly environment: Readonly<Record<string, unknown>>;
  readonly reservedConcurrency?: number;
  readonly events: { httpApi: string | { method: string; path: string } }[];
}

const deployment = createRequire(import.meta.url)('../scripts/deployment.cjs') as {
  functions(given: Variables): Promise<Record<string, DeployedFunction>>;
};

const fileText = (path: string) => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8');
const groups = await loadGroups();
/** The batch asks the other groups and computes nothing itself; places are looked up. */
const computing = groups.filter(({ name }) => !['site', 'auth', 'batch', 'places'].includes(name));
const withPaths = groups.filter(({ name }) => name !== 'site');
const functions = await deployment.functions(declaredVariables());
/** Entries of the auth bundle that no request calls. */
const IN_THE_BACKGROUND = ['mail', 'mailEvents'];
/** Groups whose charts are drawn, or that print the logo of a brand. */
const drawing = groups
  .filter(({ rows }) =>
    rows.some(({ formats }) => ['image/png', 'application/pdf'].some((type) => formats.includes(type))),
  )
  .map(({ name }) => name);
/** Groups with dates to subscribe to. */
const feeding = groups
  .filter(({ rows }) => rows.some(({ formats }) => formats.includes('text/calendar')))
  .map(({ name }) => name);
/** Groups with texts that a model may write. */
const narrating = groups.filter(({ rows }) => rows.some(({ kind }) => kind === 'narrated')).map(({ name }) => name);
const TEXTS = narrating.map((name) => `${name}Text`);

describe('the functions', () => {
  test('are the groups, and every row lies under the path of its function', () => {
    expect(Object.keys(functions).sort()).toEqual(
      [...groups.map(({ name }) => name), ...TEXTS, ...IN_THE_BACKGROUND].sort(),
    );
    for (const { name, rows } of withPaths) {
      const [bare, below] = functions[name]!.events.map(({ httpApi }) => (httpApi as { path: string }).path);
      expect([bare, below]).toEqual([`/api/v1/${name}`, `/api/v1/${name}/{proxy+}`]);
      for (const { path } of rows) expect(path === bare || path.startsWith(`${bare}/`)).toBe(true);
    }
    expect(functions['site']!.events).toEqual([{ httpApi: '*' }]);
  });

  test('for texts answer exactly the paths whose texts a model may write', () => {
    for (const { name, rows } of groups.filter((group) => narrating.includes(group.name))) {
      const paths = functions[`${name}Text`]!.events.map(({ httpApi }) => (httpApi as { path: string }).path);
      const described = rows.filter(({ kind }) => kind === 'narrated').map(({ path }) => path);
      expect(paths.sort()).toEqual(described.sort());
    }
  });

  test('that compute have no access to a model', () => {
    const relevant = Object.keys(functions).filter((name) =>
      Object.keys(functions[name]!.environment).some((setting) => /^(TEXT|AI)_/.test(setting)),
    );
    expect(relevant.sort()).toEqual([...TEXTS].sort());
  });

  test('each contain their own bundle and nothing else', () => {
    for (const [name, { handler, package: shipped }] of Object.entries(functions)) {
      const bundle = IN_THE_BACKGROUND.includes(name) ? 'auth' : name.replace(/Text$/, '');
      expect(handler).toMatch(new RegExp(`^dist/${bundle}/index\\.\\w+$`));
      expect(shipped.patterns).toEqual(['!**', `dist/${bundle}/**`]);
    }
  });

  test('that compute have a limited heap; reports and accounts take what they need', () => {
    const limited = Object.keys(functions).filter((name) => 'NODE_OPTIONS' in functions[name]!.environment);
    const unlimited = ['auth', 'chart', 'matching', 'site', ...IN_THE_BACKGROUND, ...TEXTS];
    expect(limited.sort()).toEqual(
      Object.keys(functions)
        .filter((name) => !unlimited.includes(name))
        .sort(),
    );
    for (const name of limited)
      expect(functions[name]!.environment['NODE_OPTIONS']).toMatch(/--max-old-space-size=160\b/);
  });

  test('count the requests of a caller, each for its share of what may run at once', async () => {
    const asked = Object.entries(functions).filter(([name]) => !IN_THE_BACKGROUND.includes(name));
    for (const [name, { environment, reservedConcurrency }] of asked) {
      expect([name, environment['CALLER_LIMITS']]).toEqual([name, '${param:caller-limits}']);
      // A tenth of 50 and of 20; else of 1,000 for the account, by 29 functions.
      const share = { 50: '5', 20: '2' }[reservedConcurrency ?? 0] ?? '3';
      expect([name, environment['ENVIRONMENTS_EXPECTED']]).toEqual([name, share]);
      expect([name, environment['JWT_PUBLIC_KEYS']]).not.toEqual([name, undefined]);
    }
    const small = await deployment.functions(
      declaredVariables({ 'account-concurrency': '10', 'chart-concurrency': 'off' }),
    );
    for (const name of ['planets', 'chart']) expect(small[name]!.environment['ENVIRONMENTS_EXPECTED']).toBe('1');
  });

  test('are logged by route, without path, query or address', () => {
    const format = /format: >-\s*(\{.*\})/.exec(fileText('serverless.yml'))![1]!;
    expect(format).toContain('$context.routeKey');
    expect(format).not.toMatch(/path|query|sourceIp|identity/i);
  });
});

describe('the bundles', () => {
  interface Output {
    readonly bytes: number;
    readonly inputs: Record<string, unknown>;
    readonly imports: readonly { readonly kind: string; readonly path: string }[];
  }
  const { outputs } = JSON.parse(fileText('dist/meta.json')) as { outputs: Record<string, Output> };
  const alone = groups.filter(({ name }) => name !== 'batch');
  const bundleOf = (name: string) => outputs[`dist/${name}/index.mjs`]!;

  const SMALL_BYTES = 600_000;

  /** The words of a group weigh as much as all that it computes. */
  const OF_WORDS = ['dist/medical/texts.mjs', 'dist/pdae/summary.mjs'];
  /** Groups with a printable report. */
  const REPORTING = ['chart', 'matching'];
  const TEXT_PARTS = ['textModel', 'bedrock', 'openaiCompatible'];

  test('are one for each group and its reading of tokens, one for the report, one for passwords, and for texts those of the shell and of the group', () => {
    const ofTexts = narrating.flatMap((name) => TEXT_PARTS.map((part) => `dist/${name}/${part}.mjs`));
    const expected = [
      ...alone.flatMap(({ name }) => ['index', 'signedIn', 'furtherNames'].map((part) => `dist/${name}/${part}.mjs`)),
      ...drawing.map((name) => `dist/${name}/picture.mjs`),
      ...feeding.map((name) => `dist/${name}/calendarFeed.mjs`),
      ...REPORTING.map((name) => `dist/${name}/report.mjs`),
      'dist/auth/passwordStrength.mjs',
      ...ofTexts,
      ...OF_WORDS,
    ];
    const built = Object.keys(outputs).filter((path) => !path.startsWith('dist/batch/'));
    expect(built.sort()).toEqual(expected.sort());
  });

  test('of the batch loads a group when it is asked', () => {
    const { bytes, imports } = outputs['dist/batch/index.mjs']!;
    const later = imports.filter(({ kind }) => kind === 'dynamic-import').map(({ path }) => path);
    expect(later.filter((path) => path.includes('/routes-'))).toHaveLength(computing.length);
    const first = imports.filter(({ kind }) => kind === 'import-statement').map(({ path }) => outputs[path]!);
    expect(bytes + first.reduce((sum, output) => sum + output.bytes, 0)).toBeLessThan(SMALL_BYTES);
  });

  test('leave the reading of tokens to the first request that brings one', () => {
    for (const { name } of computing.filter(({ name }) => name !== 'chart')) {
      const inputs = Object.keys(bundleOf(name).inputs);
      expect([
        name,
        inputs.filter((path) => /jsonwebtoken|lib\/auth\/(token\/|limits\/throttle)|aws-sdk/.test(path)),
      ]).toEqual([name, []]);
    }
  });

  test('leave the report to requests for one', () => {
    for (const name of REPORTING) {
      const inputs = Object.keys(bundleOf(name).inputs);
      expect([name, inputs.filter((path) => /pdfkit|fontkit|lib\/report\//.test(path))]).toEqual([name, []]);
    }
  });

  test('leave the format of calendar programs to the first feed', () => {
    for (const name of feeding) {
      const inputs = Object.keys(bundleOf(name).inputs);
      expect([name, inputs.filter((path) => path.includes('ical-generator'))]).toEqual([name, []]);
    }
  });

  test('leave a model, its table and its secret to the first text that asks it', () => {
    const ofModels =
      /node_modules\/(ai|@ai-sdk|@aws-sdk)\/|_textModel\/(bundle|writer|budget|textStore|generated|parts)\.ts/;
    for (const { name } of computing) {
      expect([name, Object.keys(bundleOf(name).inputs).filter((path) => ofModels.test(path))]).toEqual([name, []]);
    }
    for (const name of narrating) {
      const [model, bedrock, compatible] = TEXT_PARTS.map((part) =>
        Object.keys(outputs[`dist/${name}/${part}.mjs`]!.inputs).join('\n'),
      );
      expect(model).not.toMatch(/node_modules\/(ai|@ai-sdk)\//);
      expect([/amazon-bedrock/.test(bedrock!), /amazon-bedrock/.test(compatible!)]).toEqual([true, false]);
    }
  });

  test.each(groups)('$name contains no embedded service', ({ name }) => {
    expect(Object.keys(bundleOf(name).inputs).filter((path) => /dynalite|^scripts\//.test(path))).toEqual([]);
  });

  test('leave the lists of passwords to the first that is set', () => {
    const lists = /@zxcvbn-ts\/|passwordStrength\.ts|tables\/(indianWords|passwordPieces)\.ts/;
    for (const { name } of groups) {
      expect([name, Object.keys(bundleOf(name).inputs).filter((path) => lists.test(path))]).toEqual([name, []]);
    }
    const loaded = Object.keys(outputs['dist/auth/passwordStrength.mjs']!.inputs).filter((path) => lists.test(path));
    // Of the English pack its words alone: the lists of names and of an encyclopedia take as much again.
    expect(loaded.filter((path) => path.includes('language-en/')).length).toBe(1);
    expect(loaded.some((path) => path.includes('language-common/dist/passwords'))).toBe(true);
  });

  test('of accounts hold no astrology, and are the only ones with a store', () => {
    const inputs = Object.keys(bundleOf('auth').inputs);
    expect(inputs.filter((path) => path.startsWith('layers/ephemeris/data'))).toEqual([]);
    expect(inputs.some((path) => path.includes('@aws-sdk/client-dynamodb'))).toBe(true);
  });

  // Of groups with one subject each. A day is weighed by all that a chart has and told in two languages; 181 yogas and
  // 35 doshas with their conditions in both take 290 kB, which the full chart tells beside the transits and accounts.
  // Errors and warnings in two languages, and what reads words as they are meant, take 90 kB of each.
  // The strengths and periods of 10,000 births, by which a score is placed, take 8 kB, their yogas 19 kB,
  // grades, ties and the places of yogas with their words 20 kB more.
  // What is said of a life is said in two languages, and by age, which takes 20 to 240 kB of the groups that judge one.
  // What the context of a birth can work out is in every group that takes one, whether it asks for it or not.
  const MOST_BYTES: Readonly<Record<string, number>> = {
    pdae: 856_000,
    // With the exceptions of a match.
    dosha: 642_000,
    karma: 713_000,
    medical: 836_000,
    remedy: 656_000,
    'videsh-yoga': 616_000,
    vidya: 696_000,
    // The yogas of rank, wealth, want, strain and renunciation, which its matters are judged by.
    prediction: 1_003_000,
    // Work by planet, sign, house and nakshatra, fifty-one fields of today, and the yogas of rank.
    career: 1_094_000,
    yoga: 709_000,
    // Fifteen techniques, each with its own words and sources, the shoola dasha and the panchang of the birth among them.
    special: 781_000,
    // What a chart is drawn by, and the calendars of planets and eclipses, told in two languages.
    transit: 732_000,
    // The dashas, months and days of a year, its chakra, and the sixteen yogas of matters, in two languages.
    varshphal: 681_500,
    houses: 771_000,
    dasha: 890_000,
    // What almanacs print of a birth, who hands a report on.
    chart: 1_102_000,
    // Two charts with the doshas of Mars, told in two languages.
    matching: 748_000,
    // Eleven dashas, four of them additions.
    jaimini: 637_000,
    // The eclipses that close a day.
    muhurta: 612_000,
  };
  test.each(computing)('$name stays small', ({ name }) => {
    expect(bundleOf(name).bytes).toBeLessThan(MOST_BYTES[name] ?? SMALL_BYTES);
  });

  const READS_INPUT =
    /([iI]nputs?|birthOrDay|drawing\/choices|brand|documentSections|medical\/query|canonical|dateText|fieldErrors|houseSystems|person|planetId|queries|said|textNumbers|version|warning)\.ts$/;
  test.each(computing)('$name holds no AWS SDK, no map of the world, no record of an answer, no script', ({ name }) => {
    const unwanted = /@aws-sdk|geo-tz|moment-timezone|^scripts\/|^tests\//;
    const isRecord = (path: string) => /^lib\/schemas\//.test(path) && !READS_INPUT.test(path);
    const inputs = Object.keys(bundleOf(name).inputs);
    expect(inputs.filter((path) => unwanted.test(path) || isRecord(path))).toEqual([]);
  });
});

test('the engine has the version of the package, and its date is that of the changelog once it is released', () => {
  expect(ENGINE_VERSION).toBe((JSON.parse(fileText('package.json')) as { version: string }).version);
  const [, version, date] = /^## (\S+) - (\S+)$/m.exec(fileText('CHANGELOG.md'))!;
  expect(version).toBe(ENGINE_VERSION);
  expect([ENGINE_DATE, 'unreleased']).toContain(date);
});
