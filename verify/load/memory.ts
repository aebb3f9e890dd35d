/** The memory of the server under load, and whether it grows. */
import { setTimeout as pause } from 'node:timers/promises';
import { median, table } from '../bench/timing.ts';
import type { Cost, Served } from './served.ts';

interface Sample extends Cost {
  readonly atS: number;
}

export interface Watch {
  /** Ends the watch and returns its samples. */
  samples(): Promise<readonly Sample[]>;
}

/** @param isCollected whether garbage is collected before each sample */
export function watched(server: Served, everyS: number, isCollected: boolean): Watch {
  const startedMs = performance.now();
  const samples: Sample[] = [];
  const ending = new AbortController();
  const watching = (async () => {
    while (!ending.signal.aborted) {
      samples.push({ ...(await server.cost(isCollected)), atS: (performance.now() - startedMs) / 1000 });
      await pause(everyS * 1000, undefined, { signal: ending.signal }).catch(() => undefined);
    }
  })();
  return {
    async samples() {
      ending.abort();
      await watching;
      return samples;
    },
  };
}

export function printMemory(before: Cost, samples: readonly Sample[], after: Cost): void {
  const megabytes = (bytes: number) => (bytes / 1e6).toFixed(0);
  const peak = (key: 'heapBytes' | 'residentBytes') => Math.max(...samples.map((sample) => sample[key]));
  table('Memory of the server, MB', [
    ['', 'before', 'most', 'after'],
    ['resident', megabytes(before.residentBytes), megabytes(peak('residentBytes')), megabytes(after.residentBytes)],
    ['heap in use', megabytes(before.heapBytes), megabytes(peak('heapBytes')), megabytes(after.heapBytes)],
  ]);
}

/** Before that the heap has not reached its size. */
const SETTLED_S = 180;
/** Share of the samples at each end that are compared. */
const END_SHARE = 0.25;
/** Number of parts of a soak test that are printed, to show whether memory settles or grows. */
const COURSE_PARTS = 10;

/** Prints the course of memory over a soak test. */
export function printCourse(samples: readonly Sample[]): void {
  const part = Math.max(1, Math.ceil(samples.length / COURSE_PARTS));
  const rows = samples
    .filter((_, i) => i % part === 0 || i === samples.length - 1)
    .map(({ atS, heapBytes, residentBytes }) => [
      (atS / 60).toFixed(1),
      (residentBytes / 1e6).toFixed(1),
      (heapBytes / 1e6).toFixed(1),
    ]);
  table('Course of memory, MB', [['minute', 'resident', 'heap in use, after collecting'], ...rows]);
}

/**
 * Prints how much the last quarter of a soak test exceeds its first, once settled; returns the larger growth in
 * percent.
 */
export function printGrowth(samples: readonly Sample[]): number {
  const settled = samples.filter(({ atS }) => atS >= SETTLED_S);
  const counted = Math.floor(settled.length * END_SHARE);
  if (counted === 0) {
    console.log('\nToo short to tell whether memory grows: it is compared from the third minute on.');
    return 0;
  }
  const growth = (key: 'heapBytes' | 'residentBytes') => {
    const first = median(settled.slice(0, counted).map((sample) => sample[key]));
    const last = median(settled.slice(-counted).map((sample) => sample[key]));
    return { first, last, percent: (last / first - 1) * 100 };
  };
  const resident = growth('residentBytes');
  const heap = growth('heapBytes');
  const row = (name: string, { first, last, percent }: typeof heap) => [
    name,
    (first / 1e6).toFixed(1),
    (last / 1e6).toFixed(1),
    percent.toFixed(1),
  ];
  table('Growth from the third minute on: medians of the first and the last quarter', [
    ['', 'first MB', 'last MB', '%'],
    row('resident', resident),
    row('heap in use, after collecting', heap),
  ]);
  return Math.max(resident.percent, heap.percent);
}
