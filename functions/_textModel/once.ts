/** `Idempotency-Key`: a repeated request gets the answer of the first, and costs nothing. */
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { addressSubject } from '../../lib/auth/limits/throttle.ts';
import { message } from '../../lib/words/message.ts';
import { userOf } from '../_shell/signedIn/user.ts';
import { unlessUnreachable } from './reachable.ts';
import type { TextRefusals } from './textRefusals.ts';
import type { KeptText, TextStore } from './textStore.ts';

/** What a request knows of earlier ones with the same key. */
export interface Once {
  /** The current time of the first request with this key. */
  readonly nowUnixMs: number;
  /** The text of the first request; null where this is the first. */
  readonly repeats: KeptText | null;
  /** Stores the text for later requests. */
  keeps(text: KeptText): void;
}

/** A model takes a few seconds. */
const WAIT_SECONDS = 2;
const KEY = /^[\x21-\x7e]{1,255}$/;

export interface OnceParts {
  readonly store: TextStore | null;
  readonly refusals: TextRefusals;
  /** The instant after which storing the answer is no longer awaited. */
  readonly untilUnixMs: number;
}

type Answering<Result> = (once: Once) => Promise<Result>;

/**
 * Answers a request with an `Idempotency-Key` once, and a repetition with the same answer.
 *
 * @throws an error of `refusals`: while the first request is being answered, for a malformed key, for a key of another
 *   request
 */
export async function answeredOnce<Result>(
  event: APIGatewayProxyEventV2,
  { refusals, store, untilUnixMs }: OnceParts,
  answering: Answering<Result>,
): Promise<Result> {
  const nowUnixMs = Date.now();
  const alone: Once = { nowUnixMs, repeats: null, keeps: () => undefined };
  const key = event.headers['idempotency-key'];
  if (key === undefined) return answering(alone);
  if (!KEY.test(key)) throw refusals.keyInvalid(message('idempotency_key_malformed', {}), 'format');
  if (!store) return answering(alone);
  const keyHash = store.hashed(...scopeOf(event), key);
  const request = store.hashed('request', ...requestParts(event));
  const claim = await unlessUnreachable(() => store.claimed(keyHash, request, nowUnixMs));
  switch (claim?.kind) {
    case undefined:
      return answering(alone);
    case 'running':
      throw refusals.keyInUse(WAIT_SECONDS);
    case 'other_request':
      throw refusals.keyInvalid(message('idempotency_key_reused', {}), 'idempotency_key_reused');
    case 'done':
      return answering({ ...alone, nowUnixMs: claim.nowUnixMs, repeats: claim.kept });
    case 'first':
      return first({ store, keyHash, request, nowUnixMs, untilUnixMs }, answering);
  }
}

interface First {
  readonly store: TextStore;
  readonly keyHash: string;
  readonly request: string;
  readonly nowUnixMs: number;
  readonly untilUnixMs: number;
}

async function first<Result>(
  { keyHash, nowUnixMs, request, store, untilUnixMs }: First,
  answering: Answering<Result>,
): Promise<Result> {
  let kept: KeptText | null = null;
  try {
    const answer = await answering({
      nowUnixMs,
      repeats: null,
      keeps(text) {
        kept = text;
      },
    });
    await unlessUnreachable(() => store.answered(keyHash, request, nowUnixMs, kept), untilUnixMs);
    return answer;
  } catch (error) {
    // A refused request may be corrected and sent again with the same key.
    await unlessUnreachable(() => store.released(keyHash));
    throw error;
  }
}

/** The owner of a key: two users may choose the same, and one user may use two addresses. */
function scopeOf(event: APIGatewayProxyEventV2): string[] {
  const user = userOf(event);
  return user === null ? ['once', addressSubject(event.requestContext.http.sourceIp)] : ['once_user', user];
}

/** Everything that an answer depends on. */
function requestParts({ body, headers, rawPath, rawQueryString }: APIGatewayProxyEventV2): string[] {
  return [rawPath, rawQueryString, headers['accept-language'] ?? '', body ?? ''];
}
