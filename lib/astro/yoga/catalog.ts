/** The catalog: descriptions of all rules, without a chart. */
import { castChart } from '../chart/chart.ts';
import type { ConditionEffect } from '../evidence.ts';
import { DEFAULT_CONVENTIONS } from '../conventions.ts';
import type { Rule, RuleCondition } from '../rule.ts';
import { forEachPlanet, PLANETS } from '../tables/planets.ts';
import { ruleContextOf } from '../strength/verdictStrength.ts';
import { YOGAS } from './index.ts';
import { bhangaRules } from './neechaBhanga.ts';

export interface CatalogEntry {
  /** The first of those that share the slug. */
  readonly rule: Rule;
  readonly conditions: Readonly<Record<Exclude<ConditionEffect, 'told'>, readonly RuleCondition[]>>;
}

/** Every rule that the catalog describes: those with verdicts of their own, and the rules of which a verdict consists. */
export const CATALOG_RULES: readonly Rule[] = [...YOGAS, ...bhangaRules];

let entries: ReadonlyMap<string, CatalogEntry> | null = null;

/** Returns every yoga by its slug, family by family; memoized. */
export function yogaCatalog(): ReadonlyMap<string, CatalogEntry> {
  entries ??= catalogEntries();
  return entries;
}

// A rule lists the same conditions for every chart, so any one shows them.
function catalogEntries(): ReadonlyMap<string, CatalogEntry> {
  const still = { latitudeDeg: 0, speedDegPerDay: 0 };
  const drawn = forEachPlanet((planet) => ({ ...still, longitudeDeg: PLANETS.indexOf(planet) * 40 }));
  const chart = castChart(drawn, 0, DEFAULT_CONVENTIONS);
  const facts = ruleContextOf(chart);
  const firsts = new Map<string, Rule>();
  for (const rule of CATALOG_RULES) if (!firsts.has(rule.id)) firsts.set(rule.id, rule);
  return new Map(
    [...firsts.values()].map((rule) => {
      const listed = rule.examine(chart, facts);
      const those = (effect: ConditionEffect) => listed.filter((condition) => condition.effect === effect);
      const conditions = {
        required: those('required'),
        strengthens: those('strengthens'),
        weakens: those('weakens'),
        cancels: those('cancels'),
      };
      return [rule.id, { rule, conditions }];
    }),
  );
}
