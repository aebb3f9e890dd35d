import { describe, expect, test } from '@jest/globals';
import {
  parana,
  smartaFast,
  vaishnavaFast,
  type ViddhaRule,
} from '../../../../lib/astro/calendar/festivals/ekadashi.ts';
import { evenDay, evenDays, hours } from '../../../support/calendar.ts';

/** Both fasts, of an Ekadashi and a Dwadashi by hours of day 0, which rises at 6. */
const fasts = (from: number, to: number, dwadashiTo: number, viddha?: ViddhaRule) => {
  const spans = { ekadashi: hours(from, to), dwadashi: hours(to, dwadashiTo) };
  const [smarta, vaishnava] = [smartaFast(spans, evenDays), vaishnavaFast(spans, evenDays, viddha)];
  return [
    [smarta.day.dayNumber, smarta.decidedBy, smarta.exception],
    [vaishnava.day.dayNumber, vaishnava.decidedBy, vaishnava.exception],
  ];
};

describe('Ekadashi at one sunrise', () => {
  test('free of Dashami at dawn: one day for all', () => {
    expect(fasts(2, 25, 50)).toEqual([
      [0, 'only_day', null],
      [0, 'only_day', null],
    ]);
  });

  test('Dashami within 96 minutes of sunrise: Vaishnavas fast a day later', () => {
    expect(fasts(4.5, 28, 53)[1]).toEqual([1, 'exception', 'dashami_at_dawn']);
    expect(fasts(4.3, 28, 53)[1]).toEqual([0, 'only_day', null]);
  });

  test('other measures of dawn', () => {
    expect(fasts(2, 25, 50, '192min')[1]).toEqual([0, 'only_day', null]);
    expect(fasts(3, 25, 50, '192min')[1]).toEqual([1, 'exception', 'dashami_at_dawn']);
    expect(fasts(0.5, 22, 50, '45ghati')[1]).toEqual([1, 'exception', 'dashami_at_dawn']);
    expect(fasts(4.5, 25, 50, 'two_muhurta')[1]).toEqual([1, 'exception', 'dashami_at_dawn']);
    expect(fasts(4.3, 25, 50, 'two_muhurta')[1]).toEqual([0, 'only_day', null]);
  });

  test('Dwadashi that meets no sunrise: householders fast a day earlier', () => {
    expect(fasts(-14, 8, 29)).toEqual([
      [-1, 'exception', 'dwadashi_lost'],
      [0, 'only_day', null],
    ]);
  });

  test('Dwadashi at two sunrises: Vaishnavas fast on its first', () => {
    expect(fasts(3, 29, 54.5)).toEqual([
      [0, 'only_day', null],
      [1, 'exception', 'mahadvadashi'],
    ]);
  });
});

describe('Ekadashi at two sunrises or none', () => {
  test('two: householders take the second where Dwadashi reaches the sunrise after it', () => {
    expect(fasts(5, 31, 55)).toEqual([
      [1, 'second', null],
      [1, 'second', null],
    ]);
    expect(fasts(5, 31, 53)).toEqual([
      [0, 'first', null],
      [1, 'second', null],
    ]);
  });

  test('none: householders take the day it begins, Vaishnavas the day after', () => {
    expect(fasts(7, 29, 52)).toEqual([
      [0, 'kshaya', null],
      [1, 'exception', 'day_after_lost'],
    ]);
  });
});

describe('breaking the fast', () => {
  test('from sunrise, or the end of the first quarter of Dwadashi, to the end of Dwadashi', () => {
    const early = parana(evenDay(0), hours(20, 44), evenDays);
    expect(early.startJdUT).toBeCloseTo(hours(30, 0).startJdUT, 9);
    expect(early.endJdUT).toBeCloseTo(hours(0, 44).endJdUT, 9);
    const late = parana(evenDay(0), hours(28, 52), evenDays);
    expect(late.startJdUT).toBeCloseTo(hours(34, 0).startJdUT, 9);
    expect(late.hariVasaraEndJdUT).toBe(late.startJdUT);
  });

  test('at any time after sunrise where Dwadashi is over', () => {
    expect(parana(evenDay(0), hours(8, 29), evenDays)).toMatchObject({ endJdUT: null });
  });
});
