import { expect, test } from '@jest/globals';
import { clashText } from '../../../functions/remedy/gemWords.ts';

test('of two stones the needed one takes precedence; where neither is needed none does', () => {
  const clash = { planets: ['Sun', 'Venus'], conflict: 'strong' } as const;
  expect(clashText(clash, true, 'en')).toBe(
    'Ruby (Manik) and Diamond (Heera) are not worn together; Ruby (Manik) goes before in this chart.',
  );
  expect(clashText(clash, false, 'en')).toBe(
    'Ruby (Manik) and Diamond (Heera) are not worn together; this chart needs neither.',
  );
  expect(clashText({ planets: ['Moon', 'Mercury'], conflict: 'mild' }, true, 'en')).toMatch(/Pearl \(Moti\) first\.$/);
});
