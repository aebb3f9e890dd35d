import { describe, expect, test } from '@jest/globals';
import * as v from 'valibot';
import { Brand } from '../../../../lib/schemas/common/drawing/brand.ts';

const svg = (inside: string, attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"${attributes}>${inside}</svg>`;
const isAccepted = (logo: string) => v.safeParse(Brand, { logo_svg: logo }).success;

describe('a logo', () => {
  test.each([
    ['shapes', svg('<g><circle r="3" fill="#f90"/><path d="M0 0h3v3z"/></g>')],
    ['gradients', svg('<defs><linearGradient id="g"><stop offset="0"/></linearGradient></defs><rect fill="url(#g)"/>')],
    [
      'a declaration, comments and a style sheet',
      `<?xml version="1.0"?><!-- made by hand -->\n${svg('<style>.a{fill:red}</style><rect class="a"/>')}\n`,
    ],
    ['colours that let light through', svg('<circle r="3" fill="red" fill-opacity=".5"/>')],
  ])('may have %s', (_, logo) => {
    expect(isAccepted(logo)).toBe(true);
  });

  test.each([
    ['no SVG', '<p>logo</p>'],
    ['an SVG with more after it', `${svg('')}<script/>`],
    ['a script', svg('<script>alert(1)</script>')],
    ['a picture', svg('<image href="file:///etc/passwd"/>')],
    ['a link', svg('<a href="https://example.com"><circle r="1"/></a>')],
    ['repetition', svg('<use href="#a"/>')],
    ['text, which needs a font', svg('<text>Jyoti</text>')],
    ['an entity', `<!DOCTYPE svg [<!ENTITY a "b">]>${svg('&a;')}`],
    ['a style sheet from elsewhere', svg('<style>@import "https://example.com/a.css";</style>')],
    ['a fill from elsewhere', svg('<rect fill="url(https://example.com/#a)"/>')],
    ['layers', svg('<g opacity=".5"><circle r="1"/></g>')],
    ['layers by style', svg('<g style="opacity:.5"><circle r="1"/></g>')],
    ['clips', svg('<circle r="1" clip-path="url(#c)"/>')],
    ['dashes', svg('<path d="M0 0h9" stroke-dasharray="0.001"/>')],
    ['more than a hundred shapes', svg('<circle r="1"/>'.repeat(100))],
    ['more than 20,000 characters', svg(' '.repeat(20_000))],
  ])('may not be or have %s', (_, logo) => {
    expect(isAccepted(logo)).toBe(false);
  });
});

test('a colour is written with # and three or six digits, and texts have bounds', () => {
  const isRight = (brand: object) => v.safeParse(Brand, brand).success;
  expect([{ colour: '#abc' }, { colour: '#A1b2C3' }, { name: 'x'.repeat(60) }, {}].every(isRight)).toBe(true);
  expect(
    [{ colour: 'red' }, { colour: '#abcd' }, { name: 'x'.repeat(61) }, { footer: 'x'.repeat(121) }].some(isRight),
  ).toBe(false);
});
