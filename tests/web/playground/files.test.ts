import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';

const FOLDER = new URL('../../../dist/site/playground/', import.meta.url);
const bytesOf = (name: string) => readFileSync(new URL(name, FOLDER)).length;
/** The scripts that index.html has the browser load, by the names in it. */
const firstScripts = [...readFileSync(new URL('index.html', FOLDER), 'utf8').matchAll(/\/playground\/([\w-]+\.js)/g)];
const sum = (names: readonly string[]) => names.reduce((bytes, name) => bytes + bytesOf(name), 0);

test('the scripts that a phone on a slow line must load before anything works are small', () => {
  const names = firstScripts.map(([, name]) => `${name}.br`);
  expect(names).toContain('page.js.br');
  expect(sum(names)).toBeLessThan(40_000);
});

const first = new Set(firstScripts.map(([, name]) => name));
const scripts = readdirSync(FOLDER).filter((name) => name.endsWith('.js') && !isOfDevice(name));
/** Loaded by the switch alone. */
function isOfDevice(name: string): boolean {
  return /^(worker|engine|device)-|^sw\.js$/.test(name);
}
const isSection = (name: string) => /^(match|month|muhurta)Section-/.test(name);

test('what is loaded behind the first chart is small, but for names in further scripts', () => {
  const later = scripts.filter((name) => !first.has(name) && !isSection(name));
  expect(later.length).toBeGreaterThan(2);
  expect(sum(later.filter((name) => !name.startsWith('names-')).map((name) => `${name}.br`))).toBeLessThan(15_000);
});

test('the three sections that are opened on demand are small, with their style', () => {
  const sections = scripts.filter(isSection);
  expect(sections.length).toBe(3);
  expect(sections.filter((name) => first.has(name))).toEqual([]);
  for (const name of sections) expect(bytesOf(`${name}.br`)).toBeLessThan(8_000);
  expect(bytesOf('sections.css.br')).toBeLessThan(4_000);
});

test('what comes behind the switch is small, but for the engine itself', () => {
  const sent = readdirSync(FOLDER).filter((name) => /^(device-\w+|sw)\.js\.br$/.test(name));
  expect(sent.length).toBe(2);
  for (const name of sent) expect(bytesOf(name)).toBeLessThan(3_000);
});

test.each([
  ['page.css', 24_000],
  ['places.json.br', 400_000],
])('%s has fewer than %p bytes', (name, most) => {
  expect(bytesOf(name)).toBeLessThan(most);
});
