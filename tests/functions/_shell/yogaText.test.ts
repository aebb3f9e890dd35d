/** Sentences about yogas of a birth. */
import { expect, test } from '@jest/globals';
import { handler } from '../../../functions/yoga/routes.ts';
import type { YogaFamilyAnswer } from '../../../lib/schemas/yogaVerdicts.ts';
import { BIRTH, call } from '../../support/call.ts';

async function told(path: string, lang: 'en' | 'hi', birth: object): Promise<YogaFamilyAnswer> {
  const query = `include=all&lang=${lang}&as_of=2026-11-20`;
  const { json, status } = await call(handler, 'POST', `/api/v1/yoga/${path}?${query}`, birth);
  expect([birth, status]).toEqual([birth, 200]);
  return (json as { data: YogaFamilyAnswer }).data;
}

test.each(['en', 'hi'] as const)('every yoga can be told of many births, in %s', async (lang) => {
  const births = Array.from({ length: 40 }, (_, i) => ({
    ...BIRTH,
    date: `${1931 + 2 * i}-${String(1 + ((i * 7) % 12)).padStart(2, '0')}-${String(1 + ((i * 11) % 28)).padStart(2, '0')}`,
    time: `${String((i * 5) % 24).padStart(2, '0')}:20:00`,
  }));
  for (const birth of births) {
    const { yogas } = await told('all', lang, birth);
    for (const { present, reason, result } of yogas) {
      expect(present ? result : reason).toMatch(/[.।]$/);
      expect(present ? result : reason).not.toMatch(/undefined|null|NaN| {2}/);
    }
  }
});

test.each([
  ['en', 'Their signs aspect each other.'],
  ['hi', 'दोनों की राशियों में परस्पर दृष्टि है।'],
] as const)('the atmakaraka may be bound by an aspect of signs, in %s', async (lang, sentence) => {
  // Jupiter in Pisces, the Sun in Virgo: dual signs aspect each other.
  const birth = { ...BIRTH, date: '1975-10-10', time: '04:24:42', latitude: -20.7404, longitude: -31.6694 };
  const { yogas } = await told('raja', lang, { ...birth, timezone: '+00:00' });
  const { evidence, result } = yogas.find(({ id }) => id === 'jaimini-ak-amk')!;
  expect(evidence.find(({ rule }) => rule === 'linked')!.observed['link']).toBe('sign_aspect');
  expect(result).toContain(sentence);
});

test.each([
  ['en', /It weighs more, as .*\. It is eased, as Jupiter /, /helped|weakened/],
  ['hi', /इसे बढ़ाने वाले कारण: .*। इसका प्रभाव कुछ कम है: गुरु /, /सहायक|क्षीण/],
] as const)('what adds to a burden does not help it, in %s', async (lang, said, unsaid) => {
  // Venus, lord of the 9th, in the 8th and Rahu in the 5th; Jupiter with the Sun.
  const { yogas } = await told('all', lang, BIRTH);
  const { result } = yogas.find(({ id }) => id === 'pitri-dosha')!;
  expect(result).toMatch(said);
  expect(result).not.toMatch(unsaid);
});
