import { expect, test } from '@jest/globals';
import { withLetters } from '../../scripts/engine/letterKinds.mjs';

test('a pattern names the letters of a kind themselves', () => {
  // Unicode's PropList.txt: White_Space is 9 to 13, 32, 133, 160, 5760, 8192 to 8202, 8232, 8233, 8239, 8287, 12288.
  const written = String.raw`/[\t-\r \x85\xA0\u1680\u2000-\u200A\u2028\u2029\u202F\u205F\u3000]+/gu`;
  const source = (pattern: string) => `const spaces: RegExp = ${pattern};\nconst text = '\\\\p{White_Space}';\n`;
  expect(withLetters(source(String.raw`/\p{White_Space}+/gu`))).toBe(source(written));
});

test('what is no kind of letters stays as it is', () => {
  const source = String.raw`const [one, two] = [/[\u0900-\u097f]\s/gu, (text: string) => text.replace(/p{2}/, '$1')];`;
  expect(withLetters(source)).toBe(source);
});
