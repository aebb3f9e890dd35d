import { describe, expect, test } from '@jest/globals';
import { handler } from '../../../functions/prediction/routes.ts';
import type { LifeAreaPrediction, LifeAreaTiming } from '../../../lib/schemas/prediction/areas.ts';
import { BIRTH, dataOf, post } from '../../support/call.ts';

const AREAS = ['marriage', 'career', 'wealth', 'health', 'children', 'education', 'property', 'spiritual', 'travel'];

const ask = async (path: string, birth: object = {}, query = '') =>
  dataOf<LifeAreaPrediction>(
    await post(handler, `/prediction/${path}?as_of=2026-11-20${query}`, { ...BIRTH, ...birth }),
  );
const askTiming = async (path: string, birth: object = {}, query = '') =>
  dataOf<LifeAreaTiming>(await post(handler, `/prediction/${path}?as_of=2026-11-20${query}`, { ...BIRTH, ...birth }));

describe('a matter of life', () => {
  test.each(AREAS)(
    '%s: the whole is its parts, the reasons are components, the words are of this chart',
    async (area) => {
      const found = await ask(area);
      expect(found.area).toBe(area);
      const { asks_care, overall, promise, summary, supports } = found;
      expect(overall.components.map(({ max }) => max)).toEqual([50, 30, 20]);
      const known = new Map(promise.components.map(({ id, points }) => [id, points]));
      for (const { id, points } of supports) expect([known.get(id), points > 0]).toEqual([points, true]);
      for (const { id, points } of asks_care) expect([known.get(id), points < 0]).toEqual([points, true]);
      expect(summary).toContain(`${overall.score} of 100`);
      const other = await ask(area, { date: '1978-11-03', time: '04:12:00' });
      expect(other.summary).not.toBe(summary);
    },
  );

  test.each(AREAS)('%s: ids are ids, and what acts now is described once', async (area) => {
    const { promise, summary, trigger } = await ask(area);
    for (const { id } of [...promise.components, ...trigger.components]) expect(id).toMatch(/^[a-z0-9_]+$/);
    expect(summary).not.toMatch(/acting periods of/);
    expect(summary).toMatch(/ now run, /);
  });

  test('health and children carry a disclaimer', async () => {
    expect((await ask('health')).disclaimer).toMatch(/no diagnosis and no medical advice/);
    expect((await ask('children')).disclaimer).toMatch(/replace no medical advice/);
    expect((await ask('travel')).disclaimer).toBeNull();
  });

  test('children weigh both points of fertility where the gender is not given, and one where it is', async () => {
    const weights = async (gender?: string) =>
      (await ask('children', { gender })).promise.components
        .filter(({ id }) => id.endsWith('_sphuta'))
        .map(({ weight }) => weight);
    expect(await weights()).toEqual([1.5, 1.5]);
    expect(await weights('male')).toEqual([3, 0]);
    expect(await weights('female')).toEqual([0, 3]);
  });

  test('a child of six gets children as a matter for later', async () => {
    expect((await ask('children', { date: '2020-05-01' })).age_note).toMatch(/from 20 on/);
    expect((await ask('children')).age_note).toBeNull();
  });
});

describe('marriage', () => {
  test.each([
    [{ marital_status: 'married' }, 'the bond of marriage'],
    [{ marital_status: 'Single' }, 'marriage'],
    [{ marriage_date: '2015-02-11' }, 'the bond of marriage'],
    // It is later than the requested instant.
    [{ marriage_date: '2027-02-11' }, 'marriage'],
    [{ marital_status: 'divorced', marriage_date: '2015-02-11' }, 'marriage'],
    [{ marriage_date: 'soon' }, 'marriage'],
  ])('%j speaks of %s', async (given, subject) => {
    expect((await ask('marriage', given)).subject).toBe(subject);
  });

  test('windows end with the sixtieth year for a wedding, and go on for the bond', async () => {
    const old = { date: '1960-12-05' };
    const wedding = await askTiming('marriage-timing', old);
    expect([wedding.windows, wedding.reason]).toEqual([[], 'outside_ages']);
    expect(wedding.age_note).toMatch(/companionship/);
    const bond = await askTiming('marriage-timing', { ...old, marital_status: 'married' });
    expect(bond.windows.length).toBeGreaterThan(0);
    expect(bond.windows[0]!.text).toMatch(/for the bond of marriage/);
  });
});

