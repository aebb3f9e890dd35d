/** When yogas act that do not wait for the dashas of their planets. */
import { expect, test } from '@jest/globals';
import { YOGAS } from '../../../lib/astro/yoga/index.ts';
import type { YogaFamilyAnswer } from '../../../lib/schemas/yoga/yogaVerdicts.ts';
import { handler } from '../../../functions/yoga/routes.ts';
import { BIRTH, call } from '../../support/call.ts';

const acting = (how: string) => [...new Set(YOGAS.filter(({ acts }) => acts === how).map(({ id }) => id))].sort();

test('the whole sky acts all life long; what touches on the span of life has no time', () => {
  expect(acting('lifelong')).toHaveLength(32);
  expect(acting('in_childhood')).toEqual(['balarishta-kartari', 'balarishta-moon-dusthana']);
  expect(acting('untold')).toEqual(['alpayu-pair', 'apamrityu']);
});

test('they have no period, in no text either', async () => {
  const births = Array.from({ length: 60 }, (_, i) => ({ ...BIRTH, date: `${1940 + i}-0${1 + (i % 9)}-17` }));
  let described = 0;
  for (const birth of births) {
    const { json } = await call(handler, 'POST', '/api/v1/yoga/arishta?as_of=2026-11-20', birth);
    for (const { id, result, timing } of (json as { data: YogaFamilyAnswer }).data.yogas) {
      const { acts } = YOGAS.find((rule) => rule.id === id)!;
      if (timing === null || acts === undefined) continue;
      described++;
      expect([timing.periods, timing.is_current]).toEqual([[], false]);
      expect(result).toContain(timing.text);
      expect(result).not.toMatch(/\b(19|20)\d\d\b/);
    }
  }
  expect(described).toBeGreaterThan(5);
});
