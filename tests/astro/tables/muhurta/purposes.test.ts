/** The tables of purposes and points against the collected rules, entry by entry. */
import { describe, expect, test } from '@jest/globals';
import { golden } from '../../../support/golden.ts';
import {
  BLOCK_IDS,
  BONUS_IDS,
  COMPONENT_IDS,
  FACTOR_IDS,
  ASCENDANT_RULE_IDS,
  PENALTY_IDS,
  PURPOSE_IDS,
  VETO_IDS,
} from '../../../../lib/astro/tables/muhurta/ids.ts';
import { BLOCKS } from '../../../../lib/astro/tables/muhurta/blocks.ts';
import { FACTOR_RULES } from '../../../../lib/astro/tables/muhurta/factors.ts';
import type { Graded } from '../../../../lib/astro/tables/muhurta/purpose.ts';
import { PURPOSES, purposeOf } from '../../../../lib/astro/tables/muhurta/purposes.ts';
import * as rules from '../../../../lib/astro/tables/muhurta/rules.ts';
import { DISHA_SHOOL, moonDirection } from '../../../../lib/astro/tables/directions.ts';
import { LUNAR_MONTHS } from '../../../../lib/astro/tables/lunarMonths.ts';
import { NAKSHATRAS } from '../../../../lib/astro/tables/nakshatras.ts';
import { VARAS } from '../../../../lib/astro/tables/panchang.ts';
import { SIGNS } from '../../../../lib/astro/tables/signs.ts';

type Lists<Item = string> = Readonly<Record<'good' | 'neutral' | 'bad' | 'avoid' | 'middling', readonly Item[]>>;

interface PurposeData {
  readonly id: (typeof PURPOSE_IDS)[number];
  readonly name: string;
  readonly nakshatra: Lists;
  readonly tithi: Lists<number>;
  readonly weekday: Lists;
  readonly lunar_months: Lists;
  readonly sun_signs: Lists;
  readonly blocks: readonly string[];
  readonly soft_blocks?: readonly string[];
  readonly lagna: Lists & { readonly rules: readonly string[] };
  readonly persons: readonly string[];
  readonly personal?: readonly string[];
  readonly status?: string;
  readonly tithi_role?: string;
  readonly krishna_limit?: number;
  readonly ten_doshas?: boolean;
  readonly pada_avoid?: Readonly<Record<string, readonly number[]>>;
}

interface RulesFile {
  readonly components: readonly { readonly id: string; readonly max: number }[];
  readonly bonus: readonly { readonly id: string; readonly points: number }[];
  readonly penalty: readonly { readonly id: string; readonly points: number }[];
  readonly levels: readonly { readonly id: string; readonly from: number }[];
  readonly vetoes: { readonly always: readonly string[] };
  readonly blocks: readonly { readonly id: keyof typeof BLOCKS; readonly status: string; readonly default?: string }[];
  readonly lagna_rules: Readonly<Record<string, string>>;
  readonly dagdha_tithi_by_sun: Readonly<Record<string, number | string>>;
  readonly marriage_ten_doshas: {
    readonly latta: Readonly<Record<'ahead' | 'behind', Readonly<Record<string, number>>>>;
  };
  readonly panchaka_rahita: { readonly worst_for: object };
  readonly kalasha_chakra: { readonly good: readonly (readonly number[])[] };
  readonly personal: {
    readonly guru_bala: Readonly<Record<'good' | 'with_worship' | 'bad', readonly number[]>>;
    readonly surya_bala: Readonly<Record<'good' | 'with_worship' | 'bad', readonly number[]>>;
  };
  readonly direction: {
    readonly weekday_shool: Readonly<Record<string, readonly string[]>>;
    readonly nakshatra_shool: Readonly<Record<string, string>>;
    readonly moon_dwells: Readonly<Record<string, readonly string[]>>;
    readonly yogini: object;
  };
  readonly purposes: readonly PurposeData[];
}

const file = golden<RulesFile>('jyotish/muhurta-purposes');
const slug = (name: string) => name.toLowerCase().replace(/ /g, '_');
const nakshatra = (number: number) => slug(NAKSHATRAS[number - 1]!);
const weekday = (index: number) => slug(VARAS[index]!.name);
const month = (index: number) => slug(LUNAR_MONTHS[index]!.name);
const sign = (index: number) => slug(SIGNS[index]!);
const sorted = <T>(items: readonly T[] = []) => [...items].sort();
const named = (numbers: readonly number[], name: (number: number) => string) => sorted(numbers.map(name));
const isPartition = ({ good, middling, bad }: Graded, first: number, count: number) =>
  sorted([...good, ...middling, ...bad].map(String)).join() ===
  sorted(Array.from({ length: count }, (_, i) => String(i + first))).join();

test('the purposes are those of the rules, in their order', () => {
  expect(PURPOSES.map(({ id }) => id)).toEqual(file.purposes.map(({ id }) => id));
  expect(PURPOSES.map(({ id }) => id)).toEqual([...PURPOSE_IDS]);
});

