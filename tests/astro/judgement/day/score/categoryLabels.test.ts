import { expect, test } from '@jest/globals';
import { categoryComponents, itemLabel } from '../../../../../lib/astro/judgement/day/score/categoryLabels.ts';
import {
  categoryPoints,
  categoryScore,
  type CategoryItem,
} from '../../../../../lib/astro/judgement/day/score/categories.ts';
import { DAY_CATEGORY_IDS } from '../../../../../lib/astro/judgement/tables/dayCategories.ts';
import { DAY_SCORE } from '../../../../../lib/words/subjects/day/score.ts';
import { say } from '../../../../../lib/words/say.ts';
import { scoredDays } from '../../../../support/dayScore.ts';
import { bodyOf, golden, type JyotishFile } from '../../../../support/golden.ts';

const span = { startJdUT: 0, endJdUT: 1 };
const given = { points: 0, max: 0 };

test.each<[CategoryItem, string]>([
  [{ ...given, id: 'day', found: { score: 62 } }, 'Half of the score of the day, 62'],
  [
    {
      ...given,
      id: 'karakas',
      found: [
        { planet: 'Sun', score: 72.04 },
        { planet: 'Mercury', score: 31 },
      ],
    },
    'Transits of the significators: the Sun 72 of 100 and Mercury 31 of 100',
  ],
  [
    { ...given, id: 'moon_house', found: [{ ...span, found: 10, share: 1, points: 6 }] },
    'The Moon passes the 10th from your ascendant',
  ],
  [
    {
      ...given,
      id: 'moon_house',
      found: [
        { ...span, found: 10, share: 0.25, points: 6 },
        { ...span, found: 11, share: 0.75, points: 3 },
      ],
    },
    'The Moon passes the 10th from your ascendant for 25 % of the day (+6), then the 11th from your ascendant for 75 % of the day (+3)',
  ],
  [
    { ...given, id: 'sarvashtakavarga', found: { houses: [10, 6, 11], mean: 29.3333 } },
    'Bindus of the 10th, 6th and 11th: 29.3 on the average, the usual being 28',
  ],
  [{ ...given, id: 'double_transit', found: [5] }, 'Jupiter and Saturn together activate the 5th'],
  [{ ...given, id: 'double_transit', found: [] }, 'Jupiter and Saturn do not activate a house of the matter together'],
  [
    { ...given, id: 'dasha_lord', found: ['Moon'] },
    'The Moon, running in the dasha, rules a house of the matter or stands in one',
  ],
  [
    { ...given, id: 'dasha_lord', found: ['Moon', 'Rahu'] },
    'The Moon and Rahu, running in the dasha, rule a house of the matter or stand in one',
  ],
  [
    { ...given, id: 'dasha_lord', found: [] },
    'No lord of the running dasha rules a house of the matter or stands in one',
  ],
  [{ ...given, id: 'vara', points: 4, found: { varaIndex: 4 } }, 'Thursday: a day of the week that suits the matter'],
  [
    { ...given, id: 'vara', found: { varaIndex: 2 } },
    'Tuesday: a day of the week that neither suits the matter nor hinders it',
  ],
  [
    { ...given, id: 'vara', points: -4, found: { varaIndex: 6 } },
    'Saturday: a day of the week that does not suit the matter',
  ],
  [
    { ...given, id: 'nakshatra', found: [{ ...span, share: 1, points: 4, found: { number: 4, isEkadashi: false } }] },
    'Rohini (dhruva)',
  ],
  [
    { ...given, id: 'nakshatra', found: [{ ...span, share: 1, points: 5, found: { number: 2, isEkadashi: true } }] },
    'Ekadashi, with Bharani (ugra)',
  ],
  [{ ...given, id: 'disha_shool', found: 'west' }, 'Journeys towards the west are not begun on this day'],
  [
    { ...given, id: 'chandrashtama', found: { share: 0.5 } },
    'The Moon in the 8th from the Moon of birth (Chandrashtama) for 50 % of the day',
  ],
  [{ ...given, id: 'vishti', found: { share: 0.484 } }, 'Bhadra (Vishti karana) for 48 % of the day'],
])('%j', (item, expected) => {
  expect(say(DAY_SCORE, itemLabel(item), 'en')).toBe(expected);
});

test('50 births, the eight scores of a day each: exact sums within 0 to 100', () => {
  const births = golden<JyotishFile<unknown>>('jyotish/positions').cases.slice(0, 50);
  births.forEach(({ birth }, i) => {
    const [found] = scoredDays(bodyOf(birth), `2026-${String((i % 12) + 1).padStart(2, '0')}-1${i % 10}`);
    for (const category of DAY_CATEGORY_IDS) {
      const scored = categoryScore(found!.judged, category);
      const tenths = categoryComponents(scored).reduce((sum, component) => sum + Math.round(component.points * 10), 0);
      expect(tenths).toBe(scored.score * 10);
      expect(categoryPoints(scored)).toEqual(categoryComponents(scored).map(({ id, points }) => ({ id, points })));
      expect(scored.score >= 0 && scored.score <= 100).toBe(true);
      for (const item of scored.items) expect(item.points).toBeLessThanOrEqual(item.max);
    }
  });
});
