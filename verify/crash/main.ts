/** The crash test, round after round on the same folder; each prints a line. */
import { round } from './round.ts';
import { startService } from './service.ts';

const SHORTEST_LIFE_MS = 400;
const LIFE_SPREAD_MS = 5000;

/** Returns whether everything acknowledged was found again, and nothing was written partially. */
export async function run(root: string, folder: string, rounds: number): Promise<boolean> {
  const sum = { accounts: 0, changes: 0, transactions: 0, whole: 0, absent: 0 };
  const faults: string[] = [];
  for (let i = 1; i <= rounds; i++) {
    const lifeMs = SHORTEST_LIFE_MS + Math.random() * LIFE_SPREAD_MS;
    const { acknowledged, cutOff, faults: found } = await round(() => startService(root, folder), lifeMs);
    sum.accounts += acknowledged.accounts;
    sum.changes += acknowledged.changes;
    sum.transactions += acknowledged.transactions;
    sum.whole += cutOff.whole;
    sum.absent += cutOff.absent;
    faults.push(...found);
    console.log(`${i}: killed after ${lifeMs.toFixed(0)} ms, ${JSON.stringify({ ...acknowledged, ...cutOff })}`);
  }
  for (const fault of faults) console.log(fault);
  console.log(
    `\n${rounds} kills: ${sum.accounts} accounts, ${sum.changes} changes of a password and ${sum.transactions} transactions were acknowledged; ` +
      `of those cut off ${sum.whole} are whole and ${sum.absent} absent; ${faults.length || 'no'} faults`,
  );
  return faults.length === 0;
}
