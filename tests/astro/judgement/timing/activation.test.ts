import { describe, expect, test } from '@jest/globals';
import { activationScore, actingScores, areaTransitScore } from '../../../../lib/astro/judgement/timing/activation.ts';
import type { Sign } from '../../../../lib/astro/tables/signs.ts';
import type { Drawing } from '../../../support/chartOf.ts';
import { areaContextOf } from '../../../support/areaContext.ts';
import { labelOf } from '../../../support/areaLabels.ts';

/** Aries rises: the 7th is Libra, its lord Venus. */
const DRAWN: Drawing = { Ascendant: 'Aries', Moon: 'Aries', Venus: 'Gemini', Jupiter: 'Virgo', Saturn: 'Sagittarius' };

const served = (drawn: Drawing, moment: Parameters<typeof areaContextOf>[1]) =>
  activationScore(actingScores(areaContextOf(drawn, moment), [7, 2]), [7, 2]);

describe('acting periods', () => {
  test('each hold 60 % of their own lord and 40 % of the one around them', () => {
    const scored = actingScores(areaContextOf(DRAWN, { lords: ['Venus', 'Jupiter'] }), [7, 2]);
    expect(scored).toHaveLength(2);
    const [maha, antar] = scored;
    const around = antar!.score.parts.find(({ id }) => id === 'parent_period')!;
    expect(around.points).toBeCloseTo(Math.round(maha!.score.value * 4) / 10, 9);
    expect(antar!.score.parts.reduce((sum, { points }) => sum + points, 0)).toBeCloseTo(antar!.score.value, 9);
  });

  test('say nothing where none acts: the score stays in the middle', () => {
    const score = served(DRAWN, {});
    expect(score.value).toBe(50);
    expect(labelOf(score.parts.at(-1)!)).toBe('No period acts at this time');
  });

  test('serve a matter the better, the better their lord stands for its houses', () => {
    const own = served({ ...DRAWN, Venus: 'Libra' }, { lords: ['Venus'] });
    const fallen = served({ ...DRAWN, Venus: 'Virgo' }, { lords: ['Venus'] });
    expect(own.value).toBeGreaterThan(fallen.value + 20);
    expect(labelOf(own.parts.at(-1)!)).toBe('The acting periods of Venus serve the 7th and 2nd');
  });
});

describe('passing planets', () => {
  const points = (passing: Parameters<typeof areaContextOf>[1], id: string, drawn: Drawing = DRAWN) => {
    const found = areaTransitScore(areaContextOf(drawn, passing), [7, 2]).parts.find((part) => part.id === id)!;
    return { leaning: found.factor!.leaning, text: labelOf(found) };
  };

  test('Jupiter and Saturn both on the 7th, and on its lord, speak wholly', () => {
    // Jupiter in Gemini aspects Libra by its 5th and holds Venus; Saturn in Capricorn aspects it by his 10th.
    const seen = points({ passing: { Jupiter: 'Gemini', Saturn: 'Capricorn' } }, 'double_transit_7');
    expect(seen).toEqual({
      leaning: 1,
      text: 'Jupiter and Saturn both reach the 7th house, and its lord Venus is reached too',
    });
  });

  test('one on the house and the other on its lord speak by half', () => {
    // Jupiter in Sagittarius aspects Gemini by his 7th, not Libra; Saturn in Libra stands in it.
    const seen = points({ passing: { Jupiter: 'Sagittarius', Saturn: 'Libra' } }, 'double_transit_7');
    expect(seen).toEqual({ leaning: 0.5, text: 'Jupiter and Saturn both reach the 7th house or its lord Venus' });
  });

  test('neither of them counts against', () => {
    const seen = points({ passing: { Jupiter: 'Cancer', Saturn: 'Taurus' } }, 'double_transit_7');
    expect(seen).toEqual({ leaning: -0.5, text: 'Neither Jupiter nor Saturn reaches the 7th house' });
  });

  test('a node in a house of the matter unsettles it', () => {
    expect(points({ passing: { Rahu: 'Libra', Ketu: 'Aries' } }, 'nodes_transit').text).toMatch(
      /^Rahu passes the 7th house/,
    );
    expect(points({ passing: { Rahu: 'Leo', Ketu: 'Aquarius' } }, 'nodes_transit').leaning).toBeGreaterThan(0);
  });

  test('but furthers a matter that is its own, while the other of the two unsettles that too', () => {
    const nodes = (Rahu: Sign, Ketu: Sign) => {
      const context = areaContextOf(DRAWN, { passing: { Rahu, Ketu } });
      return areaTransitScore(context, [9, 12, 3], ['Rahu']).parts.find(({ id }) => id === 'nodes_transit')!;
    };
    // Aries rises: Pisces is the 12th and Virgo the 6th.
    expect(nodes('Pisces', 'Virgo').factor!.leaning).toBe(0.7);
    expect(labelOf(nodes('Pisces', 'Virgo'))).toBe('Rahu passes the 12th house, which furthers its matters');
    expect(nodes('Virgo', 'Pisces').factor!.leaning).toBe(-0.7);
    expect(nodes('Leo', 'Aquarius').factor!.leaning).toBe(0.2);
  });

  test('Saturn in the 3rd, 6th or 11th from the Moon is good', () => {
    expect(points({ passing: { Saturn: 'Gemini' } }, 'saturn_transit').leaning).toBe(1);
    expect(points({ passing: { Saturn: 'Cancer' } }, 'saturn_transit').leaning).toBeLessThan(0);
  });
});
