/** The judging paths of /karma over the wire: honest scores, inputs that do what they say. */
import { describe, expect, test } from '@jest/globals';
import { handler } from '../../../functions/karma/routes.ts';
import type { KarmaAreas, KarmaRemedies } from '../../../lib/schemas/karma/answers.ts';
import type { KarmaAnalysis } from '../../../lib/schemas/karma/analysis.ts';
import type { KarmicDebts } from '../../../lib/schemas/karma/common.ts';
import { BIRTH, dataOf, post } from '../../support/call.ts';

const AT = '?as_of=2026-11-20';
const ask = async <Data>(path: string, further: object = {}, query = AT) =>
  dataOf<Data>(await post(handler, `/karma/${path}${query}`, { ...BIRTH, ...further }));
const analysis = (further: object = {}) => ask<KarmaAnalysis>('analyze', further);

const SECTIONS = [
  'birth_time_validation',
  'd60_generation',
  'd1_foundation',
  'd1_d60_correlation',
  'lagna_lord',
  'house_wise_karma',
  'life_area_deep_dive',
  'd9_d60_combined',
  'shashtiamsha_patterns',
  'karmic_debts',
  'dasha_lords_in_d60',
  'remedies',
  'composite_scores',
];

/** Everything with components, by its path, and how far their sum is from its value. */
function unsound(value: unknown, path = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((one, index) => unsound(one, `${path}[${index}]`));
  if (typeof value !== 'object' || value === null) return [];
  const { components, points, score, value: balance } = value as Record<string, unknown>;
  const described = score ?? points ?? balance;
  const sum = Array.isArray(components)
    ? (components as { points: number }[]).reduce((total, one) => total + one.points, 0)
    : null;
  const isUnsound = sum === null ? typeof score === 'number' : Math.abs(sum - (described as number)) > 1e-9;
  return [
    ...(isUnsound ? [`${path}: ${String(described)} is not ${String(sum)}`] : []),
    ...Object.entries(value).flatMap(([key, inner]) => unsound(inner, `${path}.${key}`)),
  ];
}

test('thirteen sections', async () => {
  const head = ['headline', 'short', 'verdict'];
  expect(Object.keys(await analysis())).toEqual([...head, ...SECTIONS, 'summary', 'disclaimer', 'sources']);
});

test('every score, balance and intensity is the sum of its components, over sixty births', async () => {
  for (let index = 0; index < 60; index++) {
    const date = new Date(Date.UTC(1931, 0, 1 + index * 577)).toISOString().slice(0, 10);
    const time = `${String((index * 7) % 24).padStart(2, '0')}:${String((index * 13) % 60).padStart(2, '0')}:00`;
    const data = await analysis({ date, time, latitude: (index % 12) * 10 - 55 });
    expect([date, unsound(data)]).toEqual([date, []]);
  }
});

test('the middle of the five ascendants is that of the chart', async () => {
  const { birth_time_validation: validation, d1_foundation: foundation, d60_generation: d60 } = await analysis();
  const [, , middle] = validation.shifts;
  expect(middle).toMatchObject({ shift_minutes: 0, is_same: true, number: d60.ascendant.number });
  expect(Math.abs(middle!.longitude - foundation.ascendant.longitude)).toBeLessThan(1e-7);
  expect(validation.shifts.map(({ at }) => at.slice(11, 16))).toEqual(['14:28', '14:29', '14:30', '14:31', '14:32']);
});

test('a birth a minute later rises where the fourth of them says', async () => {
  const [{ birth_time_validation: now }, { d1_foundation: later }] = await Promise.all([
    analysis(),
    analysis({ time: '14:31:00' }),
  ]);
  expect(Math.abs(now.shifts[3]!.longitude - later.ascendant.longitude)).toBeLessThan(1e-6);
});

describe('inputs', () => {
  test('without remedies there are none anywhere, and nothing else changes', async () => {
    const [whole, bare] = await Promise.all([analysis(), analysis({ include_remedies: false })]);
    expect(bare.remedies).toBeNull();
    expect(
      bare.karmic_debts.debts.flatMap(({ remedies, remedy }) => [...remedies, ...(remedy ? [remedy] : [])]),
    ).toEqual([]);
    expect(bare.composite_scores).toEqual(whole.composite_scores);
    expect(whole.remedies!.categories).toHaveLength(6);
    expect(await analysis({ include_remedies: null })).toEqual(whole);
  });

  test('given lords are used and echoed; a missing one is computed within', async () => {
    const [running, asked] = await Promise.all([analysis(), analysis({ mahadasha_lord: 'Venus' })]);
    const lords = ({ dasha_lords_in_d60: { periods } }: KarmaAnalysis) =>
      periods.map(({ basis, level, lord }) => [level, lord, basis]);
    expect(lords(running).map(([, , basis]) => basis)).toEqual(['running', 'running']);
    expect(lords(asked)[0]).toEqual([1, 'venus', 'asked']);
    expect(asked.dasha_lords_in_d60.text).not.toBe(running.dasha_lords_in_d60.text);
  });

  test('one area, or all', async () => {
    const [all, one] = await Promise.all([
      ask<KarmaAreas>('life-areas'),
      ask<KarmaAreas>('life-areas', { area: 'wealth' }),
    ]);
    expect(all.areas.map(({ area }) => area)).toEqual([
      'career',
      'marriage',
      'wealth',
      'health',
      'children',
      'education',
    ]);
    expect(one).toMatchObject({ area: 'wealth', areas: [all.areas[2]] });
  });

  test.each([
    ['life-areas', { area: 'love' }, 'area'],
    ['analyze', { mahadasha_lord: 'pluto' }, 'mahadasha_lord'],
    ['analyze', { include_remedies: 'no' }, 'include_remedies'],
  ])('%s refuses %o', async (path, further, field) => {
    const { json, status } = await post(handler, `/karma/${path}`, { ...BIRTH, ...further });
    expect(status).toBe(422);
    expect((json as { detail: { loc: string[] }[] }).detail.map(({ loc }) => loc)).toEqual([['body', field]]);
  });
});

