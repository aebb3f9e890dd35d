/** A page for each error code, where its `type` leads: the part of docs/errors.md that is about it. */
import { markdownHtml } from './guide.ts';
import { html } from './markup.ts';
import type { Page } from './page.ts';

/** @param markdown docs/errors.md, in which each heading of the third level is a code */
export function errorPages(markdown: string): [file: string, page: Page][] {
  const [, ...parts] = markdown.split(/^### `(?=\w+`$)/m);
  return parts.map((part) => {
    const code = part.slice(0, part.indexOf('`'));
    // The next heading of a status begins something else.
    const [text] = part.slice(code.length + 1).split(/^## /m);
    return [`errors/${code}`, errorPage(code, text!)];
  });
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
