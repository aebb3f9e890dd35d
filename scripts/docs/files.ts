/** All pages of the documentation, by the file that each is written to. */
import { operationsOf, type ApiDocument } from './document.ts';
import { indexOf } from '../../web/docs/finder.ts';
import { errorList, errorPages, errorParts } from './errorPages.ts';
import { exampleChart } from './example.ts';
import { familiesOf } from './families.ts';
import { glimpse } from './glimpse.ts';
import { changelogText, guideText, type GuideText } from './guide.ts';
import { llmsText } from './llms.ts';
import { opening } from './opening.ts';
import { pageHtml, type Contents, type Page } from './page.ts';
import { referencePage } from './reference.ts';
import { searchEntries } from './search/entries.ts';

/** Guides in the order in which they are read; the others follow by name. */
const READ_FIRST = [
  'app',
  'contents',
  'matching',
  'muhurta',
  'eclipses',
  'day-tables',
  'points',
  'kp',
  'year-ahead',
  'calendar-feed',
  'command-line',
  'package',
  'device',
  'mcp',
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

/**
 * @param markdown the texts of docs/, by name
 * @param changelog the text of CHANGELOG.md
 */
export function docsFiles(
  document: ApiDocument,
  markdown: Readonly<Record<string, string>>,
  changelog: string,
): Map<string, string> {
  const guides = Object.keys(markdown)
    .sort(byReading)
    .map((name) => guideText(name, markdown[name]!));
  const contents: Contents = { guides, families: familiesOf(document) };
  const operations = operationsOf(document);
  const errors = errorParts(markdown['errors'] ?? '');
  const groups = contents.families.flatMap(({ groups: members }) => members);
  const pages: [file: string, page: Page][] = [
    ['docs/index', { title: 'Vedic astrology API', path: '/docs', main: opening(document, operations, contents) }],
    ...groups.map((group): [string, Page] => [`reference/${group.name}`, referencePage(group, operations, document)]),
    ...guides.map((guide): [string, Page] => [`guide/${guide.name}`, guidePage(guide, `/docs/guide/${guide.name}`)]),
    ['changelog', guidePage(changelogText(changelog), '/docs/changelog')],
    ...errorPages(errors),
  ];
  return new Map([
    ...(glimpse(operations) === null ? [] : [['docs/chart.svg', exampleChart()] as const]),
    ['errorList.json', errorList(errors)],
    ['llms.txt', llmsText(operations, contents, errors)],
    ['docs/search.json', indexOf(searchEntries({ contents, document, errors, guides, operations }))],
    ...pages.map(([file, page]): [string, string] => [`${file}.html`, pageHtml(page, contents)]),
  ]);
}

function byReading(one: string, other: string): number {
  const place = (name: string) => (READ_FIRST.includes(name) ? READ_FIRST.indexOf(name) : READ_FIRST.length);
  return place(one) - place(other) || one.localeCompare(other);
}

function guidePage({ title, main, sections }: GuideText, path: string): Page {
  return { title, path, main, sections };
}
