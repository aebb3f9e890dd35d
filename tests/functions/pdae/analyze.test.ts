import { describe, expect, test } from '@jest/globals';
import { handler } from '../../../functions/pdae/routes.ts';
import type { PersonalAnalysis } from '../../../lib/schemas/pdae/analysis.ts';
import { BIRTH, dataOf, post } from '../../support/call.ts';
import { bodyOf, golden, type JyotishFile } from '../../support/golden.ts';

const births = golden<JyotishFile<unknown>>('jyotish/positions').cases.map(({ birth }) => bodyOf(birth));

const ask = async (path: string, body: object) => dataOf<PersonalAnalysis>(await post(handler, path, body));
const analysed = (date: string, body: object = BIRTH, more = '') =>
  ask(`/pdae/analyze?target_date=${date}${more}`, body);

const tenths = (parts: readonly { readonly points: number }[]) =>
  parts.reduce((sum, { points }) => sum + Math.round(points * 10), 0);

describe('scores', () => {
  test('of the day, its matters, its windows and its transits are the exact sums of their components', async () => {
    for (const body of births.slice(0, 8)) {
      const found = await analysed('2026-11-20', body);
      expect(tenths(found.components)).toBe(found.overall_score * 10);
      for (const { components, score } of Object.values(found.categories)) {
        expect(tenths(components)).toBe(Math.round(score * 10));
      }
      const { best, by_category: matters } = found.muhurta_timings;
      for (const { components, points } of [...best, ...matters]) expect(tenths(components)).toBe(points * 10);
      expect(tenths(found.transit_score.components)).toBe(Math.round(found.transit_score.score * 10));
    }
  });
});

describe('times', () => {
  test('the best lie between sunrise and the end of the first watch of the night, free of all that is shunned', async () => {
    for (let day = 1; day <= 28; day += 3) {
      const found = await analysed(`2026-02-${String(day).padStart(2, '0')}`);
      const { avoid, best, caution } = found.muhurta_timings;
      const { bounds } = found.panchang;
      for (const window of best) {
        const [dusk, dawn] = [Date.parse(bounds.dusk), Date.parse(bounds.end)];
        expect(window.start >= bounds.start).toBe(true);
        expect(Date.parse(window.end)).toBeLessThanOrEqual(dusk + (dawn - dusk) / 4 + 1000);
        expect(window.duration_seconds).toBeGreaterThanOrEqual(1200);
        for (const shunned of avoid) expect(window.end <= shunned.start || window.start >= shunned.end).toBe(true);
        const against = caution.filter(({ kind }) => kind === 'choghadiya');
        for (const { end, start } of against) expect(window.end <= start || window.start >= end).toBe(true);
      }
      const points = best.map((window) => window.points);
      expect(points).toEqual([...points].sort((a, b) => b - a));
    }
  });

  test('Rahu kaal of a Friday in Delhi is the fourth eighth of its day', async () => {
    const { muhurta_timings: timings, panchang } = await analysed('2026-11-20');
    const [sunrise, sunset] = [panchang.sunrise!, panchang.sunset!].map((at) => Date.parse(at));
    const eighth = (sunset! - sunrise!) / 8;
    const rahu = timings.avoid.find(({ id }) => id === 'rahu_kaal')!;
    expect(Math.abs(Date.parse(rahu.start) - (sunrise! + 3 * eighth))).toBeLessThanOrEqual(1000);
    expect(Math.abs(Date.parse(rahu.end) - (sunrise! + 4 * eighth))).toBeLessThanOrEqual(1000);
  });

  test('the hora of the lord of the ascendant is named as such', async () => {
    // Virgo rises at this birth, and Mercury runs.
    const { muhurta_timings: timings } = await analysed('2026-11-20');
    const mercury = timings.good.find(({ id, kind }) => kind === 'hora' && id === 'mercury')!;
    expect(mercury.reason).toMatch(/^Lord of your ascendant, lord of the running mahadasha, /);
  });
});

