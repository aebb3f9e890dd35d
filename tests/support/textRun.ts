/** The paths that a model writes for, with a table in memory and a model that misbehaves on demand. */
import { syncBuiltinESMExports } from 'node:module';
import timers from 'node:timers/promises';
import { jest } from '@jest/globals';
import type { Handler } from '../../functions/_shell/server.ts';
import type { Accounts, Asked } from './accounts.ts';
import { BIRTH, dataOf, type Answer } from './call.ts';
import { startModelStub, type ModelStub, type Prices, type Wire } from './modelStub.ts';

export interface TextRun {
  readonly stub: ModelStub;
  readonly accounts: Accounts;
  /** Asks for the summary of a day. */
  day(body?: object, asked?: Asked): Promise<Answer>;
  /** Asks what takes medical_data. */
  medical(path: string, body: object, asked?: Asked): Promise<Answer>;
  stop(): Promise<void>;
}

/** What every answer with a text says of it. */
interface Described {
  readonly ai_summary: string;
  readonly ai_status: 'generated' | 'template';
  readonly ai_reason: string | null;
  readonly ai_model: string | null;
  readonly ai_tokens: number;
  readonly ai_cost_estimate: number;
  readonly is_ai_usage_estimated: boolean;
}

export const MODEL_IDS: Readonly<Record<Wire, string>> = {
  openai_compatible: 'stub-1',
  bedrock: 'apac.amazon.nova-lite-v1:0',
};
export const API_KEY = 'canary-api-key-7f3';
export const PRICES: Prices = { input: 100, output: 400 };
/** Long enough for a busy machine. */
const CALL_MS = 1000;
/** How long a call is awaited that will not be answered. */
const SLOW_CALL_MS = 300;
const ANSWER_MS = 20_000;

/** Everything is loaded afresh, as a machine does that starts: what it has counted and read lies in its modules. */
export async function startTextRun(wire: Wire | null, env: Readonly<Record<string, string>> = {}): Promise<TextRun> {
  jest.resetModules();
  const { called, startAccounts } = await import('./accounts.ts');
  const stub = await startModelStub(PRICES);
  const waitAsUsual = waitLessWhere(() => stub.isSlow());
  const accounts = await startAccounts({ ...(wire ? modelEnvironment(wire, stub) : NO_MODEL), ...env });
  const { handler: pdae } = (await import('../../functions/pdae/routes.ts')) as { handler: Handler };
  const { handler: medical } = (await import('../../functions/medical/routes.ts')) as { handler: Handler };
  const asking =
    (handler: Handler) =>
    (path: string, body: object, asked: Asked = {}) =>
      called(handler, 'POST', `/api/v1${path}`, body, asked);
  return {
    stub,
    accounts,
    day: (body = {}, asked) => asking(pdae)('/pdae/analyze-ai?target_date=2026-11-20', { ...BIRTH, ...body }, asked),
    medical: asking(medical),
    async stop() {
      waitAsUsual();
      await Promise.all([accounts.stop(), stub.stop()]);
    },
  };
}

/** Between two calls of a model. */
const PAUSE_MS = 300;
const SHORT_PAUSE_MS = 20;

/** Shortens the time of calls that begin where that holds, and the pause before the next. Returns what puts it back. */
function waitLessWhere(isSlow: () => boolean): () => void {
  const { timeout } = AbortSignal;
  const { setTimeout: pause } = timers;
  replaceWaiting(
    (ms) => timeout.call(AbortSignal, ms === CALL_MS && isSlow() ? SLOW_CALL_MS : ms),
    (ms, ...rest) => pause(ms === PAUSE_MS ? SHORT_PAUSE_MS : ms, ...rest),
  );
  return () => {
    replaceWaiting(timeout, pause);
  };
}

function replaceWaiting(timeout: typeof AbortSignal.timeout, pause: typeof timers.setTimeout): void {
  Object.assign(AbortSignal, { timeout });
  Object.assign(timers, { setTimeout: pause });
  syncBuiltinESMExports();
}

const NO_MODEL = { TEXT_MODEL: 'embedded', AI_THROTTLING: 'off' };

function modelEnvironment(wire: Wire, stub: ModelStub): Record<string, string> {
  return {
    TEXT_MODEL: wire,
    TEXT_MODEL_ID: MODEL_IDS[wire],
    TEXT_MODEL_URL: stub.urlOf[wire],
    TEXT_MODEL_REGION: 'ap-south-1',
    TEXT_MODEL_API_KEY: API_KEY,
    TEXT_MODEL_INR_PER_MILLION_INPUT: String(PRICES.input),
    TEXT_MODEL_INR_PER_MILLION_OUTPUT: String(PRICES.output),
    TEXT_MODEL_CALL_MS: String(CALL_MS),
    TEXT_MODEL_ANSWER_MS: String(ANSWER_MS),
    AI_DAILY_BUDGET_INR: '100',
    AI_THROTTLING: 'off',
  };
}

export const describedIn = (answer: Answer) => dataOf<Described>(answer);

/** A text that another hand could have written: the paragraphs of ours in another order. */
export function inOtherOrder(text: string): string {
  return text.split('\n\n').reverse().join('\n\n');
}
