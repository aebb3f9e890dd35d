/** Sentences about a yoga in this chart, made from the evidence of its verdict. */
import type { Chart } from '../../astro/chart/chart.ts';
import { metConditions } from '../../astro/evidence.ts';
import { isBhangaRule } from '../../astro/yoga/neechaBhanga.ts';
import { houseVariant } from '../../astro/judgement/yogaWords.ts';
import { ownedHouses } from '../../astro/planet/lordship.ts';
import { isOfOneOfThem, type RuleCondition, type Verdict } from '../../astro/rule.ts';
import { PLANETS, type Planet } from '../../astro/tables/planets.ts';
import type { Bond, HeldCondition } from '../../words/facts/rules/yogaWords.ts';
import type { Language } from '../../words/names.ts';
import { YOGA } from '../../words/subjects/rules/yogaWords.ts';

/** With more planets than this, describing each one separately would fill the page. */
const DESCRIBED_ONE_BY_ONE = 3;

/**
 * Returns who forms a yoga and how they are placed, its result, and what helps and hinders it; an unwelcome yoga is
 * "eased" rather than "weakened".
 */
export function resultText(chart: Chart, verdict: Verdict, timing: string, lang: Language): string {
  const { rule, strength } = verdict;
  const { name, result } = rule;
  const { band: grade, value } = strength!;
  const sentences = [
    placesText(chart, verdict.planets, lang),
    bondText(verdict, lang),
    liftText(verdict, lang),
    YOGA[lang].stands_for({ name, variant: houseVariant(rule), result, strength: value, grade }),
    ...changedTexts(verdict, lang),
    timing,
  ];
  return sentences.filter((sentence) => sentence !== '').join(' ');
}

/** Describes how planets are placed: one by one where they are few. */
export function placesText(chart: Chart, planets: readonly Planet[], lang: Language): string {
  if (planets.length === 0) return '';
  if (planets.length > DESCRIBED_ONE_BY_ONE)
    return YOGA[lang].formed_from({ planets, houses: housesOf(chart, planets) });
  const places = planets.map((planet) => {
    const { dignity, house, signIndex } = chart.planets[planet];
    return { planet, ownedHouses: ownedHouses(chart, planet), house, signIndex, dignity };
  });
  return YOGA[lang].placed({ places });
}

function housesOf(chart: Chart, planets: readonly Planet[]): number[] {
  return [...new Set(planets.map((planet) => chart.planets[planet].house))].sort((a, b) => a - b);
}

/** Returns the conditions that are missing of a yoga that is not formed. */
export function yogaReasonText({ evidence }: Verdict, lang: Language): string {
  const missing = evidence.filter(({ effect, isMet }) => effect === 'required' && !isMet);
  return YOGA[lang].not_formed({ conditions: missing.map(({ text }) => text) });
}

function changedTexts({ evidence, planets, rule, status }: Verdict, lang: Language): string[] {
  const words = YOGA[lang];
  const isBad = rule.polarity === 'bad';
  const held = (...effects: readonly RuleCondition['effect'][]) =>
    effects
      .flatMap((effect) => metConditions(evidence, effect))
      .filter((condition) => !isBhangaRule(condition))
      .map((condition) => heldCondition(condition, planets));
  // The rules that lift a planet are said already.
  const helps = held('strengthens');
  const helped = helps.length > 0 ? [words.helped({ isBad, conditions: helps })] : [];
  if (status === 'active') return helped;
  const conditions = held('cancels', 'weakens');
  return [...helped, words.hindered({ isBad, isCancelled: status === 'cancelled', conditions })];
}

/** How two planets are connected, where the rule is about that. */
function bondText({ evidence }: Verdict, lang: Language): string {
  const link = evidence.find(({ id }) => id === 'linked')?.observed['link'];
  return typeof link === 'string' ? YOGA[lang].bond({ bond: link as Bond }) : '';
}

/** What lifts the debilitation of a planet, and which planets do it. */
function liftText({ evidence, rule }: Verdict, lang: Language): string {
  if (rule.family !== 'neecha-bhanga') return '';
  const by = evidence
    .filter((condition) => condition.isMet && isBhangaRule(condition))
    .map(({ observed, text }) => {
      return { condition: text, lifter: PLANETS.find((planet) => planet === observed['lifter']) ?? null };
    });
  return YOGA[lang].lifted({ by });
}

/** A condition on "one of them" has those meant among the planets that form the yoga. */
function heldCondition({ observed, text }: RuleCondition, formers: readonly Planet[]): HeldCondition {
  const { planets: seen } = observed;
  const planets = Array.isArray(seen) ? formers.filter((planet) => seen.includes(planet)) : [];
  if (!isOfOneOfThem(text) || planets.length === 0) return { text, oneOfThem: null };
  return { text, oneOfThem: { upTo: text.upTo, after: text.after, planets } };
}
