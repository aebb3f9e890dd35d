import { DetailQuery } from '../../lib/schemas/common/asked/detailInputs.ts';
import { AsOfQuery } from '../../lib/schemas/common/inputs.ts';
import type { answers } from '../../lib/schemas/batch/answers.ts';
import { BatchInput } from '../../lib/schemas/batch/inputs.ts';
import { inBatch } from '../_shell/batchScope.ts';
import { secondBirthErrors } from '../_shell/birthErrors.ts';
import { birthContext } from '../_shell/context.ts';
import { awaitFirstCheck } from '../_shell/ephemeris.ts';
import { natalMeta } from '../_shell/meta.ts';
import { requestWarnings } from '../_shell/requestWarnings.ts';
import { json } from '../_shell/respond.ts';
import { API_PREFIX, objectOf, PLAIN, queryOf } from '../_shell/row.ts';
import type { CommonFields, Fields, NoEntries, Row, RowOf } from '../_shell/row.ts';
import { serve } from '../_shell/server.ts';
import { answeredPart } from './part.ts';

export const about = 'Several answers about one birth in one request';

const BatchQuery = { ...AsOfQuery, detail: DetailQuery.detail };

/** Parts count towards the limits of their own paths. */
const batch: RowOf<'batch', BatchInput, CommonFields & Fields<typeof BatchQuery>> = {
  ...PLAIN,
  kind: 'batch',
  method: 'POST',
  path: `${API_PREFIX}/batch`,
  answer: 'batch',
  body: BatchInput,
  query: queryOf(BatchQuery),
  params: objectOf<NoEntries>(),
  isAddition: true,
  isEnveloped: false,
  limit: null,
  ready: awaitFirstCheck,
  check: ({ body }) => ({ mistakes: secondBirthErrors(body, 'birth') }),
  run: ({ ignored, input: { ask, birth }, language, query }, event) =>
    inBatch(Date.now(), async (scope) => {
      const context = birthContext(birth, language, query, {}, false);
      const warnings = requestWarnings(event, [], ignored, birth);
      const meta = natalMeta('batch', context, { usesNow: true, usesHouseSystem: false }, warnings);
      const asked = { event, birth, query: event.queryStringParameters ?? {}, scope };
      const found = [];
      // One after the other: they share what the first of them works out.
      for (const one of ask) found.push(await answeredPart(one, asked));
      const own = new Set(meta.warnings.map(({ message }) => message));
      const answered = found.map((one) => ({
        ...one,
        warnings: one.warnings.filter(({ message }) => !own.has(message)),
      }));
      return json(200, { success: true, answers: answered, meta }, { vary: 'Accept-Encoding, Accept-Language' });
    }),
};

export const routes = [batch] satisfies Row<keyof typeof answers>[];

export const handler = serve(routes);
