import { describe, expect, test } from '@jest/globals';
import { methodTwo } from '../../../../lib/astro/judgement/career/methodTwo.ts';
import { areaContextOf, areaContextOn } from '../../../support/areaContext.ts';
import type { Drawing } from '../../../support/chartOf.ts';
import { referenceChart } from '../../../support/referenceChart.ts';

test('votes of the reference chart, by hand: Mercury aspects, rules the tenth, and is amatyakaraka in the 11th', () => {
  const { votes } = methodTwo(areaContextOn(referenceChart()));
  const sums = new Map<string, number>();
  for (const { planet, points } of votes) sums.set(planet, (sums.get(planet) ?? 0) + points);
  // Venus, the atmakaraka, has half for standing in its own navamsa sign.
  expect(Object.fromEntries(sums)).toEqual({ Moon: 10, Venus: 5, Rahu: 10, Mercury: 6 + 4 + 7, Ketu: 6 });
});

describe('the tenth from karakamsha', () => {
  // The Sun at 29 of Aries is the atmakaraka; his navamsa is Sagittarius, so that the tenth from it is Virgo.
  // First navamsas: of Taurus Capricorn, of Gemini Libra, of Leo Aries; the sixth of Aries, 16:40 to 20, is Virgo.
  const IN_VIRGO = 'Aries 18';
  const factor = (drawing: Drawing, id: string) => {
    const elsewhere: Drawing = {
      Sun: 'Aries 29',
      Moon: 'Leo 1',
      Mars: 'Leo 2',
      Mercury: 'Taurus 1',
      Jupiter: 'Taurus 2',
      Venus: 'Taurus 2',
      Saturn: 'Gemini 1',
      Rahu: 'Gemini 2',
    };
    const { success } = methodTwo(areaContextOf({ ...elsewhere, ...drawing }));
    return success.parts.find((part) => part.id === id)!.factor!;
  };

  test('Jupiter in it succeeds; Mercury with Jupiter there is the best of all', () => {
    expect(factor({}, 'benefics_10').leaning).toBe(-0.6);
    expect(factor({ Jupiter: IN_VIRGO }, 'benefics_10').leaning).toBe(0.9);
    const trade = factor({ Jupiter: IN_VIRGO, Mercury: IN_VIRGO }, 'benefics_10');
    expect(trade).toMatchObject({ leaning: 1, planets: ['Jupiter', 'Mercury'] });
    expect(trade.text.id).toBe('tenth_trade');
  });

  test('a malefic in it is a setback, half of one where a benefic is there too; without any there is none', () => {
    // The atmakaraka aspects the tenth from his dual sign: the Sun as a malefic, Venus in his office as none.
    expect(factor({}, 'malefics_10')).toMatchObject({ leaning: -0.3, planets: ['Sun'] });
    expect(factor({ Sun: 'Leo 3', Venus: 'Aries 29' }, 'malefics_10').leaning).toBe(0.6);
    expect(factor({ Saturn: IN_VIRGO }, 'malefics_10')).toMatchObject({ leaning: -1, halvedBy: null });
    expect(factor({ Saturn: IN_VIRGO, Jupiter: IN_VIRGO }, 'malefics_10')).toMatchObject({
      leaning: -1,
      halvedBy: { id: 'tenth_relieved', args: { planets: ['Jupiter'] } },
    });
  });

  test('Venus in it is milder help, and Jupiter who only aspects it milder still', () => {
    expect(factor({ Venus: IN_VIRGO }, 'benefics_10')).toMatchObject({ leaning: 0.5, planets: ['Venus'] });
    // The ninth navamsa of Aries is Sagittarius, dual as Virgo.
    expect(factor({ Jupiter: 'Aries 28' }, 'benefics_10')).toMatchObject({ leaning: 0.4, planets: ['Jupiter'] });
  });

  test('Mercury stays a maker of success in the company of malefics', () => {
    const drawn: Drawing = { Mercury: 'Aries 18', Saturn: 'Aries 19' };
    expect(factor(drawn, 'malefics_10').planets).toEqual(['Saturn']);
    expect(factor(drawn, 'benefics_10').planets).toEqual(['Mercury']);
    // So he relieves too: the rule knows setbacks only where no benefic is.
    expect(factor(drawn, 'malefics_10').halvedBy).toEqual({ id: 'tenth_relieved', args: { planets: ['Mercury'] } });
  });
});

test('soul and work in one sign agree wholly, next to each other they do not', () => {
  const relation = (Venus: Drawing['Venus']) => {
    const { success } = methodTwo(areaContextOf({ Sun: 'Aries 29', Venus: Venus! }));
    return success.parts.find(({ id }) => id === 'karaka_relation')!.factor!.leaning;
  };
  // Venus at 28 is the amatyakaraka: in Aries, in trine to it, and beside it.
  expect(relation('Aries 28')).toBe(1);
  expect(relation('Leo 28')).toBe(0.6);
  expect(relation('Taurus 28')).toBe(-0.8);
});

test('the nearer the amatyakaraka stands to the atmakaraka, the more it decides', () => {
  const points = (Venus: Drawing['Venus']) =>
    methodTwo(areaContextOf({ Sun: 'Aries 29', Venus: Venus! })).votes.find(
      ({ reason }) => reason.id === 'amatyakaraka_vote',
    )!.points;
  // One sign; trine with an aspect of signs; 3rd without; 8th with an aspect; 2nd without.
  const places = ['Aries 28', 'Leo 28', 'Gemini 28', 'Scorpio 28', 'Taurus 28'] as const;
  expect(places.map(points)).toEqual([10, 8, 7, 5, 4]);
});

test('planets in the 9th from karakamsha count 5, and in the 10th 8', () => {
  // Karakamsha is Sagittarius; the fifth navamsa of Aries is Leo, the sixth Virgo.
  const { influences, votes } = methodTwo(areaContextOf({ Sun: 'Aries 29', Saturn: 'Aries 14', Mars: 'Aries 18' }));
  expect(influences.find(({ planet }) => planet === 'Saturn')).toMatchObject({ kind: 'trine', points: 5 });
  const inVirgo = { id: 'in_karakamsha_tenth', args: { signIndex: 5 } };
  expect(votes).toContainEqual(expect.objectContaining({ planet: 'Mars', points: 8, reason: inVirgo }));
});

test('success is weighed 8 and 7 by the tenth, 6 by its lord, then by the two significators and their bond', () => {
  const { success } = methodTwo(areaContextOn(referenceChart()));
  expect(success.parts.slice(1).map(({ factor, id }) => [id, factor!.weight])).toEqual([
    ['benefics_10', 8],
    ['malefics_10', 7],
    ['tenth_lord', 6],
    ['amatyakaraka', 5],
    ['karaka_relation', 5],
    ['atmakaraka', 3],
  ]);
});
