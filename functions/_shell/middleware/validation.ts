/** Validates a request against the schemas of its row: the last step before the row's function. */
import { addNames, hasNames, type NameLanguage } from '../../../lib/words/names.ts';
import { sentenceLanguage, type FurtherLanguage } from '../../../lib/words/language.ts';
import { nameLanguageOf } from '../request.ts';
import type { Row } from '../row.ts';
import { readParts, type RequestPart, type Where } from '../validate.ts';
import type { Middleware } from './middleware.ts';

/**
 * Returns the middleware that validates body, query and path together, so that a caller learns every mistake at once,
 * and passes the validated values to the row.
 */
export function validation(rows: readonly Row[]): Middleware {
  const schemas = new Map(rows.map((row) => [row, schemasOf(row)]));
  return {
    async before({ event, internal }) {
      const { json: body, principal, row } = internal;
      const { pathParameters: path = {}, queryStringParameters: query = {} } = event;
      const sent: Record<Where, object> = { body, query, path };
      const { findings, mistakes } = await row.check({ body, query });
      const language = nameLanguageOf(event);
      const parts = schemas.get(row)!.map(({ schema, where }) => ({ where, schema, value: sent[where] }));
      const { ignored, outputs } = readParts(parts, mistakes, sentenceLanguage(language));
      await loadNames(language);
      event.read = {
        principal,
        input: outputs.body ?? {},
        query: outputs.query ?? {},
        params: outputs.path ?? {},
        findings,
        ignored,
        language,
      };
    },
  };
}

async function loadNames(language: NameLanguage): Promise<void> {
  if (hasNames(language)) return;
  const { furtherNames } = await import('../furtherNames/bundle.ts');
  addNames(furtherNames(language as FurtherLanguage));
}

/** The parts of the request that a row reads. */
function schemasOf({ body, params, query }: Row): Omit<RequestPart, 'value'>[] {
  const all: [where: Where, schema: RequestPart['schema'] | null][] = [
    ['body', body],
    ['query', query],
    ['path', params],
  ];
  return all.flatMap(([where, schema]) =>
    schema && Object.keys(schema.entries).length > 0 ? [{ where, schema }] : [],
  );
}
