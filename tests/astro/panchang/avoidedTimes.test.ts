/** What the clear times of a day keep out. */
import { expect, test } from '@jest/globals';
import { avoidedTimes } from '../../../lib/astro/panchang/avoidedTimes.ts';
import { bhadras } from '../../../lib/astro/panchang/bhadra.ts';
import { daily } from '../../support/panchangDay.ts';

test('a Saturday from 6 to 18 to 6: kaals, dur muhurtas, varjyam, the first part of Shula and Bhadra on earth', () => {
  const hour = 1 / 24;
  const span = (number: number, start: number, end: number) => ({
    number,
    startJdUT: start * hour,
    endJdUT: end * hour,
  });
  // Ashwini from 0 to 24 has its varjyam from 20 to 21.6; the Moon goes from Libra to Leo at 12, for the sake of the test.
  const found = avoidedTimes(
    { startJdUT: 6 * hour, duskJdUT: 18 * hour, endJdUT: 30 * hour },
    {
      varaIndex: 6,
      nakshatras: [span(1, 0, 24), span(2, 24, 48)],
      nityaYogas: [span(8, -15, 7), span(9, 7, 29), span(11, 29, 50)],
      bhadras: bhadras([span(8, 1, 13)], [span(7, 0, 12), span(5, 12, 40)]),
    },
  );
  const rounded = (jdUT: number) => Math.round((jdUT / hour) * 1e6) / 1e6;
  expect(found.map(({ endJdUT, id, startJdUT }) => [id, rounded(startJdUT), rounded(endJdUT)])).toEqual([
    ['gulika_kaal', 6, 7.5],
    ['dur_muhurtas', 6, 7.6],
    ['shunned_part_of_yoga', 7, 9],
    ['rahu_kaal', 9, 10.5],
    ['bhadra_on_earth', 12, 13],
    ['yamaganda', 13.5, 15],
    ['varjyam', 20, 21.6],
  ]);
  expect(found[2]).toMatchObject({ yoga: 9, isFirstPart: true });
});

test('the shunned time of Vyatipata is taken out of the clear ones', async () => {
  const day = { latitude: '8.5241', longitude: '76.9366', timezone: 'Asia/Kolkata', date: '2029-05-25' };
  // The reference has Vyatipata over Thiruvananthapuram from 2029-05-24 17:45 to 2029-05-25 13:59.
  const { clear_times: clear, sunset } = await daily(day);
  for (const { start } of clear.spans) expect(start >= '2029-05-25T13:59').toBe(true);
  expect(clear.spans.every(({ end }) => end <= sunset!)).toBe(true);
});
