import { describe, expect, test } from '@jest/globals';
import { areas, mattersOf } from '../../../lib/texts/daySummary/areas.ts';
import type { DayFacts } from '../../../lib/texts/day/words.ts';
import { DAY_CATEGORY_IDS } from '../../../lib/astro/judgement/tables/dayCategories.ts';

const first = () => 0;

type Points = Readonly<Record<string, number>>;

/** A Saturday; of the significators of money Jupiter passes best, and Mercury worst. All else has 50. */
const facts = (drawn: Readonly<Record<string, readonly [score: number, points: Points]>>, kind = 'good') => {
  const category = (id: string) => {
    const [score, points] = drawn[id] ?? [50, { day: 25, vara: 0 }];
    return { score, components: Object.entries(points).map(([one, value]) => ({ id: one, points: value })) };
  };
  const passing = { jupiter: 70, venus: 60, mercury: 20 };
  return {
    class: kind,
    categories: Object.fromEntries(DAY_CATEGORY_IDS.map((id) => [id, category(id)])),
    transits: Object.entries(passing).map(([id, score]) => ({ id, effect: { score } })),
    panchang: { vara: { number: 7 }, tithi: [{ number: 5 }] },
  } as unknown as DayFacts;
};

describe('matters of life', () => {
  test('are ranked by score, each with its largest contributions apart from the day itself', () => {
    const matters = mattersOf(
      facts({ finance: [71, { day: 40, karakas: 5, vara: -1 }], travel: [38, { day: 40, vara: -4, nakshatra: 3 }] }),
    );
    expect([matters[0]!.id, matters.at(-1)!.id]).toEqual(['finance', 'travel']);
    expect(matters[0]!.helpedBy).toEqual({ id: 'karakas', planets: ['Jupiter'] });
    expect(matters.at(-1)!.pressedBy).toEqual({ id: 'vara', planets: [] });
    expect(matters[1]).toMatchObject({ helpedBy: null, pressedBy: null });
  });

  test('a difficult significator is the one with the worst transit', () => {
    const matter = mattersOf(facts({ finance: [30, { karakas: -3, vara: 1 }] })).at(-1)!;
    expect(matter.pressedBy).toEqual({ id: 'karakas', planets: ['Mercury'] });
  });

  test('are named with score and reason: the two best, and the lowest', () => {
    const day = facts({
      finance: [71, { karakas: 5, vara: 0 }],
      health: [66, { vara: 1 }],
      travel: [38, { vara: -4, nakshatra: 3 }],
    });
    const [best, care] = areas(day, first);
    expect(best!.text).toBe('सबसे ज़्यादा अंक पैसे के मामलों में हैं (71); उसके बाद सेहत का स्थान है (66 अंक)।');
    expect(best!.longer!.text).toContain('(71), क्योंकि इनका कारक गुरु गोचर में बलवान है; उसके');
    expect(care!.text).toBe('सबसे कम अंक यात्रा में हैं (38), क्योंकि शनिवार इसके अनुकूल नहीं है।');
    expect(care!.longer!.text).toMatch(/; थोड़ा अतिरिक्त समय लेकर निकलें।$/);
  });

  test('on a day to go gently nothing is called best', () => {
    for (const variant of [0, 1, 2]) {
      const [best] = areas(facts({ finance: [41, { karakas: 5 }] }, 'danger'), () => variant);
      expect(best!.text).not.toMatch(/अच्छा|अनुकूल/);
    }
  });
});
