/** Input of /batch: one birth, and what is asked about it. */
import * as v from 'valibot';
import { Birth } from '../common/inputs.ts';
import { said } from '../common/said.ts';

/** Most requests of one batch. */
export const MOST_ASKED = 20;
const PATH_LENGTH = 120;

const askForm = said('ask_form', { most: MOST_ASKED });
const entryForm = said('ask_entry_form', {});

const Value = v.union([v.string(), v.number(), v.boolean()], entryForm);

const Ask = v.pipe(
  v.object(
    {
      path: v.pipe(
        v.string(entryForm),
        v.maxLength(PATH_LENGTH, entryForm),
        v.regex(/^(\/api\/v1)?\/[A-Za-z0-9/-]+$/, entryForm),
        v.description('Path of the request, with or without /api/v1: /planets/positions'),
      ),
      query: v.nullish(
        v.pipe(v.record(v.string(), Value, entryForm), v.description('Its query, beside that of the batch')),
      ),
      body: v.nullish(
        v.pipe(
          v.record(v.string(), v.unknown(), entryForm),
          v.description('Fields of its body beside those of the birth, or instead of them'),
        ),
      ),
    },
    entryForm,
  ),
  v.title('BatchAsk'),
  v.description('One request of a batch'),
);
export type Ask = v.InferOutput<typeof Ask>;

export const BatchInput = v.pipe(
  v.object(
    {
      birth: Birth,
      ask: v.pipe(
        v.array(Ask, askForm),
        v.minLength(1, askForm),
        v.maxLength(MOST_ASKED, askForm),
        v.description(`What is asked about the birth: 1 to ${MOST_ASKED} requests`),
        v.examples([[{ path: '/planets/positions' }, { path: '/dasha/vimshottari', query: { depth: 1 } }]]),
      ),
    },
    askForm,
  ),
  v.title('BatchInput'),
  v.description('A birth, and the requests about it'),
);
export type BatchInput = v.InferOutput<typeof BatchInput>;
