/** Nabhasa yogas whose definition nobody disputes, for 80 births. */
import { expect, test } from '@jest/globals';
import { isFormed } from '../../../../lib/astro/evidence.ts';
import { ruleContextOf } from '../../../../lib/astro/strength/verdictStrength.ts';
import { ashrayas } from '../../../../lib/astro/yoga/nabhasa/ashraya.ts';
import { sankhyas } from '../../../../lib/astro/yoga/nabhasa/sankhya.ts';
import { golden, type JyotishFile } from '../../../support/golden.ts';
import { goldenChart } from '../../../support/goldenChart.ts';

interface Expected {
  by_definition: Record<'rajju' | 'musala' | 'nala', boolean> & {
    sankhya_signs_occupied: number;
    sankhya_name: string;
  };
}

const { cases } = golden<JyotishFile<Expected>>('jyotish/yogas');

test.each(cases)('$birth.id', ({ birth, expected: { by_definition: want } }) => {
  const chart = goldenChart(birth.id);
  const facts = ruleContextOf(chart);
  const position = ashrayas.map(({ rule }) => [rule.id, isFormed(rule.examine(chart, facts))]);
  expect(Object.fromEntries(position)).toEqual({ rajju: want.rajju, musala: want.musala, nala: want.nala });
  const counted = sankhyas.find((rule) => rule.examine(chart, facts)[0]!.isMet)!;
  expect(counted.id).toBe(want.sankhya_name);
  expect(counted.examine(chart, facts)[0]!.observed).toEqual({ signs: want.sankhya_signs_occupied });
});
