/** The rows of the route tables that a tool asks. */
import { groupOf } from '../functions/batch/groups.ts';
import { API_PREFIX, type Row } from '../functions/_shell/row.ts';
import type { Tool } from './tools.ts';

/** Returns the row of a path written as `POST /dosha/all`; its group is loaded by the first request that needs it. */
export async function rowOf(path: string): Promise<Row> {
  const [method, short = ''] = path.split(' ');
  const routes = await routesOf(short);
  const row = routes.find((one) => one.method === method && one.path === API_PREFIX + short);
  if (!row) throw new Error(`There is no row ${path}.`);
  return row;
}

async function routesOf(short: string): Promise<readonly Row[]> {
  if (short.startsWith('/places')) return (await import('../functions/places/routes.ts')).routes;
  return (await groupOf(API_PREFIX + short))?.routes ?? [];
}

/** Returns the values of `about`, the default first; a tool of one path has none. */
export function choicesOf({ paths }: Tool): readonly string[] {
  const names = Object.keys(paths);
  return names.length > 1 ? names : [];
}

/** Returns the path that is asked for by a value of `about`. */
export function pathOf({ paths }: Tool, about: string | null | undefined): string {
  return paths[about ?? Object.keys(paths)[0]!]!;
}
