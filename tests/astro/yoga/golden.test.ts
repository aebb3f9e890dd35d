/** Yogas whose definition nobody disputes, for 80 births. */
import { describe, expect, test } from '@jest/globals';
import type { Chart } from '../../../lib/astro/chart/chart.ts';
import { judge } from '../../../lib/astro/rule.ts';
import { ruleContextOf } from '../../../lib/astro/strength/verdictStrength.ts';
import { YOGAS } from '../../../lib/astro/yoga/index.ts';
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
  const ruleContext = ruleContextOf(chart);
  return YOGAS.filter((rule) => families.includes(rule.family))
    .filter((rule) => judge(rule, chart, ruleContext).isPresent)
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
  sunapha: 'sunapha',
  anapha: 'anapha',
  durudhara: 'durudhara',
  vesi: 'vesi',
  vosi: 'vasi',
  ubhayachari: 'ubhayachari',
} as const;

/** What was seen by a condition of a rule. */
function observed(chart: Chart, id: string, condition: string) {
  const rule = YOGAS.find((known) => known.id === id)!;
  return rule.examine(chart, ruleContextOf(chart)).find((known) => known.id === condition)!.observed;
}

describe.each(cases)('$birth.id', ({ birth, expected: { by_definition: want } }) => {
  const chart = goldenChart(birth.id);

  test('mahapurusha, gajakesari, budhaditya, planets adjacent to the Moon and the Sun', () => {
    const names = Object.entries(NAMED);
    const wanted = names.filter(([key]) => want[key]).map(([, id]) => id);
    const got = present(chart, 'mahapurusha', 'chandra', 'surya').filter((id) => names.some(([, name]) => name === id));
    expect(got).toEqual([...wanted].sort());
  });

  test('which planets are adjacent to the Moon and the Sun', () => {
    for (const [id, light] of [['durudhara', 'moon'] as const, ['ubhayachari', 'sun'] as const]) {
      const second = observed(chart, id, 'second_occupied')['planets'];
      const twelfth = observed(chart, id, 'twelfth_occupied')['planets'];
      expect(second).toEqual(want[`planets_2nd_from_${light}_mars_to_saturn`]);
      expect(twelfth).toEqual(want[`planets_12th_from_${light}_mars_to_saturn`]);
    }
  });

  test('the Moon with Mars, and the three benefics that face the Moon', () => {
    // The golden values know no opposition of Mars, and no adhi of two.
    const isTogether = observed(chart, 'chandra-mangala', 'together')['house_from_moon'] === 1;
    expect(isTogether).toBe(want['chandra_mangala_same_sign']);
    const facing = observed(chart, 'chandra-adhi', 'in_six_to_eight')['planets'];
    expect((facing as string[]).length === 3).toBe(want['adhi_6_7_8_from_moon_all_three']);
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
