/** A server that speaks as text models do, by two wires, and misbehaves on demand. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

export type Wire = 'openai_compatible' | 'bedrock';

export interface ModelRequest {
  readonly wire: Wire;
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
  /** As it came. */
  readonly text: string;
  readonly system: string;
  /** What is asked, without the system message. */
  readonly prompt: string;
  readonly mostTokens: number | null;
  /** The answer must come by a tool. */
  readonly isToolForced: boolean;
}

/** How one call is answered: well, but for what is said here. */
export interface Behaviour {
  readonly answer?: object | ((request: ModelRequest) => object);
  /** Makes of the answer's JSON what is sent as content. */
  readonly content?: (json: string) => string;
  /** Infinity hangs. */
  readonly waitMs?: number;
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly broken?: 'before_headers' | 'after_headers';
  /** The whole body instead of one of the wire. */
  readonly body?: string;
  /** Why it stopped, where it did not come to its end. */
  readonly stopped?: 'length' | 'filter';
  /** What is reported beside the truth. */
  readonly usage?: 'none' | 'zero' | 'huge';
}

export interface ModelStub {
  /** Where the wire begins, as it is configured. */
  readonly urlOf: Readonly<Record<Wire, string>>;
  readonly requests: readonly ModelRequest[];
  /** What a provider would ask for, also for answers that nobody waited for; INR. */
  billedInr(): number;
  /** Answers the next calls so, one each. */
  next(...behaviours: readonly Behaviour[]): void;
  /** Answers all other calls so. */
  always(behaviour: Behaviour): void;
  /** Whether the next call will not be answered soon. */
  isSlow(): boolean;
  /** Forgets calls, bills and behaviours. */
  forget(): void;
  stop(): Promise<void>;
}

/** INR per million tokens. */
export interface Prices {
  readonly input: number;
  readonly output: number;
}

