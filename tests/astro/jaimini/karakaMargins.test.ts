import { expect, test } from '@jest/globals';
import { charaKarakas } from '../../../lib/astro/jaimini/charaKarakas.ts';
import { narrowMargins, signEntries } from '../../../lib/astro/jaimini/karakaMargins.ts';
import { chartOf, type Drawing } from '../../support/chartOf.ts';

/** All seven apart from each other, none within an hour of a sign; drawn planets move 0.5 degrees a day, turned ones -0.05. */
const APART: Drawing = {
  Venus: 'Leo 20',
  Saturn: 'Aries 25',
  Sun: 'Gemini 28',
  Moon: 'Libra 15',
  Mars: 'Aquarius 10',
  Mercury: 'Cancer 5',
  Jupiter: 'Virgo 2',
};

const margins = (drawing: Drawing, scheme: 7 | 8 = 7) => {
  const chart = chartOf({ ...APART, ...drawing }, { karakaScheme: scheme });
  return narrowMargins(chart, charaKarakas(chart)).map(({ ahead, behind, isLater, minutes }) => [
    ahead.planet,
    behind.planet,
    Math.round(minutes),
    isLater,
  ]);
};

test('planets far apart, or near and of equal speed, have no narrow margin', () => {
  expect(margins({})).toEqual([]);
  expect(margins({ Saturn: 'Aries 20.01' })).toEqual([]);
});

test('the time is the lead divided by the difference of speeds', () => {
  // 0.01 degrees at 0.55 a day are 26.2 minutes.
  expect(margins({ Saturn: 'Aries 20.01 R' })).toEqual([['Saturn', 'Venus', 26, true]]);
  expect(margins({ Venus: 'Leo 20.01', Saturn: 'Aries 20 R' })).toEqual([['Venus', 'Saturn', 26, false]]);
  // 0.03 degrees would take 78.5.
  expect(margins({ Saturn: 'Aries 20.03 R' })).toEqual([]);
});

test('Rahu, who moves backwards, has more degrees', () => {
  // 20.001 counted, gaining 0.05 a day; Venus behind gains 0.5: 0.001 degrees at 0.45 a day are 3.2 minutes.
  expect(margins({ Rahu: 'Capricorn 9.999' }, 8)).toEqual([['Rahu', 'Venus', 3, true]]);
});

test('planets that share an office have none', () => {
  expect(margins({ Saturn: 'Aries 20.0001 R' })).toEqual([]);
});

const entries = (drawing: Drawing) => {
  const chart = chartOf({ ...APART, ...drawing });
  return signEntries(chart, charaKarakas(chart)).map(({ planet, minutes, isLater }) => [
    planet,
    Math.round(minutes),
    isLater,
  ]);
};

test('a change of sign within the hour is found on either side', () => {
  expect(entries({})).toEqual([]);
  // 0.01 degrees at 0.5 a day are 28.8 minutes, 0.001 at 0.05 as well.
  expect(entries({ Moon: 'Libra 29.99' })).toEqual([['Moon', 29, true]]);
  expect(entries({ Moon: 'Libra 0.01' })).toEqual([['Moon', 29, false]]);
  expect(entries({ Mars: 'Aquarius 0.001 R' })).toEqual([['Mars', 29, true]]);
  expect(entries({ Mars: 'Aquarius 29.999 R' })).toEqual([['Mars', 29, false]]);
});
