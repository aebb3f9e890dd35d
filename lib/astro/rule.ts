/** Rules of yogas, and the one place where a verdict on them is decided. */
import type { Bilingual } from './bilingual.ts';
import type { Chart } from './chart/chart.ts';
import { holds, isFormed, metConditions, type Condition, type Observed } from './evidence.ts';
import type { Link } from './chart/links.ts';
import { heldHouses, houseSet, housesIn } from './chart/houseSet.ts';
import type { Source } from './source.ts';
import { PLANETS, type Planet } from './tables/planets.ts';
import type { YogaFamily } from './tables/yogaFamilies.ts';
import { blemishesOf, type BlemishKind, type PlanetBlemish } from './strength/blemish.ts';
import {
  ruleContextOf,
  verdictStrength,
  type CountedFrom,
  type RuleFacts,
  type Formed,
  type RuleContext,
  type VerdictStrength,
} from './strength/verdictStrength.ts';

/** A condition of a rule. Its text is the same for every chart; the values of one chart are in `observed`. */
export interface RuleCondition extends Condition<Bilingual> {
  /** How it holds in this chart, where its text has alternatives; a sentence about the chart quotes this. */
  readonly seen?: Bilingual;
}

/** Returns a condition with that alternative of its text that holds in this chart; unchanged where none is given. */
export function seenAs(condition: RuleCondition, seen: Bilingual | null): RuleCondition {
  return seen === null ? condition : { ...condition, seen };
}

/** The text of a condition that leaves open which case holds, as in `the 6th, 8th or 12th house`. */
interface OpenText extends Bilingual {
  /** How it is said of a chart in which it holds, by what was observed there. */
  readonly inChart: (observed: Observed) => Bilingual;
}

/** Returns the text of a condition with alternatives, which is said of one chart by the one that holds there. */
export function openText(general: Bilingual, inChart: OpenText['inChart']): OpenText {
  return { ...general, inChart };
}

/** Returns the text of a condition that holds, as it is said of this chart. */
export function textInChart({ observed, seen, text }: RuleCondition): Bilingual {
  return seen ?? (isOpen(text) ? text.inChart(observed) : text);
}

function isOpen(text: Bilingual): text is OpenText {
  return 'inChart' in text;
}

/** Lists the planets observed under a name. */
export function planetsObserved(observed: Observed, name: string): Planet[] {
  const seen = observed[name];
  return Array.isArray(seen) ? seen.filter((each): each is Planet => PLANETS.some((planet) => planet === each)) : [];
}

/** Lists the numbers observed under a name, one or several. */
export function numbersObserved(observed: Observed, name: string): number[] {
  return [observed[name] ?? []].flat().filter((each): each is number => typeof each === 'number');
}

export interface Rule {
  /** Slug of the catalog: lower case words joined by hyphens, such as `chandra-adhi`. */
  readonly id: string;
  /** Tells apart the rows of a family that share a slug, such as the pairs of houses that may exchange lords. */
  readonly variant?: string;
  readonly name: Bilingual;
  readonly family: YogaFamily;
  /** Part of the family, such as the shapes among the nabhasa yogas. */
  readonly subfamily?: string;
  readonly source: Source;
  /** Further texts that teach the same rule. */
  readonly alsoIn?: readonly Source[];
  /** A rule of later practice, or one whose reading is ours. */
  readonly isInterpretive?: true;
  readonly polarity: 'good' | 'bad' | 'mixed';
  /** How it is formed, for the catalog: one sentence. */
  readonly formation: Bilingual;
  /** Its result: a few nouns that continue the words "speaks for". */
  readonly result: Bilingual;
  readonly countedFrom: CountedFrom;
  /** True where the conditions make it hold from the Moon whenever it holds from the ascendant; this adds no strength then. */
  readonly isSameFromMoon?: true;
  /** When it acts, if not in the dashas of its planets; rules on the span of life name no time. */
  readonly acts?: Acts;
  /** Houses whose lords or occupants the rule is about, in addition to those where its planets stand. */
  readonly houses?: readonly number[];
  /** Blemishes of its planets that the rule itself brings, such as the dusthana in a yoga of lords in dusthanas. */
  readonly spares?: readonly BlemishKind[];
  /** Of a bad rule: those of its planets that afflict the others; by default the malefics among them. */
  afflictors?(chart: Chart, facts: RuleFacts): readonly Planet[];
  /** How well it is formed, where the texts say that for this rule; by default by the blemishes of its planets. */
  grade?(formed: GradedBy): YogaGrade;
  /** What its full form asks beyond the formation, as it continues the words `asks that`; without it it is not proper. */
  readonly fullForm?: Bilingual;
  /** Tells whether enough of the conditions hold to speak of a part of it, where not all do. */
  isPartial?(evidence: readonly RuleCondition[]): boolean;
  /** Tells whether a chart has what it judges, such as a debilitated planet; where not, it has no row in any list. */
  applies?(chart: Chart): boolean;
  /**
   * How its two planets are bound, of a rule that says no more of them than that; null where they are not, and then it is
   * not formed.
   */
  tie?(chart: Chart, facts: RuleFacts): Tie | null;
  /**
   * The judgement, where the rule does not judge itself: what is named as a dosha too is judged in one place for both.
   *
   * @param evidence what `examine` lists for the chart
   */
  judgedAs?(chart: Chart, facts: RuleFacts, evidence: readonly RuleCondition[]): Judgement;
  /**
   * Tells whether one of the required conditions holds, the one that is seen soonest and fails most often. Where it does
   * not, the rule is not formed, and is not examined where formed ones alone are wanted.
   */
  isPossible?(chart: Chart, facts: RuleFacts): boolean;
  /** The planets that form it, whether or not it is formed. */
  participants(chart: Chart, facts: RuleFacts): readonly Planet[];
  /** Lists the same conditions, in the same order, for every chart. */
  examine(chart: Chart, facts: RuleFacts): readonly RuleCondition[];
}

