/** A rule that counts from the ascendant is stronger where it is formed from the Moon too; unless that cannot fail. */
import { expect, test } from '@jest/globals';
import { isFormed } from '../../../lib/astro/evidence.ts';
import { judge } from '../../../lib/astro/rule.ts';
import { SIGNS } from '../../../lib/astro/tables/signs.ts';
import { ruleContextOf } from '../../../lib/astro/strength/verdictStrength.ts';
import { YOGAS } from '../../../lib/astro/yoga/index.ts';
import { chartOf } from '../../support/chartOf.ts';
import { scattered, sevenIn } from '../../support/sevenIn.ts';

/** So often must a rule be formed before "always" means something. */
const ENOUGH = 8;

const drawings = [
  ...[...scattered(1500)].map((houses, i) => ({ ...sevenIn(...houses), Ascendant: SIGNS[i % 12]! })),
  // Every kendra held, with the Moon outside them.
  sevenIn(1, 2, 4, 7, 10, 1, 4),
];
const charts = drawings.map((drawing) => chartOf(drawing));
const facts = ruleContextOf(charts[0]!);
const counts = new Map<string, { formed: number; fromMoon: number }>();
for (const chart of charts) {
  const ruleContext = ruleContextOf(chart, facts);
  for (const rule of YOGAS.filter(({ countedFrom }) => countedFrom === 'ascendant')) {
    if (!isFormed(rule.examine(chart, ruleContext))) continue;
    const count = counts.get(rule.id) ?? { formed: 0, fromMoon: 0 };
    counts.set(rule.id, count);
    count.formed += 1;
    if (isFormed(rule.examine(ruleContext.fromMoon(), ruleContext))) count.fromMoon += 1;
  }
}

test('those formed from the Moon whenever they are formed say so, and no others do', () => {
  const known = YOGAS.filter(({ id, countedFrom }) => countedFrom === 'ascendant' && counts.has(id));
  const always = known.filter(({ id }) => counts.get(id)!.fromMoon === counts.get(id)!.formed);
  const said = known.filter(({ isSameFromMoon }) => isSameFromMoon);
  expect(said.filter((rule) => !always.includes(rule)).map(({ id }) => id)).toEqual([]);
  const often = always.filter(({ id }) => counts.get(id)!.formed >= ENOUGH);
  expect(often.filter((rule) => !said.includes(rule)).map(({ id }) => id)).toEqual([]);
  expect(said.map(({ id }) => id)).toEqual(expect.arrayContaining(['gauri', 'gada', 'kamala', 'ishu-malika']));
});

test('and gain nothing by it', () => {
  const chart = chartOf(sevenIn(1, 4, 4, 1, 1, 4, 4));
  const gada = YOGAS.find(({ id }) => id === 'gada')!;
  const { isPresent, strength } = judge(gada, chart);
  expect(isPresent).toBe(true);
  expect(strength!.parts.map(({ id }) => id)).not.toContain('from_moon');
});
