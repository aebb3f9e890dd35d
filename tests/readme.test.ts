/**
 * The README does what it says: its commands run as they stand, and print what stands below them.
 * @isolated
 */
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { codeBlocks, MISSING, printedBy, startService, type RunningService } from './support/guides.ts';
import { golden } from './support/golden.ts';
import { loadGroups } from './support/groups.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const textOf = (file: string) => readFileSync(join(root, file), 'utf8');
const README = textOf('README.md');
const [start, ...blocks] = codeBlocks('README.md');

test('is short, and begins with what it is, two pictures, the start and a call', () => {
  expect(README.split('\n').length).toBeLessThanOrEqual(121);
  const at = ['Positions, charts', 'docs/chart.svg', 'docs/playground.png', 'npm start', 'curl -s'].map((part) =>
    README.indexOf(part),
  );
  expect(at).toEqual(at.toSorted((a, b) => a - b));
  expect(at[0]).toBeGreaterThan(0);
});

test('names scripts that there are', () => {
  const { scripts } = JSON.parse(textOf('package.json')) as { scripts: Record<string, string> };
  const names = ['README.md', 'CONTRIBUTING.md'].flatMap((file) =>
    [...textOf(file).matchAll(/npm (?:run )?([a-z]+)/g)].map(([, name]) => name!),
  );
  expect(names.filter((name) => name !== 'install' && scripts[name] === undefined)).toEqual([]);
  expect(start!.text).toBe('npm install\nnpm start\n');
});

test('has no comments in its commands: a shell of macOS takes them for arguments', () => {
  const commands = ['README.md', 'docs/app.md'].flatMap(codeBlocks).filter(({ language }) => language === 'sh');
  expect(commands.filter(({ text }) => /(^|\s)#\s/m.test(text))).toEqual([]);
});

test('leads to files that there are', () => {
  const links = [...README.matchAll(/(?:\]\(|src=")((?!http)[^)"#]+)/g)].map(([, link]) => link!);
  expect(links.length).toBeGreaterThan(20);
  expect(links.filter((link) => !existsSync(join(root, link)))).toEqual([]);
});

test('the list of what is here counts the paths of the specification', () => {
  const counted = new Map<string, number>();
  for (const { group } of golden<{ group: string }[]>('routes')) counted.set(group, (counted.get(group) ?? 0) + 1);
  const rows = textOf('docs/contents.md').matchAll(/^\| `\/api\/v1\/([\w-]+)` +\| (\d+) /gm);
  expect(new Map([...rows].map(([, group, count]) => [group!, Number(count)]))).toEqual(counted);
});

test('the list of what is here counts the additions to them', async () => {
  const counted = new Map<string, number>();
  for (const { name, rows } of await loadGroups()) {
    const added = rows.filter(({ isAddition }) => isAddition).length;
    if (added > 0) counted.set(name, added);
  }
  const rows = textOf('docs/contents.md').matchAll(/^\| `\/([\w-]+)` +\| (\d+) /gm);
  expect(new Map([...rows].map(([, group, count]) => [group!, Number(count)]))).toEqual(counted);
  const sum = [...counted.values()].reduce((all, one) => all + one);
  expect(textOf('docs/contents.md')).toContain(`${sum} additions`);
});

/** A reader without them reads on; where they are missing this cannot be tried. */
const describeCommands = MISSING === null ? describe : describe.skip;

describeCommands(MISSING === null ? 'its commands' : `its commands, as ${MISSING} is not installed,`, () => {
  let service: RunningService;
  let cwd: string;
  beforeAll(async () => {
    service = await startService();
    cwd = mkdtempSync(join(tmpdir(), 'readme-'));
  });
  afterAll(async () => {
    await service.stop();
    rmSync(cwd, { recursive: true });
  });

  test('run, print what stands below them, and never flood a terminal', async () => {
    const commands = blocks.filter(({ language }) => language === 'sh');
    const printed = await printedBy(
      commands.map(({ text }) => text),
      service.address,
      cwd,
    );
    expect(printed).toHaveLength(commands.length);
    const shown = commands.map((command) => {
      const next = blocks[blocks.indexOf(command) + 1];
      return next?.language === '' ? next.text : null;
    });
    expect(shown.filter((text) => text !== null)).toHaveLength(2);
    shown.forEach((text, index) => {
      if (text !== null) expect(printed[index]).toBe(text);
    });
    for (const text of printed) expect([text.length > 20, text.length < 2000]).toEqual([true, true]);
    expect(printed.join('')).toContain('"mahadasha":{"name":"Mercury","end":"2042-07-03T16:49:11+05:30"}');
    expect(readFileSync(join(cwd, 'chart.svg'), 'utf8')).toMatch(/^<svg [^]*<\/svg>\s*$/);
  });
});
