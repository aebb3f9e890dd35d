import { expect, test } from '@jest/globals';
import { handler } from '../../../functions/career/routes.ts';
import type { CareerMethodOne, CareerMethodTwo, CareerSkills } from '../../../lib/schemas/career/methods.ts';
import type { CareerModern } from '../../../lib/schemas/career/modern.ts';
import { BIRTH, call } from '../../support/call.ts';

async function data<T>(path: string, body: object = {}, query = ''): Promise<T> {
  const { json, status } = await call(handler, 'POST', `/api/v1/career/${path}${query}`, { ...BIRTH, ...body });
  expect(status).toBe(200);
  return (json as { data: T }).data;
}

test('method 1 uses the strongest of three places and lists the other two as secondary', async () => {
  const { livelihood, references, strongest_reference: strongest } = await data<CareerMethodOne>('method-1');
  const scores = references.map(({ score }) => score.score);
  expect(scores).toEqual([...scores].sort((a, b) => b - a));
  expect(references[0]).toMatchObject({ id: strongest, is_strongest: true, ...livelihood });
  expect(references.map(({ id }) => id).sort()).toEqual(['ascendant', 'moon', 'sun']);
});

test('method 1 gives the times: mahadashas of its planets within the years of work', async () => {
  const { counsel, key_periods: periods, livelihood } = await data<CareerMethodOne>('method-1', { date: '1975-03-02' });
  for (const { age_from: from, age_to: to, lord } of periods) {
    expect([livelihood.lord, livelihood.significator]).toContain(lord);
    expect(to >= 16 && from < 75).toBe(true);
  }
  // Saturn, the significator of this birth, rules from 29 Oct 1994: 19 years after the 16 of Jupiter end.
  expect(periods.map(({ lord }) => lord)).toEqual(['saturn']);
  expect(counsel).toContain(' 1994 to ');
});

test('the skills of method 2 are those of the path of skills', async () => {
  const [two, alone] = [await data<CareerMethodTwo>('method-2'), await data<CareerSkills>('skills')];
  expect(alone.skills).toEqual(two.skills);
  expect(alone.learning).toEqual(two.learning);
  expect(alone.karakamsha).toEqual(two.karakamsha);
});

test('the method of chara karakas follows the requested scheme', async () => {
  // Rahu is counted from the end of his sign, and joins among eight only.
  const planets = async (scheme: 7 | 8, date: string) => {
    const { amatyakaraka, atmakaraka } = await data<CareerMethodTwo>('method-2', { karaka_scheme: scheme, date });
    return [atmakaraka.id, amatyakaraka.id];
  };
  const dates = Array.from({ length: 12 }, (_, month) => `1990-${String(month + 1).padStart(2, '0')}-05`);
  const among = async (scheme: 7 | 8) => (await Promise.all(dates.map((date) => planets(scheme, date)))).flat();
  expect(await among(7)).not.toContain('rahu');
  expect(await among(8)).toContain('rahu');
});

test('modern fields are ranked, named in Hindi on request, and no text changes by that', async () => {
  const [en, hi] = [await data<CareerModern>('modern'), await data<CareerModern>('modern', {}, '?lang=hi')];
  expect(en.fields.map(({ rank }) => rank)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  expect(hi.fields.map(({ id }) => id)).toEqual(en.fields.map(({ id }) => id));
  expect(hi.fields[0]!.name).toMatch(/[ऀ-ॿ]/);
  expect(en.planets.reduce((sum, { share_percent: share }) => sum + share, 0)).toBeCloseTo(100, 6);
  expect(en.primary_category.id).toBe(en.categories[0]!.id);
  expect(en.recommended_skills.every(({ fields }) => fields.length > 0)).toBe(true);
});
