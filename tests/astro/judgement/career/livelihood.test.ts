import { describe, expect, test } from '@jest/globals';
import { references } from '../../../../lib/astro/judgement/career/livelihood.ts';
import { SIGNS, type Sign } from '../../../../lib/astro/tables/signs.ts';
import { areaContextOf, areaContextOn } from '../../../support/areaContext.ts';
import { referenceChart } from '../../../support/referenceChart.ts';

const signIndexOf = (sign: Sign) => SIGNS.indexOf(sign);

describe('the reference chart, worked by hand from its printed navamsa', () => {
  const all = references(areaContextOn(referenceChart()));
  const from = (id: string) => all.find((one) => one.id === id)!.livelihood;

  test('from the ascendant Leo: Taurus with Venus, whose lord Venus falls in Virgo, a sign of Mercury', () => {
    expect(from('ascendant')).toEqual({
      tenthSignIndex: signIndexOf('Taurus'),
      house: 10,
      occupants: ['Venus'],
      lord: 'Venus',
      navamsaSignIndex: signIndexOf('Virgo'),
      significator: 'Mercury',
    });
  });

  test('from the Moon in Scorpio: Leo with Rahu, whose lord the Sun falls in Libra, a sign of Venus', () => {
    expect(from('moon')).toMatchObject({ house: 1, occupants: ['Rahu'], lord: 'Sun', significator: 'Venus' });
  });

  test('from the Sun in Aries: Capricorn, empty, whose lord Saturn falls in Scorpio, a sign of Mars', () => {
    expect(from('sun')).toMatchObject({ house: 6, occupants: [], lord: 'Saturn', significator: 'Mars' });
  });

  test('the strongest goes first', () => {
    const values = all.map(({ score }) => score.value);
    expect(values).toEqual([...values].sort((a, b) => b - a));
  });
});

test('influences on the sign of the Moon move it ten points each: a benefic up, a malefic down', () => {
  const around = (drawing: Parameters<typeof areaContextOf>[0]) => {
    const context = areaContextOf(drawing);
    const { score } = references(context).find(({ id }) => id === 'moon')!;
    return score.parts.find(({ id }) => id === 'sign_influence')!.points;
  };
  const alone = { Moon: 'Virgo', Jupiter: 'Leo', Rahu: 'Libra', Sun: 'Gemini 5', Saturn: 'Taurus' } as const;
  // 40 % of 50; of 60 with Jupiter beside the Moon; of 40 with Mars beside her.
  expect(around({ ...alone, Mars: 'Scorpio', Venus: 'Leo 1' })).toBe(20);
  expect(around({ ...alone, Jupiter: 'Virgo', Mars: 'Scorpio' })).toBe(24);
  expect(around({ ...alone, Mars: 'Virgo' })).toBe(16);
});
