/** Times contenders in turn, A B C A B C ..., so that a machine that slows down slows all of them. */

export interface Contender {
  readonly name: string;
  /** Does the work for one item. */
  run(item: number): void;
  /** Slow ones get fewer items. */
  readonly share?: number;
}

const ROUNDS = 5;

/** Returns the median microseconds per item of each contender. */
export function microsecondsEach(contenders: readonly Contender[], items: readonly number[]): Map<string, number> {
  const times = new Map<string, number[]>(contenders.map(({ name }) => [name, []]));
  // An uncounted round first, so that everything is compiled and in memory.
  for (let round = -1; round < ROUNDS; round++) {
    for (const { name, run, share = 1 } of contenders) {
      const chosen = items.slice(0, Math.max(1, Math.round(items.length * share)));
      const started = performance.now();
      for (const item of chosen) run(item);
      if (round >= 0) times.get(name)!.push(((performance.now() - started) / chosen.length) * 1000);
    }
  }
  return new Map([...times].map(([name, values]) => [name, median(values)]));
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)]!;
}

export function table(title: string, rows: readonly (readonly string[])[]): void {
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)));
  console.log(`\n${title}`);
  for (const row of rows) {
    console.log(
      `  ${row.map((cell, i) => (i === 0 ? cell.padEnd(widths[i]!) : cell.padStart(widths[i]!))).join('  ')}`,
    );
  }
}
