/** Rules of yogas, and the one place where a verdict on them is decided. */
import type { Bilingual } from './bilingual.ts';
import type { Chart } from './chart/chart.ts';
import { isFormed, metConditions, type Condition } from './evidence.ts';
import { heldHouses, houseSet, housesIn } from './chart/houseSet.ts';
import type { Source } from './source.ts';
import type { Planet } from './tables/planets.ts';
import type { YogaFamily } from './tables/yogaFamilies.ts';
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
export type RuleCondition = Condition<Bilingual>;

/** A text about one of the planets of a rule: what stands up to the words `one of them`, these included, and what follows. */
export interface OneOfThemText extends Bilingual {
  readonly upTo: Bilingual;
  readonly after: Bilingual;
}

/** Returns the text of a condition that one of the planets of a rule meets. */
export function ofOneOfThem(upTo: Bilingual, after: Bilingual): OneOfThemText {
  return { en: upTo.en + after.en, hi: upTo.hi + after.hi, upTo, after };
}

/** Tells whether a text is about one of the planets of a rule. */
export function isOfOneOfThem(text: Bilingual): text is OneOfThemText {
  return 'upTo' in text;
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
  /** The planets that form it, whether or not it is formed. */
  participants(chart: Chart, facts: RuleFacts): readonly Planet[];
  /** Lists the same conditions, in the same order, for every chart. */
  examine(chart: Chart, facts: RuleFacts): readonly RuleCondition[];
}

export type Acts = 'lifelong' | 'in_childhood' | 'untold';

export type Status = 'active' | 'reduced' | 'cancelled' | 'absent';

export interface Verdict {
  readonly rule: Rule;
  /** Formed; a cancelled rule stays formed. */
  readonly isPresent: boolean;
  readonly status: Status;
  /** Every condition, met or not, so that an absent rule has its reasons too. */
  readonly evidence: readonly RuleCondition[];
  /** The cancelling conditions that hold. */
  readonly cancellations: readonly RuleCondition[];
  readonly planets: readonly Planet[];
  /** Ascending: the houses of the rule, and those where its planets stand. */
  readonly houses: readonly number[];
  /** Null when absent. */
  readonly strength: VerdictStrength | null;
}

/** Returns the verdict on a rule in a chart. For many rules, make the rule context once and hand it on. */
export function judge(rule: Rule, chart: Chart, ruleContext: RuleContext = ruleContextOf(chart)): Verdict {
  return verdictOn(rule, rule.examine(chart, ruleContext), chart, ruleContext);
}

/** Returns the verdicts on those rules that are formed; strength and evidence of the others are not computed. */
export function judgeFormed(rules: readonly Rule[], chart: Chart, ruleContext: RuleContext): Verdict[] {
  const verdicts: Verdict[] = [];
  for (const rule of rules) {
    const evidence = rule.examine(chart, ruleContext);
    if (isFormed(evidence)) verdicts.push(verdictOn(rule, evidence, chart, ruleContext));
  }
  return verdicts;
}

function verdictOn(rule: Rule, evidence: readonly RuleCondition[], chart: Chart, ruleContext: RuleContext): Verdict {
  const isPresent = isFormed(evidence);
  const cancellations = metConditions(evidence, 'cancels');
  // One planet may hold two of the offices that a rule asks for.
  const planets = distinct(rule.participants(chart, ruleContext));
  return {
    rule,
    isPresent,
    status: isPresent ? statusOf(evidence, cancellations) : 'absent',
    evidence,
    cancellations,
    planets,
    houses: housesIn(houseSet(rule.houses ?? []) | heldHouses(chart, planets)),
    strength: isPresent ? strengthOf(rule, { chart, planets, evidence, ruleContext }) : null,
  };
}

function statusOf(evidence: readonly RuleCondition[], cancellations: readonly RuleCondition[]): Status {
  if (cancellations.length > 0) return 'cancelled';
  return evidence.some(({ effect, isMet }) => isMet && effect === 'weakens') ? 'reduced' : 'active';
}

function strengthOf(
  rule: Rule,
  { chart, evidence, planets, ruleContext }: Pick<Formed, 'chart' | 'planets' | 'evidence' | 'ruleContext'>,
): VerdictStrength {
  return verdictStrength({
    chart,
    planets,
    evidence,
    ruleContext,
    isFormedIn: (other) => isFormed(rule.examine(other, ruleContext)),
    countedFrom: rule.isSameFromMoon ? null : rule.countedFrom,
  });
}

function distinct(planets: readonly Planet[]): readonly Planet[] {
  const isOnce = planets.every((planet, i) => planets.indexOf(planet) === i);
  return isOnce ? planets : [...new Set(planets)];
}