describe.each(file.purposes)('$id', (data) => {
  const row = purposeOf(data.id);

  test('its lists hold every star, tithi, weekday and sign once', () => {
    expect(isPartition(row.nakshatras, 1, 27)).toBe(true);
    expect(isPartition(row.tithis, 1, 30)).toBe(true);
    expect(isPartition(row.weekdays, 0, 7)).toBe(true);
    expect(isPartition(row.ascendant.signs, 0, 12)).toBe(true);
  });

  test('its lists are those of the rules', () => {
    expect(named(row.nakshatras.good, nakshatra)).toEqual(sorted(data.nakshatra.good));
    expect(named(row.nakshatras.middling, nakshatra)).toEqual(sorted(data.nakshatra.neutral));
    expect(row.tithis.good).toEqual(data.tithi.good);
    expect(row.tithis.middling).toEqual(data.tithi.neutral);
    expect(named(row.weekdays.good, weekday)).toEqual(sorted(data.weekday.good));
    expect(named(row.weekdays.middling, weekday)).toEqual(sorted(data.weekday.neutral));
    expect(named(row.lunarMonths.good, month)).toEqual(sorted(data.lunar_months.good));
    expect(named(row.lunarMonths.middling, month)).toEqual(sorted(data.lunar_months.middling));
    expect(named(row.lunarMonths.bad, month)).toEqual(sorted(data.lunar_months.avoid));
    expect(named(row.sunSigns.good, sign)).toEqual(sorted(data.sun_signs.good));
    expect(named(row.sunSigns.bad, sign)).toEqual(sorted(data.sun_signs.avoid));
    expect(named(row.ascendant.signs.good, sign)).toEqual(sorted(data.lagna.good));
    expect(named(row.ascendant.signs.middling, sign)).toEqual(sorted(data.lagna.middling));
  });

  test('its rules and options are those of the rules', () => {
    // The rules have Hindi names in the spelling of Sanskrit; ours are those of speech.
    expect(row.name.en).toBe(data.name);
    expect(row.name.hi).not.toMatch(/(ण्[ट-ढ]|न्[त-ध]|म्[प-भ])/);
    expect(row.ascendant.rules).toEqual(data.lagna.rules);
    expect(row.blocks).toEqual(data.blocks);
    expect(row.softBlocks).toEqual(data.soft_blocks ?? []);
    expect(row.persons).toEqual(data.persons);
    // Chandra of every person is looked at for every purpose.
    expect(row.personal).toEqual((data.personal ?? []).filter((id) => id !== 'chandra_bala_both'));
    expect(row.status).toBe(data.status ?? 'textual');
    expect(row.tithiRole).toBe(data.tithi_role ?? 'veto');
    expect(row.krishnaLimit).toBe(data.krishna_limit ?? null);
    expect(row.hasTenDoshas).toBe(data.ten_doshas ?? false);
    const padas = Object.entries(data.pada_avoid ?? {}).flatMap(([star, list]) =>
      list.map((pada) => `${star} ${pada}`),
    );
    expect(row.padasAvoided.map((one) => `${nakshatra(one.nakshatra)} ${one.pada}`)).toEqual(padas);
  });
});

test('points, levels and ids are those of the rules', () => {
  expect(COMPONENT_IDS.map((id) => ({ id, max: rules.COMPONENT_MAX[id] }))).toEqual(
    file.components.map(({ id, max }) => ({ id, max })),
  );
  expect(Object.values(rules.COMPONENT_MAX).reduce((a, b) => a + b)).toBe(100);
  expect(BONUS_IDS.map((id) => ({ id, points: rules.BONUS_POINTS[id] }))).toEqual(
    file.bonus.map(({ id, points }) => ({ id, points })),
  );
  expect(PENALTY_IDS.map((id) => ({ id, points: rules.PENALTY_POINTS[id] }))).toEqual(file.penalty);
  expect(rules.MUHURTA_LEVELS).toEqual(file.levels);
  expect([...VETO_IDS]).toEqual(file.vetoes.always);
  expect(sorted(ASCENDANT_RULE_IDS)).toEqual(sorted(Object.keys(file.lagna_rules)));
  expect(sorted(Object.keys(FACTOR_RULES))).toEqual(sorted([...new Set(FACTOR_IDS)]));
});

test('blocks are those of the rules, with their status', () => {
  expect([...BLOCK_IDS].sort()).toEqual(file.blocks.map(({ id }) => id).sort());
  for (const { default: kind, id, status } of file.blocks) {
    expect(BLOCKS[id]).toMatchObject({ status, isAlwaysSoft: kind === 'penalty' });
  }
});

test('lists of wedding, house and persons are those of the rules', () => {
  expect(rules.BURNT_TITHIS).toEqual(SIGNS.map((name) => file.dagdha_tithi_by_sun[slug(name)]));
  const { ahead, behind } = file.marriage_ten_doshas.latta;
  const kicks = Object.fromEntries(Object.entries(rules.LATTA).map(([planet, count]) => [slug(planet), count]));
  const signed = Object.fromEntries(Object.entries(behind).map(([planet, count]) => [planet, -count]));
  expect(kicks).toEqual({ ...ahead, ...signed });
  expect(rules.WORST_PANCHAKAS).toEqual(file.panchaka_rahita.worst_for);
  expect(rules.KALASHA_GOOD).toEqual(file.kalasha_chakra.good);
  const { guru_bala: guru, surya_bala: surya } = file.personal;
  expect(rules.GURU_BALA).toEqual({ good: guru.good, with_worship: guru.with_worship, bad: guru.bad });
  expect(rules.SURYA_BALA).toEqual({ good: surya.good, with_worship: surya.with_worship, bad: surya.bad });
});

test('directions are those of the rules', () => {
  const { direction } = file;
  for (const [quarter, weekdays] of Object.entries(direction.weekday_shool)) {
    const found = DISHA_SHOOL.flatMap((closed, index) => (closed === quarter ? [weekday(index)] : []));
    expect(sorted(found)).toEqual(sorted(weekdays));
  }
  for (const [quarter, signs] of Object.entries(direction.moon_dwells)) {
    expect(SIGNS.filter((_, index) => moonDirection(index) === quarter).map(slug)).toEqual(signs);
  }
  const stars = Object.entries(rules.NAKSHATRA_SHOOL).map(([quarter, number]) => [quarter, nakshatra(number)]);
  expect(Object.fromEntries(stars)).toEqual(direction.nakshatra_shool);
  expect(rules.YOGINI).toEqual(direction.yogini);
});
