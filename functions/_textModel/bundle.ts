/** Everything that texts need, loaded by the first of them: table, quotas, secrets, models. */
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { budget } from './budget.ts';
import { answeredOnce } from './once.ts';
import { textParts, type TextParts } from './services.ts';
import { countedText } from './quotas.ts';
import { unlessUnreachable } from './reachable.ts';
import type { TextRefusals } from './textRefusals.ts';
import type { TextSettings } from './settings.ts';
import type { TextTask } from '../../lib/texts/model/task.ts';
import type { KeptText } from './textStore.ts';
import { template, type TextModel, type Written } from './written.ts';
import { writtenByModel } from './writer.ts';

/** Time limit of the whole answer, where no model has a limit of its own. */
const ANSWER_MS = 24_000;
/** After the text is done, the table is awaited no longer than this. */
const AFTERWARDS_MS = 800;

/** Answers a request whose text may come from a model, or was written before. */
export async function answeredWithModel<Result>(
  event: APIGatewayProxyEventV2,
  settings: TextSettings,
  refusals: TextRefusals,
  answering: (textModel: TextModel, nowUnixMs: number) => Promise<Result>,
): Promise<Result> {
  const startedUnixMs = Date.now();
  const parts = await textParts(settings);
  const deadlineUnixMs = startedUnixMs + (parts.model?.settings.answerMs ?? ANSWER_MS);
  const times = { startedUnixMs, deadlineUnixMs, untilUnixMs: deadlineUnixMs + AFTERWARDS_MS };
  return answeredOnce(event, { store: parts.store, refusals, untilUnixMs: times.untilUnixMs }, (once) =>
    answering(
      {
        async written(task) {
          if (once.repeats) return describedAgain(once.repeats, task);
          await countedText(event, parts.quotas, Math.floor(startedUnixMs / 1000), refusals);
          const written = await newlyWritten(task, parts, times);
          once.keeps(keptOf(written));
          return written;
        },
      },
      once.nowUnixMs,
    ),
  );
}

interface Times {
  readonly startedUnixMs: number;
  readonly deadlineUnixMs: number;
  /** The instant after which pending writes are no longer awaited. */
  readonly untilUnixMs: number;
}

async function newlyWritten<Text extends object>(
  task: TextTask<Text>,
  { isFaulty, model, store, table }: TextParts,
  { deadlineUnixMs, startedUnixMs, untilUnixMs }: Times,
): Promise<Written<Text>> {
  if (!model || !store || !table) return template(task.composed(), isFaulty ? 'not_configured' : null);
  const { ask, settings } = model;
  const nowUnixSeconds = Math.floor(startedUnixMs / 1000);
  const { modelId, provider } = settings;
  const hash = store.hashed('text', provider, modelId, task.id, task.instructions, JSON.stringify(task.facts()));
  const known = await unlessUnreachable(() => store.found(hash, nowUnixSeconds));
  if (known) return { ...describedAgain(known, task), headers: { 'x-ai-cache': 'hit' } };
  const written = await writtenByModel(task, {
    settings,
    ask,
    budget: budget(table, settings.dailyBudgetInr),
    deadlineUnixMs,
    untilUnixMs,
  });
  if (written.status === 'generated') {
    await unlessUnreachable(() => store.kept(hash, keptOf(written), nowUnixSeconds), untilUnixMs);
  }
  return { ...written, headers: { 'x-ai-cache': 'miss', ...written.headers } };
}

function keptOf<Text extends object>({
  costInr,
  isEstimated,
  model,
  reason,
  status,
  text,
  tokens,
}: Written<Text>): KeptText {
  return { status, reason, model, tokens, costInr, isEstimated, text: status === 'template' ? null : text };
}

/** Returns a stored text. It passed all checks when it was stored, and has the form of the task whose hash found it. */
function describedAgain<Text extends object>(kept: KeptText, task: TextTask<Text>): Written<Text> {
  const text = kept.text === null ? task.composed() : (kept.text as Text);
  return { ...kept, text, headers: {} };
}
