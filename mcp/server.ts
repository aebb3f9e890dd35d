/** The server: what clients list, call and read, over any transport. */
import { randomUUID } from 'node:crypto';
import { Server } from '@modelcontextprotocol/sdk/server/index.js';
import {
  CallToolRequestSchema,
  ErrorCode,
  GetPromptRequestSchema,
  ListPromptsRequestSchema,
  ListResourcesRequestSchema,
  ListResourceTemplatesRequestSchema,
  ListToolsRequestSchema,
  ReadResourceRequestSchema,
  type CallToolResult,
} from '@modelcontextprotocol/sdk/types.js';
import { logFault } from '../functions/_shell/log.ts';
import { ENGINE_VERSION } from '../lib/schemas/common/version.ts';
import { message, sayMessage } from '../lib/words/message.ts';
import { calledTool, languageOf, type ToolReply } from './callTool.ts';
import type { Catalogue } from './catalogue.ts';
import { listedPrompts, promptText } from './prompts.ts';
import { listedResources, listedTemplates, readResource } from './resources.ts';
import { TOOLS } from './tools.ts';

/** What a server answers with. */
export interface ServerHost {
  readonly catalogue: Catalogue;
  /** The folder of the guides. */
  readonly guides: string;
  /** Counts a call or a reading; returns the seconds to wait where the limit is exhausted, otherwise 0. */
  counted(): number;
}

const INSTRUCTIONS =
  'Vedic (sidereal) astrology, computed. A birth is date (YYYY-MM-DD), time (HH:MM:SS), latitude, longitude and timezone; ' +
  'the tool places finds those of a town. Answers are brief; detail=standard explains them, evidence=true shows every ' +
  'condition with its source. A problem lists each wrong field and how to correct it. Tools that take a birth also ' +
  'accept the fields of vedic://conventions. Health, law and money: tell the disclaimer of the answer.';

/** A refusal of the protocol itself; the class of the package writes its code into the message too. */
class ProtocolError extends Error {
  readonly code: number;
  readonly data: object | undefined;

  constructor(code: number, text: string, data?: object) {
    super(text);
    this.code = code;
    this.data = data;
  }
}

/** Code of the protocol for a resource that is not there. */
const RESOURCE_NOT_FOUND = -32002;

/** Returns a server that is ready to be connected to a transport. */
export function mcpServer(host: ServerHost): Server {
  const server = new Server(
    { name: 'vedic-astrology', title: 'Vedic astrology', version: ENGINE_VERSION },
    { capabilities: { tools: {}, resources: {}, prompts: {} }, instructions: INSTRUCTIONS },
  );
  server.setRequestHandler(ListToolsRequestSchema, () => ({ tools: [...host.catalogue.tools] }));
  server.setRequestHandler(CallToolRequestSchema, ({ params }) => called(params.name, params.arguments ?? {}, host));
  server.setRequestHandler(ListResourcesRequestSchema, () => ({ resources: [...listedResources(host.guides)] }));
  server.setRequestHandler(ListResourceTemplatesRequestSchema, () => ({ resourceTemplates: [...listedTemplates()] }));
  server.setRequestHandler(ReadResourceRequestSchema, ({ params }) => read(params.uri, host));
  server.setRequestHandler(ListPromptsRequestSchema, () => ({ prompts: [...listedPrompts()] as Prompts }));
  server.setRequestHandler(GetPromptRequestSchema, ({ params }) => prompted(params.name, params.arguments ?? {}));
  return server;
}

type Prompts = { name: string; title: string; arguments: { name: string; description: string; required: boolean }[] }[];

async function called(name: string, sent: Record<string, unknown>, { counted }: ServerHost): Promise<CallToolResult> {
  const tool = TOOLS.find((one) => one.name === name);
  if (!tool) throw new ProtocolError(ErrorCode.InvalidParams, `There is no tool ${JSON.stringify(name.slice(0, 64))}.`);
  const reply = await calledTool(tool, sent, { requestId: requestId(), nowUnixMs: Date.now(), counted });
  logged(reply.fault);
  return resultOf(reply);
}

function resultOf({ body, hint, isError }: ToolReply): CallToolResult {
  const texts = [JSON.stringify(body), ...(hint === null ? [] : [hint])];
  const content = texts.map((text) => ({ type: 'text' as const, text }));
  return isError ? { content, isError } : { content, structuredContent: body as Record<string, unknown> };
}

async function read(uri: string, { catalogue, counted, guides }: ServerHost) {
  const waitSeconds = counted();
  if (waitSeconds > 0) {
    const text = sayMessage(message('requests_exceeded', {}), 'en');
    throw new ProtocolError(ErrorCode.InvalidRequest, text, { retry_after: waitSeconds });
  }
  const host = { catalogue, guides, requestId: requestId(), nowUnixMs: Date.now() };
  const reply = await readResource(uri, host);
  if (reply === null) throw new ProtocolError(RESOURCE_NOT_FOUND, 'There is no resource of this address.');
  if ('text' in reply) return { contents: [{ uri, ...reply }] };
  logged(reply.fault);
  const { detail } = reply.problem as { readonly detail?: unknown };
  throw new ProtocolError(RESOURCE_NOT_FOUND, typeof detail === 'string' ? detail : 'Invalid input', reply.problem);
}

function prompted(name: string, sent: Readonly<Record<string, string>>) {
  const text = promptText(name, sent, languageOf(sent));
  if (text === null)
    throw new ProtocolError(ErrorCode.InvalidParams, `There is no prompt ${JSON.stringify(name.slice(0, 64))}.`);
  return { messages: [{ role: 'user' as const, content: { type: 'text' as const, text } }] };
}

const requestId = () => `mcp_${randomUUID()}`;

/** A fault is logged without a value of the request. */
function logged(fault: unknown): void {
  if (fault !== null) logFault(fault, 'internal_error', {});
}
