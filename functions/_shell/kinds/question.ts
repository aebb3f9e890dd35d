/** Routes that answer a question asked at a place, now or at `as_of`: an addition to the specified paths. */
import type * as v from 'valibot';
import { questionContext, type QuestionContext } from '../../../lib/birth/kp/question.ts';
import type { Warned } from '../../../lib/records/warned.ts';
import type { HoraryInput } from '../../../lib/schemas/kp/inputs.ts';
import type { Asks } from '../asked/asked.ts';
import { birthErrors } from '../birthErrors.ts';
import { sources } from '../context.ts';
import { awaitFirstCheck } from '../ephemeris.ts';
import { metaOf } from '../meta.ts';
import { computed } from '../respond.ts';
import { API_PREFIX, computedQuery, PLAIN } from '../row.ts';
import type { ComputedFields, Fields, Row, RowAnswer, RowOf, SchemaOf } from '../row.ts';
import { ignoredWarnings } from '../unknownFields.ts';
import { nowInEphemeris } from './natal.ts';

interface QuestionOptions<Query extends v.ObjectEntries> {
  readonly input: SchemaOf<HoraryInput>;
  readonly query: Query;
  readonly asks: Asks;
}

/** Declares a path that answers a question. */
export function question<Answer extends string, Query extends v.ObjectEntries>(
  path: string,
  run: (context: QuestionContext<ComputedFields & Fields<Query>>) => Warned,
  { answer, asks, input: body, query: own }: RowAnswer<Answer> & QuestionOptions<Query>,
): Row<Answer> {
  const row: RowOf<Answer, HoraryInput, ComputedFields & Fields<Query>> = {
    ...PLAIN,
    kind: 'occasion',
    method: 'POST',
    path: API_PREFIX + path,
    answer,
    body,
    query: computedQuery(own, true, asks),
    isAddition: true,
    isEnveloped: true,
    usesHouseSystem: true,
    asks,
    ready: awaitFirstCheck,
    check: (given) => ({ mistakes: [...birthErrors(given.body), ...nowInEphemeris(given)] }),
    run({ ignored, input, language, query }) {
      const context = questionContext(sources(), input, language, query);
      const { conventions: chosen, data, warnings } = run(context);
      const { conventions, jdUT, moment, names, sky } = context;
      const found = { birth: moment, conventions, sky, names, asOfJdUT: jdUT, chosen };
      const meta = metaOf(path.slice(1), found, [...ignoredWarnings(ignored), ...warnings]);
      return computed(data, meta, { query, asks });
    },
  };
  return row;
}
