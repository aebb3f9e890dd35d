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
      const { asks_care, headline, overall, promise, short, summary, supports, verdict } = found;
      expect(overall.components.map(({ max }) => max)).toEqual([50, 30, 20]);
      const known = new Map(promise.components.map((component) => [component.id, component]));
      for (const { id, points } of supports) expect(known.get(id)).toMatchObject({ points, effect: 'supports' });
      for (const { id, points } of asks_care) expect(known.get(id)).toMatchObject({ points, effect: 'asks_care' });
      expect(promise.components.reduce((sum, { points }) => sum + points, 0)).toBeCloseTo(promise.score, 6);
      expect([verdict.band, verdict.percentile]).toEqual([promise.band, promise.percentile]);
      const other = await ask(area, { date: '1978-11-03', time: '04:12:00' });
      expect([other.headline, other.short, other.summary]).not.toEqual([headline, short, summary]);
    },
  );

  test.each(AREAS)('%s: ids are ids, and what acts now is described once', async (area) => {
    const { promise, summary, trigger } = await ask(area);
    for (const { id } of [...promise.components, ...trigger.components]) expect(id).toMatch(/^[a-z0-9_]+$/);
    expect(summary.match(/Until [^.]*\b(the|all) periods /g)).toHaveLength(1);
  });

  test('health and children carry a disclaimer', async () => {
    expect((await ask('health')).disclaimer).toMatch(/no diagnosis and no medical advice/);
    expect((await ask('children')).disclaimer).toMatch(/replace no medical advice/);
    expect((await ask('travel')).disclaimer).toBeNull();
  });

  test('children weigh both points of fertility where the gender is not given, one where it is, none for a child', async () => {
    const weights = async (birth: object) =>
      (await ask('children', birth)).factors.filter(({ id }) => id.endsWith('_sphuta')).map(({ weight }) => weight);
    expect(await weights({})).toEqual([1.5, 1.5]);
    expect(await weights({ gender: 'male' })).toEqual([3, 0]);
    expect(await weights({ gender: 'female' })).toEqual([0, 3]);
    expect(await weights({ gender: 'female', date: '2021-03-19' })).toEqual([0, 0]);
  });

  test('to the parents of a child of six children are play, and its own children a matter for later', async () => {
    const { age_note, counsel, subject } = await ask('children', { date: '2020-05-01' });
    expect(age_note).toMatch(/from the age of 20 on/);
    expect(subject).toBe('creative play');
    expect(counsel).toMatch(/^In childhood the 5th house is read for play/);
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
    [{ marital_status: 'divorced', marriage_date: '2015-02-11' }, 'a second marriage'],
    [{ marital_status: 'widowed' }, 'a second marriage'],
    [{ marital_status: 'separated' }, 'the marriage'],
    [{ marital_status: 'widowed', date: '1935-11-08' }, 'companionship'],
    [{ marriage_date: 'soon' }, 'marriage'],
  ])('%j speaks of %s', async (given, subject) => {
    expect((await ask('marriage', given)).subject).toBe(subject);
  });

  test('a widow of 91 is told of companionship and good memories, in both languages', async () => {
    const widow = { date: '1935-11-08', gender: 'female', marital_status: 'widowed' };
    expect((await ask('marriage', widow)).counsel).toMatch(/good memories of your marriage/);
    expect((await ask('marriage', widow, '&lang=hi')).counsel).toMatch(/दांपत्य की मधुर यादें/);
  });

  test('windows end at 65 for a wedding, and go on for the bond', async () => {
    const old = { date: '1960-12-05' };
    const wedding = await askTiming('marriage-timing', old);
    expect([wedding.windows, wedding.reason]).toEqual([[], 'outside_ages']);
    expect(wedding.subject).toBe('companionship');
    const bond = await askTiming('marriage-timing', { ...old, marital_status: 'married' });
    expect(bond.windows.length).toBeGreaterThan(0);
    expect(bond.windows[0]!.text).toMatch(/for the bond of marriage/);
  });
});

/** Saturn, lord of the 6th in the 8th, begins his mahadasha in 2033. */
const SATURN_AHEAD = { date: '1999-01-28', time: '22:05:00' };

describe('timings', () => {
  test.each(['career-timing', 'wealth-timing', 'child-timing', 'health-timing', 'marriage-timing'])(
    '%s: windows lie ahead, none below its least, each the sum of its points, at most five and a tenth of the time',
    async (path) => {
      const { coverage_percent, from, nature, until, windows } = await askTiming(path, SATURN_AHEAD);
      expect(windows.length).toBeLessThanOrEqual(5);
      expect(coverage_percent).toBeLessThanOrEqual(10);
      expect(windows.length).toBeGreaterThan(0);
      for (const { components, end, nature: of, score, start } of windows) {
        expect(of).toBe(nature);
        expect(score).toBeGreaterThanOrEqual(nature === 'caution' ? 35 : 50);
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
    expect(windows[0]!.nature).toBe('caution');
    expect(windows.every(({ strength }) => strength !== 'good')).toBe(true);
    expect(summary).toMatch(/^Take most care of health from /);
    expect(disclaimer).toMatch(/no diagnosis/);
  });

  test('stand in the order of their ranks, the first named in the summary', async () => {
    const { summary, windows } = await askTiming(
      'wealth-timing',
      { date: '1985-09-12', time: '03:10:00' },
      '&years_ahead=30',
    );
    expect(windows.map(({ rank }) => rank)).toEqual(windows.map((_, index) => index + 1));
    expect(summary).toMatch(new RegExp(`^The best time for wealth is .*${windows[0]!.start.slice(0, 4)}`));
  });

  test('of work open for a child of twelve from 18 on, and say so', async () => {
    const { age_note, windows } = await askTiming('career-timing', { date: '2014-07-19', time: '12:00:00' });
    expect(age_note).toMatch(/from the age of 18 on/);
    for (const { age } of windows) expect(age).toBeGreaterThanOrEqual(18);
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
    expect(far.years_ahead).toBe(20);
    const { status } = await post(handler, '/prediction/career-timing?years_ahead=121', BIRTH);
    expect(status).toBe(422);
  });
});
