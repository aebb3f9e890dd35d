/** Chara dasha: what makes its years, on drawn charts worked by hand. */
import { describe, expect, test } from '@jest/globals';
import { charaPlan } from '../../../lib/astro/dasha/chara.ts';
import { SIGNS, type Sign } from '../../../lib/astro/tables/signs.ts';
import { chartOf } from '../../support/chartOf.ts';

describe('what makes its years', () => {
  const yearsOf = (sign: Sign, drawing: Parameters<typeof chartOf>[0], conventions = {}) =>
    charaPlan(chartOf(drawing, conventions)).turns.find(({ signIndex }) => SIGNS[signIndex] === sign)!;

  test('a lord in its own sign gives twelve, and no more with an exalted planet joined', () => {
    const turn = yearsOf('Aries', { Mars: 'Aries', Sun: 'Aries' });
    expect([turn.counted, turn.adjustment, turn.years, turn.isBounded]).toEqual([12, 1, 12, true]);
  });

  test('one year less a year stays one', () => {
    const turn = yearsOf('Libra', { Venus: 'Scorpio', Sun: 'Libra' });
    expect([turn.counted, turn.adjustment, turn.years, turn.isBounded]).toEqual([1, -1, 1, true]);
  });

  test('exalted and debilitated planets in one sign weigh each other out', () => {
    const turn = yearsOf('Aries', { Mars: 'Gemini', Sun: 'Aries', Saturn: 'Aries' });
    expect([turn.counted, turn.adjustment, turn.years]).toEqual([2, 0, 2]);
  });

  test('nodes are exalted where the convention says', () => {
    expect(yearsOf('Taurus', { Venus: 'Leo', Rahu: 'Taurus' }).adjustment).toBe(1);
    expect(yearsOf('Taurus', { Venus: 'Leo', Ketu: 'Taurus' }).adjustment).toBe(-1);
    expect(yearsOf('Taurus', { Venus: 'Leo', Rahu: 'Taurus' }, { nodeExaltation: 'gemini' }).adjustment).toBe(0);
    expect(yearsOf('Gemini', { Mercury: 'Leo', Rahu: 'Gemini' }, { nodeExaltation: 'gemini' }).adjustment).toBe(1);
  });

  test('forward where the ninth is odd-footed: Aries, Leo, Virgo, Libra, Aquarius, Pisces', () => {
    const forward = SIGNS.filter((sign) => charaPlan(chartOf({ Ascendant: sign })).isForward);
    expect(forward).toEqual(['Aries', 'Leo', 'Virgo', 'Libra', 'Aquarius', 'Pisces']);
  });
});
