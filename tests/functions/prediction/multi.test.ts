import { describe, expect, test } from '@jest/globals';
import { handler } from '../../../functions/prediction/routes.ts';
import type { MultiRuleAnalysis } from '../../../lib/schemas/prediction/multi.ts';
import { BIRTH, dataOf, post } from '../../support/call.ts';

const ask = async (query = '', birth: object = {}) =>
  dataOf<MultiRuleAnalysis>(
    await post(handler, `/prediction/multi-rule-analysis?as_of=2026-11-20${query}`, { ...BIRTH, ...birth }),
  );

describe('many rules of a matter', () => {
  test('of all four by default', async () => {
    const { areas, life_area } = await ask();
    expect(life_area).toBeNull();
    expect(areas.map(({ area }) => area)).toEqual(['marriage', 'career', 'health', 'wealth']);
  });

  test('of one alone on request, the same as among the four', async () => {
    const { areas, life_area, summary } = await ask('&life_area=wealth');
    expect(life_area).toBe('wealth');
    expect(areas).toHaveLength(1);
    expect(areas[0]).toEqual((await ask()).areas[3]);
    expect(areas[0]!.summary).toMatch(/^Taken together, the rules .*wealth/);
    expect(summary).not.toContain(areas[0]!.summary.split('. ')[0]!);
  });

  test('of no other life area', async () => {
    const { json, status } = await post(handler, '/prediction/multi-rule-analysis?life_area=travel', BIRTH);
    expect(status).toBe(422);
    expect(JSON.stringify(json)).toMatch(/marriage, career, health, wealth/);
  });

  test('name the factors of the promise, and dates within the ten years', async () => {
    const { areas, from, until } = await ask();
    for (const { composite_patterns, compound_effects, factors: weighed } of areas) {
      const known = weighed.map(({ id }) => id);
      for (const { factors } of composite_patterns) {
        expect(factors.length).toBeGreaterThanOrEqual(3);
        expect(factors.filter((id) => !known.includes(id))).toEqual([]);
      }
      for (const { window, yoga } of compound_effects) {
        expect(window.is_agreed).toBe(true);
        expect(Date.parse(window.start)).toBeGreaterThanOrEqual(Date.parse(from));
        expect(Date.parse(window.end)).toBeLessThanOrEqual(Date.parse(until));
        // The period that carries it belongs to a planet of the yoga.
        expect(yoga.planets.some((id) => [window.mahadasha.lord, window.antardasha.lord].includes(id))).toBe(true);
      }
    }
  });

  test('speak of the relationship to married people, and carry a disclaimer with health', async () => {
    const { areas } = await ask('', { marital_status: 'Married' });
    expect(areas[0]!.subject).toBe('the bond of marriage');
    expect(areas[0]!.summary).toMatch(/^Taken together, the rules .*the bond of marriage/);
    expect(areas[2]!.disclaimer).toMatch(/no diagnosis/);
  });

  test('names are in the requested language, ids are not', async () => {
    const [english, hindi] = [await ask(), await ask('&lang=hi')];
    expect(hindi.areas[1]!.name).toBe('आजीविका एवं प्रतिष्ठा');
    expect(JSON.stringify(hindi.areas.map(({ summary }) => summary))).not.toMatch(/[A-Za-z]{3}/);
    expect(hindi.areas[1]!.chain_reactions.map(({ id }) => id)).toEqual(
      english.areas[1]!.chain_reactions.map(({ id }) => id),
    );
  });
});