/** Saturn, lord of the 6th in the 8th, begins his mahadasha in 2033. */
const SATURN_AHEAD = { date: '1999-01-28', time: '22:05:00' };

describe('timings', () => {
  test.each(['career-timing', 'wealth-timing', 'child-timing', 'health-timing', 'marriage-timing'])(
    '%s: windows lie ahead, none below 60, each the sum of its points',
    async (path) => {
      const { from, nature, until, windows } = await askTiming(path, SATURN_AHEAD);
      expect(windows.length).toBeGreaterThan(0);
      for (const { components, end, nature: of, score, start } of windows) {
        expect(of).toBe(nature);
        expect(score).toBeGreaterThanOrEqual(60);
        expect(components.reduce((sum, { points }) => sum + Math.round(points * 10), 0)).toBe(Math.round(score * 10));
        expect(Date.parse(start)).toBeGreaterThanOrEqual(Date.parse(from));
        expect(Date.parse(end)).toBeLessThanOrEqual(Date.parse(until));
        expect(Date.parse(end) - Date.parse(start)).toBeGreaterThanOrEqual(7 * 86_400_000 - 1000);
      }
    },
  );

  test('of health call for care, and say so', async () => {
    const { disclaimer, nature, summary, windows } = await askTiming('health-timing', SATURN_AHEAD);
    expect(nature).toBe('caution');
    expect(windows[0]!.text).toMatch(/asks for (particular )?care of health/);
    expect(windows.every(({ strength }) => strength !== 'good')).toBe(true);
    expect(summary).toMatch(/care of health/);
    expect(disclaimer).toMatch(/no diagnosis/);
  });

  test('have at most three windows of periods alone, after all the others', async () => {
    const { windows } = await askTiming('wealth-timing', { date: '1985-09-12', time: '03:10:00' }, '&years_ahead=30');
    const agreed = windows.map(({ is_agreed }) => is_agreed);
    expect(agreed.indexOf(false)).toBeGreaterThan(0);
    expect(agreed.slice(agreed.indexOf(false))).toEqual([false, false, false]);
    expect(windows.map(({ rank }) => rank)).toEqual(windows.map((_, index) => index + 1));
  });

  test('of work open for a child of twelve from 16 on, and say so', async () => {
    const { age_note, windows } = await askTiming('career-timing', { date: '2014-07-19', time: '12:00:00' });
    expect(age_note).toMatch(/from 16 on/);
    expect(windows.length).toBeGreaterThan(0);
    for (const { age } of windows) expect(age).toBeGreaterThanOrEqual(16);
  });

  test.each(['1600-01-01', '2300-01-01'])('of a birth on %s have no window, as nothing runs', async (date) => {
    for (const path of ['career-timing', 'health-timing', 'child-timing']) {
      const { reason, summary, windows } = await askTiming(path, { date });
      expect([windows, reason]).toEqual([[], 'nothing_runs']);
      expect(summary).toMatch(/No period of the dasha runs/);
    }
  });

  test('reach as far as requested, and no further than 120 years', async () => {
    const near = await askTiming('career-timing', {}, '&years_ahead=3');
    const far = await askTiming('career-timing', {}, '&years_ahead=20');
    expect(near.years_ahead).toBe(3);
    expect(far.windows.length).toBeGreaterThan(near.windows.length);
    const { status } = await post(handler, '/prediction/career-timing?years_ahead=121', BIRTH);
    expect(status).toBe(422);
  });
});
