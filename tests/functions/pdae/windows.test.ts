/** Times for beginnings over many births and days: never in a time that the same answer closes. */
import { describe, expect, test } from '@jest/globals';
import { handler } from '../../../functions/pdae/routes.ts';
import type { PersonalAnalysis } from '../../../lib/schemas/pdae/analysis.ts';
import type { MonthlyCalendar, PersonalScore } from '../../../lib/schemas/pdae/scoreAnswers.ts';
import { BIRTH, dataOf, post } from '../../support/call.ts';
import { bodyOf, golden, type JyotishFile } from '../../support/golden.ts';

const births = golden<JyotishFile<unknown>>('jyotish/positions').cases.map(({ birth }) => bodyOf(birth));

interface Span {
  readonly start: string;
  readonly end: string;
}

const meets = (a: Span, b: Span) => Date.parse(a.start) < Date.parse(b.end) && Date.parse(b.start) < Date.parse(a.end);

const asked = async <Data>(path: string, query: string, body: object = BIRTH) =>
  dataOf<Data>(await post(handler, `/pdae/${path}?${query}`, body));

const date = (i: number) => new Date(Date.UTC(2027, 0, 1 + i * 9)).toISOString().slice(0, 10);

describe('40 births, each on a day of its own', () => {
  const all = Promise.all(
    births.slice(0, 40).map((body, i) => asked<PersonalAnalysis>('analyze', `target_date=${date(i)}`, body)),
  );

  test('no time for beginnings or journeys meets a closed time, or a caution about beginnings', async () => {
    const faults: string[] = [];
    let windows = 0;
    for (const { muhurta_timings: timings, recommendations, target_date: day } of await all) {
      const cautions = recommendations.filter(({ kind, text }) => kind === 'leave' && /begin/i.test(text));
      for (const window of [...timings.best, ...timings.by_category]) {
        windows++;
        const closed = timings.closed.filter((one) => meets(one, window)).map(({ id }) => id);
        const told = cautions.filter(({ when }) => when === null || meets(when, window)).map(({ id }) => id);
        if (window.purpose === 'routine' || closed.length + told.length > 0)
          faults.push(`${day} ${[...closed, ...told].join()}`);
      }
      const uses = recommendations.filter(({ kind, when }) => kind === 'do' && when !== null);
      for (const { id, when } of uses) {
        if (timings.closed.some((one) => meets(one, when!))) faults.push(`${day} ${id}`);
      }
    }
    expect(faults).toEqual([]);
    expect(windows).toBeGreaterThan(100);
  });

  test('nothing new is set into the hora of Saturn', async () => {
    const best = (await all).flatMap(({ muhurta_timings: timings }) => timings.best);
    expect(best.length).toBeGreaterThan(30);
    expect(best.filter(({ hora }) => hora === 'saturn')).toEqual([]);
  });

  test('routine work has times of its own only where none is left for beginnings, each in a closed time', async () => {
    let routine = 0;
    for (const { muhurta_timings: timings } of await all) {
      if (timings.best.length > 0) expect(timings.routine).toEqual([]);
      for (const window of timings.routine) {
        routine++;
        expect(timings.closed.some((one) => meets(one, window))).toBe(true);
      }
    }
    expect(routine).toBeGreaterThan(0);
  });

  test('each recommended hour is that of a significator of its matter, and offices close at 19 h', async () => {
    const KARAKAS: Readonly<Record<string, readonly string[]>> = {
      career: ['sun', 'saturn', 'mercury'],
      finance: ['jupiter', 'venus', 'mercury'],
      relationship: ['venus', 'moon', 'jupiter'],
      health: ['sun', 'mars', 'moon'],
      education: ['mercury', 'jupiter'],
      travel: ['moon', 'venus'],
      spirituality: ['jupiter', 'moon'],
      legal: ['mars', 'saturn', 'jupiter'],
    };
    for (const { muhurta_timings: timings, target_date: day } of await all) {
      for (const { category, components, end, karaka, purpose } of timings.by_category) {
        expect(KARAKAS[category]).toContain(karaka);
        expect(components.some(({ id }) => id === `hora_${karaka}`)).toBe(true);
        if (['career', 'finance', 'legal'].includes(category)) expect(end.slice(0, 19) <= `${day}T19:00:00`).toBe(true);
        if (purpose === 'movement') expect(category).toBe('travel');
      }
      for (const { choghadiya } of timings.best) expect(choghadiya).not.toBe('char');
    }
  });

  test('score names the same times', async () => {
    for (const [i, body] of births.slice(0, 8).entries()) {
      const { timing } = await asked<PersonalScore>('score', `target_date=${date(i)}`, body);
      const { best, by_category, closed, routine } = (await all)[i]!.muhurta_timings;
      expect(timing).toMatchObject({ best, by_category, closed, routine });
    }
  });

  test('no line is longer than 90 characters, no short text longer than 280', async () => {
    for (const { headline, short } of await all) {
      expect(headline.length).toBeLessThanOrEqual(90);
      expect(short.length).toBeLessThanOrEqual(280);
    }
  });
});

test('at any hour matters of offices may have a time after 19 h', async () => {
  const late: string[] = [];
  for (const [i, body] of births.slice(0, 30).entries()) {
    const { muhurta_timings: timings } = await asked<PersonalAnalysis>(
      'analyze',
      `target_date=${date(i)}&any_hour=true`,
      body,
    );
    const ofOffices = timings.by_category.filter(({ category }) => ['career', 'finance', 'legal'].includes(category));
    late.push(...ofOffices.map(({ end }) => end).filter((end) => end.slice(11, 16) > '19:00'));
  }
  expect(late.length).toBeGreaterThan(0);
});

test('a month names each day of Chandrashtama with its time, and never says that none asks for care', async () => {
  // The Moon of this birth is in Aquarius: Virgo is the 8th, from 2 to 5 and again from 29 December 2026 (Drik Panchang).
  const { gentle_days: gentle, text } = await asked<MonthlyCalendar>(
    'monthly-calendar',
    'month=12&year=2026&format=text_en',
  );
  const ofMoon = gentle.filter(({ closed }) => closed.some(({ id }) => id === 'chandrashtama'));
  expect(ofMoon.map(({ date: day }) => day.slice(8)).sort()).toEqual(['02', '03', '04', '29', '30', '31']);
  expect(gentle.every(({ class: own }) => !['best', 'good'].includes(own))).toBe(true);
  expect(text).toContain('Chandrashtama falls on 2 to 4 Dec and 29 to 31 Dec.');
  expect(text).not.toContain('No day of the month needs special care');
});

test('a day before birth warns of it, on every path of a date', async () => {
  for (const path of [
    'analyze?target_date=1980-01-01',
    'score?target_date=1980-01-01',
    'tarabala?target_date=1980-01-01&lang=hi',
    'transit/complete?target_date=1980-01-01',
    'range?start_date=1980-01-01&end_date=1980-01-02',
  ]) {
    const { json } = await post(handler, `/pdae/${path}`, BIRTH);
    const { warnings } = (json as { meta: { warnings: { code: string; message: string }[] } }).meta;
    expect([path, warnings.map(({ code }) => code)]).toEqual([path, ['before_birth']]);
    expect(warnings[0]!.message).toMatch(/1980/);
  }
  const { json } = await post(handler, '/pdae/score?target_date=1990-06-15', BIRTH);
  expect((json as { meta: { warnings: unknown[] } }).meta.warnings).toEqual([]);
});
