/** Sentences about a yoga in this chart, made from the evidence of its verdict. */
import type { Chart } from '../../astro/chart/chart.ts';
import { metConditions } from '../../astro/evidence.ts';
import { isBhangaRule } from '../../astro/yoga/neechaBhanga.ts';
import { houseVariant } from '../../astro/judgement/yogaWords.ts';
import { ownedHouses } from '../../astro/planet/lordship.ts';
import { ONE_WAY, planetsObserved, textInChart, type RuleCondition, type Verdict } from '../../astro/rule.ts';
import { BLEMISH_KINDS, type BlemishKind } from '../../astro/strength/blemish.ts';
import { PLANETS, type Planet } from '../../astro/tables/planets.ts';
import type { BlemishedPlanet, Bond } from '../../words/facts/rules/yogaWords.ts';
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
  const { band: grade } = strength!;
  const sentences = [
    placesText(chart, verdict.planets, lang),
    bondText(verdict, lang),
    liftText(verdict, lang),
    YOGA[lang].stands_for({ name, variant: houseVariant(rule), result, grade }),
    gradeText(chart, verdict, lang),
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
export function yogaReasonText({ evidence, status }: Verdict, lang: Language): string {
  const missing = evidence.filter(({ effect, isMet }) => effect === 'required' && !isMet);
  const conditions = missing.map(({ text }) => text);
  return status === 'partial' ? YOGA[lang].formed_in_part({ conditions }) : YOGA[lang].not_formed({ conditions });
}

/** Returns how well a yoga is formed, and what spoils it; nothing of a figure of places, which no state of a planet spoils. */
function gradeText(chart: Chart, { blemishes, evidence, grade, rule, status }: Verdict, lang: Language): string {
  const words = YOGA[lang];
  if (grade === null || rule.spares?.length === BLEMISH_KINDS.length) return '';
  if (grade === 'formal') {
    const oneWay = evidence.find(({ id, isMet }) => id === ONE_WAY && isMet);
    if (oneWay === undefined) return words.formed_as_support({});
    return words.formed_by_aspect({ planet: PLANETS.find((id) => id === oneWay.observed['aspecting']) ?? null });
  }
  if (blemishes.length > 0) return words.formed_blemished({ planets: blemishedPlanets(chart, blemishes) });
  if (grade === 'proper') return words.formed_unblemished({ isReduced: status !== 'active' });
  return rule.fullForm ? words.short_of_full({ asked: rule.fullForm }) : '';
}

function blemishedPlanets(chart: Chart, blemishes: Verdict['blemishes']): BlemishedPlanet[] {
  return [...new Set(blemishes.map(({ planet }) => planet))].map((planet) => ({
    planet,
    house: chart.planets[planet].house,
    kinds: blemishes.filter((blemish) => blemish.planet === planet).map(({ kind }) => kind),
  }));
}

function changedTexts(verdict: Verdict, lang: Language): string[] {
  const { evidence, rule, status } = verdict;
  const words = YOGA[lang];
  const isBad = rule.polarity === 'bad';
  const held = (...effects: readonly RuleCondition['effect'][]) =>
    effects
      .flatMap((effect) => metConditions(evidence, effect))
      .filter((condition) => !isBhangaRule(condition) && !isToldByGrade(condition, verdict))
      .map(textInChart);
  // The rules that lift a planet are said already.
  const helps = held('strengthens');
  const helped = helps.length > 0 ? [words.helped({ isBad, conditions: helps })] : [];
  if (status === 'active') return helped;
  const conditions = held('cancels', 'weakens');
  if (conditions.length === 0) return helped;
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

/** Conditions that name a blemish, by their ids. */
const BLEMISH_CONDITIONS: Readonly<Record<string, BlemishKind>> = {
  combust: 'combust',
  debilitated: 'fallen',
  in_dusthana: 'in_dusthana',
  dusthana: 'in_dusthana',
  defeated: 'defeated',
  with_node: 'near_node',
};

/** Tells whether the sentence on the grade says already what a condition says: the bond, or a blemish of its planets. */
function isToldByGrade({ effect, id, observed }: RuleCondition, { blemishes, grade }: Verdict): boolean {
  if (effect !== 'weakens' || grade === null) return false;
  if (id === ONE_WAY) return grade === 'formal';
  const spoilt = blemishes.filter(({ kind }) => kind === BLEMISH_CONDITIONS[id]).map(({ planet }) => planet);
  return (
    grade !== 'formal' && spoilt.length > 0 && planetsObserved(observed, 'planets').every((one) => spoilt.includes(one))
  );
}
