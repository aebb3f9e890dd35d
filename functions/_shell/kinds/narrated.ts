/** Routes whose answer contains a text that a model may write: async, with access to the model. */
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import type * as v from 'valibot';
import type { AiFields } from '../../../lib/schemas/common/aiFields.ts';
import type { TextMeta } from '../../../lib/schemas/common/envelope.ts';
import type { Birth } from '../../../lib/schemas/common/inputs.ts';
import { ENGINE_VERSION } from '../../../lib/schemas/common/version.ts';
import { languagesOf } from '../answerLanguages.ts';
import { message, sayMessage } from '../../../lib/words/message.ts';
import type { NatalContext } from '../../../lib/birth/natal.ts';
import { ApiError, spentHeaders } from '../errors.ts';
import { InvalidInput, type FieldError } from '../../../lib/schemas/common/fieldErrors.ts';
import { Warned } from '../../../lib/records/warned.ts';
import { indianDay } from '../../../lib/time/indianDay.ts';
import { namesIn, type Names } from '../../../lib/words/names.ts';
import type { ObjectSchema } from '../part.ts';
import { FINDINGS_LIMIT_BYTES } from '../request.ts';
import { computed } from '../respond.ts';
import { natal, type RowOptions } from './natal.ts';
import { API_PREFIX, computedQuery, PLAIN } from '../row.ts';
import type { ComputedFields, Fields, NoEntries, Row, RowAnswer, RowOf } from '../row.ts';
import type { TextRefusals } from '../../_textModel/textRefusals.ts';
import { textSettings } from '../../_textModel/settings.ts';
import { EMBEDDED, type TextModel, type Written } from '../../_textModel/written.ts';
import { saidWarnings, type Warning } from '../../../lib/schemas/common/warning.ts';

/** What the function of a route without a birth receives. */
export interface TextContext<Input, Findings, Query = unknown> {
  readonly input: Input;
  readonly query: Query;
  readonly findings: Findings;
  readonly names: Names;
  /** The current date, YYYY-MM-DD. */
  readonly today: string;
  readonly textModel: TextModel;
}

export interface NarratedOptions<
  Schema extends ObjectSchema,
  Findings extends object,
  Query extends v.ObjectEntries = NoEntries,
> {
  readonly input: Schema;
  readonly query?: Query;
  /** Returns what is understood of a body, which may hold anything, or the errors that its schema cannot see. */
  readonly read: (body: object) => Promise<Findings | FieldError[]>;
  readonly usesNow?: boolean;
}

/** Declares a path that takes findings of another path in its body, up to 256 KiB. */
export function narrated<
  Answer extends string,
  Schema extends ObjectSchema,
  Findings extends object,
  Query extends v.ObjectEntries = NoEntries,
>(
  path: string,
  run: (context: TextContext<v.InferOutput<Schema>, Findings, Fields<Query>>) => Promise<Warned>,
  {
    answer,
    input: bodySchema,
    query: entries,
    read,
    usesNow = false,
  }: RowAnswer<Answer> & NarratedOptions<Schema, Findings, Query>,
): Row<Answer> {
  const row: RowOf<Answer, v.InferOutput<Schema>, ComputedFields & Fields<Query>, NoEntries, Findings> = {
    ...PLAIN,
    kind: 'narrated',
    method: 'POST',
    path: API_PREFIX + path,
    answer,
    body: bodySchema,
    query: computedQuery(entries, usesNow),
    bodyLimitBytes: FINDINGS_LIMIT_BYTES,
    isEnveloped: true,
    asks: {},
    async check({ body }) {
      const findings = await read(body);
      return Array.isArray(findings) ? { mistakes: findings } : { mistakes: [], findings };
    },
    run({ findings, input, language, query }, event) {
      const names = namesIn(language);
      return answered(event, async (textModel, nowUnixMs) => {
        const today = todayOf(query.as_of, nowUnixMs);
        const { data, headers, warnings } = await run({ input, query, findings, names, today, textModel });
        const meta = textMeta(path.slice(1), names, usesNow ? today : null, warnings);
        return computed(data, meta, { query, asks: {} }, headers);
      });
    },
  };
  return row;
}

/** Declares a path that takes birth data and adds a text to what it computes. */
export function narratedBirth<
  Answer extends string,
  Query extends v.ObjectEntries = NoEntries,
  Params extends v.ObjectEntries = NoEntries,
  Input extends Birth = Birth,
>(
  path: string,
  run: (context: NatalContext<Fields<Query>, Fields<Params>, Input>, textModel: TextModel) => Promise<Warned>,
  options: RowAnswer<Answer> & RowOptions<Query, Params, Input>,
): Row<Answer> {
  const row = natal(path, (context, event) => answered(event, (textModel) => run(context, textModel)), options);
  return { ...row, kind: 'narrated' };
}

type Answering<Result> = (textModel: TextModel, nowUnixMs: number) => Promise<Result>;

/** The embedded writer loads quickly; everything else is loaded by the first request that needs it. */
async function answered<Result>(event: APIGatewayProxyEventV2, answering: Answering<Result>): Promise<Result> {
  const settings = textSettings(process.env);
  const isPlain = settings.model === null && settings.fault === null && settings.limits === null;
  if (isPlain && event.headers['idempotency-key'] === undefined) return answering(EMBEDDED, Date.now());
  const { answeredWithModel } = await import('../../_textModel/bundle.ts');
  return answeredWithModel(event, settings, REFUSALS, answering);
}

const REFUSALS: TextRefusals = {
  quotaExceeded(waitSeconds) {
    return new ApiError('ai_quota_exceeded', message('texts_exceeded', {}), spentHeaders(waitSeconds));
  },
  keyInUse(waitSeconds) {
    return new ApiError('idempotency_key_in_use', message('idempotency_key_in_use', {}), {
      'retry-after': String(waitSeconds),
    });
  },
  keyInvalid: (msg, type) => new InvalidInput([{ loc: ['header', 'Idempotency-Key'], msg, type }]),
};

/**
 * Returns data with the writer of its text, and a warning where the text was composed by rules although a model is
 * configured.
 */
export function writtenBy(
  data: object,
  written: Written<unknown>,
  { lang }: Names,
  further: readonly Warned['warnings'][number][] = [],
): Warned {
  const { costInr, headers, isEstimated, model, reason, status, tokens } = written;
  const fields: AiFields = {
    ai_status: status,
    ai_reason: reason,
    ai_model: model,
    ai_tokens: tokens,
    ai_cost_estimate: costInr,
    is_ai_usage_estimated: isEstimated,
  };
  const byRule = reason && {
    code: `text_model_${reason}`,
    message: sayMessage(message('text_by_rule', { reason }), lang),
  };
  return new Warned({ ...data, ...fields }, [...further, ...(byRule ? [byRule] : [])], headers);
}

/** Findings name no place, so the current date is that of India. */
function todayOf(asOf: string | null | undefined, nowUnixMs: number): string {
  if (asOf?.length === 'YYYY-MM-DD'.length) return asOf;
  return indianDay(asOf ? Date.parse(asOf) : nowUnixMs);
}

function textMeta(endpoint: string, names: Names, today: string | null, warnings: readonly Warning[]): TextMeta {
  return {
    endpoint,
    api_version: 'v1',
    engine_version: ENGINE_VERSION,
    ...languagesOf(names),
    input: null,
    timezone: null,
    conventions: null,
    as_of: today && `${today}T12:00:00+05:30`,
    warnings: saidWarnings(warnings, names.lang),
  };
}
