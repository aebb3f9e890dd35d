import { describe, expect, test } from '@jest/globals';
import { signOfHouse } from '../../../lib/astro/chart/chart.ts';
import { argalaOn, type Argala } from '../../../lib/astro/jaimini/argala.ts';
import { HOUSES } from '../../../lib/astro/planet/lordship.ts';
import { chartOf } from '../../support/chartOf.ts';
import { goldenChart, goldenCharts } from '../../support/goldenChart.ts';
import { golden, type JyotishFile } from '../../support/golden.ts';

type ByHouse = Record<string, string[]>;

interface Expected {
  argala_by_house: Record<string, { argala: ByHouse; virodha: ByHouse }>;
}

test.each(golden<JyotishFile<Expected>>('jyotish/jaimini').cases)('$birth.id', ({ birth, expected }) => {
  const chart = goldenChart(birth.id);
  const got = HOUSES.map((house) => {
    const { pairs } = argalaOn(chart, signOfHouse(chart, house));
    return {
      argala: Object.fromEntries(pairs.map(({ argalaHouse, planets }) => [argalaHouse, planets])),
      virodha: Object.fromEntries(pairs.map(({ virodhaHouse, obstructors }) => [virodhaHouse, obstructors])),
    };
  });
  expect(got).toEqual(Object.values(expected.argala_by_house));
});

/** The pair of the second and twelfth from Aries, and of others by kind. */
const pair = (argala: Argala, kind: string) => argala.pairs.find((one) => one.kind === kind)!;

describe('which side prevails', () => {
  const status = (drawing: Parameters<typeof chartOf>[0], kind = 'dhana') => pair(argalaOn(chartOf(drawing), 0), kind);

  test('no planet intervenes', () => {
    expect(status({})).toMatchObject({ status: 'none', isEffective: false, nature: null, part: { points: 0 } });
  });

  test('nothing obstructs', () => {
    const found = status({ Jupiter: 'Taurus' });
    expect(found).toMatchObject({ status: 'unobstructed', isEffective: true, nature: 'shubha', part: { points: 1 } });
  });

  test('the greater number prevails', () => {
    const found = status({ Jupiter: 'Taurus', Venus: 'Taurus 2', Saturn: 'Pisces' });
    expect(found).toMatchObject({ status: 'operates', difference: 1, part: { points: 1 } });
    const lost = status({ Jupiter: 'Taurus', Venus: 'Pisces 2', Saturn: 'Pisces' });
    expect(lost).toMatchObject({ status: 'obstructed', difference: -1, isEffective: false, part: { points: -1 } });
  });

  test('no pair has more points than its most', () => {
    // Two benefics against one: (2 - 1) x 1 = 1; the most is what both would give unopposed.
    const { part } = status({ Venus: 'Taurus', Jupiter: 'Taurus 3', Mars: 'Pisces' });
    expect(part).toMatchObject({ points: 1, max: 2 });
  });

  test('a malefic held off takes nothing from the house and gives it nothing', () => {
    // One malefic against three, and one against two in the fifth, which counts half.
    const found = status({ Saturn: 'Taurus', Jupiter: 'Pisces', Venus: 'Pisces 3', Mars: 'Pisces 9' });
    expect(found).toMatchObject({ status: 'obstructed', nature: 'papa', part: { points: 0 } });
    expect(found.part.label.args).toMatchObject({ difference: -2, isHarmHeldOff: true });
    const fifth = status({ Saturn: 'Leo', Jupiter: 'Sagittarius', Venus: 'Sagittarius 3' }, 'putra');
    expect(fifth).toMatchObject({ status: 'obstructed', part: { points: 0 } });
    // Of two malefics and a benefic against four the harm outweighs; of one each the nature is even.
    const held = { Jupiter: 'Pisces', Mercury: 'Pisces 4', Rahu: 'Pisces 5', Moon: 'Pisces 6' } as const;
    const mixed = status({ ...held, Saturn: 'Taurus', Mars: 'Taurus 3', Venus: 'Taurus 4', Ketu: 'Virgo' });
    expect(mixed).toMatchObject({ status: 'obstructed', nature: 'mixed', part: { points: 0 } });
  });

  test('a benefic held off is a loss', () => {
    const found = status({ Venus: 'Taurus', Jupiter: 'Pisces', Mars: 'Pisces 9' });
    expect(found).toMatchObject({ status: 'obstructed', nature: 'shubha', part: { points: -1 } });
  });

  test('malefics intervene too, with the other sign', () => {
    expect(status({ Saturn: 'Taurus' })).toMatchObject({
      status: 'unobstructed',
      nature: 'papa',
      part: { points: -1 },
    });
    const mixed = status({ Saturn: 'Taurus', Jupiter: 'Taurus 3' });
    expect(mixed).toMatchObject({ nature: 'mixed', part: { points: 0 } });
  });

  test('of equal numbers the dual sign prevails', () => {
    expect(status({ Jupiter: 'Taurus', Saturn: 'Pisces' }).status).toBe('obstructed_by_strength');
    // The fifth from Aries is fixed, the ninth dual; the eleventh fixed, the third dual.
    expect(status({ Jupiter: 'Leo', Venus: 'Pisces', Saturn: 'Sagittarius' }, 'putra').status).toBe(
      'obstructed_by_strength',
    );
  });

  test('in like signs the planet further on prevails', () => {
    const elsewhere = { Mercury: 'Virgo', Rahu: 'Virgo' } as const;
    const ahead = status({ ...elsewhere, Jupiter: 'Cancer 20', Saturn: 'Capricorn 10' }, 'sukha');
    expect(ahead).toMatchObject({ status: 'operates_by_strength', isEffective: true, part: { points: 0 } });
    const behind = status({ ...elsewhere, Jupiter: 'Cancer 5', Saturn: 'Capricorn 10' }, 'sukha');
    expect(behind).toMatchObject({ status: 'obstructed_by_strength', isEffective: false });
  });

  test('the nodes alone on both sides are balanced, as they have the same degree', () => {
    expect(status({ Rahu: 'Cancer 5', Mercury: 'Virgo' }, 'sukha').status).toBe('balanced');
  });

  test('the fifth counts half', () => {
    const found = status({ Jupiter: 'Leo', Venus: 'Pisces', Saturn: 'Pisces 3' }, 'putra');
    expect(found).toMatchObject({ isPrimary: false, part: { points: 0.5, max: 0.5 } });
  });
});

test('three malefics in the third intervene without obstruction', () => {
  const { vishesha } = argalaOn(chartOf({ Sun: 'Gemini', Mars: 'Gemini 2', Saturn: 'Gemini 28' }), 0);
  expect(vishesha).toEqual(['Sun', 'Mars', 'Saturn']);
  expect(argalaOn(chartOf({ Sun: 'Gemini', Mars: 'Gemini 2' }), 0).vishesha).toEqual([]);
});

test('Ketu in the sign is marked, as some count backwards from him', () => {
  expect(argalaOn(chartOf({ Ketu: 'Aries' }), 0).hasKetu).toBe(true);
  expect(argalaOn(chartOf({ Ketu: 'Aries' }), 1).hasKetu).toBe(false);
});

test('the net is the sum of the points', () => {
  for (const chart of goldenCharts.values())
    for (const house of HOUSES) {
      const { net, pairs } = argalaOn(chart, signOfHouse(chart, house));
      const hundredths = pairs.reduce((sum, { part }) => sum + Math.round(part.points * 100), 0);
      expect(Math.round(net * 100)).toBe(hundredths);
    }
});
