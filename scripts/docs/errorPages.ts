/** A page for each error code and each kind of invalid field, and one that lists them: the parts of docs/errors.md. */
import { PROBLEMS, SPECIFIC_CODES } from '../../functions/_shell/errors.ts';
import { markdownHtml } from './guide.ts';
import { html, prose, type Content } from './markup.ts';
import type { Page } from './page.ts';

const CODES = [...Object.keys(PROBLEMS), 'validation_error', ...SPECIFIC_CODES];

/** What the headings of docs/errors.md tell. */
export interface ErrorPart {
  readonly name: string;
  /** The address of its page. */
  readonly path: string;
  /** Null for a kind of invalid field, which stands in an answer of status 422. */
  readonly status: number | null;
  /** Its first sentence, as plain text. */
  readonly about: string;
  readonly text: string;
}

/**
 * @param markdown docs/errors.md, in which each heading of the third level is a code or a kind of invalid field
 * @throws Error when a code is missing there
 */
export function errorParts(markdown: string): readonly ErrorPart[] {
  const codes = CODES.map((code) => part(code, `/errors/${code}`, statusOf(code), partAbout(code, markdown)));
  const [, kinds = ''] = markdown.split('\n## Kinds of invalid fields\n');
  const [section] = kinds.split(/^## /m);
  const names = [...section!.matchAll(/^### `(\w+)`$/gm)].map(([, name]) => name!);
  return [...codes, ...names.map((name) => part(name, `/errors/types/${name}`, null, partAbout(name, markdown)))];
}

function statusOf(code: string): number {
  return code in PROBLEMS ? PROBLEMS[code as keyof typeof PROBLEMS].status : 422;
}

function part(name: string, path: string, status: number | null, text: string): ErrorPart {
  const [paragraph = ''] = text.trim().split('\n\n');
  const plain = paragraph.replace(/^\*\*\d+\.\*\* /, '').replace(/\s*\n\s*/g, ' ');
  return { name, path, status, about: /^.*?\.(?= |$)/.exec(plain)?.[0] ?? plain, text };
}

function partAbout(name: string, markdown: string): string {
  const [, rest] = markdown.split(`\n### \`${name}\`\n`);
  if (rest === undefined) throw new Error(`docs/errors.md does not tell of ${name}.`);
  // The next heading ends the part.
  return rest.split(/^##/m)[0]!;
}

export function errorPages(parts: readonly ErrorPart[]): [file: string, page: Page][] {
  return [['errorList', listPage(parts)], ...parts.map((one): [string, Page] => [one.path.slice(1), partPage(one)])];
}

function partPage({ name, path, status, text }: ErrorPart): Page {
  return {
    title: name,
    path,
    main: html`<div class="guide">
      <p class="lead">${status === null ? 'Kind of an invalid field, in a 422' : 'Error code'}</p>
      <h1><code>${name}</code></h1>
      ${markdownHtml(text)}
      <p><a href="/errors">All error codes and kinds</a></p>
    </div>`,
  };
}

function listPage(parts: readonly ErrorPart[]): Page {
  return {
    title: 'Error codes',
    path: '/errors',
    main: html`<div class="guide">
      <h1>Error codes</h1>
      <p class="lead">
        The <code>code</code> of every error, and the <code>type</code> of every invalid field. The guide to
        <a href="/docs/guide/errors">errors</a> tells how an error is built and when to try again.
      </p>
      <h2 id="codes"><a href="#codes">Codes</a></h2>
      ${table(
        'Codes',
        ['Status', 'Code', 'Meaning'],
        parts.filter(({ status }) => status !== null).map((one) => [one.status, linked(one), prose(one.about)]),
      )}
      <h2 id="types"><a href="#types">Kinds of invalid fields</a></h2>
      ${table(
        'Kinds of invalid fields',
        ['Type', 'Meaning'],
        parts.filter(({ status }) => status === null).map((one) => [linked(one), prose(one.about)]),
      )}
    </div>`,
    sections: [
      { id: 'codes', title: 'Codes' },
      { id: 'types', title: 'Kinds of invalid fields' },
    ],
  };
}

function linked({ name, path }: ErrorPart): Content {
  return html`<a href="${path}"><code>${name}</code></a>`;
}

function table(label: string, heads: readonly string[], rows: readonly (readonly Content[])[]): Content {
  return html`<div class="wide" tabindex="0" role="region" aria-label="${label}">
    <table>
      <thead>
        <tr>
          ${heads.map((head) => html`<th>${head}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${rows.map(
          (cells) =>
            html`<tr>
              ${cells.map((cell) => html`<td>${cell}</td>`)}
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`;
}

/** The same list for programs. */
export function errorList(parts: readonly ErrorPart[]): string {
  const codes = parts.flatMap(({ name, path, status, about }) =>
    status === null ? [] : [{ code: name, status, about, page: path }],
  );
  const types = parts.flatMap(({ name, path, status, about }) =>
    status === null ? [{ type: name, about, page: path }] : [],
  );
  return JSON.stringify({ codes, types });
}
