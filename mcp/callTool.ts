/** One call of a tool: taken apart into body, query and path of a row, asked, and told as the service tells it. */
import * as v from 'valibot';
import { askRow, type RowReply } from '../engine/askRow.ts';
import type { Asking, Term } from '../engine/asking.ts';
import { ApiError, errorAnswer } from '../functions/_shell/errors.ts';
import { BODY_LIMIT_BYTES, languageAsked, NESTING_LIMIT } from '../functions/_shell/request.ts';
import { objectOf, type Row } from '../functions/_shell/row.ts';
import { readParts } from '../functions/_shell/validate.ts';
import { chooseAmong, flag } from '../lib/schemas/common/inputs.ts';
import { sentenceLanguage, type Language } from '../lib/words/language.ts';
import { message } from '../lib/words/message.ts';
import { choicesOf, pathOf, rowOf } from './toolRows.ts';
import type { Tool } from './tools.ts';
import { say } from './words/say.ts';

/** The arguments of a call, as they were sent. */
export type Arguments = Readonly<Record<string, unknown>>;

/** The answer to a call. */
export interface ToolReply {
  /** `data` and `meta` of the envelope, or the problem. */
  readonly body: object;
  readonly isError: boolean;
  /** What this server adds to a problem, in the language asked for; null where it has nothing to add. */
  readonly hint: string | null;
  /** What went wrong inside; null where nothing did. */
  readonly fault: unknown;
}

/** What a call is asked with beside its arguments. */
export interface CallHost {
  readonly requestId: string;
  readonly nowUnixMs: number;
  /** Counts the call; returns the seconds to wait where the limit is exhausted, otherwise 0. */
  counted(): number;
}

/** Returns the answer to a call of a tool; every mistake of the call is in the answer, none is thrown. */
export async function calledTool(tool: Tool, sent: Arguments, host: CallHost): Promise<ToolReply> {
  const language = languageOf(sent);
  const waitSeconds = host.counted();
  try {
    if (waitSeconds > 0) throw new ApiError('rate_limited', message('requests_exceeded', {}));
    requireModest(sent);
    const { about, evidence } = ownFields(tool, sent, language);
    const row = await rowOf(pathOf(tool, about));
    const asking = askingOf(row, sent, evidence === true);
    const { body, fault, status } = await askRow(row, asking, host);
    if (status < 400) return answered(body);
    return { body, isError: true, hint: isPlaceMissing(body) ? placeHint(sent, language) : null, fault };
  } catch (error) {
    const { body, isFault } = errorAnswer(error, { requestId: host.requestId, language });
    const hint = waitSeconds > 0 ? say('wait', { seconds: waitSeconds }, language) : null;
    return { body: JSON.parse(body) as object, isError: true, hint, fault: isFault ? error : null };
  }
}

/** Returns the language of the sentences that a call asks for. */
export function languageOf({ lang }: Arguments): Language {
  return sentenceLanguage(languageAsked(typeof lang === 'string' ? lang : undefined));
}

function answered(envelope: RowReply['body']): ToolReply {
  const { data, meta } = envelope as { readonly data: object; readonly meta: object };
  return { body: { data, meta }, isError: false, hint: null, fault: null };
}

interface Own {
  readonly about?: string | null;
  readonly evidence?: boolean | null;
}

/** Reads what is no field of a path: which path is meant, and whether evidence is wanted. */
function ownFields(tool: Tool, { about, evidence }: Arguments, language: Language) {
  const choices = choicesOf(tool);
  const schema = objectOf<Own>({
    ...(choices.length > 0 && { about: v.nullish(v.picklist(choices, chooseAmong(choices, choices, choices.length))) }),
    evidence: flag('Whether every condition, reason and source is told'),
  });
  const value = choices.length > 0 ? { about, evidence } : { evidence };
  const { outputs } = readParts([{ where: 'body', schema, value }], [], language);
  return outputs.body as Own;
}

/** Returns the call as a request: a field goes where the row reads it, and what it reads nowhere is told as unknown. */
function askingOf(row: Row, sent: Arguments, isEvidenceWanted: boolean): Asking {
  const parts = { body: {} as Record<string, unknown>, query: {} as Query, path: {} as Record<string, Term> };
  for (const [name, value] of Object.entries(sent)) {
    if (name === 'about' || name === 'evidence') continue;
    if (row.body && Object.hasOwn(row.body.entries, name)) parts.body[name] = value;
    else if (Object.hasOwn(row.params.entries, name)) parts.path[name] = value as Term;
    else if (!row.body || Object.hasOwn(row.query.entries, name)) parts.query[name] = value as Term;
    else parts.body[name] = value;
  }
  // A name is for display, so that nobody needs to send one.
  if (row.body && 'name' in row.body.entries) parts.body['name'] ??= '';
  return { ...parts, query: { ...parts.query, ...levelOf(row, parts.query, isEvidenceWanted) } };
}

type Query = Record<string, Term | readonly Term[]>;

function levelOf({ asks, query }: Row, { detail, fields, include }: Query, isEvidenceWanted: boolean): Query {
  if (!('detail' in query.entries)) return {};
  if (!isEvidenceWanted) return { detail: detail ?? (fields ? null : 'brief') };
  return { detail: 'full', ...(asks?.listsRules && { include: include ?? 'present' }) };
}

/** @throws ApiError where a call is longer, or nested deeper, than a body may be */
function requireModest(sent: Arguments): void {
  let level: unknown[] = [sent];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > NESTING_LIMIT) throw new ApiError('too_deep', message('body_too_deep', { levels: NESTING_LIMIT }));
    level = level
      .flatMap((value) => Object.values(value as object))
      .filter((value) => typeof value === 'object' && value !== null);
  }
  if (Buffer.byteLength(JSON.stringify(sent)) > BODY_LIMIT_BYTES) {
    throw new ApiError('payload_too_large', message('body_too_large', { kib: BODY_LIMIT_BYTES / 1024 }));
  }
}

function isPlaceMissing({ detail }: { readonly detail?: unknown }): boolean {
  if (!Array.isArray(detail)) return false;
  return (detail as { loc: unknown[]; type: string }[]).some(
    ({ loc, type }) => type === 'missing' && (loc.at(-1) === 'latitude' || loc.at(-1) === 'longitude'),
  );
}

function placeHint({ place_name: placeName }: Arguments, language: Language): string {
  const isName = typeof placeName === 'string' && placeName.trim() !== '' && placeName.length <= 80;
  return say('find_place', { placeName: isName ? placeName : null }, language);
}
