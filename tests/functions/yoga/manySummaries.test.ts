/** /yoga/summary and the lists of yogas over many births: what holds whatever the chart. */
import { describe, expect, test } from '@jest/globals';
import { handler } from '../../../functions/yoga/routes.ts';
import type { YogaFamilyAnswer } from '../../../lib/schemas/yoga/yogaVerdicts.ts';
import type { YogaSummary } from '../../../lib/schemas/yoga/yogaSummary.ts';
import { BIRTH, call } from '../../support/call.ts';

const BIRTHS = Array.from({ length: 40 }, (_, k) => ({
  ...BIRTH,
  date: `${1931 + 2 * k}-${String((k % 12) + 1).padStart(2, '0')}-${String(((k * 7) % 28) + 1).padStart(2, '0')}`,
  time: `${String((k * 5) % 24).padStart(2, '0')}:${String((k * 13) % 60).padStart(2, '0')}:00`,
}));

async function asked<Data>(path: string, birth: object, query = ''): Promise<Data> {
  const { json, status } = await call(handler, 'POST', `/api/v1/yoga/${path}?as_of=2026-11-20${query}`, birth);
  expect(status).toBe(200);
  return (json as { data: Data }).data;
}

describe.each(['en', 'hi'])('the summary: %s', (lang) => {
  test('keeps its lengths, and has no empty place', async () => {
    const wrong: string[] = [];
    for (const birth of BIRTHS) {
      const { headline, short, summary_text: text } = await asked<YogaSummary>('summary', birth, `&lang=${lang}`);
      if (headline.length > 90 || short.length > 280) wrong.push(short);
      if (/undefined|null|NaN|\s{2}|\(\)/.test(`${headline} ${short} ${text}`)) wrong.push(text);
      if (lang === 'hi' && /[A-Za-z]/.test(text)) wrong.push(text);
    }
    expect(wrong).toEqual([]);
  });
});

test('scores tell charts apart: they fill the scale, and none is at its end', async () => {
  const summaries = await Promise.all(BIRTHS.map((birth) => asked<YogaSummary>('summary', birth)));
  const scores = summaries.map(({ score }) => score.score);
  expect(Math.max(...scores)).toBeLessThan(100);
  expect(new Set(scores).size).toBeGreaterThan(35);
  // Of forty places a quarter and more lie on either side.
  expect(scores.filter((score) => score < 50).length).toBeGreaterThan(10);
  expect(scores.filter((score) => score > 50).length).toBeGreaterThan(10);
  expect(new Set(summaries.map(({ leading_theme: theme }) => theme)).size).toBe(4);
});

test('a name that a fact is also called by is formed, and tells of the same planets', async () => {
  for (const birth of BIRTHS.slice(0, 10)) {
    const { yogas } = await asked<YogaFamilyAnswer>('all', birth, '&include=all');
    const named = (id: string, variant: string | null) =>
      yogas.find((yoga) => yoga.id === id && yoga.variant === variant)!;
    for (const yoga of yogas) {
      for (const other of yoga.also_called) {
        const { also_called: back, planets, present } = named(other.id, other.variant);
        expect(present).toBe(true);
        expect([...planets].sort()).toEqual([...yoga.planets].sort());
        expect(back).toContainEqual({ id: yoga.id, variant: yoga.variant, name: yoga.name });
      }
    }
  }
});
