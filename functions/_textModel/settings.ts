/** Which text model is configured, and its limits; read from the environment. */
import * as v from 'valibot';
import type { Limits } from '../../lib/auth/limits/throttle.ts';
import type { Environment } from '../_shell/accounts/accountsTable.ts';
import { DAY_SECONDS, MINUTE_SECONDS } from '../../lib/auth/durations.ts';

/** How often texts may be requested: by an address without a signed-in user, by a user, by all users of an address. */
export const TEXT_LIMITS = {
  text_minute_ip: { hits: 5, windowSeconds: MINUTE_SECONDS },
  text_day_ip: { hits: 60, windowSeconds: DAY_SECONDS },
  text_minute_user: { hits: 5, windowSeconds: MINUTE_SECONDS },
  text_day_user: { hits: 50, windowSeconds: DAY_SECONDS },
  text_day_ip_signed_in: { hits: 600, windowSeconds: DAY_SECONDS },
} as const satisfies Limits<string>;
export type TextLimitName = keyof typeof TEXT_LIMITS;

export interface ModelSettings {
  readonly provider: 'bedrock' | 'openai_compatible';
  readonly modelId: string;
  /** The address of an OpenAI-compatible service; for Bedrock only where it is not that of AWS. */
  readonly url: string | null;
  readonly region: string | null;
  /** INR per million tokens: without prices there is no budget. */
  readonly price: { readonly input: number; readonly output: number };
  readonly dailyBudgetInr: number;
  /** Milliseconds of one call, and of a whole answer. */
  readonly callMs: number;
  readonly answerMs: number;
}

export interface TextSettings {
  /** Null for the embedded writer. */
  readonly model: ModelSettings | null;
  /** What is wrong where a model is configured incorrectly; holds no secret. */
  readonly fault: string | null;
  /** Null where nothing is counted. */
  readonly limits: Limits<TextLimitName> | null;
}

const Count = v.pipe(v.number(), v.integer(), v.minValue(1));
const LimitsSetting = v.record(
  v.picklist(Object.keys(TEXT_LIMITS) as TextLimitName[]),
  v.strictObject({ hits: Count, windowSeconds: Count }),
);

/** A setting that is no usable text counts as missing, as an empty variable does. */
const text = (most: number) => v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(most));
const amount = v.pipe(v.string(), v.trim(), v.regex(/^\d{1,7}(\.\d{1,6})?$/), v.transform(Number));
/** The gateway waits 30 seconds; an answer that falls back to a composed text at 24 is still in time. */
const MOST_CALL_MS = 20_000;
const MOST_ANSWER_MS = 24_000;
const milliseconds = (most: number) =>
  v.optional(v.pipe(v.string(), v.regex(/^\d{2,5}$/), v.transform(Number), v.maxValue(most)), String(most));

const ModelSetting = v.object({
  TEXT_MODEL: v.picklist(['bedrock', 'openai_compatible']),
  TEXT_MODEL_ID: text(200),
  TEXT_MODEL_URL: v.optional(v.pipe(text(500), v.url(), v.regex(/^https?:/))),
  TEXT_MODEL_REGION: v.optional(text(40)),
  TEXT_MODEL_INR_PER_MILLION_INPUT: amount,
  TEXT_MODEL_INR_PER_MILLION_OUTPUT: amount,
  AI_DAILY_BUDGET_INR: v.optional(amount, '100'),
  TEXT_MODEL_CALL_MS: milliseconds(MOST_CALL_MS),
  TEXT_MODEL_ANSWER_MS: milliseconds(MOST_ANSWER_MS),
});

/** Returns the settings; a mistake in them turns off the model, never the path. */
export function textSettings(environment: Environment): TextSettings {
  const limits = environment['AI_THROTTLING'] === 'off' ? null : limitsOf(environment['AI_LIMITS']);
  const provider = environment['TEXT_MODEL'];
  if (!provider || provider === 'embedded') return { model: null, fault: null, limits };
  const given = v.safeParse(ModelSetting, withoutEmpty(environment));
  if (!given.success) {
    const names = given.issues.map((issue) => v.getDotPath(issue)).join(', ');
    return { model: null, fault: `missing or malformed: ${names}`, limits };
  }
  const set = given.output;
  if (set.TEXT_MODEL === 'openai_compatible' && !set.TEXT_MODEL_URL) {
    return { model: null, fault: 'missing or malformed: TEXT_MODEL_URL', limits };
  }
  const model: ModelSettings = {
    provider: set.TEXT_MODEL,
    modelId: set.TEXT_MODEL_ID,
    url: set.TEXT_MODEL_URL ?? null,
    region: set.TEXT_MODEL_REGION ?? environment['AWS_REGION'] ?? null,
    price: { input: set.TEXT_MODEL_INR_PER_MILLION_INPUT, output: set.TEXT_MODEL_INR_PER_MILLION_OUTPUT },
    dailyBudgetInr: set.AI_DAILY_BUDGET_INR,
    callMs: set.TEXT_MODEL_CALL_MS,
    answerMs: set.TEXT_MODEL_ANSWER_MS,
  };
  return { model, fault: null, limits };
}

function withoutEmpty(environment: Environment): Environment {
  return Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
}

/**
 * `AI_LIMITS` overrides single limits: `{"text_minute_ip": {"hits": 20, "windowSeconds": 60}}`; a malformed value is
 * ignored.
 */
function limitsOf(given: string | undefined): Limits<TextLimitName> {
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), LimitsSetting), given);
  return read.success ? ({ ...TEXT_LIMITS, ...read.output } as Limits<TextLimitName>) : TEXT_LIMITS;
}
