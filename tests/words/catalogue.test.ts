/** The catalogues of sentences: whole in both languages, in good Hindi as far as a machine can see, and used. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from '@jest/globals';
import ts from 'typescript';
import { DISCLAIMERS_EN } from '../../lib/words/en/disclaimers.ts';
import { MESSAGES_EN } from '../../lib/words/en/messages/catalogue.ts';
import { TITLES_EN } from '../../lib/words/en/messages/badRequests.ts';
import { DISCLAIMERS_HI } from '../../lib/words/hi/disclaimers.ts';
import { MESSAGES_HI } from '../../lib/words/hi/messages/catalogue.ts';
import { TITLES_HI } from '../../lib/words/hi/messages/badRequests.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

function filesUnder(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => join(folder, name));
}

/** What stands for a value that is filled in. */
const SLOT = '◦';

interface Said {
  readonly file: string;
  readonly text: string;
}

/** Texts of a catalogue as they are written: each branch of each sentence, values left open. */
function textsIn(file: string): Said[] {
  const source = ts.createSourceFile(file, readFileSync(join(root, file), 'utf8'), ts.ScriptTarget.Latest, true);
  const texts: Said[] = [];
  const visit = (node: ts.Node): void => {
    if (isSaid(node)) texts.push({ file, text: textOf(node) });
    ts.forEachChild(node, visit);
  };
  visit(source);
  return texts;
}

type TextNode = ts.StringLiteral | ts.NoSubstitutionTemplateLiteral | ts.TemplateExpression;

const isText = (node: ts.Node): node is TextNode => ts.isStringLiteralLike(node) || ts.isTemplateExpression(node);

/** Ids of facts and of their arguments. */
const isId = (node: TextNode) => ts.isStringLiteralLike(node) && /^[a-z][\w-]*$/.test(node.text);

/** What is compared, imported, joined with or a name is not said. */
function isSaid(node: ts.Node): node is TextNode {
  if (!isText(node) || isId(node)) return false;
  const { parent } = node;
  if (ts.isPropertyAssignment(parent)) return parent.initializer === node;
  return (
    ts.isArrowFunction(parent) ||
    ts.isConditionalExpression(parent) ||
    ts.isReturnStatement(parent) ||
    ts.isArrayLiteralExpression(parent) ||
    ts.isVariableDeclaration(parent)
  );
}

function textOf(node: TextNode): string {
  if (!ts.isTemplateExpression(node)) return node.text;
  return node.head.text + node.templateSpans.map(({ literal }) => SLOT + literal.text).join('');
}

/** Texts of several paragraphs. */
const PROSE = /^lib\/words\/hi\/(health|day\/prose)\//;

/** Lists of names are tested by themselves. */
const hindi = filesUnder('lib/words/hi')
  .filter((file) => !file.endsWith('/nameTable.ts'))
  .flatMap(textsIn);
const offending = (isWrong: (text: string) => boolean) => hindi.filter(({ text }) => isWrong(text));

test('every id has a message in both languages', () => {
  expect(Object.keys(MESSAGES_HI).sort()).toEqual(Object.keys(MESSAGES_EN).sort());
  expect(Object.keys(DISCLAIMERS_HI).sort()).toEqual(Object.keys(DISCLAIMERS_EN).sort());
  expect(Object.keys(TITLES_HI).sort()).toEqual(Object.keys(TITLES_EN).sort());
});

test('no id is unused', () => {
  const code = [...filesUnder('lib'), ...filesUnder('functions'), ...filesUnder('engine')]
    .filter((file) => !file.startsWith('lib/words/'))
    .map((file) => readFileSync(join(root, file), 'utf8'))
    .join('\n');
  const ids = [...Object.keys(MESSAGES_EN), ...Object.keys(DISCLAIMERS_EN), ...Object.keys(TITLES_EN)];
  expect(ids.filter((id) => !code.includes(`'${id}'`))).toEqual([]);
});

