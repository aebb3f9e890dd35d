import { describe, expect, test } from '@jest/globals';
import type { KarakaScheme } from '../../../lib/astro/conventions.ts';
import { charaKarakas } from '../../../lib/astro/jaimini/charaKarakas.ts';
import { chartOf } from '../../support/chartOf.ts';
import { goldenChart } from '../../support/goldenChart.ts';
import { golden, type JyotishFile } from '../../support/golden.ts';
import { REFERENCE, referenceChart } from '../../support/referenceChart.ts';

interface Expected {
  chara_karakas_7: Record<string, string>;
  chara_karakas_8: Record<string, string>;
}

const SCHEMES: readonly KarakaScheme[] = [7, 8];

const byOffice = (chart: Parameters<typeof charaKarakas>[0], scheme: KarakaScheme) =>
  charaKarakas(chart, scheme).map(({ code, planet }) => [code, planet]);

describe.each(SCHEMES)('%i karakas', (scheme) => {
  test.each(golden<JyotishFile<Expected>>('jyotish/jaimini').cases)('$birth.id', ({ birth, expected }) => {
    expect(byOffice(goldenChart(birth.id), scheme)).toEqual(Object.entries(expected[`chara_karakas_${scheme}`]));
  });
});

test('the reference chart', () => {
  expect(byOffice(referenceChart(), 7)).toEqual(Object.entries(REFERENCE.charaKarakas));
});

test('the conventions choose how many', () => {
  expect(charaKarakas(chartOf({}))).toHaveLength(7);
  expect(charaKarakas(chartOf({}, { karakaScheme: 8 }))).toHaveLength(8);
});

/** All seven apart from each other, Venus highest. */
const APART = {
  Venus: 'Leo 29',
  Saturn: 'Aries 25',
  Sun: 'Gemini 20',
  Moon: 'Libra 15',
  Mars: 'Aquarius 10',
  Mercury: 'Cancer 5',
  Jupiter: 'Virgo 1',
} as const;

test('Rahu is counted from the end of its sign', () => {
  const karakas = charaKarakas(chartOf({ ...APART, Rahu: 'Capricorn 3' }), 8);
  expect(karakas.slice(0, 3).map(({ planet, countedDeg }) => [planet, countedDeg])).toEqual([
    ['Venus', 29],
    ['Rahu', 27],
    ['Saturn', 25],
  ]);
});

test('planets equal to the second share the higher office, the lower falls to the natural significator', () => {
  const karakas = charaKarakas(chartOf({ ...APART, Saturn: 'Aries 29.0001' }));
  expect(karakas.map(({ planet }) => planet)).toEqual([
    'Saturn',
    'Mercury',
    'Sun',
    'Moon',
    'Mars',
    'Mercury',
    'Jupiter',
  ]);
  expect(karakas[0]).toMatchObject({ code: 'AK', sharedWith: ['Venus'], isByNature: false });
  expect(karakas[1]).toMatchObject({ code: 'AmK', sharedWith: [], isByNature: true });
  expect(karakas[2]).toMatchObject({ code: 'BK', isByNature: false });
});

test('a second of arc apart is no tie', () => {
  const karakas = charaKarakas(chartOf({ ...APART, Saturn: 'Aries 29.0003' }));
  expect(karakas.slice(0, 2).map(({ planet, sharedWith }) => [planet, sharedWith.length])).toEqual([
    ['Saturn', 0],
    ['Venus', 0],
  ]);
});

test('three that are equal leave two offices to nature', () => {
  const karakas = charaKarakas(chartOf({ ...APART, Saturn: 'Aries 29', Sun: 'Gemini 29' }));
  expect(karakas[0]!.sharedWith).toHaveLength(2);
  expect(karakas.map(({ isByNature }) => isByNature)).toEqual([false, true, true, false, false, false, false]);
});
