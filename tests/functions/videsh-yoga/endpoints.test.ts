import { describe, expect, test } from '@jest/globals';
import { handler } from '../../../functions/videsh-yoga/routes.ts';
import type {
  ForeignAnalysis,
  ForeignDirectionAnswer,
  ForeignSuccessAnswer,
  ForeignSummary,
  ForeignTimingAnswer,
  ForeignYogas,
} from '../../../lib/schemas/videsh-yoga/answers.ts';
import { BIRTH, dataOf, post } from '../../support/call.ts';

const AS_OF = '?as_of=2026-11-20';

async function asked<Data>(path: string, fields: object = {}, query = AS_OF): Promise<Data> {
  return dataOf<Data>(await post(handler, `/videsh-yoga/${path}${query}`, { ...BIRTH, ...fields }));
}

const sum = (parts: readonly { points: number }[]) => parts.reduce((total, { points }) => total + points, 0);

describe('analyze', () => {
  test('every number of points is the sum of what is listed below it', async () => {
    const { connection, direction, promise, success, yogas } = await asked<ForeignAnalysis>('analyze');
    for (const { conditions, points } of yogas) expect(sum(conditions)).toBe(points);
    expect(Math.round(sum(promise.components) * 10)).toBe(Math.round(promise.score * 10));
    expect(sum(yogas) + sum(promise.ties)).toBe(promise.points);
    for (const { components, points } of connection.ranking) expect(sum(components)).toBe(points);
    for (const { components, points } of [...direction!.ranking, ...direction!.countries, ...direction!.continents]) {
      expect(sum(components)).toBe(points);
    }
    expect(sum(direction!.ranking)).toBe(direction!.total_points);
    expect(Math.abs(sum(success.struggle.components) + success.struggle.lost_points)).toBeLessThan(1e-9);
  });

  test('a section requested as false is left out, and out of the summary', async () => {
    const full = await asked<ForeignAnalysis>('analyze');
    const bare = await asked<ForeignAnalysis>('analyze', { include_timing: false, include_direction: false });
    expect([bare.timing, bare.direction]).toEqual([null, null]);
    expect(full.summary).toMatch(/direction|points/);
    expect(bare.summary).not.toMatch(/direction|points/);
    expect(bare.yogas).toEqual(full.yogas);
    expect(bare.advice.length).toBeLessThan(full.advice.length);
  });

  test('a child is not advised to apply, but that the family decides', async () => {
    const { advice, timing } = await asked<ForeignAnalysis>('analyze', { date: '2024-06-15' });
    expect(advice.join(' ')).toMatch(/child|family/);
    expect(advice.join(' ')).not.toMatch(/applications|contract|employer/);
    expect(timing!.reason).toBe('outside_ages');
  });

  test('an absent yoga has no result, a formed one its reasons', async () => {
    const { yogas } = await asked<ForeignAnalysis>('analyze');
    expect(yogas).toHaveLength(13);
    for (const { conditions, present, result } of yogas) {
      expect(conditions.some(({ met }) => met)).toBe(present);
      expect(result !== null).toBe(present);
    }
  });
});

