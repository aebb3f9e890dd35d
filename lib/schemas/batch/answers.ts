/** Answer of /batch. */
import * as v from 'valibot';
import { Meta, Warning } from '../common/envelope.ts';
import { count, endpoint, list, orNull, record, text, type Records } from '../common/records.ts';

const anyRecord = v.record(v.string(), v.unknown());

const BatchAnswer = record('BatchAnswer', 'The answer of one request of a batch', {
  path: text('As it was asked'),
  status: count('The HTTP status that the request alone would have had', 200, 599),
  data: orNull(anyRecord, '`data` of its answer, as its path documents it; null where it was refused'),
  problem: orNull(anyRecord, 'The error, as its path documents it; null where it was answered'),
  warnings: list(Warning, 'Warnings that belong to it alone'),
});
export type BatchAnswer = v.InferOutput<typeof BatchAnswer>;

const Batch = record('Batch', 'The answers of a batch', {
  success: v.pipe(v.literal(true), v.description('The batch was read; each answer has a status of its own')),
  answers: list(BatchAnswer, 'In the order asked'),
  meta: Meta,
});
export type Batch = v.InferOutput<typeof Batch>;

export const answers = {
  batch: endpoint(
    'Several answers about one birth',
    'An addition: up to twenty requests about one birth in one, for which the chart is cast once. Each keeps its own limits and errors: one that is refused does not stop the others. The query of the batch holds for every part that takes it; a part takes its fields from the birth, where its own body does not have them. Not in a batch: accounts, drawings and reports as files, texts written by a model, and batches.',
    Batch,
  ),
} satisfies Records;
