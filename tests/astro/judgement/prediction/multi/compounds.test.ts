import { expect, test } from '@jest/globals';
import { compoundEffects } from '../../../../../lib/astro/judgement/prediction/multi/compounds.ts';
import { wealth } from '../../../../../lib/astro/judgement/prediction/wealth.ts';
import type { TimingContext } from '../../../../../lib/astro/judgement/timing/timingWindows.ts';
import { judgeFormed } from '../../../../../lib/astro/rule.ts';
import { SIGNS, type Sign } from '../../../../../lib/astro/tables/signs.ts';
import type { Planet } from '../../../../../lib/astro/tables/planets.ts';
import { DHANA_YOGAS } from '../../../../../lib/astro/yoga/dhana/index.ts';
import { areaContextOf } from '../../../../support/areaContext.ts';

const YEAR = 365.25;
/** Aries rises: Venus and Saturn, lords of the 2nd and the 11th, stand together in the 11th. */
const context = areaContextOf({ Ascendant: 'Aries', Venus: 'Aquarius', Saturn: 'Aquarius' });
const yogas = judgeFormed(DHANA_YOGAS, context.chart, context).filter(({ rule }) => rule.id === 'dhana-2-11');
const from = context.nowJdUT;

/** All the time in one mahadasha, and each planet in one sign. */
function timing(lord: Planet, signs: Partial<Record<Planet, Sign>>): TimingContext {
  const { birthJdUT, chart, strengths } = context;
  return {
    chart,
    strengths,
    birthJdUT,
    life: [{ level: 1, lord, startJdUT: from, endJdUT: from + 20 * YEAR, years: 20 }],
    staysOf: (planet) => [
      {
        index: SIGNS.indexOf(signs[planet]!),
        startJdUT: from - YEAR,
        endJdUT: from + 40 * YEAR,
        isEnteredBackward: false,
        isLeftBackward: false,
      },
    ],
  };
}

const found = (lord: Planet, Jupiter: Sign, Saturn: Sign, years = 3) =>
  compoundEffects(context, timing(lord, { Jupiter, Saturn }), wealth, yogas, {
    fromJdUT: from,
    untilJdUT: from + years * YEAR,
  });

test('a yoga meets the period of its planet and the double transit: 40 and 60 percent', () => {
  expect(yogas).toHaveLength(1);
  // Jupiter stands in Taurus, the 2nd, and Saturn aspects it from Pisces by his 3rd.
  const [first] = found('Venus', 'Taurus', 'Pisces');
  expect(first!.window.isAgreed).toBe(true);
  const by = yogas[0]!.strength!.value * 0.4 + first!.window.score * 0.6;
  expect(Math.abs(first!.score.value - by)).toBeLessThan(0.11);
});

test('without the transit, or in the periods of others, nothing meets', () => {
  expect(found('Venus', 'Leo', 'Libra')).toEqual([]);
  // Ketu holds his own antardasha for 20 x 7 / 120 years.
  expect(found('Ketu', 'Taurus', 'Pisces', 1)).toEqual([]);
});

test('a cancelled or faint yoga makes no event', () => {
  const [yoga] = yogas;
  const search = (one: typeof yoga) =>
    compoundEffects(context, timing('Venus', { Jupiter: 'Taurus', Saturn: 'Pisces' }), wealth, [one!], {
      fromJdUT: from,
      untilJdUT: from + 3 * YEAR,
    });
  expect(search({ ...yoga!, status: 'cancelled' })).toEqual([]);
  expect(search({ ...yoga!, strength: { ...yoga!.strength!, value: 20 } })).toEqual([]);
});
