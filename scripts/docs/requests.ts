/** A request as a reader pastes it: a curl command whose host the page replaces by its own. */
import { JSON_TYPE, type Operation } from './document.ts';
import { readableJson } from '../../web/code/notation.ts';
import type { Sendable } from '../../web/docs/sendable.ts';
import { html, shell, text, type Content, type Markup } from './markup.ts';

/** Where `npm start` listens; the script of the page replaces it by the page's own host. */
const ORIGIN = 'http://127.0.0.1:3000';

export function requestFigure(operation: Operation): Markup {
  return figure('Request', curlOf(operation), JSON.stringify(sendable(operation)));
}

/** @param sent what the page's script can send, as JSON; absent where the figure only shows a request */
export function figure(title: Content, content: Content, sent?: string): Markup {
  return sample(title, content, sent === undefined ? '' : html` data-request="${sent}"`);
}

/** The figure of an answer, whose fields the page's script folds and explains. */
export function answerFigure(title: Content, answer: object): Markup {
  return sample(title, text(readableJson(answer)), html` data-answer`);
}

function sample(title: Content, content: Content, attribute: Content): Markup {
  return html`<figure class="sample" ${attribute}>
    <figcaption><span>${title}</span></figcaption>
    <pre tabindex="0"><code>${content}</code></pre>
  </figure>`;
}

function sendable({ method, path, parameters = [], security, responses }: Operation): Sendable {
  const formats = Object.keys(responses['200']?.content ?? {});
  return {
    method,
    path,
    fields: parameters.map(({ name, in: where, example = '', schema }) => ({
      name,
      in: where,
      example: String(example),
      choices: (schema.enum ?? []).map(String),
    })),
    isProtected: security !== undefined,
    formats: formats.length > 1 ? formats : [],
  };
}

function curlOf({ method, path, parameters = [], requestBody, security }: Operation): Markup {
  const given = parameters.filter(({ example }) => example !== undefined);
  const named = path.replace(/\{(\w+)\}/g, (_, name: string) =>
    String(given.find((one) => one.name === name)?.example),
  );
  const asked = given.filter(({ in: where }) => where === 'query');
  const query = asked.map(({ name, example }) => `${name}=${encodeURIComponent(String(example))}`).join('&');
  const body = requestBody?.content[JSON_TYPE]?.example;
  const parts = [security && sentToken(), body !== undefined && sentBody(body)];
  const line = curl(query ? `${named}?${query}` : named);
  // With a body curl sends POST, without one GET.
  const isDescribed = method !== (body === undefined ? 'GET' : 'POST');
  return shell`${line}${isDescribed && ` -X ${method}`}${parts}`;
}

/** The first line of a request; quotes keep a shell from reading the query. */
export function curl(target: string): Markup {
  return shell`curl -s '<span class="origin">${ORIGIN}</span>${target}'`;
}

export function sentToken(): Markup {
  return shell` \\\n  -H "Authorization: Bearer $TOKEN"`;
}

/** With a body curl sends POST. */
export function sentBody(body: unknown): Markup {
  const json = text(readableJson(body as object).replaceAll("'", String.raw`'\''`));
  return shell` \\\n  -H 'Content-Type: ${JSON_TYPE}' \\\n  -d '<span class="body">${json}</span>'`;
}