describe('consequences', () => {
  test('recommendations come from the largest components of either sign, at most three of each', async () => {
    for (const body of births.slice(0, 12)) {
      const { components, recommendations } = await analysed('2026-05-17', body);
      const own = components.filter(({ id }) => !['start', 'rounding', 'bounds'].includes(id));
      const sorted = [...own].sort((a, b) => b.points - a.points);
      const gives = sorted.filter(({ points }) => points > 0).slice(0, 3);
      const takes = sorted.filter(({ points }) => points < 0).slice(-3);
      const of = (kind: 'do' | 'leave') => recommendations.filter((one) => one.kind === kind);
      expect(of('do').map(({ points }) => points)).toEqual(gives.map(({ points }) => points));
      expect(of('leave').map(({ points }) => points)).toEqual(takes.map(({ points }) => points).reverse());
      expect(of('leave').every(({ ease }) => ease !== null)).toBe(true);
      expect(of('do').every(({ ease }) => ease === null)).toBe(true);
    }
  });

  test('remedies are ranked, each with its reason', async () => {
    const { remedies } = await analysed('2026-11-20');
    expect(remedies.map(({ priority }) => priority)).toEqual(remedies.map((_, i) => i + 1));
    expect(remedies[0]!.reason).toMatch(/ weakens this day through /);
    expect(new Set(remedies.map(({ id }) => id)).size).toBe(remedies.length);
  });

  test('at most six best times are listed, and double transits of two years', async () => {
    const { at, double_transit: double } = await analysed('2026-11-20');
    const days = await Promise.all(['01', '04', '08', '13', '19'].map((day) => analysed(`2026-11-${day}`)));
    expect(Math.max(...days.map(({ muhurta_timings: { best } }) => best.length))).toBe(6);
    const end = Date.parse(double.timeline.at(-1)!.end!);
    expect(Math.abs(end - Date.parse(at) - 2 * 365.25 * 86_400_000)).toBeLessThan(2000);
  });

  test('each yoga of the day for this birth has the nature of what it is', async () => {
    const natures = new Map<string, string>();
    for (const body of births.slice(0, 12)) {
      const { daily_yogas: yogas } = await analysed('2026-02-18', body);
      for (const { id, nature } of yogas.personal) natures.set(id, nature);
    }
    expect(Object.fromEntries(natures)).toMatchObject({
      good_tara: 'good',
      hard_tara: 'bad',
      good_moon: 'good',
      tara_and_moon: 'good',
      panchaka: 'mixed',
    });
  });

  test('chandrashtama is given with its time', async () => {
    // The Moon of this birth is in Aquarius; it passes Virgo, the 8th, on 5 March 2026.
    const { daily_yogas: yogas, chandrabala } = await analysed('2026-03-05');
    expect(chandrabala).toMatchObject({ house: 8, is_chandrashtama: true });
    const found = yogas.personal.find(({ id }) => id === 'chandrashtama')!;
    expect(found.nature).toBe('bad');
    expect(found.start < found.end).toBe(true);
  });
});

describe('the requested day', () => {
  test('today is the date of as_of on the clock of the place of the day', async () => {
    const current_location = { latitude: -36.85, longitude: 174.76, timezone: 'Pacific/Auckland' };
    const body = { ...BIRTH, current_location };
    // 20 November 11:30 UTC is 00:30 on the 21st in Auckland.
    const today = await ask('/pdae/today?as_of=2026-11-20T11:30:00Z', body);
    expect(today).toEqual(await analysed('2026-11-21', body));
    expect(today.target_date).toBe('2026-11-21');
  });

  test('five nested periods run, and the rest of each ends with it', async () => {
    const { at, dasha } = await analysed('2026-11-20');
    expect(dasha.path.map(({ level }) => level)).toEqual([1, 2, 3, 4, 5]);
    dasha.path.forEach(({ end, remaining_days: days, start }, i) => {
      const outer = dasha.path[i - 1];
      expect(start <= at && at < end).toBe(true);
      if (outer) expect(outer.start <= start && end <= outer.end).toBe(true);
      expect(Math.abs(Date.parse(end) - Date.parse(at) - days * 86_400_000)).toBeLessThan(2000);
    });
  });

  test('before birth nothing runs, and the answer says so', async () => {
    const { dasha, text } = await analysed('1985-01-01', BIRTH, '&format=text_en');
    expect(dasha).toMatchObject({ path: [], reason: 'before_birth' });
    expect(text).toContain('No dasha runs yet');
  });

  test('names follow the language, ids do not', async () => {
    const [english, hindi] = [await analysed('2026-11-20'), await analysed('2026-11-20', BIRTH, '&lang=hi')];
    expect(hindi.class_name).toBe('शुभ');
    expect(hindi.muhurta_timings.good.map(({ id }) => id)).toEqual(english.muhurta_timings.good.map(({ id }) => id));
    expect(hindi.recommendations.map(({ text }) => text).join(' ')).not.toMatch(/[A-Za-z]/);
    expect(hindi.muhurta_timings.avoid.map(({ name, reason }) => name + reason).join(' ')).not.toMatch(/[A-Za-z]/);
  });
});
