/** What the whole of the rules owes: every yoga of the list, and the same conditions for every chart. */
import { describe, expect, test } from '@jest/globals';
import { castChart, type Chart } from '../../../lib/astro/chart/chart.ts';
import { DEFAULT_CONVENTIONS } from '../../../lib/astro/conventions.ts';
import { judge, type Rule } from '../../../lib/astro/rule.ts';
import { forEachPlanet, PLANETS } from '../../../lib/astro/tables/planets.ts';
import { ruleContextOf } from '../../../lib/astro/strength/verdictStrength.ts';
import { CATALOG_RULES, yogaCatalog } from '../../../lib/astro/yoga/catalog.ts';
import { YOGAS } from '../../../lib/astro/yoga/index.ts';
import { isBhangaRule } from '../../../lib/astro/yoga/neechaBhanga.ts';
import { golden } from '../../support/golden.ts';
import { goldenCharts } from '../../support/goldenChart.ts';

const { yogas: listed } = golden<{ yogas: { slug: string; category: string; polarity: string }[] }>('yogas');

test('every yoga of the list is in the catalog, of its family and polarity', () => {
  expect(listed).toHaveLength(181);
  const known = [...yogaCatalog().values()].map(({ rule }) => ({
    slug: rule.id,
    category: rule.family as string,
    polarity: rule.polarity as string,
  }));
  expect(known).toEqual(expect.arrayContaining([...listed]));
});

test('every entry of the catalog is reached by a verdict or by a condition of one, and every verdict by an entry', () => {
  const chart = goldenCharts.values().next().value!;
  const ruleContext = ruleContextOf(chart);
  const judged = YOGAS.map((rule) => judge(rule, chart, ruleContext));
  const conditions = judged.flatMap(({ evidence }) => evidence.filter(isBhangaRule)).map(({ id }) => id);
  const reached = new Set([...judged.map(({ rule }) => rule.id), ...conditions]);
  expect([...reached].sort()).toEqual([...yogaCatalog().keys()].sort());
});

/** Charts with nothing in common: every ascendant, planets spread and gathered. */
const charts: Chart[] = [
  ...goldenCharts.values(),
  ...Array.from({ length: 60 }, (_, i) => {
    const drawn = forEachPlanet((planet) => ({
      longitudeDeg: (PLANETS.indexOf(planet) * (i * 7.3) + i * 31.7) % 360,
      latitudeDeg: 0,
      speedDegPerDay: i % 3 === 0 ? -0.1 : 0.5,
    }));
    return castChart(drawn, (i * 37) % 360, DEFAULT_CONVENTIONS);
  }),
];

describe('the conditions of a slug', () => {
  const shape = (rule: Rule, chart: Chart) =>
    rule.examine(chart, ruleContext.get(chart)!).map(({ id, effect, text }) => [id, effect, text.en, text.hi]);
  const ruleContext = new Map(charts.map((chart) => [chart, ruleContextOf(chart)]));

  test.each([...yogaCatalog().values()].map(({ rule }) => ({ slug: rule.id })))(
    'are the same for every chart and variant: $slug',
    ({ slug }) => {
      const rules = CATALOG_RULES.filter(({ id }) => id === slug);
      const [first] = charts;
      const wanted = shape(rules[0]!, first!);
      expect(new Set(wanted.map(([id]) => id)).size).toBe(wanted.length);
      const shapes = rules.flatMap((rule) => charts.map((chart) => JSON.stringify(shape(rule, chart))));
      expect([...new Set(shapes)]).toEqual([JSON.stringify(wanted)]);
    },
  );
});

test('rules of a slug say the same of themselves', () => {
  const said = ({ name, family, formation, polarity, result }: Rule) => ({ name, family, formation, polarity, result });
  for (const rule of YOGAS) expect(said(rule)).toEqual(said(yogaCatalog().get(rule.id)!.rule));
});
