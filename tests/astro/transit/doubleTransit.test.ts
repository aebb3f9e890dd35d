/** The double transit on drawn signs, counted by hand. */
import { describe, expect, test } from '@jest/globals';
import {
  activations,
  doubleTransitHouses,
  houseDoubleTransit,
  pairSpans,
} from '../../../lib/astro/transit/doubleTransit.ts';
import type { Stay } from '../../../lib/astro/transit/stays.ts';
import { chartOf } from '../../support/chartOf.ts';

const ARIES = 0;
const GEMINI = 2;
const LEO = 4;
const VIRGO = 5;
const PISCES = 11;

describe('houses that both reach', () => {
  test('Jupiter in Leo and Saturn in Pisces meet in Sagittarius alone', () => {
    // Jupiter: Leo, Sagittarius, Aquarius, Aries. Saturn: Pisces, Taurus, Virgo, Sagittarius.
    expect(doubleTransitHouses(LEO, PISCES, VIRGO)).toEqual([4]);
    expect(doubleTransitHouses(LEO, PISCES, ARIES)).toEqual([9]);
  });

  test('in one sign they share the 1st and the 7th from it', () => {
    expect(doubleTransitHouses(GEMINI, GEMINI, GEMINI)).toEqual([1, 7]);
  });

  test('none', () => {
    // Jupiter in Aries: Aries, Leo, Libra, Sagittarius. Saturn in Taurus: Taurus, Cancer, Scorpio, Aquarius.
    expect(doubleTransitHouses(ARIES, 1, ARIES)).toEqual([]);
  });
});

describe('one house', () => {
  const pair = { jupiterSign: LEO, saturnSign: PISCES };
  const at = (house: number, drawing: Parameters<typeof chartOf>[0] = {}) =>
    houseDoubleTransit(pair, VIRGO, house, chartOf({ Ascendant: 'Virgo', ...drawing }).signs);

  test('both on it: activated, and strong where its lord is reached too', () => {
    // The 4th is Sagittarius. Jupiter, its lord, in Gemini is seen by neither; in Taurus by Saturn (3rd).
    expect(at(4, { Jupiter: 'Gemini' })).toMatchObject({
      onHouse: { jupiter: 5, saturn: 10 },
      onLord: { jupiter: null, saturn: null },
      strength: 'activated',
      isByHouseOrLord: true,
    });
    expect(at(4, { Jupiter: 'Taurus' })).toMatchObject({ onLord: { jupiter: null, saturn: 3 }, strength: 'strong' });
  });

  test('one on it: partial; by the other reading met where the lord makes up for the other', () => {
    // The 1st is Virgo, which Saturn sees (7th). Mercury, its lord: in Aries under Jupiter (9th), in Cancer under neither.
    expect(at(1, { Mercury: 'Aries' })).toMatchObject({ strength: 'partial', isByHouseOrLord: true });
    expect(at(1, { Mercury: 'Cancer' })).toMatchObject({ strength: 'partial', isByHouseOrLord: false });
  });

  test('none on it', () => {
    // The 2nd is Libra. Venus, its lord, in Aquarius under Jupiter (7th) alone.
    expect(at(2, { Venus: 'Aquarius' })).toMatchObject({
      onHouse: { jupiter: null, saturn: null },
      strength: 'none',
      isByHouseOrLord: false,
    });
  });
});

describe('times', () => {
  const stay = (index: number, startJdUT: number | null, endJdUT: number | null): Stay => ({
    index,
    startJdUT,
    endJdUT,
    isEnteredBackward: false,
    isLeftBackward: false,
  });

  test('are cut wherever either changes its sign', () => {
    const found = pairSpans([stay(0, 0, 10), stay(1, 10, 30)], [stay(5, null, 20), stay(6, 20, null)], 5, 25);
    expect(found).toEqual([
      { startJdUT: 5, endJdUT: 10, jupiterSign: 0, saturnSign: 5 },
      { startJdUT: 10, endJdUT: 20, jupiterSign: 1, saturnSign: 5 },
      { startJdUT: 20, endJdUT: 25, jupiterSign: 1, saturnSign: 6 },
    ]);
  });

  test('are merged where what holds goes on', () => {
    const pairs = pairSpans(
      [stay(0, 0, 10), stay(1, 10, 20), stay(0, 20, 30)],
      [stay(5, 0, 15), stay(6, 15, 30)],
      0,
      30,
    );
    expect(activations(pairs, ({ jupiterSign }) => jupiterSign === 1)).toEqual([{ startJdUT: 10, endJdUT: 20 }]);
    expect(activations(pairs, ({ jupiterSign }) => jupiterSign === 0)).toEqual([
      { startJdUT: 0, endJdUT: 10 },
      { startJdUT: 20, endJdUT: 30 },
    ]);
  });
});
