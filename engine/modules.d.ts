/** Modules that the build of the engine makes (scripts/engine/). */

/** The rows of all paths that the engine answers, of the route tables, by group. */
declare module 'engine:groups' {
  import type { Row } from '../functions/_shell/row.ts';
  export const groups: Readonly<Record<string, () => Promise<{ readonly rows: readonly Row[] }>>>;
}

/** The search of geo-tz over the files of host/borderFiles.ts. */
declare module 'engine:geo-tz' {
  export function find(latitude: number, longitude: number): string[];
}
