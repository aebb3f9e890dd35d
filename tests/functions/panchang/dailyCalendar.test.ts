/** Month, era, season and course of the Sun of /panchang/daily, against the almanacs. */
import { describe, expect, test } from '@jest/globals';
import { inDelhi } from '../../support/panchangDay.ts';

describe('festivals on the dates of the Indian holiday lists', () => {
  test.each([
    ['Ugadi', '2025-03-30', 'chaitra', 'chaitra', 'shukla', 1],
    ['Ram Navami', '2025-04-06', 'chaitra', 'chaitra', 'shukla', 9],
    ['Akshaya Tritiya', '2025-04-30', 'vaishakha', 'vaishakha', 'shukla', 3],
    ['Guru Purnima', '2025-07-10', 'ashadha', 'ashadha', 'shukla', 15],
    ['Ganesh Chaturthi', '2025-08-27', 'bhadrapada', 'bhadrapada', 'shukla', 4],
    ['Dussehra', '2025-10-02', 'ashvina', 'ashvina', 'shukla', 10],
    ['Vasant Panchami', '2026-01-23', 'magha', 'magha', 'shukla', 5],
    ['Holika', '2026-03-03', 'phalguna', 'phalguna', 'shukla', 15],
    ['Diwali, whose new moon comes after sunrise', '2026-11-08', 'ashvina', 'kartika', 'krishna', 14],
  ])('%s', async (_, date, amanta, purnimanta, paksha, tithi) => {
    const { lunar_month: month, tithi: tithis } = await inDelhi(date);
    expect([month.amanta.id, month.purnimanta.id, month.kind, month.paksha]).toEqual([
      amanta,
      purnimanta,
      'regular',
      paksha,
    ]);
    expect(((tithis[0]!.number - 1) % 15) + 1).toBe(tithi);
  });

  test('on Diwali the new moon begins before the evening', async () => {
    const { sunset, tithi } = await inDelhi('2026-11-08');
    expect(tithi[1]!.number).toBe(30);
    expect(tithi[1]!.start < sunset!).toBe(true);
  });
});

describe('irregular months say why', () => {
  test('adhika', async () => {
    const { lunar_month: month, summary } = await inDelhi('2026-06-01');
    expect(month).toMatchObject({ kind: 'adhika', is_adhika: true, is_kshaya: false, lost_month: null });
    expect(month.explanation).toContain('Taurus at both new moons');
    expect(month.explanation).toContain('Both halves of an adhika month');
    expect(summary[0]).toBe(
      '1 Jun 2026 is a Monday, Krishna Pratipada of adhika Jyeshtha. The year is 2083 of Vikram and 1948 of Shaka.',
    );
  });

  test('kshaya', async () => {
    const { lunar_month: month } = await inDelhi('1983-01-30');
    expect(month).toMatchObject({ kind: 'kshaya', is_adhika: false, is_kshaya: true, lost_month: { id: 'magha' } });
    expect(month.explanation).toContain('takes the place of Magha too');
  });
});

test('years of three eras, named as north and south name them', async () => {
  const { samvat } = await inDelhi('2026-11-20');
  expect(samvat.vikram).toMatchObject({ year: 2083, samvatsara: { id: 'siddharthi', number: 53 } });
  expect(samvat.shaka).toMatchObject({ year: 1948, samvatsara: { id: 'parabhava', number: 40 } });
  expect(samvat.gujarati).toMatchObject({ year: 2083, begins: 'kartika_shukla_1' });
});

test('between winter solstice and Makara sankranti the two zodiacs differ on the Sun going north', async () => {
  const { ayana, ritu } = await inDelhi('2026-01-05');
  expect([ayana.sidereal.id, ayana.tropical.id]).toEqual(['dakshinayana', 'uttarayana']);
  expect([ritu.sidereal.id, ritu.tropical.id]).toEqual(['hemanta', 'shishira']);
});
