/** Guide pages: the Markdown of docs/ as pages, with anchors, and links that lead to pages instead of files. */
import { Marked, type Tokens } from 'marked';
import { html, Markup, type Content } from './markup.ts';
import type { Guide } from './page.ts';

export interface GuideText extends Guide {
  readonly main: Content;
  readonly sections: readonly { readonly id: string; readonly title: string }[];
}

/** @param markdown a file of docs/: a heading of the first level, a paragraph on its subject, and the rest */
export function guideText(name: string, markdown: string): GuideText {
  const parser = markdownParser();
  const tokens = parser.lexer(markdown);
  const [first] = tokens;
  const lead = tokens.find(({ type }) => type === 'paragraph') as Tokens.Paragraph | undefined;
  if (first?.type !== 'heading' || !lead) throw new Error(`docs/${name}.md must begin with a heading and a paragraph.`);
  const sections = tokens.filter((token): token is Tokens.Heading => token.type === 'heading' && token.depth === 2);
  return {
    name,
    title: plain((first as Tokens.Heading).text),
    about: plain(lead.text),
    main: html`<div class="guide">${new Markup(parser.parser(tokens))}</div>`,
    sections: sections.map(({ text }) => ({ id: anchorOf(text), title: plain(text) })),
  };
}

/** @param markdown CHANGELOG.md, whose headings of the second level are versions */
export function changelogText(markdown: string): GuideText {
  return { ...guideText('changelog', markdown), title: 'Changes' };
}

export function markdownHtml(markdown: string): Markup {
  return new Markup(markdownParser().parse(markdown, { async: false }));
}

function markdownParser(): Marked {
  let tables = 0;
  return new Marked({
    renderer: {
      heading({ depth, text, tokens }) {
        const content = this.parser.parseInline(tokens);
        if (depth === 1) return `<h1>${content}</h1>`;
        const id = anchorOf(text);
        return `<h${depth} id="${id}"><a href="#${id}">${content}</a></h${depth}>`;
      },
      link({ href, tokens }) {
        return `<a href="${pageOf(href)}">${this.parser.parseInline(tokens)}</a>`;
      },
      code({ text }) {
        const content = html`${text}`.text.replaceAll(ORIGIN, `<span class="origin">${ORIGIN}</span>`);
        return `<figure class="sample"><pre tabindex="0"><code>${content}</code></pre></figure>`;
      },
      table(token) {
        // As marked renders it, in a box that scrolls where the screen is narrow.
        const cell = (tag: string, { tokens, align }: Tokens.TableCell) =>
          `<${tag}${align ? ` class="${align}"` : ''}>${this.parser.parseInline(tokens)}</${tag}>`;
        const line = (tag: string, cells: readonly Tokens.TableCell[]) =>
          `<tr>${cells.map((one) => cell(tag, one)).join('')}</tr>`;
        const body = token.rows.map((cells) => line('td', cells)).join('');
        return `<div class="wide" tabindex="0" role="region" aria-label="Table ${(tables += 1)}"><table><thead>${line('th', token.header)}</thead><tbody>${body}</tbody></table></div>`;
      },
    },
  });
}

const ORIGIN = 'http://127.0.0.1:3000';

/** As git hosts create anchors, so that a link to a section works there and here. */
function anchorOf(heading: string): string {
  return plain(heading)
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');
}

function plain(text: string): string {
  return text
    .replace(/\[([^\]]+)\]\([^)]*\)/g, '$1')
    .replace(/[`*]/g, '')
    .replaceAll('\n', ' ');
}

/** In docs/ a page is a file beside this one. */
function pageOf(href: string): string {
  return href.replace(/^(?:\.\/)?([\w-]+)\.md(?=#|$)/, '/docs/guide/$1');
}
