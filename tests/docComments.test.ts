/** Every exported function below the groups has a doc comment that opens with a sentence. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@jest/globals';
import ts from 'typescript';

const root = fileURLToPath(new URL('..', import.meta.url));
/** Functions of the groups answer one path each, which is described by their record in `lib/schemas`. */
const FOLDERS = ['cli', 'lib', 'mcp', 'layers/ephemeris', 'functions/_shell', 'functions/_textModel'];

const files = FOLDERS.flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => join(folder, name)),
);

/** Lists the exported functions of a file without a doc comment; the first overload speaks for all. */
function undocumented(file: string, text: string): string[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest);
  const seen = new Set<string>();
  return source.statements.filter(isExported).flatMap((statement) => {
    const fresh = functionNames(statement).filter((name) => !seen.has(name));
    fresh.forEach((name) => seen.add(name));
    return isDocumented(text.slice(0, statement.getStart(source))) ? [] : fresh.map((name) => `${file}: ${name}`);
  });
}

function isExported(statement: ts.Statement): boolean {
  return ts.canHaveModifiers(statement) && Boolean(statement.modifiers?.some(isExportKeyword));
}

function isExportKeyword({ kind }: ts.ModifierLike): boolean {
  return kind === ts.SyntaxKind.ExportKeyword;
}

/** A function with a named type is described by that type. */
function functionNames(statement: ts.Statement): string[] {
  if (ts.isFunctionDeclaration(statement)) return [statement.name!.text];
  if (!ts.isVariableStatement(statement)) return [];
  return statement.declarationList.declarations.flatMap(({ initializer, name, type }) =>
    initializer && ts.isArrowFunction(initializer) && !type && ts.isIdentifier(name) ? [name.text] : [],
  );
}

/** Tells whether a text ends with a doc comment that has more than tags. */
function isDocumented(before: string): boolean {
  return before.endsWith('*/\n') && /^\/\*\*[\s*]+[^\s*@]/.test(before.slice(before.lastIndexOf('/**')));
}

test('every exported function has a doc comment', () => {
  expect(files.length).toBeGreaterThan(500);
  expect(files.flatMap((file) => undocumented(file, readFileSync(join(root, file), 'utf8')))).toEqual([]);
});

test('a function without one is found, however it is written', () => {
  const found = (text: string) => undocumented('some.ts', text);
  expect(found('export function some() {}')).toEqual(['some.ts: some']);
  expect(found('/** Of another. */\nconst other = 1;\n\nexport async function some() {}')).toEqual(['some.ts: some']);
  expect(found('// No doc comment.\nexport const some =\n  () => () => 1;')).toEqual(['some.ts: some']);
  expect(found('/** @param it alone */\nexport function some(it: number) {}')).toEqual(['some.ts: some']);
  expect(found('/** Returns one. */\nexport const some = () => 1;')).toEqual([]);
  expect(found('/** Returns it. */\nexport function some(): 1;\nexport function some() {}')).toEqual([]);
  expect(found('function some() {}\nexport const SOME = [1];')).toEqual([]);
});