describe('timing', () => {
  test('named lords are used and echoed; the others are computed', async () => {
    const { timing } = await asked<ForeignTimingAnswer>('timing', { mahadasha: 'Saturn', antardasha: 'venus' });
    const { periods, text } = timing!.acting;
    expect(periods.map(({ basis, lord }) => [lord, basis]).slice(0, 2)).toEqual([
      ['saturn', 'asked'],
      ['venus', 'asked'],
    ]);
    expect(periods[2]!.basis).not.toBe('asked');
    expect(text).toMatch(/^The periods asked about are those of Saturn and Venus\./);
    const own = await asked<ForeignTimingAnswer>('timing');
    expect(own.timing!.acting.periods.map(({ basis }) => basis)).toEqual(['running', 'running', 'running']);
    expect(own.timing!.peak_periods).toEqual(timing!.peak_periods);
  });

  test('an unknown lord is refused by its field', async () => {
    const { json, status } = await post(handler, '/videsh-yoga/timing', { ...BIRTH, mahadasha: 'Pluto' });
    expect(status).toBe(422);
    expect((json as { detail: { loc: string[] }[] }).detail[0]!.loc).toEqual(['body', 'mahadasha']);
  });

  test('peaks reach 65, the others do not', async () => {
    const { timing } = await asked<ForeignTimingAnswer>('timing', {}, `${AS_OF}&years_ahead=20`);
    expect(timing!.peak_periods.length).toBeGreaterThan(0);
    expect(timing!.peak_periods.every(({ score }) => score >= 65)).toBe(true);
    expect(timing!.further_periods.every(({ score }) => score >= 50 && score < 65)).toBe(true);
    expect(timing!.peak_periods.length + timing!.further_periods.length).toBeLessThanOrEqual(5);
    expect(timing!.years_ahead).toBe(20);
    expect(timing!.reason).toBeNull();
  });

  test('slow planets enter and leave in order, within the time searched', async () => {
    const { timing } = await asked<ForeignTimingAnswer>('timing');
    const starts = timing!.transit_triggers.map(({ start }) => Date.parse(start!));
    expect(starts).toEqual([...starts].sort((a, b) => a - b));
    for (const { end, house, planet, start } of timing!.transit_triggers) {
      expect(Date.parse(end!)).toBeGreaterThan(Date.parse(timing!.from));
      expect(Date.parse(start!)).toBeLessThan(Date.parse(timing!.until));
      expect(planet === 'jupiter' ? [9, 12] : [1, 4, 7, 9, 10, 12]).toContain(house);
    }
    // Saturn goes from sidereal Pisces to Aries on 3 June 2027 (almanacs of the Lahiri zodiac).
    const borders = timing!.transit_triggers
      .filter(({ planet }) => planet === 'saturn')
      .flatMap(({ end, start }) => [start!, end!]);
    expect(borders.map((instant) => instant.slice(0, 10))).toContain('2027-06-03');
  });
});

test('direction: the first two of the ranking, and where the birth lies', async () => {
  const here = await asked<ForeignDirectionAnswer>('direction', {}, '');
  expect([here.primary, here.secondary]).toEqual(here.ranking.slice(0, 2));
  expect(here.is_tied).toBe(here.primary.points === here.secondary!.points);
  expect(here.is_counted_from_india).toBe(true);
  const there = await asked<ForeignDirectionAnswer>(
    'direction',
    { latitude: 51.5, longitude: -0.12, timezone: 'Europe/London' },
    '',
  );
  expect(there.is_counted_from_india).toBe(false);
  expect(there.note).toContain('not from there');
});

test('success: positive and caution factors are the components of either side', async () => {
  const data = await asked<ForeignSuccessAnswer>('success-analysis', {}, '');
  const { caution_factors: cautions, components, positive_factors: helps } = data;
  expect(helps.every(({ points }) => points > 0) && cautions.every(({ points }) => points < 0)).toBe(true);
  expect(helps.length + cautions.length).toBe(
    components.filter(({ id, points }) => id !== 'start' && points !== 0).length,
  );
  expect(cautions).toEqual(data.struggle.components);
  // The second advice names what it answers.
  expect(data.advice[1]).toContain(cautions[0]!.label.slice(4));
});

test('summary agrees with the whole analysis', async () => {
  const [brief, whole] = [await asked<ForeignSummary>('summary'), await asked<ForeignAnalysis>('analyze')];
  expect(brief.summary).toBe(whole.summary);
  expect(brief).toMatchObject({
    level: whole.promise.level,
    primary_formed: whole.promise.primary_formed,
    connections: whole.connection.leading,
    success_band: whole.success.band,
    stay: whole.stay.verdict,
    primary_direction: { id: whole.direction!.primary.id },
  });
  const starts = whole.timing!.peak_periods.map(({ start }) => start);
  expect(starts).toContain(brief.next_peak!.start);
});

test('yogas-only lists the eight primary ones', async () => {
  const { formed, points, total, yogas } = await asked<ForeignYogas>('yogas-only', {}, '');
  expect([total, yogas.length]).toEqual([8, 8]);
  expect(yogas.every(({ is_primary }) => is_primary)).toBe(true);
  expect(yogas.filter(({ present }) => present)).toHaveLength(formed);
  expect(sum(yogas)).toBe(points);
});

test('names follow the language', async () => {
  const { yogas } = await asked<ForeignYogas>('yogas-only', {}, '?lang=hi');
  expect(yogas[0]!.name).toBe('द्वादशेश संबंध योग');
});
