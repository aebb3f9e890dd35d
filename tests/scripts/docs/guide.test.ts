import { expect, test } from '@jest/globals';
import { guideText, markdownHtml } from '../../../scripts/docs/guide.ts';

const GUIDE = `# The \`yogas\`, told

What they are, by [their](yogas.md)
names.

## When to try \`again\`

Text.
`;

test('a guide has a title, a subject, and sections with the anchors of git hosts', () => {
  const { about, main, sections, title } = guideText('yogas', GUIDE);
  expect([title, about]).toEqual(['The yogas, told', 'What they are, by their names.']);
  expect(sections).toEqual([{ id: 'when-to-try-again', title: 'When to try again' }]);
  expect(String(main)).toContain('<h2 id="when-to-try-again"><a href="#when-to-try-again">');
});

test('a page without a heading or without a lead is refused', () => {
  expect(() => guideText('a', 'Only text.')).toThrow('docs/a.md must begin with a heading and a paragraph.');
  expect(() => guideText('a', '# Only a heading')).toThrow('docs/a.md');
});

test.each([
  ['conformance.md', '/docs/guide/conformance'],
  ['./errors.md#rate_limited', '/docs/guide/errors#rate_limited'],
  ['#below', '#below'],
  ['/playground', '/playground'],
])('a link to %s leads to %s', (href, to) => {
  expect(String(markdownHtml(`[there](${href})`))).toContain(`<a href="${to}">`);
});

test('code names the host in a way that the page can replace, and stays text', () => {
  const made = String(markdownHtml("```sh\ncurl 'http://127.0.0.1:3000/health' <x>\n```"));
  expect(made).toContain(`'<span class="origin">http://127.0.0.1:3000</span>/health' &lt;x&gt;`);
  expect(made).not.toContain('<x>');
});
