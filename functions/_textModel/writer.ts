/** Asks a model for a text, at most twice, within the time and the budget; otherwise the text is composed by rules. */
import { setTimeout as pause } from 'node:timers/promises';
import { toJsonSchema } from '@valibot/to-json-schema';
import { alarmOnce } from '../../lib/auth/log/alarm.ts';
import { nextBudgetAt, type Budget, type Reservation } from './budget.ts';
import type { Ask, ModelAnswer, Usage } from './generated.ts';
import { leakedFrom } from '../../lib/texts/model/textChecks.ts';
import { unlessUnreachable } from './reachable.ts';
import type { ModelSettings } from './settings.ts';
import type { TextTask } from '../../lib/texts/model/task.ts';
import { template, type TemplateReason, type Written } from './written.ts';

export interface WriterParts {
  readonly settings: ModelSettings;
  readonly ask: Ask;
  readonly budget: Budget;
  /** The instant by which the model must have answered. */
  readonly deadlineUnixMs: number;
  /** The instant after which pending bookings are no longer awaited. */
  readonly untilUnixMs: number;
}

const MOST_CALLS = 2;
/** A call with less time than this is not made. */
const LEAST_CALL_MS = 1500;
const PAUSE_MS = 300;

interface Spent {
  tokens: number;
  costInr: number;
  isEstimated: boolean;
}

interface Draft<Text> {
  readonly text: Text;
  readonly problems: readonly string[];
}

/** The result of the calls so far. */
interface Course<Text> {
  readonly spent: Spent;
  prompt: string;
  draft: Draft<Text> | null;
  reason: TemplateReason;
}

/**
 * Returns the text of a model where it passes every check, corrected if necessary; otherwise a composed text with the
 * reason, and raises an alarm.
 */
export async function writtenByModel<Text extends object>(
  task: TextTask<Text>,
  parts: WriterParts,
): Promise<Written<Text>> {
  const course: Course<Text> = {
    spent: { tokens: 0, costInr: 0, isEstimated: false },
    prompt: JSON.stringify(task.facts()),
    draft: null,
    reason: 'timed_out',
  };
  let goesOn = true;
  for (let calls = 0; goesOn && calls < MOST_CALLS; calls++) goesOn = await called(task, parts, course);
  const { draft, reason, spent } = course;
  const last = draft && (draft.problems.length === 0 ? draft : drafted(task, task.fixed(draft.text)));
  if (last?.problems.length === 0) return generated(last.text, spent, parts.settings);
  alarmOnce(reason === 'budget_spent' ? 'text_budget_spent' : 'text_model_failed', { reason });
  const headers = { 'x-ai-budget-resets-at': nextBudgetAt(Date.now()) };
  return template(task.composed(), reason, reason === 'budget_spent' ? headers : {});
}

/** Makes one call. Returns whether another one may help. */
async function called<Text extends object>(
  task: TextTask<Text>,
  parts: WriterParts,
  course: Course<Text>,
): Promise<boolean> {
  const { prompt, spent } = course;
  const { callMs } = parts.settings;
  const leftMs = () => parts.deadlineUnixMs - Date.now();
  const isTooLate = () => leftMs() < Math.min(LEAST_CALL_MS, callMs);
  if (isTooLate()) return false;
  const reservation = await unlessUnreachable(() => reserved(task, prompt, parts));
  if (reservation === null || reservation === 'budget_spent') {
    // Where the first text could not be corrected, that reason is reported rather than the failure of the second call.
    if (!course.draft) course.reason = reservation ?? 'model_unavailable';
    return false;
  }
  // The call to the table may have used up the time.
  if (isTooLate()) {
    await unlessUnreachable(() => reservation.settled(0), parts.untilUnixMs);
    return false;
  }
  const { instructions, mostTokens, schema } = task;
  const answer = await parts.ask({ instructions, prompt, schema, mostTokens, callMs: Math.min(callMs, leftMs()) });
  await booked(answer, task, prompt, { spent, reservation, parts });
  course.reason = REASONS[answer.kind];
  if (answer.kind === 'answered') {
    course.draft = drafted(task, trimmed(answer.value) as Text);
    course.prompt = repairPrompt(task, course.draft);
    return course.draft.problems.length > 0;
  }
  if (answer.kind === 'timed_out' || (answer.kind === 'refused' && !answer.mayPass)) return false;
  if (answer.kind !== 'formless') await pause(PAUSE_MS);
  return true;
}

