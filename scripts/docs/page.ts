/** The frame of every page: head, navigation, and content. */
import type { GroupFamily } from './families.ts';
import { html, type Content } from './markup.ts';

/** A page of docs/ in the repository, and its subject. */
export interface Guide {
  readonly name: string;
  readonly title: string;
  readonly about: string;
}

/** The navigation of every page. */
export interface Contents {
  readonly guides: readonly Guide[];
  readonly families: readonly GroupFamily[];
}

export interface Page {
  readonly title: string;
  readonly path: string;
  readonly main: Content;
  /** Sections of this page, shown below its line in the navigation. */
  readonly sections?: readonly { readonly id: string; readonly title: Content }[];
}

const SITE = 'Vedic astrology API';

export function pageHtml({ title, path, main, sections = [] }: Page, contents: Contents): string {
  const within =
    sections.length > 0 &&
    html`<ul class="sections">
      ${sections.map(({ id, title: of }) => html`<li><a href="#${id}">${of}</a></li>`)}
    </ul>`;
  const link = (to: string, of: string) =>
    html`<li><a href="${to}" ${to === path && html` aria-current="page"`}>${of}</a>${to === path && within}</li>`;
  const [before, after] = neighbours(path, contents);
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>${title === SITE ? SITE : `${title} · ${SITE}`}</title>
        <link rel="icon" type="image/svg+xml" href="/docs/icon.svg" />
        <link rel="stylesheet" href="/docs/page.css" />
        <script type="module" src="/docs/page.js"></script>
      </head>
      <body>
        <a class="skip" href="#main">Skip to the text</a>
        <header class="top">
          <a class="brand" href="/docs"><img src="/docs/icon.svg" alt="" width="28" height="28" />${SITE}</a>
          ${SEARCH}
          <nav aria-label="Main">
            <a class="to-contents" href="#contents">Contents</a>
            <a href="/playground">Playground</a>
            <a href="/openapi.json">OpenAPI</a>
          </nav>
        </header>
        <main id="main">${main} ${(before ?? after) && turning(before, after)}</main>
        <nav id="contents" class="contents" aria-label="Contents">
          <p class="family">Start</p>
          <ul>
            ${link('/docs', 'First calls')} ${link('/errors', 'Error codes')} ${link('/docs/changelog', 'Changes')}
          </ul>
          <p class="family">Guides</p>
          <ul>
            ${contents.guides.map(({ name, title: of }) => link(`/docs/guide/${name}`, shortTitle(of)))}
          </ul>
          ${contents.families.map(
            (family) =>
              html`<p class="family">${family.title}</p>
                <ul>
                  ${family.groups.map(({ name, title: of }) => link(`/docs/reference/${name}`, of))}
                </ul>`,
          )}
        </nav>
        <footer>
          MIT licence. Computed, not consulted: nothing here replaces a physician, a lawyer or your own judgement.
        </footer>
      </body>
    </html> `.text;
}

/** Hidden until the script of the page has made it work. */
const SEARCH = html`<div id="search" class="search" role="search" hidden>
  <input
    type="search"
    role="combobox"
    aria-label="Search the documentation"
    aria-autocomplete="list"
    aria-controls="found"
    aria-expanded="false"
    placeholder="Search   /"
    autocomplete="off"
    spellcheck="false"
  />
  <div id="found" role="listbox" aria-label="Found" hidden></div>
  <p role="status"></p>
</div>`;

interface Neighbour {
  readonly path: string;
  readonly title: string;
}

/** The pages before and after this one, in the order of the contents. */
function neighbours(path: string, { families, guides }: Contents): [before?: Neighbour, after?: Neighbour] {
  const pages = [
    { path: '/docs', title: 'First calls' },
    ...guides.map(({ name, title }) => ({ path: `/docs/guide/${name}`, title: shortTitle(title) })),
    ...families.flatMap(({ groups }) => groups).map(({ name, title }) => ({ path: `/docs/reference/${name}`, title })),
  ];
  const at = pages.findIndex((page) => page.path === path);
  return at === -1 ? [] : ([pages[at - 1], pages[at + 1]] as [before?: Neighbour, after?: Neighbour]);
}

function turning(before?: Neighbour, after?: Neighbour): Content {
  return html`<nav class="turning" aria-label="Pages before and after">
    ${before && html`<a rel="prev" href="${before.path}"><span>Before</span> ${before.title}</a>`}
    ${after && html`<a rel="next" href="${after.path}"><span>Next</span> ${after.title}</a>`}
  </nav>`;
}

/** A title without its explanation. */
function shortTitle(title: string): string {
  return title.split(',')[0]!;
}
