/** All pages of the documentation, by the file that each is written to. */
import { operationsOf, type ApiDocument } from './document.ts';
import { errorPages } from './errorPages.ts';
import { exampleChart } from './example.ts';
import { familiesOf } from './families.ts';
import { glimpse } from './glimpse.ts';
import { guideText, type GuideText } from './guide.ts';
import { opening } from './opening.ts';
import { pageHtml, type Contents, type Page } from './page.ts';
import { referencePage } from './reference.ts';

/** Guides in the order in which they are read; the others follow by name. */
const READ_FIRST = [
  'app',
  'contents',
  'account',
  'errors',
  'conventions',
  'accuracy',
  'conformance',
  'comparison',
  'privacy',
  'security',
  'deployment',
  'settings',
  'cost',
];

/** @param markdown the texts of docs/, by name */
export function docsFiles(document: ApiDocument, markdown: Readonly<Record<string, string>>): Map<string, string> {
  const guides = Object.keys(markdown)
    .sort(byReading)
    .map((name) => guideText(name, markdown[name]!));
  const contents: Contents = { guides, families: familiesOf(document) };
  const operations = operationsOf(document);
  const groups = contents.families.flatMap(({ groups: members }) => members);
  const pages: [file: string, page: Page][] = [
    ['docs/index', { title: 'Vedic astrology API', path: '/docs', main: opening(document, operations, contents) }],
    ...groups.map((group): [string, Page] => [`reference/${group.name}`, referencePage(group, operations, document)]),
    ...guides.map((guide): [string, Page] => [`guide/${guide.name}`, guidePage(guide)]),
    ...errorPages(markdown['errors'] ?? ''),
  ];
  return new Map([
    ...(glimpse(operations) === null ? [] : [['docs/chart.svg', exampleChart()] as const]),
    ...pages.map(([file, page]): [string, string] => [`${file}.html`, pageHtml(page, contents)]),
  ]);
}

function byReading(one: string, other: string): number {
  const place = (name: string) => (READ_FIRST.includes(name) ? READ_FIRST.indexOf(name) : READ_FIRST.length);
  return place(one) - place(other) || one.localeCompare(other);
}

function guidePage({ name, title, main, sections }: GuideText): Page {
  return { title, path: `/docs/guide/${name}`, main, sections };
}
