/** Every route group on disk, with its rows, its handler and the records of its answers by the names that rows give them. */
import { existsSync, readdirSync } from 'node:fs';
import type { Row } from '../../functions/_shell/kinds/natal.ts';
import type { Handler } from '../../functions/_shell/server.ts';
import type { Records } from '../../lib/schemas/common/records.ts';

export interface Group {
  readonly name: string;
  readonly rows: readonly Row[];
  readonly handler: Handler;
  readonly records: Records;
}

const functionsDir = new URL('../../functions/', import.meta.url);

export async function loadGroups(): Promise<Group[]> {
  const names = readdirSync(functionsDir).filter((name) => existsSync(new URL(`${name}/routes.ts`, functionsDir)));
  const groups: Group[] = [];
  // One after another: the module loader of the test runner cannot link two graphs at once.
  for (const name of names) groups.push(await loadGroup(name));
  return groups;
}

async function loadGroup(name: string): Promise<Group> {
  const { routes, handler } = (await import(`../../functions/${name}/routes.ts`)) as {
    routes: Row[];
    handler: Handler;
  };
  const { answers } = (await import(`../../lib/schemas/${name}/answers.ts`)) as { answers: Records };
  return { name, rows: routes, handler, records: answers };
}