/** @param prices that are asked for */
export async function startModelStub(prices: Prices = { input: 0, output: 0 }): Promise<ModelStub> {
  const [requests, queue]: [ModelRequest[], Behaviour[]] = [[], []];
  let usual: Behaviour = { answer: { text: 'शुभ।' } };
  let billed = 0;
  const server = createServer((request, response) => {
    void (async () => {
      const asked = await modelRequest(request);
      requests.push(asked);
      const behaviour = queue.shift() ?? usual;
      const content = contentOf(behaviour, asked);
      const used = tokensUsed(asked, content);
      if ((behaviour.status ?? 200) < 400) {
        billed += (used.input * prices.input + used.output * prices.output) / 1_000_000;
      }
      await answered(
        response,
        behaviour,
        wireBody(asked, { content, stopped: behaviour.stopped, usage: reported(used, behaviour.usage) }),
      );
    })().catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    urlOf: { openai_compatible: `${address}/v1`, bedrock: address },
    requests,
    billedInr: () => billed,
    next: (...behaviours) => void queue.push(...behaviours),
    always(behaviour) {
      usual = behaviour;
    },
    isSlow: () => ((queue[0] ?? usual).waitMs ?? 0) > 0,
    forget() {
      requests.length = 0;
      queue.length = 0;
      billed = 0;
    },
    stop() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

interface TextPart {
  readonly text: string;
}

/** What both wires send, as far as it matters here. */
interface Sent {
  readonly messages: readonly { readonly role: string; readonly content: string | readonly TextPart[] }[];
  readonly system?: readonly TextPart[];
  readonly max_tokens?: number;
  readonly inferenceConfig?: { readonly maxTokens?: number };
  readonly toolConfig?: { readonly toolChoice?: object };
}

async function modelRequest(request: IncomingMessage): Promise<ModelRequest> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const text = Buffer.concat(chunks).toString();
  const sent = JSON.parse(text) as Sent;
  const path = request.url!;
  const said = (isSystem: boolean) =>
    sent.messages
      .filter(({ role }) => (role === 'system') === isSystem)
      .map(({ content }) => joined(content))
      .join('\n');
  return {
    wire: wireOf(request.method!, path),
    path,
    headers: request.headers,
    text,
    system: joined(sent.system ?? said(true)),
    prompt: said(false),
    mostTokens: sent.max_tokens ?? sent.inferenceConfig?.maxTokens ?? null,
    isToolForced: sent.toolConfig?.toolChoice !== undefined,
  };
}

function joined(content: string | readonly TextPart[]): string {
  return typeof content === 'string' ? content : content.map(({ text }) => text).join('\n');
}

function wireOf(method: string, path: string): Wire {
  if (method === 'POST' && path === '/v1/chat/completions') return 'openai_compatible';
  if (method === 'POST' && /^\/model\/[^/]+\/converse$/.test(path)) return 'bedrock';
  throw new Error(`No wire has ${method} ${path}.`);
}

function contentOf({ answer = {}, content = (json) => json }: Behaviour, asked: ModelRequest): string {
  return content(
    JSON.stringify(typeof answer === 'function' ? (answer as (asked: ModelRequest) => object)(asked) : answer),
  );
}

interface Tokens {
  readonly input: number;
  readonly output: number;
}

/** Devanagari takes a token for about three bytes, and no model writes more than it may. */
const BYTES_PER_TOKEN = 3;

function tokensUsed({ mostTokens, prompt, system }: ModelRequest, content: string): Tokens {
  const tokens = (text: string) => Math.ceil(Buffer.byteLength(text) / BYTES_PER_TOKEN);
  return { input: tokens(system + prompt), output: Math.min(tokens(content), mostTokens ?? Infinity) };
}

const HUGE = 1000;

function reported({ input, output }: Tokens, usage: Behaviour['usage']): Tokens | null {
  if (usage === 'none') return null;
  const factor = usage === 'zero' ? 0 : usage === 'huge' ? HUGE : 1;
  return { input: input * factor, output: output * factor };
}

interface Said {
  readonly content: string;
  readonly stopped: Behaviour['stopped'];
  readonly usage: Tokens | null;
}

function wireBody(asked: ModelRequest, said: Said): string {
  return JSON.stringify(asked.wire === 'bedrock' ? converse(asked, said) : chatCompletion(said));
}

function chatCompletion({ content, stopped, usage }: Said): object {
  const finish = stopped === 'filter' ? 'content_filter' : (stopped ?? 'stop');
  return {
    id: 'chatcmpl-1',
    object: 'chat.completion',
    created: 1_795_230_000,
    model: 'stub',
    choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason: finish }],
    ...(usage && {
      usage: {
        prompt_tokens: usage.input,
        completion_tokens: usage.output,
        total_tokens: usage.input + usage.output,
      },
    }),
  };
}

const STOP_REASONS = { length: 'max_tokens', filter: 'content_filtered' } as const;

function converse({ isToolForced }: ModelRequest, { content, stopped, usage }: Said): object {
  const input = isToolForced ? parsed(content) : undefined;
  const part = input === undefined ? { text: content } : { toolUse: { toolUseId: 'tool-1', name: 'json', input } };
  const ended = input === undefined ? 'end_turn' : 'tool_use';
  return {
    output: { message: { role: 'assistant', content: content === '' ? [] : [part] } },
    stopReason: stopped ? STOP_REASONS[stopped] : ended,
    metrics: { latencyMs: 1 },
    ...(usage && {
      usage: { inputTokens: usage.input, outputTokens: usage.output, totalTokens: usage.input + usage.output },
    }),
  };
}

/** The input of a tool is JSON by its wire: what is none, a model says as text. */
function parsed(content: string): unknown {
  try {
    return JSON.parse(content);
  } catch {
    return undefined;
  }
}

async function answered(response: ServerResponse, behaviour: Behaviour, wireText: string): Promise<void> {
  const { broken, headers = {}, status = 200, waitMs = 0 } = behaviour;
  if (waitMs === Infinity) return;
  await pause(waitMs, undefined, { ref: false });
  if (broken === 'before_headers') return void response.socket?.resetAndDestroy();
  const text =
    behaviour.body ?? (status < 400 ? wireText : JSON.stringify({ error: { message: 'Stub.' }, message: 'Stub.' }));
  response.writeHead(status, { 'content-type': 'application/json', ...headers });
  if (broken === undefined) return void response.end(text);
  response.write(text.slice(0, text.length / 2));
  await pause(BREAK_MS);
  response.socket?.resetAndDestroy();
}

/** The half that was written must arrive first. */
const BREAK_MS = 20;
