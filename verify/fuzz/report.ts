/** Prints the results of the fuzz: a line for each group, the slowest request, every failure as a command. */
import type { Tally } from './campaign.ts';

/** Returns whether nothing failed. */
export function report(tallies: readonly Tally[], seed: number, elapsedMs: number, again: string): boolean {
  const requests = sum(tallies.map((tally) => tally.requests));
  const lines = [...groupsOf(tallies)].map(([name, members]) => lineOf(name, members));
  const total = lineOf('all', tallies);
  const [head, ...rows] = [HEAD, ...lines, total].map((cells) =>
    cells.map((cell, i) => (i === 0 ? cell.padEnd(12) : cell.padStart(9))).join(''),
  );
  console.log(head);
  for (const row of rows) console.log(row);
  console.log(`\nStatuses: ${statusesOf(tallies)}`);
  const slowest = [...tallies].sort((one, other) => (other.slowest?.ms ?? 0) - (one.slowest?.ms ?? 0))[0]!;
  console.log(`Slowest: ${slowest.operation.id}, ${Math.round(slowest.slowest?.ms ?? 0)} ms`);
  const failures = tallies.flatMap(({ failures: found, operation }) =>
    found.map((failure) => ({ ...failure, operation })),
  );
  for (const { command, fault, operation } of failures) {
    console.log(`\n${operation.id} ${fault}\n  ${command}\n  ${again} --only ${operation.group}`);
  }
  const seconds = (elapsedMs / 1000).toFixed(0);
  console.log(
    `\n${requests} requests to ${tallies.length} operations in ${seconds} s, seed ${seed}: ${failures.length || 'no'} failures`,
  );
  return failures.length === 0;
}

const HEAD = ['', 'paths', 'requests', '2xx', '4xx', '5xx', 'right', 'results', 'mean ms', 'worst ms'];

function lineOf(name: string, members: readonly Tally[]): string[] {
  const requests = sum(members.map((tally) => tally.requests));
  const ofClass = (hundreds: number) =>
    sum(
      members.map(({ statuses }) =>
        sum([...statuses].map(([status, times]) => (Math.floor(status / 100) === hundreds ? times : 0))),
      ),
    );
  const right = sum(members.map((tally) => tally.right));
  const results = sum(members.map((tally) => tally.results));
  const counts = [members.length, requests, ofClass(2), ofClass(4), ofClass(5), right].map(String);
  const meanMs = sum(members.map(({ totalMs }) => totalMs)) / requests;
  const worstMs = Math.max(...members.map(({ slowest }) => slowest?.ms ?? 0));
  return [name, ...counts, `${((100 * results) / right).toFixed(0)} %`, meanMs.toFixed(2), worstMs.toFixed(0)];
}

function groupsOf(tallies: readonly Tally[]): Map<string, Tally[]> {
  const groups = new Map<string, Tally[]>();
  for (const tally of tallies) {
    const { group } = tally.operation;
    groups.set(group, [...(groups.get(group) ?? []), tally]);
  }
  return groups;
}

function statusesOf(tallies: readonly Tally[]): string {
  const counts = new Map<number, number>();
  for (const [status, times] of tallies.flatMap(({ statuses }) => [...statuses]))
    counts.set(status, (counts.get(status) ?? 0) + times);
  return [...counts]
    .sort(([one], [other]) => one - other)
    .map(([status, times]) => `${status} ${times}`)
    .join(', ');
}

const sum = (numbers: readonly number[]) => numbers.reduce((before, number) => before + number, 0);
