/** Sade sati, dhaiya and the double transit over HTTP. */
import { describe, expect, test } from '@jest/globals';
import { handler } from '../../../functions/transit/routes.ts';
import type { DoubleTransit } from '../../../lib/schemas/transit/answers.ts';
import type { Dhaiya, SadeSati } from '../../../lib/schemas/transit/saturn.ts';
import { BIRTH, dataOf, post } from '../../support/call.ts';

// Born with the Moon at 20° of Aquarius and Virgo rising.
const answer = async <Data>(path: string, query: string) =>
  dataOf<Data>(await post(handler, `/transit/${path}?${query}`, BIRTH));
const sadeSati = (asOf: string) => answer<SadeSati>('sade-sati', `as_of=${asOf}`);

describe('/transit/sade-sati', () => {
  test('in its third phase', async () => {
    const data = await sadeSati('2026-11-20');
    expect(data).toMatchObject({ is_active: true, is_paused: false, phase: 'setting', house_from_moon: 2 });
    expect([data.since!.slice(0, 10), data.until!.slice(0, 10)]).toEqual(['2025-03-29', '2027-06-03']);
    expect([data.passage!.number, data.previous!.number, data.next!.number]).toEqual([2, 1, 3]);
    const running = data.periods.filter(({ is_current: isCurrent }) => isCurrent);
    expect(running.map(({ intensity }) => intensity)).toEqual([data.intensity]);
    expect(data.remedies.map(({ priority }) => priority)).toEqual(data.remedies.map((_, i) => i + 1));
    expect(data.text).toContain('your 2nd sade sati, which ends on 23 Feb 2028');
  });

  test('in a pause: nothing is active, and the return is given', async () => {
    const data = await sadeSati('2027-08-01');
    expect(data).toMatchObject({ is_active: false, is_paused: true, phase: null, intensity: null, since: null });
    expect(data.text).toContain('It resumes on 20 Oct 2027');
    expect(data.remedies.length).toBeGreaterThan(0);
    expect(data.effects!.phase).toBe('setting');
  });

  test('between two: no remedies, and the next passage', async () => {
    const data = await sadeSati('2035-01-01');
    expect(data).toMatchObject({ is_active: false, is_paused: false, passage: null, remedies: [] });
    expect(data.effects!.phase).toBe('rising');
    expect(data.sharp_times.every(({ is_past: isPast }) => !isPast)).toBe(true);
  });

  test.each([
    ['1980-01-01', 'before the birth', null, 1],
    // The fifth begins at 118.
    ['2130-01-01', 'more than 120 years after the birth', 5, null],
  ])('at %s no life runs: %s', async (asOf, side, previous, next) => {
    const data = await sadeSati(asOf);
    expect(data.is_active).toBe(false);
    expect(data.text).toContain(side);
    expect([data.previous?.number ?? null, data.next?.number ?? null]).toEqual([previous, next]);
  });

  test('every row is a score of its parts', async () => {
    const { periods } = await sadeSati('2026-11-20');
    for (const { intensity } of periods) {
      const sum = intensity.components.reduce((total, { points }) => total + points, 0);
      expect(Math.round(sum * 10) / 10).toBe(intensity.score);
    }
  });

  test('is felt most on the degree of the Moon, which Saturn passes three times in 2024', async () => {
    const { by_degree: byDegree, sharp_times: sharp } = await sadeSati('2024-06-01');
    const exact = sharp.filter(({ kind }) => kind === 'exact').map(({ start }) => start.slice(0, 10));
    expect(exact).toEqual(['2024-04-06', '2024-10-04', '2024-12-27']);
    expect(sharp.filter(({ kind }) => kind === 'within_1')).toHaveLength(3);
    expect(sharp.filter(({ kind }) => kind === 'station').map(({ start }) => start.slice(0, 10))).toEqual([
      '2024-11-15',
    ]);
    expect(byDegree.is_active).toBe(true);
    expect(byDegree.spans).toContainEqual(byDegree.current);
  });
});

test('/transit/dhaiya: the 4th and the 8th of this life', async () => {
  const data = await answer<Dhaiya>('dhaiya', 'as_of=2030-06-01');
  expect(data).toMatchObject({ is_active: true, phase: 'kantaka', house_from_moon: 4, is_kantaka_shani: true });
  expect(new Set(data.periods.map(({ phase }) => phase))).toEqual(new Set(['kantaka', 'ashtama']));
  expect(data.passage).toMatchObject({ kind: 'kantaka' });
});

describe('/transit/double-transit', () => {
  test('Jupiter in Leo and Saturn in Pisces meet in the 4th from Virgo', async () => {
    const data = await answer<DoubleTransit>('double-transit', 'as_of=2026-11-20');
    expect([data.activated, data.activated_from_moon]).toEqual([[4], [11]]);
    const fourth = data.houses[3]!;
    expect(fourth).toMatchObject({ jupiter_place: 5, saturn_place: 10, is_activated: true });
    // Jupiter came to Leo on 31 October 2026 and goes back on 25 January 2027.
    expect([fourth.active_span!.start!.slice(0, 10), fourth.active_span!.end!.slice(0, 10)]).toEqual([
      '2026-10-31',
      '2027-01-25',
    ]);
    for (const { active_span: active, is_activated: isActivated } of data.houses)
      expect(active !== null).toBe(isActivated);
    data.timeline.slice(1).forEach(({ start }, i) => expect(start).toBe(data.timeline[i]!.end));
  });

  test('a passage that begins before the ephemeris or ends after it has no date', async () => {
    const spansAt = async (asOf: string) => {
      const { houses, jupiter, saturn, timeline } = await answer<DoubleTransit>('double-transit', `as_of=${asOf}`);
      const active = houses.flatMap(({ active_span: span }) => span ?? []);
      expect(active.length).toBeGreaterThan(0);
      return { active, jupiter, saturn, timeline };
    };
    // Neither entry lies in the ephemeris, then neither exit.
    const first = await spansAt('1600-01-01');
    expect([first.jupiter.start, first.saturn.start]).toEqual([null, null]);
    expect(first.active.map(({ start, end }) => [start, end])).toEqual(
      first.active.map(() => [null, first.jupiter.end]),
    );
    expect(first.timeline[0]!.start.slice(0, 10)).toBe('1600-01-01');
    const last = await spansAt('2400-12-31');
    expect([last.jupiter.end, last.saturn.end]).toEqual([null, null]);
    expect(last.active.map(({ start, end }) => [start, end])).toEqual(last.active.map(() => [last.saturn.start, null]));
    // Ten years of 365.25 days.
    expect(last.timeline.at(-1)!.end.slice(0, 10)).toBe('2411-01-01');
  });

  test('looks as far ahead as requested', async () => {
    const near = await answer<DoubleTransit>('double-transit', 'as_of=2026-11-20&years_ahead=1');
    expect(near.years_ahead).toBe(1);
    expect(near.timeline.at(-1)!.end.slice(0, 7)).toBe('2027-11');
    const { status } = await post(handler, '/transit/double-transit?years_ahead=0', BIRTH);
    expect(status).toBe(422);
  });
});
