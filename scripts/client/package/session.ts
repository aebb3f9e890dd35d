/** A sign-in: its tokens are taken from answers, sent with every request, and refreshed when they expire. */
import type { AuthResponse, Token } from './api.js';
import type { AstrologyOptions } from './index.js';
import type { Send } from './sending.js';

/** The calls whose answers begin or refresh a sign-in, and those that end it. */
const SIGNING_IN = /^POST .*\/api\/v1\/auth\/(login|refresh|change-password)$/;
const SIGNING_OUT = /^(POST .*\/api\/v1\/auth\/logout(-everywhere)?|DELETE .*\/api\/v1\/auth\/me)$/;

export class Session {
  readonly #refreshUrl: string;
  readonly #send: Send;
  readonly #onTokens: AstrologyOptions['onTokens'];
  #tokens: Token | null;
  #renewal: Promise<Response> | null = null;

  constructor({ baseUrl, tokens, onTokens }: AstrologyOptions, send: Send) {
    this.#refreshUrl = `${baseUrl.replace(/\/$/, '')}/api/v1/auth/refresh`;
    this.#send = send;
    this.#onTokens = onTokens;
    this.#tokens = tokens ?? null;
  }

  /** Sends a request; where the access token has expired, refreshes it and sends the request again. */
  async answer(request: Request): Promise<Response> {
    const tokens = this.#tokens;
    if (!tokens || request.headers.has('Authorization')) return this.#sent(request);
    // A body can be read once, so the second try needs a copy made before the first.
    const again = request.clone();
    const answer = await this.#sent(signed(request, tokens));
    if (!(await hasExpired(answer))) return answer;
    if (tokens === this.#tokens) {
      const renewal = await this.#renewed(tokens);
      if (!renewal.ok) return renewal.clone();
    }
    return this.#tokens ? this.#sent(signed(again, this.#tokens)) : answer;
  }

  /** Concurrent requests with an expired token await one refresh. */
  #renewed({ refresh_token }: Token): Promise<Response> {
    const headers = { 'Content-Type': 'application/json' };
    const body = JSON.stringify({ refresh_token });
    this.#renewal ??= this.#sent(new Request(this.#refreshUrl, { method: 'POST', headers, body })).finally(() => {
      this.#renewal = null;
    });
    return this.#renewal;
  }

  async #sent(request: Request): Promise<Response> {
    const answer = await this.#send(request);
    const asked = `${request.method} ${request.url}`;
    const [, call] = SIGNING_IN.exec(asked) ?? [];
    if (call === 'refresh' && answer.status === 401) this.#keep(null);
    if (!answer.ok) return answer;
    if (SIGNING_OUT.test(asked)) this.#keep(null);
    else if (call) this.#keep(tokensIn((await answer.clone().json()) as Token | AuthResponse));
    return answer;
  }

  #keep(tokens: Token | null): void {
    this.#tokens = tokens;
    this.#onTokens?.(tokens);
  }
}

function tokensIn(said: Token | AuthResponse): Token | null {
  return 'access_token' in said ? said : said.tokens;
}

function signed(request: Request, { access_token }: Token): Request {
  request.headers.set('Authorization', `Bearer ${access_token}`);
  return request;
}

/** Recognised by its text: a proxy between app and service may answer 401 for reasons of its own. */
async function hasExpired(answer: Response): Promise<boolean> {
  return answer.status === 401 && (await answer.clone().text()).includes('"token_expired"');
}
