/** Yogas whose definition nobody disputes, for 80 births, and charts printed in a textbook. */
import { describe, expect, test } from '@jest/globals';
import type { Chart } from '../../../lib/astro/chart.ts';
import { judge } from '../../../lib/astro/rule.ts';
import { SIGNS } from '../../../lib/astro/tables/signs.ts';
import { YOGAS } from '../../../lib/astro/yoga/index.ts';
import { chartOf, type Drawn, type Drawing } from '../../support/chartOf.ts';
import { golden, type JyotishFile } from '../../support/golden.ts';
import { goldenChart } from '../../support/goldenChart.ts';

interface Expected {
  by_definition: Record<string, unknown> & {
    parivartana: { houses: [number, number]; classical_kind: string }[];
    vipreet_raja: { name: string }[];
  };
}

const { cases } = golden<JyotishFile<Expected>>('jyotish/yogas');

/** Ids and variants of the rules of some families that a chart has. */
function present(chart: Chart, ...families: string[]): string[] {
  return YOGAS.filter((rule) => families.includes(rule.family))
    .filter((rule) => judge(rule, chart).isPresent)
    .map(({ id, variant }) => [id, variant].filter(Boolean).join(' '))
    .sort();
}

/** Golden names of the yogas that are a matter of one truth each. */
const NAMED = {
  ruchaka: 'ruchaka',
  bhadra: 'bhadra',
  hamsa: 'hamsa',
  malavya: 'malavya',
  shasha: 'shasha',
  gajakesari_kendra_from_moon: 'gajakesari',
  budhaditya_same_sign: 'budhaditya',
} as const;

describe.each(cases)('$birth.id', ({ birth, expected: { by_definition: want } }) => {
  const chart = goldenChart(birth.id);

  test('mahapurusha, gajakesari, budhaditya', () => {
    const names = Object.entries(NAMED);
    const wanted = names.filter(([key]) => want[key]).map(([, id]) => id);
    const got = present(chart, 'mahapurusha', 'chandra', 'surya').filter((id) => names.some(([, name]) => name === id));
    expect(got).toEqual([...wanted].sort());
  });

  test('exchanges', () => {
    const wanted = want.parivartana.map(
      ({ houses, classical_kind: kind }) => `parivartana-${kind} ${[...houses].sort((a, b) => a - b).join('-')}`,
    );
    expect(present(chart, 'parivartana')).toEqual(wanted.sort());
  });

  test('lords of dusthanas in dusthanas', () => {
    expect(present(chart, 'vipreet-raja')).toEqual(want.vipreet_raja.map(({ name }) => name).sort());
  });
});

interface BookCase {
  topic: string;
  rule_function: string;
  input: {
    chart_by_sign?: Record<string, number>;
    positions?: Record<string, { sign: number; degree_in_sign: number }>;
  };
  items: { expected: unknown }[];
}

/** Rules by the name of the function that the book cases were drawn for. */
const BOOK_RULES: Readonly<Record<string, string>> = {
  ruchaka_yoga: 'ruchaka',
  bhadra_yoga: 'bhadra',
  sasa_yoga: 'shasha',
  hamsa_yoga: 'hamsa',
  chandra_mangala_yoga: 'chandra-mangala',
  nipuna_yoga_from_planet_positions: 'budhaditya',
  gaja_kesari_yoga_from_planet_positions: 'gajakesari',
  harsha_yoga: 'harsha',
  sarala_yoga: 'sarala',
};

const bookCases = golden<{ cases: BookCase[] }>('jyotish/book-cases').cases.filter(
  ({ rule_function: name }) => name in BOOK_RULES,
);

test('the textbook offers cases', () => {
  expect(bookCases.length).toBeGreaterThanOrEqual(12);
});

test.each(bookCases)('textbook: $rule_function, $items.0.expected', ({ rule_function: name, input, items }) => {
  const rule = YOGAS.find(({ id }) => id === BOOK_RULES[name])!;
  expect(judge(rule, chartOf(drawingOf(input))).isPresent).toBe(items[0]!.expected);
});

function drawingOf({ chart_by_sign: bySign = {}, positions = {} }: BookCase['input']): Drawing {
  const signs = Object.entries(bySign).map(([body, sign]) => [body, SIGNS[sign - 1]!]);
  const places = Object.entries(positions).map(([body, { sign, degree_in_sign: degree }]): [string, Drawn] => [
    body,
    `${SIGNS[sign - 1]!} ${degree}`,
  ]);
  return Object.fromEntries([...signs, ...places]) as Drawing;
}
