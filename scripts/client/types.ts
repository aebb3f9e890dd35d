/** The types of every path, field and error of the service, from its OpenAPI document. */
import openapiTS, { astToString, type OpenAPI3 } from 'openapi-typescript';
import type { Json } from '../openapi/schemas.ts';
import { SHORTENED } from '../openapi/shortened.ts';

export async function typesOf(document: Json): Promise<string> {
  const nodes = await openapiTS(withoutExamples(document) as unknown as OpenAPI3, {
    silent: true,
    // A field with a default is optional in a request.
    defaultNonNullable: false,
    // `Birth` is shorter than `components['schemas']['Birth']`.
    rootTypes: true,
    rootTypesNoSchemaPrefix: true,
    rootTypesKeepCasing: true,
  });
  return astToString(nodes).replace(/^(?: {4})+/gm, (indent) => indent.slice(indent.length / 2));
}

/** Removes the examples: an editor would read seven megabytes of them as comments. */
function withoutExamples(value: Json): Json {
  if (typeof value === 'string') return value.replace(SHORTENED, '');
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(withoutExamples);
  const isExample = (key: string) => key === 'example' && 'schema' in value;
  const entries = Object.entries(value).filter(([key]) => !isExample(key));
  return Object.fromEntries(entries.map(([key, inner]) => [key, withoutExamples(inner)]));
}
