import { expect, test } from '@jest/globals';
import { dayMuhurta, durMuhurtas, namedMuhurtas, nightMuhurta } from '../../../lib/astro/panchang/muhurtas.ts';
import { DAY_MUHURTAS, NIGHT_MUHURTAS } from '../../../lib/astro/tables/muhurtas.ts';

/** A day of 12 hours from 6 to 18 and a night of 12: a muhurta has 48 minutes. Hours after midnight. */
const DAY = { startJdUT: 6 / 24, duskJdUT: 18 / 24, endJdUT: 30 / 24 };
const PREVIOUS_DUSK = -6 / 24;
const hours = ({ startJdUT, endJdUT }: { startJdUT: number; endJdUT: number }) =>
  [startJdUT, endJdUT].map((jdUT) => Math.round(jdUT * 24 * 1e6) / 1e6);

test('named muhurtas of an equinoctial day', () => {
  expect(namedMuhurtas(DAY, PREVIOUS_DUSK).map((muhurta) => [muhurta.id, ...hours(muhurta)])).toEqual([
    ['brahma_muhurta', 4.4, 5.2],
    ['pratah_sandhya', 4.8, 6],
    ['vijaya_muhurta', 14, 14.8],
    ['godhuli_muhurta', 17.8, 18.2],
    ['sayahna_sandhya', 18, 19.2],
    ['nishita_muhurta', 23.6, 24.4],
  ]);
});

test('where the Sun is up for half an hour Godhuli, which keeps its length, comes before the eleventh of fifteen', () => {
  const day = { startJdUT: 11.75 / 24, duskJdUT: 12.25 / 24, endJdUT: 35.75 / 24 };
  // Two minutes each: the eleventh from 12:05; Godhuli from twelve minutes before 12:15.
  const order = namedMuhurtas(day, -11.75 / 24).map(({ id }) => id);
  expect(order.indexOf('godhuli_muhurta')).toBe(order.indexOf('vijaya_muhurta') - 1);
});

test('Brahma muhurta shrinks with the night before, whatever the night after', () => {
  const [brahma] = namedMuhurtas({ ...DAY, endJdUT: 28 / 24 }, -4 / 24);
  // A night of ten hours: muhurtas of 40 minutes, the last but one from 4:40 to 5:20.
  expect(hours(brahma!)).toEqual([4.666667, 5.333333]);
});

test('the eighth muhurta of the day has noon in its middle', () => {
  expect(hours(dayMuhurta(DAY, 8))).toEqual([11.6, 12.4]);
  expect(hours(nightMuhurta(DAY, 8))).toEqual([23.6, 24.4]);
});

// Muhurta Chintamani names the shunned ones by their deities.
test.each([
  [0, ['aryaman']],
  [1, ['brahma', 'rakshasa']],
  [2, ['pitris', 'night agni']],
  [3, ['abhijit']],
  [4, ['apah', 'rakshasa']],
  [5, ['pitris', 'brahma']],
  [6, ['rudra', 'serpents']],
])('shunned on day %i: %j', (varaIndex, deities) => {
  const found = durMuhurtas(DAY, varaIndex);
  expect(
    found.map(({ half, number }) =>
      half === 'day' ? DAY_MUHURTAS[number - 1]! : `night ${NIGHT_MUHURTAS[number - 1]!}`,
    ),
  ).toEqual(deities);
});

test('the seventh muhurta of a Tuesday night is shunned', () => {
  expect(durMuhurtas(DAY, 2).map(hours)).toEqual([
    [8.4, 9.2],
    [22.8, 23.6],
  ]);
});

test('fifteen muhurtas of the day and fifteen of the night tile it', () => {
  const all = [
    ...Array.from({ length: 15 }, (_, i) => dayMuhurta(DAY, i + 1)),
    ...Array.from({ length: 15 }, (_, i) => nightMuhurta(DAY, i + 1)),
  ];
  expect(all[0]!.startJdUT).toBe(DAY.startJdUT);
  expect(all[29]!.endJdUT).toBe(DAY.endJdUT);
  for (let i = 1; i < 30; i++) expect(all[i]!.startJdUT).toBeCloseTo(all[i - 1]!.endJdUT, 12);
  expect([DAY_MUHURTAS.length, NIGHT_MUHURTAS.length]).toEqual([15, 15]);
});
