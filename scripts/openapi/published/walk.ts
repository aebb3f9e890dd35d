/** Walks through the schemas of the document. */
import type { Json, Schema } from '../schemas.ts';

export type Properties = Readonly<Record<string, Schema>>;
export type Components = Readonly<Record<string, Schema>>;

export interface Media {
  readonly schema: Schema;
  readonly example?: Json;
  readonly examples?: Json;
}
export type Content = Readonly<Record<string, Media>>;
export interface Response {
  readonly $ref?: string;
  readonly description?: string;
  readonly headers?: Json;
  readonly content?: Content;
}
export interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly required?: true;
  readonly schema: Schema;
}
export interface Operation {
  readonly operationId: string;
  readonly description: string;
  readonly tags: readonly string[];
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly required: boolean; readonly content: Content };
  readonly responses: Readonly<Record<string, Response>>;
}
type Shared = Readonly<Record<string, Json>>;
export interface OpenApi {
  readonly openapi: string;
  readonly info: Readonly<Record<string, Json>>;
  readonly tags: readonly { readonly name: string; readonly description: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: {
    readonly schemas: Components;
    readonly responses: Readonly<Record<string, Response>>;
    readonly headers: Shared;
    readonly securitySchemes: Shared;
    readonly parameters?: Shared;
    readonly requestBodies?: Shared;
  };
}

export const SCHEMA_REFERENCE = '#/components/schemas/';

/** Returns the name of the component that a schema refers to; null where it refers to none. */
export function referred({ $ref }: Schema): string | null {
  return typeof $ref === 'string' ? $ref.slice(SCHEMA_REFERENCE.length) : null;
}

export function isNull({ type }: Schema): boolean {
  return type === 'null';
}

/** Applies a change to the schemas directly within a schema; `name` is that of the property, else null. */
export function within(schema: Schema, change: (inner: Schema, name: string | null) => Schema): Schema {
  const entries = Object.entries(schema).map(([key, value]): [string, Json] => {
    const isSchema = key === 'items' || (key === 'additionalProperties' && typeof value === 'object');
    if (isSchema) return [key, change(value as Schema, null)];
    if (key === 'anyOf' || key === 'allOf') return [key, (value as readonly Schema[]).map((one) => change(one, null))];
    if (key !== 'properties') return [key, value];
    return [key, mapValues(value as Properties, change)];
  });
  return Object.fromEntries(entries);
}

export function mapValues<From, To>(
  record: Readonly<Record<string, From>>,
  change: (value: From, name: string) => To,
): Readonly<Record<string, To>> {
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [name, change(value, name)]));
}

/** Applies a change to every operation. */
export function mapOperations(document: OpenApi, change: (operation: Operation) => Operation): OpenApi {
  return { ...document, paths: mapValues(document.paths, (methods) => mapValues(methods, change)) };
}

export function operationsOf(document: OpenApi): Operation[] {
  return Object.values(document.paths).flatMap((methods) => Object.values(methods));
}

/** The names of all schema components that a value refers to, with what those refer to. */
export function reachedFrom(value: unknown, components: Components): Set<string> {
  const reached = new Set<string>();
  const waiting = referencesIn(value);
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    if (reached.has(name) || !components[name]) continue;
    reached.add(name);
    waiting.push(...referencesIn(components[name]));
  }
  return reached;
}

/** The name of a schema component for each reference in a value. */
export function referencesIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]: [string, unknown]) =>
    key === '$ref' && typeof inner === 'string' && inner.startsWith(SCHEMA_REFERENCE)
      ? [inner.slice(SCHEMA_REFERENCE.length)]
      : referencesIn(inner),
  );
}

/** `birth_chart` as `BirthChart`. */
export function pascal(name: string): string {
  return name.replace(/(?:^|[_-])(\w)/g, (_, letter: string) => letter.toUpperCase());
}
