/** The parts of our OpenAPI document that the pages show. */

export interface Schema {
  readonly $ref?: string;
  readonly type?: string;
  readonly description?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly additionalProperties?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly enum?: readonly (string | number)[];
  readonly const?: string | number | boolean;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly maxLength?: number;
}

interface Media {
  readonly schema: Schema;
  readonly example?: unknown;
}

export interface Response {
  readonly $ref?: string;
  readonly description: string;
  readonly content?: Readonly<Record<string, Media>>;
}

export interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required?: boolean;
  readonly description?: string;
  readonly schema: Schema;
  readonly example?: string | number;
}

interface Described {
  readonly operationId: string;
  readonly tags: readonly [string];
  readonly summary: string;
  readonly description: string;
  readonly deprecated?: boolean;
  readonly security?: readonly object[];
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly content: Readonly<Record<string, Media>> };
  readonly responses: Readonly<Record<string, Response>>;
}

export interface ApiDocument {
  readonly tags: readonly { readonly name: string; readonly description: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, Described>>>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, Schema>>;
    readonly responses: Readonly<Record<string, Response>>;
  };
}

export interface Operation extends Described {
  readonly method: string;
  readonly path: string;
}

export const JSON_TYPE = 'application/json';

export function operationsOf({ paths }: ApiDocument): Operation[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, described]) => ({ ...described, method: method.toUpperCase(), path })),
  );
}

/** Follows a reference; a description beside it takes precedence. */
export function resolved(schema: Schema, { components }: ApiDocument): Schema {
  const { $ref, ...beside } = schema;
  return $ref === undefined ? schema : { ...components.schemas[lastOf($ref)]!, ...beside };
}

export function resolvedResponse(response: Response, { components }: ApiDocument): Response {
  return response.$ref === undefined ? response : components.responses[lastOf(response.$ref)]!;
}

function lastOf($ref: string): string {
  return $ref.slice($ref.lastIndexOf('/') + 1);
}