/** What stays as it is sent: names of fields, headers, paths, values, formats and units. */
const KEPT = [
  /\{.*?\}/g,
  /\b(GET|POST) \/[\w/-]*/g,
  /Authorization: Bearer ACCESS_TOKEN/g,
  /(Accept|Content-Type): [\w/+]+/g,
  /#[0-9a-f]{6}\b|#rgb|#rrggbb|\b(PDF|PNG|SVG)\b/g,
  /\b[\w.]+@?[\w]+\.com\b/g,
  /"[^"]*"/g,
  /\b[a-z]+(_[a-z]+)+\b/g,
  /\b[A-Z]+(_[A-Z]+)+\b/g,
  /\b(Retry-After|Idempotency-Key|request id|Asia\/Kolkata)\b/g,
  /\b(JSON|UTF-8|UTF8|UTC|API|ASCII|UUID|IANA|LMT|KiB|NaN|Infinity|None)\b/g,
  /\b(null|true|false|data|timezone|current|events)\b/g,
  /\b(groom|bride|births|from|to|datetime)\b/g,
  /\b(gajakesari|dhana-2-11)\b/g,
  /\b(ask|batch|fields|depth|around=?)\b|[a-z]+\([a-z,/]+\),[a-z]+|,YEARS/g,
  /\b(fixed|extended)\b/g,
  /\b(latitude|longitude|email|gender|(fe)?male|single|engaged|married|separated|divorced|widowed)\b/g,
  /YYYY(-MM(-DD)?)?(T(?=HH))?|HH:MM:SS|ISO|\d(T)\d|\d(Z)\b|\/docs\/[\w/-]+/g,
];

describe('every Hindi text', () => {
  test('is found, the planets among them', () => {
    const texts = hindi.map(({ text }) => text);
    expect(texts.length).toBeGreaterThan(Object.keys(MESSAGES_HI).length);
    expect(texts).toEqual(expect.arrayContaining(['चंद्रमा', 'ई-मेल पता या पासवर्ड सही नहीं है।']));
  });

  test('is in Devanagari, but for what stays as it is sent', () => {
    const latin = (text: string) => /[a-z]/i.test(KEPT.reduce((left, kept) => left.replace(kept, ''), text));
    const isOfValues = (text: string) => text.replace(/[◦\s(),:;%+/“”]/g, '') === '';
    const isHindi = (text: string) => /[\u0900-\u097f]/.test(text) && !latin(text);
    expect(offending((text) => !isOfValues(text) && !isHindi(text))).toEqual([]);
  });

  test('is spelt as decided: anusvara, dots, digits, no invisible characters', () => {
    expect(offending((text) => /(ङ्[क-घ]|ञ्[च-झ]|ण्[ट-ढ]|न्[त-ध]|म्[प-भ])/.test(text))).toEqual([]);
    expect(offending((text) => /[कखग]\u093c|[०-९]|[\u200b-\u200f\u2060\ufeff]/.test(text))).toEqual([]);
    expect(offending((text) => text !== text.normalize('NFC'))).toEqual([]);
    const stale = /(गये|गयी|लिये|चाहिये|जायेगा|आयेगा|छः|नवें|साढ़े साती|अथवा|एवं|सम्मिलित|निरस्त)/;
    expect(offending((text) => stale.test(text))).toEqual([]);
  });

  test('has its signs where they belong', () => {
    const misplaced = /\s[।,;?%]|\s:(?!\d)|[।?][^\s)◦”]|\s{2}|!|[\u0900-\u097f]\.(\s|$)/;
    expect(offending((text) => misplaced.test(text))).toEqual([]);
  });

  test('has sentences of at most 18 words, in texts of several paragraphs 24', () => {
    const sentences = hindi.flatMap(({ file, text }) => text.split(/[।?;:]/).map((part) => ({ file, text: part })));
    const mostWords = (file: string) => (PROSE.test(file) ? 24 : 18);
    expect(sentences.filter(({ file, text }) => text.trim().split(/\s+/).length > mostWords(file))).toEqual([]);
  });
});

test('every sentence ends as one, in both languages', () => {
  const texts = [...filesUnder('lib/words/hi'), ...filesUnder('lib/words/en')].flatMap(textsIn);
  // A value at the end may be a sentence itself, and another may follow.
  const open = texts.filter(({ text }) => /[।.?] /.test(text) && !/[।.?]( ?◦)* ?$/.test(text));
  expect(open).toEqual([]);
});
