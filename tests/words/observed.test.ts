/** The Hindi of observations: each observation that a yoga or a dosha may have has a name. */
import { expect, test } from '@jest/globals';
import { handler as dosha } from '../../functions/dosha/routes.ts';
import { OBSERVATIONS_HI, OBSERVED_VALUES_HI } from '../../lib/words/hi/observed.ts';
import { handler as yoga } from '../../functions/yoga/routes.ts';
import type { AllDoshas } from '../../lib/schemas/dosha/doshaVerdicts.ts';
import type { AllYogas } from '../../lib/schemas/yoga/yogaVerdicts.ts';
import { BIRTH, call } from '../support/call.ts';

const BIRTHS = [1948, 1956, 1963, 1971, 1979, 1985, 1992, 2004].map((year, i) => ({
  ...BIRTH,
  date: `${year}-${String(((i * 5) % 12) + 1).padStart(2, '0')}-${10 + i}`,
  time: `${String((i * 7) % 24).padStart(2, '0')}:15:00`,
}));

interface Described {
  readonly evidence: AllYogas['yogas'][number]['evidence'];
}

async function described(): Promise<Described[]> {
  const verdicts: Described[] = [];
  for (const birth of BIRTHS) {
    const yogas = await call(yoga, 'POST', '/api/v1/yoga/all?include=all', birth);
    verdicts.push(...(yogas.json as { data: AllYogas }).data.yogas);
    const doshas = await call(dosha, 'POST', '/api/v1/dosha/all', { ...birth, partner: BIRTHS[0] });
    verdicts.push(...(doshas.json as { data: AllDoshas }).data.doshas);
  }
  return verdicts;
}

test('all names of what was observed have a Hindi name', async () => {
  const names = new Set(
    (await described()).flatMap(({ evidence }) => evidence.flatMap(({ observed }) => Object.keys(observed))),
  );
  expect(names.size).toBeGreaterThan(150);
  expect([...names].filter((name) => !(name.replace(/^(is|has)_/, '') in OBSERVATIONS_HI))).toEqual([]);
});

test('the names are in Devanagari', () => {
  for (const name of [...Object.values(OBSERVATIONS_HI), ...Object.values(OBSERVED_VALUES_HI)]) {
    expect(name).toMatch(/^[\p{Script=Devanagari}\p{M} ():-]+$/u);
  }
});
