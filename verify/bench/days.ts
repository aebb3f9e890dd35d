/** Ranges of days in process: how the time grows with the number of days. */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ASKED, event, type Handler, type Row } from './asked.ts';
import { median, table } from './timing.ts';

const ROUNDS = 21;
/** Until everything is compiled and in memory. */
const WARM_ROUNDS = 40;
const LENGTHS = [1, 8, 16, 24, 31];
const YEAR_DAYS = 366;

export async function benchDays(root: string, access: string): Promise<void> {
  const { handler, routes } = (await import(pathToFileURL(join(root, 'dist/pdae/index.mjs')).href)) as {
    handler: Handler;
    routes: Row[];
  };
  const timed = async (name: string, days: number): Promise<string[]> => {
    const row = routes.find(({ path }) => path.endsWith(name))!;
    const asked = event({ ...row, asked: { ...ASKED, end_date: lastDate(days) } }, 'application/json', access);
    const times: number[] = [];
    for (let round = -WARM_ROUNDS; round < ROUNDS; round++) {
      const started = performance.now();
      const { statusCode } = await handler(asked, {});
      if (statusCode !== 200) throw new Error(`${name}: ${statusCode}`);
      if (round >= 0) times.push(performance.now() - started);
    }
    const ms = median(times);
    return [`${name}, ${days} days`, ms.toFixed(2), (ms / days).toFixed(3)];
  };
  const rows: string[][] = [['', 'ms', 'ms a day']];
  for (const days of LENGTHS) rows.push(await timed('/pdae/range', days));
  rows.push(await timed('/pdae/best-days', YEAR_DAYS));
  table('Personal days (medians)', rows);
}

function lastDate(days: number): string {
  return new Date(Date.parse(ASKED.start_date) + (days - 1) * 86_400_000).toISOString().slice(0, 10);
}
