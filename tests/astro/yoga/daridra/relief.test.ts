import { expect, test } from '@jest/globals';
import { reliefConditions, withOutcome } from '../../../../lib/astro/yoga/daridra/relief.ts';
import type { SevenPlanet } from '../../../../lib/astro/tables/planets.ts';
import { ruleContextOf } from '../../../../lib/astro/strength/verdictStrength.ts';
import { weakens } from '../../../../lib/astro/evidence.ts';
import { both } from '../../../../lib/astro/bilingual.ts';
import { chartOf, type Drawing } from '../../../support/chartOf.ts';

const ALL = ['at_home', 'lifted', 'benefic_aspect', 'well_housed', 'good_exchange'] as const;

const listed = (drawing: Drawing, lords: readonly SevenPlanet[]) => {
  const chart = chartOf(drawing);
  return reliefConditions(chart, ruleContextOf(chart), lords, ALL);
};

const relieved = (drawing: Drawing, ...lords: readonly SevenPlanet[]) =>
  listed(drawing, lords)
    .filter(({ id, isMet }) => isMet && id !== 'strong_wealth')
    .map(({ id, observed }) => [id, observed.planets]);

test.each<[string, Drawing, unknown[]]>([
  ['at home in the 8th', { Mars: 'Scorpio' }, [['at_home', ['Mars']]]],
  ['aspected by Jupiter in Virgo', { Mars: 'Pisces' }, [['benefic_aspect', ['Mars']]]],
  ['aspected by Venus in Leo', { Mars: 'Aquarius', Ascendant: 'Cancer' }, [['benefic_aspect', ['Mars']]]],
  ['in the 7th', { Mars: 'Libra' }, [['well_housed', ['Mars']]]],
  // Cancer, in the 8th, is his fall; the Moon, its lord, stands in the 7th.
  ['fallen and lifted', { Mars: 'Cancer', Ascendant: 'Sagittarius', Moon: 'Gemini' }, [['lifted', ['Mars']]]],
  // Jupiter owns the 9th.
  [
    'in exchange with Jupiter',
    { Mars: 'Pisces', Jupiter: 'Scorpio' },
    [
      ['benefic_aspect', ['Mars']],
      ['good_exchange', ['Mars']],
    ],
  ],
  ['none of these', { Mars: 'Gemini' }, []],
])('%s', (_, drawing, found) => {
  expect(relieved(drawing, 'Mars')).toEqual(found);
});

test('an exchange with the lord of neither kendra nor trikona relieves nothing', () => {
  // Leo rising: Mercury owns the 2nd and the 11th.
  expect(
    relieved({ Ascendant: 'Leo', Mars: 'Virgo', Mercury: 'Scorpio', Jupiter: 'Leo', Venus: 'Leo' }, 'Mars'),
  ).toEqual([]);
});

test('two strong lords of houses of wealth, each bound to the other, relieve', () => {
  const found = (drawing: Drawing) => listed(drawing, []).find(({ id }) => id === 'strong_wealth')!.isMet;
  // Aries rising: the Sun of the 5th at home, Jupiter of the 9th opposite to him; Saturn of the 11th sees neither.
  expect(found({ Sun: 'Leo', Jupiter: 'Aquarius', Saturn: 'Gemini' })).toBe(true);
  // The same with Jupiter combust: opposite no more, together in the 5th.
  expect(found({ Sun: 'Leo 10', Jupiter: 'Leo 15', Saturn: 'Gemini' })).toBe(false);
  // The same in the 6th and the 12th.
  expect(found({ Sun: 'Virgo', Jupiter: 'Pisces', Saturn: 'Gemini' })).toBe(false);
});

test('each relief lowers the severity by one step, and the third cancels', () => {
  const outcome = (held: number, own: boolean) => {
    const text = both('A relief', 'राहत');
    const reliefs = [1, 2, 3, 4].map((n) => weakens(`relief_${n}`, text, n <= held));
    return withOutcome(reliefs, own ? [weakens('own', text, true)] : []).at(-1);
  };
  expect([0, 1, 2, 3, 4].map((held) => outcome(held, false)!.observed)).toEqual([
    { reliefs: 0, severity: 'severe' },
    { reliefs: 1, severity: 'moderate' },
    { reliefs: 2, severity: 'mild' },
    { reliefs: 3, severity: 'cancelled' },
    { reliefs: 4, severity: 'cancelled' },
  ]);
  expect([2, 3].map((held) => outcome(held, false)!.isMet)).toEqual([false, true]);
  expect(outcome(0, true)).toMatchObject({ isMet: false, observed: { reliefs: 0, severity: 'cancelled' } });
});
