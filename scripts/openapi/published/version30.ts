/** OpenAPI 3.0.3 of a document of 3.1, for generators that know no later version. */
import { without, type Json, type Schema } from '../schemas.ts';
import { isNull, mapValues, referred, within, type Components, type OpenApi, type Response } from './walk.ts';

export function asVersion30(document: OpenApi): Json {
  const { components, info } = document;
  const change = (schema: Schema) => older30(schema, components.schemas);
  const withOlderSchema = <Holder extends { schema?: Schema }>(holder: Holder): Holder =>
    holder.schema ? { ...holder, schema: change(holder.schema) } : holder;
  const withOlderContent = <Holder extends Pick<Response, 'content'>>(holder: Holder): Holder =>
    holder.content ? { ...holder, content: mapValues(holder.content, withOlderSchema) } : holder;
  const { name } = info['license'] as Readonly<Record<string, Json>>;
  const older = {
    ...document,
    openapi: '3.0.3',
    info: { ...info, license: { name: name!, url: 'https://opensource.org/license/mit' } },
    // The documents of groups, with examples, are of 3.1.
    tags: document.tags.map(({ description, name }) => ({ name, description })),
    paths: mapValues(document.paths, (methods) =>
      mapValues(methods, ({ parameters, requestBody, responses, ...operation }) => ({
        ...operation,
        ...(parameters && { parameters: parameters.map(withOlderSchema) }),
        ...(requestBody && { requestBody: withoutExamples(withOlderContent(requestBody)) }),
        responses: mapValues(responses, withOlderContent),
      })),
    ),
    components: {
      ...components,
      schemas: mapValues(components.schemas, change),
      responses: mapValues(components.responses, withOlderContent),
      headers: mapValues(components.headers, (header) => withOlderSchema(header as { schema?: Schema })),
      parameters: mapValues(components.parameters ?? {}, (parameter) =>
        withOlderSchema(parameter as { schema?: Schema }),
      ),
    },
  };
  return older as unknown as Json;
}

/** Generators make nothing of the example of a request, and 3.0 says longer what 3.1 says shortly. */
function withoutExamples<Holder extends Pick<Response, 'content'>>(holder: Holder): Holder {
  return holder.content ? { ...holder, content: mapValues(holder.content, ({ schema }) => ({ schema })) } : holder;
}

/** What a reference leads to in 3.0, which wants a type beside `nullable`. */
function typeOf(schema: Schema, components: Components): string {
  const name = referred(schema);
  const { allOf, type } = name === null ? schema : components[name]!;
  return allOf === undefined ? String(type) : 'object';
}

/** 3.0 has `nullable`, no lists of types, no `const`, and nothing beside a reference. */
function older30(schema: Schema, components: Components): Schema {
  const {
    anyOf,
    const: only,
    examples,
    type,
    $ref,
    ...rest
  } = within(without(schema, 'contentMediaType', 'propertyNames'), (inner) => older30(inner, components)) as Schema & {
    anyOf?: readonly Schema[];
    type?: string | readonly string[];
    examples?: readonly Json[];
  };
  const said = { ...rest, ...(examples && { example: examples[0]! }) };
  if ($ref !== undefined) return Object.keys(said).length > 0 ? { ...said, allOf: [{ $ref }] } : { $ref };
  if (anyOf) return { ...said, ...alternatives(anyOf, components) };
  if (only !== undefined) return { ...said, type: typeof only, enum: [only] };
  if (type === 'null') return { ...said, type: 'string', nullable: true, enum: [null] };
  if (!Array.isArray(type)) return type === undefined ? said : { ...said, type };
  const others = type.filter((one) => one !== 'null');
  const nullable = others.length < type.length ? { nullable: true } : {};
  if (others.length === 1) return { ...said, type: others[0]!, ...nullable };
  return { ...said, anyOf: others.map((one) => ({ type: one, ...nullable })) };
}

function alternatives(members: readonly Schema[], components: Components): Schema {
  const others = members.filter((one) => !isNull(one));
  const nullable = others.length < members.length ? { nullable: true } : {};
  const [only] = others as [Schema];
  if (others.length > 1) return { anyOf: others.map((one) => ('type' in one ? { ...one, ...nullable } : one)) };
  return 'nullable' in nullable ? { type: typeOf(only, components), allOf: [only], nullable: true } : { allOf: [only] };
}
