/** What a library of another hand finds in 80 births, name by name: the same, less, more, or by another reading. */
import { expect, test } from '@jest/globals';
import { isFormed } from '../../../lib/astro/evidence.ts';
import { signOfHouse } from '../../../lib/astro/chart/chart.ts';
import { SIGNS } from '../../../lib/astro/tables/signs.ts';
import { ruleContextOf } from '../../../lib/astro/strength/verdictStrength.ts';
import { YOGAS } from '../../../lib/astro/yoga/index.ts';
import { golden, type JyotishFile } from '../../support/golden.ts';
import { goldenChart } from '../../support/goldenChart.ts';
import { LIBRARY, type Likeness, type LibraryYoga } from './tables/library.ts';

const births = golden<JyotishFile<{ pyjhora_yogas_true: string[] }>>('jyotish/yogas').cases.map(
  ({ birth, expected }) => {
    const chart = goldenChart(birth.id);
    return { id: birth.id, chart, facts: ruleContextOf(chart), found: new Set(expected.pyjhora_yogas_true) };
  },
);

/** Births where one of the two finds the yoga and the other does not. */
function differences({ name, slug, lords = [] }: LibraryYoga) {
  const rules = YOGAS.filter(({ id }) => id === slug);
  const compared = births.filter(
    ({ chart }) => !lords.some((house) => ['Scorpio', 'Aquarius'].includes(SIGNS[signOfHouse(chart, house)]!)),
  );
  const isOurs = ({ chart, facts }: (typeof births)[number]) =>
    rules.some((rule) => isFormed(rule.examine(chart, facts)));
  return {
    libraryOnly: compared.filter((birth) => birth.found.has(name) && !isOurs(birth)).map(({ id }) => id),
    oursOnly: compared.filter((birth) => !birth.found.has(name) && isOurs(birth)).map(({ id }) => id),
  };
}

const likened = (likeness: Likeness) => LIBRARY.filter((yoga) => yoga.likeness === likeness);

test('80 births', () => {
  expect(births).toHaveLength(80);
});

test.each(likened('same'))('$name is $slug', (yoga) => {
  expect(differences(yoga)).toEqual({ libraryOnly: [], oursOnly: [] });
});

test.each(likened('ours is narrower'))('$slug is narrower than $name: $reason', (yoga) => {
  const { libraryOnly, oursOnly } = differences(yoga);
  expect(oursOnly).toEqual([]);
  expect(libraryOnly).not.toEqual([]);
});

test.each(likened('ours is wider'))('$slug is wider than $name: $reason', (yoga) => {
  const { libraryOnly, oursOnly } = differences(yoga);
  expect(libraryOnly).toEqual([]);
  expect(oursOnly).not.toEqual([]);
});

test.each(likened('another reading'))('$slug and $name differ: $reason', (yoga) => {
  const { libraryOnly, oursOnly } = differences(yoga);
  expect([...libraryOnly, ...oursOnly]).not.toEqual([]);
});
