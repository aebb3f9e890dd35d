/** What follows from a birth is worked out once per request, wherever it is asked for. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { birthContext } from '../../functions/_shell/context.ts';
import { ttFromUt } from '../../lib/astro/earth/deltaT.ts';
import { vimshottari } from '../../lib/astro/dasha/vimshottari.ts';
import { yogini } from '../../lib/astro/dasha/yogini.ts';
import type { BirthFacets } from '../../lib/birth/birthContext.ts';
import type { Birth } from '../../lib/schemas/common/inputs.ts';

const BODY = { name: '', date: '1990-06-15', time: '14:30:00', latitude: 28.6139, longitude: 77.209 };
const contextOf = (query: object = {}) =>
  birthContext({ ...BODY, timezone: 'Asia/Kolkata' } as Birth, 'en', query, {}, false);

describe('each is the same object when it is asked for again', () => {
  const context = contextOf();

  test.each<keyof BirthFacets>([
    'panchangDay',
    'horaAscendant',
    'shadbala',
    'ratios',
    'bindus',
    'strengths',
    'ruleContext',
    'chartContext',
    'passingSky',
  ])('%s', (facet) => {
    const worked = context[facet] as () => unknown;
    expect(worked()).toBe(worked());
  });

  test('the life of each dasha', () => {
    expect(context.life(vimshottari)).toBe(context.life(vimshottari));
    expect(context.life(yogini)[0]!.lord).not.toBe(undefined);
    expect(context.life(yogini)).not.toBe(context.life(vimshottari));
  });

  test('the sky of an instant', () => {
    const jdTT = ttFromUt(context.nowJdUT);
    expect(context.skyAt(jdTT)).toBe(context.skyAt(jdTT));
    expect(context.passingSky()).toBe(context.skyAt(jdTT));
    expect(context.skyAt(jdTT + 1)).not.toBe(context.skyAt(jdTT));
  });

  test('the stays of a planet up to an instant', () => {
    const untilJdUT = context.nowJdUT + 3653;
    expect(context.staysUntil(untilJdUT)('Saturn')).toBe(context.staysUntil(untilJdUT)('Saturn'));
    expect(context.staysUntil(untilJdUT + 3653)('Saturn').length).toBeGreaterThan(
      context.staysUntil(untilJdUT)('Saturn').length,
    );
  });

  test('a copy of the context shares what was worked out', () => {
    const copy = { ...context };
    expect([copy.strengths(), copy.life(vimshottari)]).toEqual([context.strengths(), context.life(vimshottari)]);
    expect(copy.ruleContext()).toBe(context.ruleContext());
  });
});

test('they are made of each other', () => {
  const context = contextOf();
  const { bindus, chart, houseScore, ratios, strengths } = context.chartContext();
  expect(chart).toBe(context.chart);
  expect(bindus).toBe(context.bindus());
  expect([strengths, ratios]).toEqual([context.strengths(), context.ratios()]);
  expect(strengths).toBe(context.strengths());
  expect(houseScore(10)).toBe(context.chartContext().houseScore(10));
});

test('Ketu stays opposite Rahu', () => {
  const context = contextOf();
  const staysOf = context.staysUntil(context.nowJdUT + 3653);
  const opposite = staysOf('Rahu').map(({ index, ...stay }) => ({ ...stay, index: (index + 6) % 12 }));
  expect(staysOf('Ketu')).toEqual(opposite);
});

test('a sign is told of every instant that the ephemeris reaches', () => {
  const context = contextOf();
  expect(context.transitSign('Sun', context.birth.jdUT)).toBe(context.chart.signs.Sun);
  expect([context.transitSign('Sun', 0), context.transitSign('Sun', 4e6)]).toEqual([null, null]);
});

/** What only the context of a birth works out; one answer asks for it by other rows, a batch casts for all its parts. */
const WORKED_OUT_ONCE =
  /\b(mahadashas|ashtakavarga|planetStrengths|shadbalaRatios|panchangDayAt|panchangDayOfBirth|ruleContextOf|castBirth)\b/;
/** The table of bindus itself, the cast, and periods that begin with another star than the Moon's. */
const EXEMPT = ['functions/special/ashtakavarga.ts', 'functions/_shell/context.ts', 'functions/dasha/seeded.ts'];

test('no answer, record or text works it out by itself', () => {
  const root = join(import.meta.dirname, '../..');
  const files = ['functions', 'lib/records', 'lib/texts', 'lib/report']
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
    )
    .filter((file) => file.endsWith('.ts') && !EXEMPT.includes(file));
  const importing = files.filter((file) => {
    const imports = readFileSync(join(root, file), 'utf8').match(/^import \{[^;]*?\} from/gm) ?? [];
    return imports.some((line) => WORKED_OUT_ONCE.test(line));
  });
  expect(importing).toEqual([]);
});
