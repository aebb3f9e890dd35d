/** A sent value is quoted with 100 characters at most. */
import { expect, test } from '@jest/globals';
import { echoed } from '../../lib/words/messages/echoed.ts';
import { message, sayMessage } from '../../lib/words/message.ts';

test('a text of 100 characters stays as it is; of a longer one 100 are left, none of them cut in half', () => {
  expect(echoed('a'.repeat(100))).toBe('a'.repeat(100));
  expect(echoed('a'.repeat(101))).toBe(`${'a'.repeat(100)}…`);
  expect(echoed('🪐'.repeat(100))).toBe('🪐'.repeat(100));
  expect(echoed('🪐'.repeat(3000))).toBe(`${'🪐'.repeat(100)}…`);
  expect(echoed(`a${'🪐'.repeat(3000)}`)).toBe(`a${'🪐'.repeat(99)}…`);
});

test('a message quotes it so in both languages; our own words are not cut', () => {
  const described = message('timezone_unknown', { got: 'x'.repeat(3000), nearest: null });
  for (const language of ['en', 'hi'] as const) {
    expect(sayMessage(described, language)).toContain(`"${'x'.repeat(100)}…"`);
    expect(sayMessage(described, language).length).toBeLessThan(300);
  }
  const description = 'd'.repeat(150);
  expect(sayMessage(message('field_missing', { field: 'a', description, sent: null }), 'en')).toContain(description);
});
