/**
 * Whether the alarms on logs ever go off: their filters, on the lines that the packaged bundles write for each fault.
 * @isolated
 */
import { readFileSync, rmSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { isMatch } from './support/filterPattern.ts';
import { alarmLines, asText, describedFaults, type FormatOf, type Described } from './support/loggedFaults.ts';
import { packagedTemplate, type Packaged } from './support/packagedTemplate.ts';

interface Filter {
  readonly name: string;
  readonly functionName: string;
  readonly pattern: string;
}

let dev: Packaged;
let filters: Filter[];
let described: Described[];

/** The log format of a function in the template, and Lambda's default. */
const formatOf: FormatOf = (name) => {
  const { LoggingConfig: logging } = dev.resource(`${name}LambdaFunction`).Properties as {
    LoggingConfig?: { LogFormat?: 'JSON' | 'Text' };
  };
  return logging?.LogFormat ?? 'Text';
};

/** Bundles by the functions that requests call. */
function answering(): Map<string, string> {
  const handlers = dev.ofType('AWS::Lambda::Function').map(([name, { Properties }]) => {
    const [, group, entry] = /^dist\/([\w-]+)\/index\.(\w+)$/.exec(Properties['Handler'] as string)!;
    return { name: name.replace('LambdaFunction', ''), group: group!, entry };
  });
  return new Map(handlers.filter(({ entry }) => entry === 'handler').map(({ name, group }) => [name, group]));
}

beforeAll(async () => {
  dev = await packagedTemplate([]);
  filters = dev.ofType('AWS::Logs::MetricFilter').map(([name, { Properties }]) => {
    const { FilterPattern: pattern, LogGroupName: group } = Properties as {
      FilterPattern: string;
      LogGroupName: { Ref: string };
    };
    return { name, pattern, functionName: group.Ref.replace('LogGroup', '') };
  });
  described = await describedFaults(answering(), formatOf);
}, 300_000);

afterAll(() => {
  rmSync(dev.folder, { recursive: true });
});

/** The filters that count a line of a log. */
const rungBy = (functionName: string, line: string) =>
  filters.filter((filter) => filter.functionName === functionName && isMatch(filter.pattern, line));

const rung = (all: readonly Described[]) =>
  new Set(all.flatMap(({ functionName, lines }) => lines.flatMap((line) => rungBy(functionName, line))));

const CODE = /"code":"(\w+)"/;
const codeOf = (line: string) => CODE.exec(line)?.[1];

describe('metric filters', () => {
  test('are each rung by what a fault writes into the log that they read', () => {
    expect(filters.length).toBeGreaterThan(30);
    const silent = filters.filter((filter) => !rung(described).has(filter));
    expect(silent.map(({ name }) => name)).toEqual([]);
  });

  test('go off for every line of a fault, and each line sets off one', () => {
    const lines = described.flatMap(({ fault, functionName, lines }) =>
      lines.map((line) => ({ fault, functionName, line })),
    );
    // Temporary failures are covered by the alarms on answers; lines without a code are no fault.
    const meant = lines.filter(({ line }) => CODE.test(line) && codeOf(line) !== 'temporarily_unavailable');
    expect(meant.length).toBeGreaterThanOrEqual(described.length);
    const counts = meant.map((one) => [one, rungBy(one.functionName, one.line).length]);
    expect(counts.filter(([, count]) => count !== 1)).toEqual([]);
  });

  test('count no answer of 503 as a mistake in the code', () => {
    const passing = described.flatMap(({ functionName, lines }) =>
      lines.filter((line) => codeOf(line) === 'temporarily_unavailable').map((line) => rungBy(functionName, line)),
    );
    expect(passing.length).toBeGreaterThan(0);
    expect(passing.flat()).toEqual([]);
  });

  test('go off for each fault that needs attention', () => {
    const silent = described.filter((one) => rung([one]).size === 0);
    expect(silent.map(({ fault, functionName }) => [fault, functionName])).toEqual([]);
  });

  test('were silent before Lambda was told to write JSON', () => {
    const asTold = described.map((one) => ({ ...one, lines: one.textLines }));
    expect(asTold.flatMap(({ lines }) => lines).length).toBeGreaterThanOrEqual(described.length);
    expect([...rung(asTold)]).toEqual([]);
  });
});

describe('codes of lib/auth/log/alarm.ts', () => {
  const source = readFileSync(new URL('../lib/auth/log/alarm.ts', import.meta.url), 'utf8');
  const codes = [...source.matchAll(/^ {2}\| '(\w+)'/gm)].map(([, code]) => code!);

  test('go off wherever the line is written', async () => {
    expect(codes.length).toBeGreaterThanOrEqual(11);
    const lines = await alarmLines(codes, 'JSON');
    const patterns = filters.filter(({ functionName }) => functionName === 'PdaeText').map(({ pattern }) => pattern);
    const counts = lines.map((line) => [codeOf(line), patterns.filter((pattern) => isMatch(pattern, line)).length]);
    expect(counts).toEqual(codes.map((code) => [code, 1]));
  });

  test('are text before Lambda was told to write JSON, and silent', async () => {
    const untimed = (lines: readonly string[]) => lines.map((line) => line.replace(/^\S+\t/, ''));
    const lines = await alarmLines(codes, 'Text');
    expect(untimed(lines)).toEqual(untimed((await alarmLines(codes, 'JSON')).map(asText)));
    expect(filters.filter(({ pattern }) => lines.some((line) => isMatch(pattern, line)))).toEqual([]);
  });

  test('are caused by faults of the packaged bundles', () => {
    const caused = new Set(described.flatMap(({ lines }) => lines.map(codeOf)));
    expect(codes.filter((code) => !caused.has(code))).toEqual([]);
  });
});

test('every function has its lines written as JSON, down to those of the security log', () => {
  for (const [name, { Properties }] of dev.ofType('AWS::Lambda::Function')) {
    expect([name, Properties['LoggingConfig']]).toEqual([name, { ApplicationLogLevel: 'INFO', LogFormat: 'JSON' }]);
  }
});
