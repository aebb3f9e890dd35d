/** The guides agree with the code: all codes, all choices, and no link that a git host could not follow. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { PROBLEMS, SPECIFIC_CODES } from '../../../functions/_shell/errors.ts';
import { DEFAULT_CONVENTIONS } from '../../../lib/astro/conventions.ts';
import { MATCHING_CHOICES } from '../../../lib/astro/judgement/matching/conventions.ts';
import { VARGA_METHODS } from '../../../lib/astro/varga/vargas.ts';
import { ConventionEntries } from '../../../lib/schemas/common/inputs.ts';

const docs = new URL('../../../docs/', import.meta.url);
const textOf = (name: string) => readFileSync(new URL(name, docs), 'utf8');
const names = readdirSync(docs).filter((name) => name.endsWith('.md'));

/** As git hosts make them from headings. */
function anchorsOf(markdown: string): string[] {
  const headings = [...markdown.matchAll(/^#+ (.+)$/gm)].map(([, heading]) => heading!);
  return headings.map((heading) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );
}

describe.each(names)('%s', (name) => {
  const markdown = textOf(name);

  test('begins with its title and with what it is about', () => {
    expect(markdown).toMatch(/^# .+\n\n[^\n#|`-]/);
  });

  test('links to files and headings that are there', () => {
    const links = [...markdown.matchAll(/\]\(([^)]+)\)/g)].map(([, link]) => link!);
    for (const link of links) {
      const [file, anchor] = link.split('#') as [string, string?];
      expect([link, file === '' || existsSync(new URL(file, docs))]).toEqual([link, true]);
      if (anchor !== undefined) expect(anchorsOf(textOf(file || name))).toContain(anchor);
    }
  });
});

test('errors.md has every code with its status, and no other', () => {
  const described = [...textOf('errors.md').matchAll(/^### `(\w+)`\n\n\*\*(\d+)\.\*\*/gm)];
  const codes = Object.entries(PROBLEMS).map(([code, { status }]) => [code, String(status)]);
  const invalid = ['validation_error', ...SPECIFIC_CODES].map((code) => [code, '422']);
  expect(described.map(([, code, status]) => [code, status]).sort()).toEqual([...codes, ...invalid].sort());
});

describe('conventions.md', () => {
  const markdown = textOf('conventions.md');
  const wire = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

  test.each(Object.entries(ConventionEntries))('names %s, and everything that it can be', (field, { wrapped }) => {
    const options = 'pipe' in wrapped ? wrapped.pipe[0].options : [];
    for (const name of [field, ...options]) expect(markdown).toContain(`\`${name}\``);
  });

  test.each(Object.entries(MATCHING_CHOICES))(
    'names the reading %s of a match, and everything that it can be',
    (name, values) => {
      const row = new RegExp(`^\\| \`${wire(name)}\` .*$`, 'm').exec(markdown)?.[0] ?? '';
      expect(row).toMatch(new RegExp(`^\\| \`${wire(name)}\` +\\| \`${values[0]}\` +\\|`));
      for (const value of values) expect(row).toContain(`\`${value}\``);
    },
  );

  test.each(Object.entries(VARGA_METHODS))('names every mapping of %s', (varga, methods) => {
    const row = new RegExp(`^\\| \`${varga}\` +\\|.*$`, 'm').exec(markdown)?.[0];
    for (const method of methods) expect(row).toContain(`\`${method}\``);
  });

  test('names the actual defaults', () => {
    for (const [name, value] of Object.entries(DEFAULT_CONVENTIONS)) {
      if (typeof value === 'object') continue;
      expect(markdown).toMatch(new RegExp(`^\\| \`${wire(name)}\` +\\| \`${value}\` +\\|`, 'm'));
    }
  });
});
