import { describe, expect, test } from '@jest/globals';
import { isFormed } from '../../../../lib/astro/evidence.ts';
import { judge } from '../../../../lib/astro/rule.ts';
import { ruleContextOf } from '../../../../lib/astro/strength/verdictStrength.ts';
import { akritis } from '../../../../lib/astro/yoga/nabhasa/akriti.ts';
import { ashrayas } from '../../../../lib/astro/yoga/nabhasa/ashraya.ts';
import { dalas } from '../../../../lib/astro/yoga/nabhasa/dala.ts';
import { heldHouses } from '../../../../lib/astro/chart/houseSet.ts';
import { NABHASA_YOGAS } from '../../../../lib/astro/yoga/nabhasa/index.ts';
import { sankhyas } from '../../../../lib/astro/yoga/nabhasa/sankhya.ts';
import { chartOf } from '../../../support/chartOf.ts';
import { ruleTest } from '../../../support/ruleTest.ts';
import { scattered, sevenIn } from '../../../support/sevenIn.ts';

const [vallaki, dama, pasha, kedara, shula, yuga, gola] = sankhyas as [
  (typeof sankhyas)[number],
  ...(typeof sankhyas)[number][],
];

ruleTest(vallaki, {
  present: [sevenIn(1, 2, 3, 5, 6, 8, 11)],
  // Six signs; seven in a row, which is Nauka.
  absent: [sevenIn(1, 2, 3, 5, 6, 8, 8), sevenIn(1, 2, 3, 4, 5, 6, 7)],
  met: {},
});

ruleTest(dama!, {
  present: [sevenIn(1, 2, 3, 5, 6, 8, 8)],
  // Seven signs; every other house, which is Chakra.
  absent: [sevenIn(1, 2, 3, 5, 6, 8, 11), sevenIn(1, 3, 5, 7, 9, 11, 1)],
  met: {},
});

ruleTest(pasha!, {
  present: [sevenIn(1, 2, 3, 5, 6, 6, 6)],
  absent: [sevenIn(1, 2, 3, 5, 6, 8, 8), sevenIn(2, 1, 2, 1, 4, 7, 5)],
  met: {},
});

ruleTest(kedara!, {
  present: [sevenIn(1, 2, 3, 5, 5, 5, 5)],
  absent: [sevenIn(1, 2, 3, 5, 6, 6, 6), sevenIn(1, 2, 3, 4, 1, 1, 2)],
  met: {},
});

ruleTest(shula!, {
  present: [sevenIn(1, 2, 3, 3, 3, 3, 3)],
  absent: [sevenIn(1, 2, 3, 5, 5, 5, 5), sevenIn(1, 5, 9, 1, 1, 1, 9)],
  met: {},
});

ruleTest(yuga!, {
  present: [sevenIn(1, 2, 2, 2, 1, 1, 2)],
  absent: [sevenIn(1, 2, 3, 3, 3, 3, 3), sevenIn(1, 1, 7, 7, 7, 1, 1), sevenIn(3, 3, 3, 6, 6, 6, 6)],
  met: {},
});

// All in one sign are in signs of one mode too; that does not put gola out.
ruleTest(gola!, {
  present: [sevenIn(1, 1, 1, 1, 1, 1, 1), sevenIn(8, 8, 8, 8, 8, 8, 8)],
  absent: [sevenIn(1, 1, 1, 1, 1, 1, 2)],
  met: {},
});

describe('over charts of every spread', () => {
  const charts = [...scattered(3000)].map((houses) => chartOf(sevenIn(...houses)));
  const facts = ruleContextOf(charts[0]!);

  test('one count holds, and the yoga of that count stands unless another does', () => {
    for (const chart of charts) {
      const counted = sankhyas.filter((rule) => rule.examine(chart, facts)[0]!.isMet);
      expect(counted).toHaveLength(1);
      const others = NABHASA_YOGAS.filter(
        (rule) => rule.subfamily !== 'sankhya' && isFormed(rule.examine(chart, facts)),
      );
      const hindering = counted[0] === gola ? others.filter(({ subfamily }) => subfamily !== 'ashraya') : others;
      const [, unmixed] = counted[0]!.examine(chart, facts);
      expect(unmixed).toMatchObject({
        isMet: hindering.length === 0,
        observed: { yogas: hindering.map(({ id }) => id) },
      });
    }
  });

  test('figures are asked in short what their conditions say at length', () => {
    const formed = new Set<string>();
    for (const chart of charts) {
      const held = heldHouses(chart);
      for (const { rule, isIn } of [...ashrayas, ...dalas, ...akritis]) {
        const isThere = isFormed(rule.examine(chart, facts));
        if (isThere) formed.add(rule.id);
        if (isIn(chart, held) !== isThere) throw new Error(`${rule.id} disagrees in ${held.toString(2)}`);
      }
    }
    expect(formed.size).toBeGreaterThan(15);
  });
});

test('32, of which 3 of position, 2 of petals, 20 of shape and 7 of number', () => {
  const count = (group: string) => NABHASA_YOGAS.filter(({ subfamily }) => subfamily === group).length;
  expect(['ashraya', 'dala', 'akriti', 'sankhya'].map(count)).toEqual([3, 2, 20, 7]);
});

test('all seven form it, and the reason against it names what stands instead', () => {
  const verdict = judge(vallaki, chartOf(sevenIn(1, 2, 3, 4, 5, 6, 7)));
  expect(verdict.planets).toEqual(['Sun', 'Moon', 'Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn']);
  expect(verdict.evidence[1]).toMatchObject({ id: 'no_other', isMet: false, observed: { yogas: ['nauka'] } });
});
