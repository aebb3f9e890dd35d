/** The types of every path, field and error of the service, from its OpenAPI document. */
import openapiTS, { astToString, type OpenAPI3 } from 'openapi-typescript';
import { mapValues, within, type OpenApi } from '../openapi/published/walk.ts';
import type { Json, Schema } from '../openapi/schemas.ts';
import { SHORTENED } from '../openapi/shortened.ts';

export async function typesOf(document: OpenApi): Promise<string> {
  const { schemas } = document.components;
  const standard = { ...document, components: { ...document.components, schemas: mapValues(schemas, asStandard) } };
  const nodes = await openapiTS(withoutExamples(standard as unknown as Json) as unknown as OpenAPI3, {
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

/** What every standard answer has is there for sure: it is what a caller gets who asks for no level. */
function asStandard(schema: Schema): Schema {
  const { required = [], 'x-standard': more = [], ...rest } = within(schema, asStandard);
  const always = [...(required as Json[]), ...(more as Json[])];
  return { ...rest, ...(always.length > 0 && { required: always }) };
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
