/** What the search of the pages can find: paths, groups, parts of guides, errors, and what there is not. */
import type { Entry } from '../../../web/docs/finder.ts';
import { JSON_TYPE, resolved, type ApiDocument, type Operation } from '../document.ts';
import type { ErrorPart } from '../errorPages.ts';
import { fieldsOf } from '../fields.ts';
import type { GuideText } from '../guide.ts';
import type { Contents } from '../page.ts';
import { ALIASES, NOT_HERE } from './aliases.ts';

type Unnumbered = Omit<Entry, 'id'>;

/** Names of deeper fields are those of parts that other paths have too. */
const DEEPEST_NAME = 1;

export interface Searched {
  readonly document: ApiDocument;
  readonly operations: readonly Operation[];
  readonly contents: Contents;
  readonly guides: readonly GuideText[];
  readonly errors: readonly ErrorPart[];
}

/** @throws Error when an alias stands for nothing */
export function searchEntries({ contents, document, errors, guides, operations }: Searched): Entry[] {
  const groups = contents.families.flatMap(({ groups: members }) => members);
  const entries: Unnumbered[] = [
    ...operations.map((operation) => pathEntry(operation, document)),
    ...groups.map(({ about, name, title }) => entry(`/docs/reference/${name}`, 'Group', title, `${about}.`)),
    ...guides.flatMap(guideEntries),
    ...errors.map(({ about, name, path, status }) =>
      entry(path, status === null ? 'Invalid field' : `Error ${status}`, name, about.replaceAll('`', '')),
    ),
    entry('/errors', 'Page', 'Error codes', 'Every code and every kind of invalid field.'),
    entry('/docs/changelog', 'Page', 'Changes', 'What changed, and which numbers moved by how much.'),
    entry('/docs', 'Page', 'First calls', 'What to paste first, and what comes back.'),
    entry('/docs/postman.json', 'File', 'Postman collection', 'Every request with an example.'),
    entry('/openapi.json', 'File', 'OpenAPI', 'Every path, field and error, for tools.'),
    entry(
      '/playground',
      'Page',
      'Playground',
      'Chart, periods and the day of a birth, two births side by side, a time for a purpose, to try.',
    ),
    ...NOT_HERE.map(({ text, title, url, words }) => entry(url, 'Not here', title, text, words)),
  ];
  const known = new Set(entries.map(({ title, url }) => (url.startsWith('/docs/reference/') ? title : url)));
  const astray = Object.keys(ALIASES).filter((key) => !known.has(key));
  if (astray.length > 0)
    throw new Error(`scripts/docs/search/aliases.ts names what is not there: ${astray.join(', ')}.`);
  return entries.map((one, id) => ({ ...one, id, ...wordsFor(one) }));
}

/** By the path or the title of a group, or by the address of a page. */
function wordsFor({ aliases, title, url }: Unnumbered): Pick<Entry, 'first' | 'aliases'> {
  const words = aliases || (ALIASES[title] ?? ALIASES[url] ?? '');
  const [first, others] = words.split(' | ');
  return others === undefined ? { first: '', aliases: words } : { first: first!, aliases: others };
}

function entry(url: string, kind: string, title: string, text: string, aliases = ''): Unnumbered {
  return { url, kind, title, text, first: '', aliases, more: '', names: '' };
}

function pathEntry(operation: Operation, document: ApiDocument): Unnumbered {
  const { description, method, operationId, path, summary, tags } = operation;
  return {
    url: `/docs/reference/${tags[0]}#${operationId}`,
    kind: method,
    title: path.replace('/api/v1', ''),
    text: summary,
    first: '',
    aliases: '',
    more: description.replaceAll('`', ''),
    names: namesOf(operation, document).join(' '),
  };
}

function namesOf({ parameters = [], requestBody, responses }: Operation, document: ApiDocument): string[] {
  const asked = requestBody?.content[JSON_TYPE]?.schema;
  const answered = responses['200']?.content?.[JSON_TYPE]?.schema;
  const data = answered && (resolved(answered, document).properties?.['data'] ?? answered);
  const fields = [asked, data].flatMap((schema) => (schema ? fieldsOf(schema, document) : []));
  const names = fields.filter(({ depth }) => depth <= DEEPEST_NAME).map(({ name }) => name);
  return [...new Set([...parameters.map(({ name }) => name), ...names])];
}

function guideEntries({ about, name, sections, title }: GuideText): Unnumbered[] {
  const url = `/docs/guide/${name}`;
  return [
    entry(url, 'Guide', title, about),
    ...sections.map(({ id, title: of }) => entry(`${url}#${id}`, 'Guide', of, title)),
  ];
}
