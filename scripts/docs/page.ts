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
          <nav aria-label="Main">
            <a class="to-contents" href="#contents">Contents</a>
            <a href="/playground">Playground</a>
            <a href="/openapi.json">OpenAPI</a>
          </nav>
        </header>
        <main id="main">${main}</main>
        <nav id="contents" class="contents" aria-label="Contents">
          <p class="family">Start</p>
          <ul>
            ${link('/docs', 'First calls')}
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

/** A title without its explanation. */
function shortTitle(title: string): string {
  return title.split(',')[0]!;
}
