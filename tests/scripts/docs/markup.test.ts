import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { html, prose, shell, text } from '../../../scripts/docs/markup.ts';

test('text inserted into HTML stays text, between tags and in attributes', () => {
  const hostile = `"><script>alert('1')</script>&`;
  const { text: written } = html`<p title="${hostile}">${hostile}</p>`;
  const safe = `&quot;&gt;&lt;script&gt;alert('1')&lt;/script&gt;&amp;`;
  expect(written).toBe(`<p title="${safe}">${safe}</p>`);
});

test('no text opens a tag', () => {
  fc.assert(
    fc.property(fc.string(), (given) => {
      for (const made of [html`${given}`, shell`${given}`, prose(given), text(given)]) {
        expect(made.text.replaceAll(/<\/?code>/g, '')).not.toContain('<');
      }
    }),
  );
});

test('markup within markup stays as it is, lists are joined, and what is missing leaves nothing', () => {
  const items = ['one', 'two'].map((item) => html`<li>${item}</li>`);
  expect(
    html`<ul>
      ${items}${null}${false}${undefined}
    </ul>`.text,
  ).toBe('<ul> <li>one</li><li>two</li> </ul>');
});

test('line breaks of the layout are removed, those of a shell stay', () => {
  const layout = html`<p>${'a\n  b'}</p>`;
  expect(layout.text).toBe('<p>a\n  b</p>');
  expect(shell`a \\\n  -d ${'b'}`.text).toBe('a \\\n  -d b');
});

test('text between backticks is code', () => {
  expect(prose('Send `a<b` now').text).toBe('Send <code>a&lt;b</code> now');
});
