/** Counts of answers, and their durations. */
import { table } from '../bench/timing.ts';
import type { Answer, Asked } from './sender.ts';

interface Path {
  readonly ms: number[];
  appMs: number;
  bytes: number;
}

export interface Tally {
  readonly paths: Map<string, Path>;
  /** Answers with an unexpected status, by path and status; with the first of their bodies. */
  readonly errors: Map<string, { count: number; readonly body: string }>;
}

const LISTED = 10;
const BODY_SHOWN = 200;

export const emptyTally = (): Tally => ({ paths: new Map(), errors: new Map() });

export function noted({ errors, paths }: Tally, { name, status: wanted }: Asked, answer: Answer, ms: number): void {
  const path = paths.get(name) ?? { ms: [], appMs: 0, bytes: 0 };
  paths.set(name, path);
  path.ms.push(ms);
  path.appMs += answer.appMs;
  path.bytes += answer.bytes;
  if (answer.status === wanted) return;
  const key = `${answer.status} ${name}`;
  const error = errors.get(key) ?? { count: 0, body: answer.body.slice(0, BODY_SHOWN) };
  error.count++;
  errors.set(key, error);
}

export function requestsOf({ paths }: Tally): number {
  return sum([...paths.values()].map(({ ms }) => ms.length));
}

/** Prints rate, percentiles, bytes, errors and the slowest paths. */
export function printTally(tally: Tally, seconds: number): void {
  const { errors, paths } = tally;
  const all = sorted([...paths.values()].flatMap(({ ms }) => ms));
  const bytes = sum([...paths.values()].map((path) => path.bytes));
  const wrong = sum([...errors.values()].map(({ count }) => count));
  table('Answers', [
    ['', ''],
    ['requests', String(all.length)],
    ['paths', String(paths.size)],
    ['requests a second', (all.length / seconds).toFixed(0)],
    ...[50, 90, 99, 100].map((percent) => [
      percent === 100 ? 'longest, ms' : `p${percent}, ms`,
      percentile(all, percent),
    ]),
    ['MB a second', (bytes / seconds / 1e6).toFixed(1)],
    ['errors', String(wrong)],
  ]);
  for (const [key, { body, count }] of errors) console.log(`  ${count} x ${key} ${body}`);
  printSlowest(paths);
}

function printSlowest(paths: Tally['paths']): void {
  const appMs = sum([...paths.values()].map((path) => path.appMs));
  const share = (path: Path) => path.appMs / appMs;
  const rows = [...paths].map(([name, path]) => ({ name, path, ms: sorted(path.ms) }));
  const listed = (title: string, order: (row: (typeof rows)[number]) => number) =>
    table(title, [
      ['', 'requests', 'p50 ms', 'p99 ms', 'ms inside, waits too', 'share %', 'kB'],
      ...rows
        .toSorted((a, b) => order(b) - order(a))
        .slice(0, LISTED)
        .map(({ ms, name, path }) => [
          name,
          String(ms.length),
          percentile(ms, 50),
          percentile(ms, 99),
          (path.appMs / ms.length).toFixed(2),
          (share(path) * 100).toFixed(1),
          (path.bytes / ms.length / 1000).toFixed(1),
        ]),
    ]);
  listed('Ten paths of most time inside the application', ({ path }) => share(path));
  listed('Ten slowest paths by p99', ({ ms }) => Number(percentile(ms, 99)));
}

/** @param values ascending */
function percentile(values: readonly number[], percent: number): string {
  return (values[Math.min(values.length - 1, Math.floor((values.length * percent) / 100))] ?? 0).toFixed(1);
}

const sorted = (values: readonly number[]) => values.toSorted((a, b) => a - b);

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
