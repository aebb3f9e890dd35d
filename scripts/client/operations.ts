/** The table of operations of the client: by id the method, the path, and whether a body is sent. */
import type { OpenApi } from '../openapi/published/walk.ts';

/** Returns TypeScript with the operations that answer JSON. */
export function operationsTable(document: OpenApi): string {
  const rows = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([, { responses }]) => Object.values(responses).some(({ content }) => content?.['application/json']))
      .map(
        ([method, { operationId, requestBody }]) =>
          `  ${operationId}: ['${method.toUpperCase()}', '${path}', ${String(requestBody !== undefined)}],`,
      ),
  );
  return [
    '/** Every operation that answers JSON: its method, its path, and whether it takes a body. */',
    'export const OPERATIONS = {',
    ...rows,
    '} as const satisfies Record<string, readonly [string, string, boolean]>;',
    '',
    'export type JsonOperation = keyof typeof OPERATIONS;',
    '',
  ].join('\n');
}
