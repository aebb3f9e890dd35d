/** The OpenAPI document as a list of operations with their inputs and answers. */

export type Schema = Readonly<Record<string, unknown>>;

export interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required?: boolean;
  readonly schema: Schema;
  readonly example?: unknown;
}

interface Response {
  readonly $ref?: string;
  readonly content?: Readonly<Record<string, { readonly schema: Schema }>>;
}

interface DocumentedOperation {
  readonly tags: readonly [string];
  readonly parameters?: readonly Parameter[];
  readonly security?: readonly object[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Schema }>> };
  readonly responses: Readonly<Record<string, Response>>;
}

export interface OpenApiDocument {
  readonly paths: Readonly<Record<string, Readonly<Record<string, DocumentedOperation>>>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, Schema>>;
    readonly responses: Readonly<Record<string, Response>>;
  };
}

export interface Operation {
  /** `POST /api/v1/planets/positions` */
  readonly id: string;
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  readonly path: string;
  readonly group: string;
  readonly body: Schema | null;
  readonly parameters: readonly Parameter[];
  readonly isProtected: boolean;
  /** Schema of the answer, by status and media type. */
  readonly answers: ReadonlyMap<number, Readonly<Record<string, Schema>>>;
}

export function operationsOf({ components, paths }: OpenApiDocument): Operation[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { parameters = [], requestBody, responses, security, tags }]) => ({
      id: `${method.toUpperCase()} ${path}`,
      method: method.toUpperCase() as Operation['method'],
      path,
      group: tags[0],
      body: requestBody?.content['application/json']!.schema ?? null,
      parameters,
      isProtected: security !== undefined,
      answers: new Map(
        Object.entries(responses).map(([status, response]) => {
          const { content = {} } = response.$ref ? components.responses[nameIn(response.$ref)]! : response;
          return [
            Number(status),
            Object.fromEntries(Object.entries(content).map(([type, { schema }]) => [type, schema])),
          ];
        }),
      ),
    })),
  );
}

/** Follows a reference to another schema. */
export function resolved(schema: Schema, { components }: OpenApiDocument): Schema {
  const { $ref } = schema;
  return typeof $ref === 'string'
    ? resolved(components.schemas[nameIn($ref)]!, { components } as OpenApiDocument)
    : schema;
}

const nameIn = ($ref: string) => $ref.slice($ref.lastIndexOf('/') + 1);