/** How two planets are bound, by planets or by signs. */
export type Tie = Link | 'sign_aspect';

export type Acts = 'lifelong' | 'in_childhood' | 'untold';

/** How a rule stands: `partial`, some of its conditions hold; `unknown`, what decides it is not known. */
export type Status = 'active' | 'reduced' | 'cancelled' | 'partial' | 'unknown' | 'absent';

/**
 * How well a yoga is formed: `proper`, unblemished; `blemished`; `formal`, by the letter only (BPHS 34; Laghu Parashari 2).
 */
export type YogaGrade = 'proper' | 'blemished' | 'formal';

/** What the grade of a yoga that is formed goes by. */
export interface GradedBy {
  readonly chart: Chart;
  readonly facts: RuleFacts;
  readonly evidence: readonly RuleCondition[];
  readonly planets: readonly Planet[];
  readonly blemishes: readonly PlanetBlemish[];
}

/** What is decided of a rule in a chart. */
export interface Judgement {
  readonly status: Status;
  /** Every condition, met or not, so that an absent rule has its reasons too. */
  readonly evidence: readonly RuleCondition[];
  /** The conditions that cancel or ease it and hold. */
  readonly cancellations: readonly RuleCondition[];
  readonly planets: readonly Planet[];
  /** Ascending: the houses of the rule, and those where its planets stand. */
  readonly houses: readonly number[];
  /** Null when not formed. */
  readonly strength: VerdictStrength | null;
}

export interface Verdict extends Judgement {
  readonly rule: Rule;
  /** Formed, whole; a cancelled rule stays formed. */
  readonly isPresent: boolean;
  /** Null when not formed, and of a rule that burdens. */
  readonly grade: YogaGrade | null;
  readonly blemishes: readonly PlanetBlemish[];
  /** How its planets are bound; null where the rule says more of them than that, or nothing. */
  readonly tie: Tie | null;
  /** Further rules that name the same fact: one set of planets, bound in one way. */
  readonly alsoCalled: readonly Rule[];
}

/** Id of the condition that the only bond of two lords is an aspect that is not returned. */
export const ONE_WAY = 'one_way';

/** Returns the verdict on a rule in a chart. For many rules, make the rule context once and hand it on. */
export function judge(rule: Rule, chart: Chart, ruleContext: RuleContext = ruleContextOf(chart)): Verdict {
  return verdictOn(rule, rule.examine(chart, ruleContext), chart, ruleContext);
}

/**
 * Returns the verdicts on those rules that are formed; strength and evidence of the others are not computed. Each is judged
 * once, whatever lists it stands in.
 *
 * @param chart the one that the rule context is of
 */
export function judgeFormed(rules: readonly Rule[], chart: Chart, ruleContext: RuleContext): Verdict[] {
  const verdicts: Verdict[] = [];
  for (const rule of rules) {
    const verdict = verdictIfFormed(rule, chart, ruleContext);
    if (verdict !== null) verdicts.push(verdict);
  }
  return verdicts;
}

function verdictIfFormed(rule: Rule, chart: Chart, ruleContext: RuleContext): Verdict | null {
  if (rule.applies?.(chart) === false || isRuledOut(rule, chart, ruleContext)) return null;
  return ruleContext.verdictOnce(rule, () => {
    const evidence = rule.examine(chart, ruleContext);
    const verdict = isFormed(evidence) ? verdictOn(rule, evidence, chart, ruleContext) : null;
    return verdict?.isPresent ? verdict : null;
  });
}

