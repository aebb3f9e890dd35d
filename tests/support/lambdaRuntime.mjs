/**
 * Runs entries of packaged bundles as Lambda does, and returns each line of log in the form that its runtime gives it.
 *
 * What the console does is that of LogPatch.js of aws-lambda-ric 3.3.0 (Apache-2.0), the runtime interface client for Node
 * that AWS publishes: with AWS_LAMBDA_LOG_FORMAT=JSON a line is an object with what was said as its `message`, an object
 * as an object; else it is time, request id and level before the text, with tabs between. Lines are framed on AWS, so that
 * those within a text stay.
 *
 * Started by fork() and told by one message what to run: `{ invocations: [{ bundle, entry, event, laterMs, env }], clockAheadMs }`.
 */
import { format } from 'node:util';
import { useQuickScrypt } from './quickScrypt.mjs';

const LEVELS = { trace: 'TRACE', debug: 'DEBUG', info: 'INFO', log: 'INFO', warn: 'WARN', error: 'ERROR' };

let requestId;
let lines = [];

function patchConsole() {
  for (const [method, level] of Object.entries(LEVELS)) {
    console[method] = (message, ...further) => {
      // Not once, at the start: an invocation may ask for the other format.
      const isJson = process.env.AWS_LAMBDA_LOG_FORMAT?.toUpperCase() === 'JSON';
      lines.push((isJson ? jsonLine : textLine)(level, [message, ...further]));
    };
  }
}

function textLine(level, said) {
  return `${new Date().toISOString()}\t${requestId}\t${level}\t${format(...said)}`;
}

function jsonLine(level, said) {
  const line = { timestamp: new Date().toISOString(), level, requestId };
  if (said.length !== 1) return JSON.stringify({ ...line, message: format(...said), ...firstError(said) });
  try {
    return JSON.stringify({ ...line, message: said[0] }, (_, value) => (value instanceof Error ? told(value) : value));
  } catch {
    return JSON.stringify({ ...line, message: format(said[0]) });
  }
}

function firstError(said) {
  const error = said.find((one) => one instanceof Error);
  if (!error) return {};
  const { errorType, errorMessage } = told(error);
  return { errorType, errorMessage, stackTrace: error.stack?.split('\n') ?? [] };
}

function told(error) {
  const { constructor, message, stack } = error;
  return {
    errorType: constructor?.name ?? 'UnknownError',
    errorMessage: message,
    stackTrace: stack?.split('\n'),
    ...error,
  };
}

/** What an invocation ends with: an answer, or the error that Lambda counts as one. */
async function outcome({ bundle, entry, event }) {
  const { [entry]: handler } = await import(bundle);
  try {
    return { answer: (await handler(event, { awsRequestId: requestId })) ?? null, error: null };
  } catch (error) {
    return { answer: null, error: error.name };
  }
}

// What bundles log and ask of the table is the subject, not what a password costs.
useQuickScrypt();

process.once('message', async ({ invocations, clockAheadMs }) => {
  const now = Date.now;
  let aheadMs = clockAheadMs;
  if (aheadMs !== 0 || invocations.some(({ laterMs }) => laterMs)) Date.now = () => now() + aheadMs;
  patchConsole();
  const ended = [];
  for (const [i, invocation] of invocations.entries()) {
    requestId = `00000000-0000-4000-8000-${String(i).padStart(12, '0')}`;
    lines = [];
    aheadMs += invocation.laterMs ?? 0;
    Object.assign(process.env, invocation.env);
    ended.push({ ...(await outcome(invocation)), lines });
  }
  process.send(ended, () => process.exit(0));
});