const REASONS: Readonly<Record<ModelAnswer['kind'], TemplateReason>> = {
  answered: 'unfit_answer',
  formless: 'unfit_answer',
  refused: 'model_unavailable',
  lost: 'model_unavailable',
  timed_out: 'timed_out',
};

/** Surrounding spaces are no problem of a text. */
function trimmed(value: unknown): unknown {
  if (typeof value === 'string') return value.trim();
  if (Array.isArray(value)) return value.map(trimmed);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, trimmed(part)]));
}

/** With more problems than this no model corrects a text. */
const MOST_PROBLEMS = 20;

/** Checks a text without the surrounding spaces and stray markup, which are no problem of it. */
function drafted<Text extends object>(task: TextTask<Text>, text: Text): Draft<Text> {
  const problems = [...task.problems(text), ...leakedFrom(task.instructions, text)].slice(0, MOST_PROBLEMS);
  if (problems.length > 0) return { text, problems };
  const fixed = task.fixed(text);
  return { text: fixed, problems: task.problems(fixed) };
}

/** Letters of an answer: a longer one is not sent back for correction but written again. */
const MOST_SENT_BACK = 20_000;

function repairPrompt<Text extends object>(task: TextTask<Text>, { problems, text }: Draft<Text>): string {
  const fix = 'Your answer has these faults. Write the whole answer again without them, from the same facts.';
  const answer = JSON.stringify(text).length <= MOST_SENT_BACK ? text : null;
  return JSON.stringify({ facts: task.facts(), your_answer: answer, fix, faults: problems });
}

/** A token has at least one byte; providers add a little around the prompt. */
const TOKENS_AROUND = 512;

function reserved<Text extends object>(
  task: TextTask<Text>,
  prompt: string,
  { budget, settings: { price } }: WriterParts,
): Promise<Reservation | 'budget_spent'> {
  const schema = JSON.stringify(toJsonSchema(task.schema, { typeMode: 'input' }));
  const mostInput = Buffer.byteLength(task.instructions + prompt + schema) + TOKENS_AROUND;
  return budget.reserved(costOf({ inputTokens: mostInput, outputTokens: task.mostTokens }, price), Date.now());
}

type Price = ModelSettings['price'];

function costOf({ inputTokens, outputTokens }: Usage, price: Price): number {
  return (inputTokens * price.input + outputTokens * price.output) / 1_000_000;
}

interface Booking {
  readonly spent: Spent;
  readonly reservation: Reservation;
  readonly parts: WriterParts;
}

/** Books what a call has used. Where the usage is unknown, the whole reservation stays spent. */
async function booked<Text extends object>(
  answer: ModelAnswer,
  task: TextTask<Text>,
  prompt: string,
  { parts, reservation, spent }: Booking,
): Promise<void> {
  if (answer.kind === 'timed_out' || answer.kind === 'lost') {
    spent.isEstimated = true;
    return;
  }
  const { price } = parts.settings;
  const reported = answer.kind === 'refused' ? { inputTokens: 0, outputTokens: 0 } : answer.usage;
  const value = answer.kind === 'answered' ? answer.value : '';
  const usage = reported ?? estimated(task.instructions + prompt, JSON.stringify(value));
  spent.tokens += usage.inputTokens + usage.outputTokens;
  spent.costInr += costOf(usage, price);
  spent.isEstimated ||= reported === null;
  // Where this fails, the budget of the day counts more as spent than was.
  if (reported) await unlessUnreachable(() => reservation.settled(costOf(reported, price)), parts.untilUnixMs);
}

/** For English, and for Devanagari as most models split it (interpretive). */
const BYTES_PER_TOKEN = 4;

function estimated(sent: string, received: string): Usage {
  return {
    inputTokens: Math.ceil(Buffer.byteLength(sent) / BYTES_PER_TOKEN),
    outputTokens: Math.ceil(Buffer.byteLength(received) / BYTES_PER_TOKEN),
  };
}

const PRECISION = 10_000;

function generated<Text>(text: Text, spent: Spent, { modelId }: ModelSettings): Written<Text> {
  return {
    text,
    status: 'generated',
    reason: null,
    model: modelId,
    tokens: spent.tokens,
    costInr: Math.ceil(spent.costInr * PRECISION) / PRECISION,
    isEstimated: spent.isEstimated,
    headers: {},
  };
}
