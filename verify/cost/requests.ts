/** One request for each path: the example of the OpenAPI document. */

export interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

interface Parameter {
  readonly in: string;
  readonly name: string;
  readonly required?: boolean;
  readonly example?: unknown;
}

interface Operation {
  readonly 'x-addition'?: boolean;
  readonly tags: readonly string[];
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly content: { readonly 'application/json': { readonly example: object } } };
  readonly responses: Readonly<Record<string, { readonly content?: Readonly<Record<string, unknown>> }>>;
}

/** The levels of detail that are measured: what a screen asks for, and what is sent where nothing is asked for. */
export type CostDetail = 'brief' | 'standard';

export interface Asked {
  readonly name: string;
  readonly method: string;
  readonly path: string;
  readonly accept: string;
  readonly query: Readonly<Record<string, string>>;
  readonly body: object | null;
}

/**
 * Returns the requests to a group at a level of detail; a report is a separate one, as nothing else costs as much. Files of the site that
 * are requested by name are left out: the pages that need them stand for them.
 */
export function requestsOf(document: Document, group: string, detail: CostDetail): Asked[] {
  const paths = Object.entries(document.paths).filter(([path]) => group !== 'site' || !path.includes('{'));
  return paths.flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([, { tags }]) => tags[0] === group)
      .flatMap(([method, operation]) => requestsTo(path, method.toUpperCase(), operation, detail)),
  );
}

function requestsTo(path: string, method: string, operation: Operation, detail: CostDetail): Asked[] {
  const { parameters = [], requestBody, responses } = operation;
  const filled = parameters.reduce((text, { name, example }) => text.replace(`{${name}}`, String(example)), path);
  const queried = parameters.filter(({ in: where, required }) => where === 'query' && required);
  const asksDetail = parameters.some(({ in: where, name }) => where === 'query' && name === 'detail');
  const asked = {
    name: `${method} ${path}`,
    method,
    path: filled,
    accept: 'application/json',
    query: {
      ...Object.fromEntries(queried.map(({ name, example }) => [name, String(example)])),
      ...(asksDetail && { detail }),
    },
    body: requestBody?.content['application/json'].example ?? null,
  };
  const types = Object.keys(Object.values(responses)[0]?.content ?? {});
  // One path stands for all that make a report.
  if (!path.endsWith('/chart/birth') || !types.includes(PDF)) return [asked];
  return [asked, { ...asked, name: `${asked.name} as PDF`, accept: PDF }];
}

export const PDF = 'application/pdf';
