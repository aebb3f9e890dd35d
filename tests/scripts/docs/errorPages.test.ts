/** The pages of errors: every code and every kind of invalid field that the service answers has one. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { errorList, errorPages, errorParts } from '../../../scripts/docs/errorPages.ts';

const root = new URL('../../../', import.meta.url);
const textOf = (path: string): string => readFileSync(new URL(path, root), 'utf8');
const parts = errorParts(textOf('docs/errors.md'));
const names = parts.map(({ name }) => name);

/** What the code writes into `type` beside `loc` or `field` and `msg`. */
function kindsInSources(): string[] {
  const files = ['lib', 'functions'].flatMap((folder) =>
    readdirSync(new URL(folder, root), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts'))
      .map((name) => textOf(`${folder}/${name}`)),
  );
  const written = files.flatMap((text) => [...text.matchAll(/\b(?:loc|field)\b[^;]*?\bmsg\b[^;]*?type: '(\w+)'/g)]);
  const [, table] = /const TYPES[^{]*\{([^}]*)\}/.exec(textOf('functions/_shell/validate.ts'))!;
  return [...written, ...table!.matchAll(/: '(\w+)',/g)].map(([, kind]) => kind!);
}

describe('kinds of invalid fields', () => {
  const kinds = [...new Set(kindsInSources())].sort();

  test('are found in the sources', () => {
    expect(kinds).toEqual(expect.arrayContaining(['enum', 'less_than_equal', 'missing', 'timezone', 'unknown_field']));
  });

  test.each(kinds)('%s has a page', (kind) => {
    expect(names).toContain(kind);
  });
});

test('each part begins with a whole sentence and has a page of its own', () => {
  for (const { about, name } of parts) expect([name, about]).toEqual([name, expect.stringMatching(/^[A-Z`/].*\.$/)]);
  expect(errorPages(parts).map(([file]) => file)).toEqual([
    'errorList',
    ...parts.map(({ path }) => path.replace(/^\//, '')),
  ]);
});

test('a code that the guide does not tell of stops the build', () => {
  expect(() => errorParts('# Errors\n')).toThrow('docs/errors.md does not tell of malformed_json.');
});

test('the list for programs tells codes and kinds apart', () => {
  const { codes, types } = JSON.parse(errorList(parts)) as { codes: object[]; types: object[] };
  expect(codes[0]).toMatchObject({ code: 'malformed_json', status: 400, page: '/errors/malformed_json' });
  expect(types[0]).toMatchObject({ type: 'missing', page: '/errors/types/missing' });
});
