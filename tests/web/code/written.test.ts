/** Code in the languages that do not run here, read back by the rules of their string literals. */
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { CODE_LANGUAGES, codeOf, type CodeLanguage } from '../../../web/code/codeOf.ts';
import { requestsTo } from './requests.ts';

const requests = requestsTo('http://127.0.0.1:1');
const ESCAPES: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t' };

/** Reads a literal from the inside: `\u{1b}` or `\u001b`, a named escape, or the character itself. */
function unescaped(inside: string): string {
  return inside.replace(
    /\\(?:u\{([0-9a-f]+)\}|u([0-9a-f]{4})|(.))/gs,
    (_, braces?: string, four?: string, one?: string) =>
      one === undefined ? String.fromCodePoint(parseInt(braces ?? four!, 16)) : (ESCAPES[one] ?? one),
  );
}

/** A dollar that nothing stands before begins a value in Dart and Kotlin. */
const LITERAL = {
  single: /'((?:[^'\\$\n]|\\.)*)'/gs,
  double: /"((?:[^"\\$\n]|\\.)*)"/gs,
  swift: /"((?:[^"\\\n]|\\[^(])*)"/gs,
};

function literals(code: string, pattern: RegExp): string[] {
  return [...code.matchAll(pattern)].map(([, inside]) => unescaped(inside!));
}

describe('Dart', () => {
  test('holds the request', () => {
    fc.assert(
      fc.property(requests, (request) => {
        const code = codeOf('dart', request);
        const [, given] = /jsonEncode\((.*)\),\n {2}\);/s.exec(code)!;
        const json = given!
          .replace(LITERAL.single, (literal) => JSON.stringify(literals(literal, LITERAL.single)[0]))
          .replace(/,(\s*[}\]])/g, '$1');
        expect(JSON.parse(json)).toEqual(JSON.parse(JSON.stringify(request.body)));
        expect(literals(code, LITERAL.single)).toEqual(
          expect.arrayContaining([request.url, request.headers['X-Name']]),
        );
      }),
    );
  });
});

describe('Kotlin', () => {
  test('holds the request', () => {
    fc.assert(
      fc.property(requests, (request) => {
        const code = codeOf('kotlin', request);
        const [before, raw, after] = code.split('"""');
        expect(code.split('"""')).toHaveLength(3);
        expect(raw!.replaceAll("${'$'}", '')).not.toContain('$');
        expect(JSON.parse(raw!.replaceAll("${'$'}", () => '$'))).toEqual(JSON.parse(JSON.stringify(request.body)));
        expect(before).toContain('fun main()');
        expect(literals(after!, LITERAL.double)).toEqual(
          expect.arrayContaining([request.url, request.method, request.headers['X-Name']]),
        );
      }),
    );
  });
});

describe('Swift', () => {
  test('holds the request', () => {
    fc.assert(
      fc.property(requests, (request) => {
        const code = codeOf('swift', request);
        const [, marks, raw] = /(#+)"""\n(.*)\n"""\1/s.exec(code)!;
        expect(raw).not.toContain(`\\${marks!}`);
        expect(raw).not.toContain(`"""${marks!}`);
        expect(JSON.parse(raw!)).toEqual(JSON.parse(JSON.stringify(request.body)));
        const [head] = code.split(`${marks!}"""`);
        expect(literals(head!, LITERAL.swift)).toEqual(
          expect.arrayContaining([request.url, request.method, request.headers['X-Name']]),
        );
      }),
    );
  });
});

describe.each(CODE_LANGUAGES)('$label', ({ id }) => {
  const drawing = { method: 'POST', url: 'http://127.0.0.1:1/a', headers: { Accept: 'image/svg+xml' }, body: { a: 1 } };

  test('shows nothing that hides what the code does', () => {
    fc.assert(
      fc.property(requests, (request) => {
        expect(codeOf(id, request)).not.toMatch(/(?!\n)[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u);
      }),
    );
  });

  test('keeps a drawing as a file', () => {
    expect(codeOf(id, drawing)).toContain('chart.svg');
  });

  test('replaces half a character', () => {
    expect(codeOf(id, { ...drawing, body: { half: 'a\ud800b' } })).toMatch(/a\ufffdb/);
  });

  test('leaves out a header without a value', () => {
    expect(codeOf(id, { ...drawing, headers: { 'X-Empty': '' } })).not.toContain('X-Empty');
  });
});

test('every language has a tab of its own', () => {
  const ids: CodeLanguage[] = CODE_LANGUAGES.map(({ id }) => id);
  expect(new Set(ids).size).toBe(7);
});
