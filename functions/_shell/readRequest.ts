/** Reads a request by the schemas of its row. */
import { addNames, hasNames, type NameLanguage } from '../../lib/words/names.ts';
import { sentenceLanguage, type FurtherLanguage } from '../../lib/words/language.ts';
import type { Principal } from './principal.ts';
import type { ReadRequest, Row } from './row.ts';
import { readParts, type RequestPart, type Where } from './validate.ts';

/** A request as it was sent. */
export interface SentRequest {
  /** A JSON object; empty where the path takes none. */
  readonly body: object;
  readonly query: Readonly<Record<string, string | undefined>>;
  readonly path: Readonly<Record<string, string | undefined>>;
}

/** The parts of a request that a row reads, without their values. */
export type RowSchemas = readonly Omit<RequestPart, 'value'>[];

/**
 * Returns the validated values of a request: body, query and path together, so that a caller learns every mistake at
 * once.
 *
 * @param principal null where the row requires nobody to sign in
 * @throws InvalidInput
 */
export async function readRequest(
  row: Row,
  schemas: RowSchemas,
  sent: SentRequest,
  language: NameLanguage,
  principal: Principal | null,
): Promise<ReadRequest> {
  const { body, query } = sent;
  const { findings, mistakes } = await row.check({ body, query });
  const valued: Readonly<Record<Where, object>> = { ...sent };
  const parts = schemas.map(({ schema, where }) => ({ where, schema, value: valued[where] }));
  const { ignored, outputs } = readParts(parts, mistakes, sentenceLanguage(language));
  await loadNames(language);
  return {
    principal,
    input: outputs.body ?? {},
    query: outputs.query ?? {},
    params: outputs.path ?? {},
    findings,
    ignored,
    language,
  };
}

async function loadNames(language: NameLanguage): Promise<void> {
  if (hasNames(language)) return;
  const { furtherNames } = await import('./furtherNames/bundle.ts');
  addNames(furtherNames(language as FurtherLanguage));
}

/** Returns the parts of a request that a row reads. */
export function schemasOf({ body, params, query }: Row): RowSchemas {
  const all: [where: Where, schema: RequestPart['schema'] | null][] = [
    ['body', body],
    ['query', query],
    ['path', params],
  ];
  return all.flatMap(([where, schema]) =>
    schema && Object.keys(schema.entries).length > 0 ? [{ where, schema }] : [],
  );
}