/** Tells whether a rule cannot be formed in a chart, without examining every condition of it. */
function isRuledOut(rule: Rule, chart: Chart, ruleContext: RuleContext): boolean {
  return rule.isPossible?.(chart, ruleContext) === false || rule.tie?.(chart, ruleContext) === null;
}

function verdictOn(rule: Rule, evidence: readonly RuleCondition[], chart: Chart, ruleContext: RuleContext): Verdict {
  const judged = rule.judgedAs?.(chart, ruleContext, evidence);
  if (judged) return { ...judged, rule, isPresent: isFormedBy(judged.status), ...UNGRADED };
  const isPresent = isFormed(evidence);
  const cancellations = metConditions(evidence, 'cancels');
  // One planet may hold two of the offices that a rule asks for.
  const planets = distinct(rule.participants(chart, ruleContext));
  const blemishes = isPresent && rule.polarity !== 'bad' ? blemishesOf(chart, planets, rule.spares) : [];
  const grade =
    isPresent && rule.polarity !== 'bad'
      ? gradeOf(rule, { chart, facts: ruleContext, evidence, planets, blemishes })
      : null;
  return {
    rule,
    isPresent,
    status: isPresent ? statusOf(evidence, cancellations) : unformedStatus(rule, evidence),
    evidence,
    cancellations,
    planets,
    houses: housesIn(houseSet(rule.houses ?? []) | heldHouses(chart, planets)),
    grade,
    blemishes,
    tie: (isPresent && rule.tie?.(chart, ruleContext)) || null,
    alsoCalled: [],
    strength: isPresent ? strengthIn(rule, { chart, planets, evidence, ruleContext, blemishes, grade }) : null,
  };
}

const UNGRADED = { grade: null, blemishes: [], tie: null, alsoCalled: [] } as const;

/** How a rule stands that is formed. */
export type FormedStatus = 'active' | 'reduced' | 'cancelled';

/** Tells whether a status is that of a rule that is formed, cancelled or not. */
export function isFormedBy(status: Status): status is FormedStatus {
  return status === 'active' || status === 'reduced' || status === 'cancelled';
}

function gradeOf(rule: Rule, formed: GradedBy): YogaGrade {
  return rule.grade?.(formed) ?? usualGrade(formed);
}

/** Returns the grade of a yoga by its bond and the blemishes of its planets, where no text says more of it. */
export function usualGrade(formed: GradedBy): YogaGrade {
  if (holds(formed.evidence, ONE_WAY)) return 'formal';
  return formed.blemishes.length > 0 ? 'blemished' : 'proper';
}

function statusOf(evidence: readonly RuleCondition[], cancellations: readonly RuleCondition[]): Status {
  if (cancellations.length > 0) return 'cancelled';
  return evidence.some(({ effect, isMet }) => isMet && effect === 'weakens') ? 'reduced' : 'active';
}

function unformedStatus(rule: Rule, evidence: readonly RuleCondition[]): Status {
  return rule.isPartial?.(evidence) ? 'partial' : 'absent';
}

interface FormedHere extends Pick<Formed, 'chart' | 'planets' | 'evidence' | 'ruleContext'> {
  readonly blemishes: readonly PlanetBlemish[];
  readonly grade: YogaGrade | null;
}

function strengthIn(
  rule: Rule,
  { chart, evidence, planets, ruleContext, blemishes, grade }: FormedHere,
): VerdictStrength {
  return verdictStrength({
    id: rule.id,
    chart,
    planets,
    isBurden: rule.polarity === 'bad',
    afflictors: rule.polarity === 'bad' ? afflictorsOf(rule, { chart, planets, ruleContext }) : [],
    isFormal: grade === 'formal',
    spent: distinct(
      blemishes.filter(({ kind }) => kind === 'combust' || kind === 'fallen').map(({ planet }) => planet),
    ),
    evidence,
    ruleContext,
    isFormedIn: (other) => !isRuledOut(rule, other, ruleContext) && isFormed(rule.examine(other, ruleContext)),
    countedFrom: rule.isSameFromMoon ? null : rule.countedFrom,
  });
}

const MALEFICS: readonly Planet[] = ['Mars', 'Saturn', 'Rahu', 'Ketu'];

function afflictorsOf(
  rule: Rule,
  { chart, planets, ruleContext }: Pick<Formed, 'chart' | 'planets' | 'ruleContext'>,
): readonly Planet[] {
  return rule.afflictors?.(chart, ruleContext) ?? planets.filter((planet) => MALEFICS.includes(planet));
}

function distinct(planets: readonly Planet[]): readonly Planet[] {
  const isOnce = planets.every((planet, i) => planets.indexOf(planet) === i);
  return isOnce ? planets : [...new Set(planets)];
}
