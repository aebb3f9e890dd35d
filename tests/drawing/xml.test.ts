import { describe, expect, test } from '@jest/globals';
import { plainName, plainText, xmlText } from '../../lib/drawing/xml.ts';
import { xmlElements } from '../support/xml.ts';

test.each([
  [`<a href="x">O'Neil & Co</a>`, '&lt;a href=&quot;x&quot;&gt;O&apos;Neil &amp; Co&lt;/a&gt;'],
  ['&amp;', '&amp;amp;'],
  ['सूर्य', 'सूर्य'],
])('%s is escaped once', (text, escaped) => {
  expect(xmlText(text)).toBe(escaped);
});

test.each([
  ['controls', 'a\u0000b\u0008c\u001bd\u007fe\u009ff', 'abcdef'],
  ['white space', ' a\tb\r\n c\u00a0\u2028d ', 'a b c d'],
  ['white space about controls', 'a \u0000 b', 'a b'],
  ['lone surrogates', 'a\ud83dx\ude00b', 'axb'],
  ['whole surrogate pairs stay', 'a\ud83d\ude00b', 'a😀b'],
  ['non-characters', 'a\ufffe\uffff\ufdd0b', 'ab'],
  ['marks of direction', '\u202ea\u202b\u202c\u2066b\u2069\u200e\u200f\u061c', 'ab'],
  ['joiners stay', 'क्\u200dष \u200c', 'क्\u200dष \u200c'],
])('%s', (_, text, plain) => {
  expect(plainText(text)).toBe(plain);
});

test('a name ends after 200 characters, and never inside one', () => {
  expect(plainName('x'.repeat(200))).toHaveLength(200);
  expect(plainName('x'.repeat(201))).toHaveLength(200);
  expect(plainName('😀'.repeat(300))).toBe('😀'.repeat(200));
});

describe('the reader that drawings are tested with', () => {
  test('finds elements, attributes and text', () => {
    const [root, child] = xmlElements('<a b="1 &lt; 2">x<c/>y &amp; z</a>');
    expect([root!.name, root!.attributes.get('b'), root!.text, child!.name]).toEqual(['a', '1 < 2', 'xy & z', 'c']);
  });

  test.each([
    '<a><b></a></b>',
    '<a>',
    '<a/><b/>',
    '<a/>text',
    '<a b=1/>',
    '<a b="<"/>',
    '<a b="1" b="2"/>',
    '<a>&nbsp;</a>',
    '<a>x & y</a>',
    '<a>\u0000</a>',
    '<a>\ud800</a>',
    '<!DOCTYPE a><a/>',
    '<a><!-- x --></a>',
    '',
  ])('refuses %j', (text) => {
    expect(() => xmlElements(text)).toThrow();
  });
});
