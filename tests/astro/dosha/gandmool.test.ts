import { expect, test } from '@jest/globals';
import { gandmool, gandMoolPada } from '../../../lib/astro/dosha/gandmool.ts';
import { isGandMool } from '../../../lib/astro/panchang/panchaka.ts';
import { GAND_MOOL } from '../../../lib/astro/tables/gandMool.ts';
import { chartOf, type Drawing } from '../../support/chartOf.ts';
import { doshaIn, doshaTest } from '../../support/doshaTest.ts';

doshaTest(gandmool, {
  present: [{ Moon: 'Aries 1' }, { Moon: 'Cancer 16.7' }, { Moon: 'Pisces 29.9' }, { Moon: 'Sagittarius 13.3' }],
  absent: [{ Moon: 'Aries 13.4' }, { Moon: 'Cancer 16.6' }, { Moon: 'Libra' }],
  met: {
    trouble_pada: { Moon: 'Leo 4' },
    junction_pada: { Moon: 'Leo 1' },
    abhukta_mula: { Moon: 'Scorpio 29.5' },
    jupiter_on_moon: { Moon: 'Leo 1', Jupiter: 'Sagittarius' },
    strong_moon: { Moon: 'Cancer 20' },
    abhijit_birth: { Moon: 'Leo 1' },
  },
  facts: { isAbhijitBirth: true },
});

/** Severity by the rule: padas at the junction severe, the others of trouble moderate, the rest mild. */
const SEVERITIES = [
  ['Aries', 0, 'severe mild mild mild'],
  ['Cancer', 50 / 3, 'mild moderate moderate severe'],
  ['Leo', 0, 'severe moderate mild mild'],
  ['Scorpio', 50 / 3, 'moderate moderate moderate severe'],
  ['Sagittarius', 0, 'severe moderate moderate mild'],
  ['Pisces', 50 / 3, 'mild mild mild severe'],
] as const;

test.each(SEVERITIES)('in %s from %f degrees: %s', (sign, fromDeg, severities) => {
  const found = [0.5, 1.5, 2.5, 3.5].map((pada) => {
    const Moon: Drawing['Moon'] = `${sign} ${fromDeg + (pada * 10) / 3}`;
    const { evidence } = doshaIn(gandmool, { Moon });
    const met = (id: string) => evidence.find((condition) => condition.id === id)!.isMet;
    if (met('junction_pada')) return 'severe';
    return met('trouble_pada') ? 'moderate' : 'mild';
  });
  expect(found.join(' ')).toBe(severities);
});

test('the score follows: mild 20, moderate 40, severe 65', () => {
  // The Moon in Sagittarius, a guest of Jupiter who stands in the 8th from it, has no relief.
  const judged = (drawing: Drawing) => {
    const { score, severity } = doshaIn(gandmool, { Jupiter: 'Cancer', ...drawing });
    return [score!.value, severity];
  };
  expect(judged({ Moon: 'Sagittarius 12' })).toEqual([20, 'mild']);
  expect(judged({ Moon: 'Sagittarius 5' })).toEqual([40, 'moderate']);
  expect(judged({ Moon: 'Sagittarius 2' })).toEqual([65, 'severe']);
  expect(judged({ Moon: 'Sagittarius 0.5' })).toEqual([75, 'severe']);
});

test('its six nakshatras are those of the almanac', () => {
  const numbers = Array.from({ length: 27 }, (_, index) => index + 1);
  expect(numbers.filter((number) => number - 1 in GAND_MOOL)).toEqual(
    numbers.filter((number) => isGandMool({ number })),
  );
});

test('effects are those of the pada, in moderate words in both languages', () => {
  expect(doshaIn(gandmool, { Moon: 'Aries 1' }).effects.en).toBe('care for the father’s wellbeing');
  expect(gandMoolPada(chartOf({ Moon: 'Aries 4' }))?.effect.en).toBe('comfort and prosperity');
  for (const { effect } of Object.values(GAND_MOOL).flat()) {
    expect(effect.en).not.toMatch(/suffer|death|die|loss|destro/);
    expect(effect.hi).toMatch(/^[\u0900-\u097F\s-]+$/);
  }
});
