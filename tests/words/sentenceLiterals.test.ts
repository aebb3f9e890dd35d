/** Code that computes says nothing: sentences stand in `lib/words`, fixed texts of rules in `both(en, hi)`. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@jest/globals';
import ts from 'typescript';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Names of numbers and of places by sign that texts of rules share, a fault for operators, an observed value. */
const WOVEN = new Set([
  'lib/astro/ephemeris.ts',
  'lib/astro/planetWords.ts',
  'lib/astro/varshphal/tajikaYogas.ts',
  'lib/astro/words.ts',
]);

/** What is no sentence although it holds words: citations, names of conventions, faults for operators. */
const CITING = /^(both|practice|citation|interpretive|convention|Error|TypeError|EphemerisRangeError)$/;

/** Three words in a row. */
const SENTENCE = /[A-Za-z]{2,}[,;:]? [a-z]{2,}[,;:]? [A-Za-z]{2,}/;

function literalsIn(file: string): string[] {
  const source = ts.createSourceFile(file, readFileSync(join(root, file), 'utf8'), ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    // Names of rows stand beside their Sanskrit.
    if (ts.isPropertyAssignment(node) && node.name.getText() === 'name') return;
    if (ts.isImportDeclaration(node) || isCited(node) || isOfBoth(node)) return;
    const text = textOf(node);
    if (text !== null && SENTENCE.test(text)) found.push(`${file}: ${text.slice(0, 80)}`);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** A row that gives each text in both languages. */
function isOfBoth(node: ts.Node): boolean {
  const items = ts.isArrayLiteralExpression(node) ? node.elements : ts.isCallExpression(node) ? node.arguments : [];
  return items.some((item) => /[\u0900-\u097f]/.test(textOf(item) ?? ''));
}

function isCited(node: ts.Node): boolean {
  if (!ts.isCallExpression(node) && !ts.isNewExpression(node)) return false;
  const name = node.expression.getText();
  return CITING.test(name) || (/^[a-z]+[A-Z]?\w*(Source|Of)?$/.test(name) && isSourceMaker(name));
}

/** Functions of `source.ts` that name a text. */
const sourceMakers = new Set(
  [...readFileSync(join(root, 'lib/astro/source.ts'), 'utf8').matchAll(/export (?:const|function) (\w+)/g)].map(
    ([, name]) => name!,
  ),
);
const isSourceMaker = (name: string) => sourceMakers.has(name);

function textOf(node: ts.Node): string | null {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return null;
  return node.head.text + node.templateSpans.map(({ literal }) => `◦${literal.text}`).join('');
}

test('no sentence literal stands in lib/astro outside both()', () => {
  const files = readdirSync(join(root, 'lib/astro'), { recursive: true, encoding: 'utf8' })
    .map((name) => join('lib/astro', name))
    .filter((file) => file.endsWith('.ts') && !WOVEN.has(file));
  expect(files.flatMap(literalsIn)).toEqual([]);
});