test('the sections equal their own paths', async () => {
  const [whole, debts, areas, remedies] = await Promise.all([
    analysis(),
    ask<KarmicDebts>('debts'),
    ask<KarmaAreas>('life-areas'),
    ask<KarmaRemedies>('remedies'),
  ]);
  // Acts against debts stand in the section of remedies, and those of areas in their own path.
  const withoutActs = debts.debts.map((debt) => ({ ...debt, remedies: [] }));
  expect({ ...debts, debts: withoutActs }).toMatchObject(whole.karmic_debts);
  expect(areas.areas.map(({ area, key_planet }) => [area, key_planet])).toEqual(
    whole.life_area_deep_dive.map(({ area, key_planet }) => [area, key_planet]),
  );
  expect(areas.areas.map(({ score }) => score.percentile)).toEqual(
    whole.life_area_deep_dive.map(({ score }) => score.percentile),
  );
  expect(remedies).toMatchObject(whole.remedies!);
});

test('dates of remedies follow the calendar: 20 November 2026 is a Friday', async () => {
  const { categories } = await ask<KarmaRemedies>('remedies');
  const dated = categories.flatMap(({ remedies }) => remedies).filter(({ when }) => when.includes('the next is'));
  expect(dated.length).toBeGreaterThan(0);
  for (const { when } of dated) {
    const [, day, date] = /On (\w+day)\b.*the next is \w+day, (\d+ \w+ \d+)$/.exec(when)!;
    const found = new Date(`${date!} 12:00 UTC`);
    expect(found.toLocaleDateString('en', { weekday: 'long', timeZone: 'UTC' })).toBe(day);
    const daysAhead = (found.getTime() - Date.UTC(2026, 10, 20, 12)) / 86_400_000;
    expect(daysAhead >= 0 && daysAhead < 7).toBe(true);
  }
  // NASA's list of phases: new Moon on 2026 December 9 at 00:52 UT.
  const periodic = categories.find(({ id }) => id === 'periodic')!.remedies[0]!;
  expect(periodic.when).toMatch(/the next new Moon is exact at 06:2\d on 9 Dec 2026$/);
});

test('at the end of the ephemeris there is no new Moon', async () => {
  const { categories } = await ask<KarmaRemedies>('remedies', {}, '?as_of=2400-12-30');
  expect(categories.find(({ id }) => id === 'periodic')!.remedies[0]!.when).not.toContain('next');
});

test('no two births have the same text', async () => {
  const [one, other] = await Promise.all([analysis(), analysis({ date: '1990-06-16' })]);
  expect(one.summary).not.toBe(other.summary);
  const texts = ({ life_area_deep_dive: areas }: KarmaAnalysis) => areas.map(({ interpretation }) => interpretation);
  expect(texts(one).filter((text) => texts(other).includes(text))).toEqual([]);
});

test('no sentence stands twice in the analysis, and it has at most 60 kB', async () => {
  const told = new Set([
    'text',
    'interpretation',
    'summary',
    'warning',
    'past_life_indication',
    'current_effect',
    'remedy',
  ]);
  const sentencesIn = (value: unknown, key = ''): string[] => {
    if (typeof value === 'string') return told.has(key) ? value.split(/(?<=[.।]) /) : [];
    if (Array.isArray(value)) return value.flatMap((one) => sentencesIn(one, key));
    if (typeof value !== 'object' || value === null) return [];
    return Object.entries(value).flatMap(([inner, one]) => sentencesIn(one, inner));
  };
  for (const lang of ['en', 'hi']) {
    for (const birth of [{}, { date: '1975-03-02' }, { date: '2021-03-19' }, { date: '1935-11-08' }]) {
      const data = await ask<KarmaAnalysis>('analyze', birth, `${AT}&lang=${lang}`);
      const all = sentencesIn({ ...data, remedies: null });
      expect([birth, lang, all.filter((one, index) => all.indexOf(one) !== index)]).toEqual([birth, lang, []]);
      if (lang === 'en') expect(Buffer.byteLength(JSON.stringify(data))).toBeLessThan(60_000);
    }
  }
});

test('a child is told of no work and no money, and is given no fast; nothing calls a debt its own', async () => {
  for (const lang of ['en', 'hi']) {
    const data = await ask<KarmaAnalysis>('analyze', { date: '2021-03-19' }, `${AT}&lang=${lang}`);
    const text = [
      data.headline,
      data.summary,
      ...data.house_wise_karma.map((one) => one.text),
      ...data.d60_generation.planets.map((one) => one.text),
      ...data.karmic_debts.debts.flatMap(({ current_effect: effect, past_life_indication: past }) => [past, effect]),
    ].join(' ');
    expect(text).not.toMatch(/\b(work|money|gains?|savings|partners|competition)\b|नौकरी|(^| )धन |साझेदार|मृत्यु/);
    const times = data.life_area_deep_dive.map(({ interpretation }) => /later years|आगे के वर्षों/.test(interpretation));
    expect(times).toEqual([true, true, true, false, true, false]);
    const acts = data.remedies!.categories.flatMap(({ remedies }) => remedies);
    expect(acts.filter(({ kind }) => kind === 'fast')).toEqual([]);
  }
});
