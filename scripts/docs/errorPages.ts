/** A page for each error code, at the address of its `type`: the part of docs/errors.md about it. */
import { PROBLEMS, SPECIFIC_CODES } from '../../functions/_shell/errors.ts';
import { markdownHtml } from './guide.ts';
import { html } from './markup.ts';
import type { Page } from './page.ts';

const CODES = [...Object.keys(PROBLEMS), 'validation_error', ...SPECIFIC_CODES];

/**
 * @param markdown docs/errors.md, in which each heading of the third level is a code
 * @throws Error when a code is missing there
 */
export function errorPages(markdown: string): [file: string, page: Page][] {
  return CODES.map((code) => [`errors/${code}`, errorPage(code, partAbout(code, markdown))]);
}

function partAbout(code: string, markdown: string): string {
  const [, rest] = markdown.split(`\n### \`${code}\`\n`);
  if (rest === undefined) throw new Error(`docs/errors.md does not tell of ${code}.`);
  // The next heading ends the part.
  return rest.split(/^##/m)[0]!;
}

function errorPage(code: string, text: string): Page {
  return {
    title: code,
    path: `/errors/${code}`,
    main: html`<div class="guide">
      <p class="lead">Error code</p>
      <h1><code>${code}</code></h1>
      ${markdownHtml(text)}
      <p><a href="/docs/guide/errors">All error codes</a></p>
    </div>`,
  };
}
