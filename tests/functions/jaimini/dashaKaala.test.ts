/** Answers of sandhya-kala dasha: parts of the day, by hand and near the polar night. */
import { describe, expect, test } from '@jest/globals';
import { handler } from '../../../functions/jaimini/routes.ts';
import type { KaalaDasha } from '../../../lib/schemas/jaimini/jaiminiDashas.ts';
import { BIRTH, dataOf, post } from '../../support/call.ts';

const ask = async (body: object = BIRTH) =>
  dataOf<KaalaDasha>(await post(handler, '/jaimini/sandhya-kala-dasa?as_of=2026-01-31', body));

const seconds = (instant: string) => Date.parse(instant) / 1000;

describe('sandhya-kala', () => {
  test('each planet has its unit as often as its place says', async () => {
    const { day_part: part, periods, planets, unit_years: unit } = await ask();
    expect(part.id).toBe('mugdha');
    expect(unit).toBeCloseTo((part.past_ghatikas * part.multiplier) / 15, 6);
    for (const { serial, years } of planets) expect(years).toBeCloseTo(unit * serial, 6);
    expect(periods.slice(0, 9).map(({ lord, sign }) => [lord, sign])).toEqual(
      planets.map(({ planet }) => [planet, null]),
    );
  });

  test.each([
    ['05:00:00', 'khanda'],
    ['06:30:00', 'khanda'],
    ['12:00:00', 'mugdha'],
    ['19:00:00', 'sudha'],
    ['23:00:00', 'poorna'],
  ])('%s is %s', async (time, id) => {
    const { day_part: part } = await ask({ ...BIRTH, time });
    expect([part.id, part.is_approximate]).toEqual([id, false]);
    const [start, born, end] = [part.start, `1990-06-15T${time}+05:30`, part.end].map(seconds) as [
      number,
      number,
      number,
    ];
    expect(start <= born && born < end).toBe(true);
    expect(part.past_ghatikas / part.ghatikas).toBeCloseTo((born - start) / (end - start), 3);
  });

  test('where the Sun does not set, 6 and 18 hours by the Sun are used instead', async () => {
    const tromso = { ...BIRTH, latitude: 69.6492, longitude: 18.9553, timezone: 'Europe/Oslo' };
    const { day_part: part } = await ask(tromso);
    expect([part.is_approximate, part.id]).toEqual([true, 'mugdha']);
  });

  // London at the solstice: sunrise 04:43, sunset 21:21, so the day part lasts from 06:43 to 19:21, 31 ghatikas of the clock;
  // at 15:00 some 20.7 of them had passed, at 09:00 some 5.7.
  test('ghatikas of the clock are counted no further than the text has them, and the answer says so', async () => {
    const london = { ...BIRTH, date: '2001-06-21', latitude: 51.5, longitude: -0.1, timezone: 'Europe/London' };
    const clock = async (time: string) => {
      const { alternatives, day_part: part } = await ask({ ...london, time });
      const { text } = alternatives.find(({ id }) => id === 'clock_ghatikas')!;
      return [part.id, part.past_clock_ghatikas === 20, text.includes('20 are counted')];
    };
    expect(await clock('15:00:00')).toEqual(['mugdha', true, true]);
    expect(await clock('09:00:00')).toEqual(['mugdha', false, false]);
  });

  // The Sun comes back to Tromso in the middle of January: the dawn of its first day is counted from a night before
  // which it did not set.
  test.each([
    ['2001-01-15', true],
    ['2001-01-17', false],
  ])('the dawn of %s after the polar night is counted from a sunset that was not: %s', async (date, isApproximate) => {
    const tromso = { ...BIRTH, date, time: '10:45:00', latitude: 69.6492, longitude: 18.9553, timezone: 'Europe/Oslo' };
    const { day_part: part, notes } = await ask(tromso);
    expect([part.id, part.is_approximate]).toEqual(['khanda', isApproximate]);
    expect(notes.some((note) => note.includes('did not rise or set'))).toBe(isApproximate);
  });
});

test('the nearer border is given, before the middle of a part and after it', async () => {
  for (const time of ['08:00:00', '16:00:00']) {
    const { day_part: part } = await ask({ ...BIRTH, time });
    const birth = seconds(`${BIRTH.date}T${time}+05:30`);
    const nearer = Math.min(birth - seconds(part.start), seconds(part.end) - birth);
    expect(Math.abs(part.minutes_from_border - nearer / 60)).toBeLessThan(0.03);
  }
});
