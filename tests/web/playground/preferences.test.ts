import { describe, expect, test } from '@jest/globals';
import { preferencesFrom } from '../../../web/playground/preferences.ts';

describe('preferences', () => {
  test('are what was stored', () => {
    const stored = { lang: 'hi', names: 'ta', theme: 'dark', style: 'south' };
    expect(preferencesFrom(JSON.stringify(stored), ['en'])).toEqual(stored);
  });

  test('speak Hindi where the browser does and nothing was selected', () => {
    expect(preferencesFrom(null, ['hi-IN', 'en'])).toMatchObject({ lang: 'hi', theme: 'system', style: 'north' });
    expect(preferencesFrom(null, ['de', 'hi'])).toMatchObject({ lang: 'en' });
    expect(preferencesFrom(null, [])).toMatchObject({ lang: 'en' });
  });

  test.each(['', 'null', '[]', '"hi"', '{"lang":"fr","theme":7,"style":null}', '{"lang":'])(
    'pass over %p',
    (stored) => {
      expect(preferencesFrom(stored, ['en'])).toEqual({ lang: 'en', names: '', theme: 'system', style: 'north' });
    },
  );
});
