/** The command of operators, with what it says kept. */
import { runningTable } from '../../scripts/embedded/address.mjs';
import { startTable } from '../../scripts/embedded/table.mjs';
import { main, type Surroundings } from '../../scripts/user/main.ts';

export interface Said {
  readonly code: number;
  readonly out: string;
  readonly err: readonly string[];
}

export async function said(
  args: readonly string[],
  surroundings: Partial<Surroundings> & Pick<Surroundings, 'localFolder'>,
): Promise<Said> {
  const out: string[] = [];
  const err: string[] = [];
  const code = await main(args, {
    environment: {},
    runningTable,
    startTable,
    nowUnixMs: Date.now(),
    out: (text) => out.push(text),
    err: (text) => err.push(text),
    ...surroundings,
  });
  return { code, out: out.join('\n'), err };
}
