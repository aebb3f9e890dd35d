import { expect, test } from '@jest/globals';
import { both, whenRead } from '../../lib/astro/bilingual.ts';

test('a text is put together when it is read', () => {
  let made = 0;
  const text = whenRead(() => both(`sun ${++made}`, 'सूर्य'));
  expect(made).toBe(0);
  expect([text.en, text.hi]).toEqual(['sun 1', 'सूर्य']);
});
