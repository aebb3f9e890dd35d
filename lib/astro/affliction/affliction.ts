/** Afflictions that a dosha names, and some of them a yoga too: judged here once. Points are interpretive. */
import { both, type Bilingual } from '../bilingual.ts';
import type { Chart } from '../chart/chart.ts';
import { isFormed, metConditions } from '../evidence.ts';
import type { Judgement, Rule, RuleCondition, Status } from '../rule.ts';
import { tenths } from '../rounding.ts';
import { boundedSum, sumInTenths, TENTHS } from '../score.ts';
import type { Source } from '../source.ts';
import { GRADES } from '../tables/grades.ts';
import type { Planet } from '../tables/planets.ts';
import { boundsLabel, strengthOf, type RuleFacts, type StrengthPart } from '../strength/verdictStrength.ts';

/** What every rule knows of a birth besides its chart. */
export type Ratios = Pick<RuleFacts, 'ratios'>;

/** What forms a dosha, relieves it and is left of it. One that needs only what every rule knows may be a yoga too. */
export interface Affliction<Known extends Ratios = Ratios> {
  readonly source: Source;
  /** Further texts that teach it. */
  readonly alsoIn?: readonly Source[];
  /** A rule of later practice, or one whose reading is ours. */
  readonly isInterpretive?: true;
  /** How it is formed: one sentence. */
  readonly formation: Bilingual;
  /**
   * How reliefs count.
   *
   * - `halves`: one cancelling condition, or two that weaken, leave 15 percent; one that weakens leaves half.
   * - `points`: each takes its points, and what falls below mild is cancelled.
   * - `down_to_20`: a cancelling condition leaves 15 percent; each that weakens takes its points, but 20 are left. Where
   *   they leave the severity as it was, it stays active.
   */
  readonly reliefs: 'halves' | 'points' | 'down_to_20';
  participants(chart: Chart, facts: Known): readonly Planet[];
  /** Houses it is about, besides those where its planets stand. */
  houses?(chart: Chart): readonly number[];
  /** Tells whether enough of the conditions hold to speak of a part of it, where not all do. */
  isPartial?(evidence: readonly RuleCondition[]): boolean;
  /**
   * Lists the same conditions, in the same order, for every chart. Points of required conditions that hold are the
   * base of the score, those of strengthening ones are added to it.
   */
  examine(chart: Chart, facts: Known): readonly RuleCondition[];
}

export interface NetScore {
  readonly value: number;
  readonly parts: readonly StrengthPart[];
}

/** What is decided of an affliction in a chart. */
export interface JudgedAffliction extends Omit<Judgement, 'strength' | 'cancellations'> {
  /** The reliefs that hold, full and half; none where it is not formed. */
  readonly reliefs: readonly RuleCondition[];
  /** What the reliefs leave; null when not formed. */
  readonly score: NetScore | null;
}

/** Score below which an affliction relieved by points is cancelled. */
const MILD_FROM = 10;
/** What is left of one that is cancelled, where reliefs count by halves. */
const CANCELLED_SHARE = 0.15;
const REDUCED_SHARE = 0.5;
/** What reliefs leave at the least that only weaken, where they count down to it. */
const LEAST_LEFT = 20;

/**
 * Returns whether an affliction is formed, and its score after reliefs.
 *
 * @param evidence what it examines in the chart
 */
export function judgeAffliction<Known extends Ratios>(
  affliction: Affliction<Known>,
  chart: Chart,
  facts: Known,
  evidence: readonly RuleCondition[] = affliction.examine(chart, facts),
): JudgedAffliction {
  const planets = affliction.participants(chart, facts);
  const net = isFormed(evidence) ? netOf(affliction, evidence) : null;
  return {
    status: net?.status ?? (affliction.isPartial?.(evidence) ? 'partial' : 'absent'),
    evidence,
    reliefs: net ? [...metConditions(evidence, 'cancels'), ...metConditions(evidence, 'weakens')] : [],
    planets,
    houses: housesOf(affliction, chart, planets),
    score: net && { value: net.value, parts: net.parts },
  };
}

type TakenFromAffliction = 'source' | 'alsoIn' | 'isInterpretive' | 'formation' | 'participants' | 'examine';

/** Returns the yoga that names an affliction: its status, score and reliefs are those of the dosha of that name. */
export function afflictionRule(
  affliction: Affliction,
  named: Omit<Rule, TakenFromAffliction | 'polarity' | 'judgedAs' | 'isPartial' | 'grade' | 'afflictors'>,
): Rule {
  const { alsoIn, examine, formation, isInterpretive, participants, source } = affliction;
  return {
    ...named,
    polarity: 'bad',
    source,
    ...(alsoIn && { alsoIn }),
    ...(isInterpretive && { isInterpretive }),
    formation,
    participants,
    examine,

    judgedAs(chart, facts, evidence) {
      const { reliefs, score, ...judged } = judgeAffliction(affliction, chart, facts, evidence);
      return { ...judged, cancellations: reliefs, strength: score && strengthOf(named.id, score.value, score.parts) };
    },
  };
}

/** Returns distinct houses in ascending order; without a `Set`, as nearly all lists have two or three. */
function housesOf({ houses }: Pick<Affliction, 'houses'>, chart: Chart, planets: readonly Planet[]): number[] {
  const found: number[] = [];
  const add = (house: number) => {
    if (!found.includes(house)) found.push(house);
  };
  houses?.(chart).forEach(add);
  for (const id of planets) add(chart.planets[id].house);
  return found.sort((a, b) => a - b);
}

interface Net extends NetScore {
  readonly status: Status;
}

function netOf({ reliefs }: Pick<Affliction, 'reliefs'>, evidence: readonly RuleCondition[]): Net {
  const signs = partsOf(evidence, ['required', 'strengthens']);
  const formed = boundedSum(signs, boundsLabel);
  if (reliefs === 'points') return netByPoints(formed.parts, evidence);
  const isCancelled = metConditions(evidence, 'cancels').length > 0;
  const weakening = metConditions(evidence, 'weakens');
  if (isCancelled || (reliefs === 'halves' && weakening.length > 1)) {
    return relieved(formed, CANCELLED, formed.value * CANCELLED_SHARE, 'cancelled');
  }
  if (weakening.length === 0) return { ...formed, status: 'active' };
  if (reliefs === 'halves') return relieved(formed, REDUCED, formed.value * REDUCED_SHARE, 'reduced');
  return lessened(formed, [...signs, ...partsOf(evidence, ['weakens'])]);
}

/** @param left the score after reliefs; it is rounded to tenths, as every part */
function relieved({ parts, value }: NetScore, label: Bilingual, left: number, status: Status): Net {
  const tenths = Math.round(left * 10);
  const points = (tenths - Math.round(value * 10)) / 10;
  return { value: tenths / 10, parts: [...parts, { id: 'relief', label, points, max: 0 }], status };
}

function netByPoints(formed: readonly StrengthPart[], evidence: readonly RuleCondition[]): Net {
  const taken = partsOf(evidence, ['weakens', 'cancels']);
  const { value, parts } = boundedSum([...formed, ...taken], boundsLabel);
  const isCancelled = metConditions(evidence, 'cancels').length > 0 || value < MILD_FROM;
  if (taken.length === 0) return { value, parts, status: 'active' };
  return { value, parts, status: isCancelled ? 'cancelled' : 'reduced' };
}

/** Reliefs are taken from the whole sum of the signs, also from what of it goes beyond 100. */
function lessened(formed: NetScore, signsAndReliefs: readonly StrengthPart[]): Net {
  const summed = boundedSum(signsAndReliefs, boundsLabel);
  const net = summed.value < LEAST_LEFT ? floored(signsAndReliefs) : summed;
  const isLess = GRADES.dosha.of(net.value) !== GRADES.dosha.of(formed.value);
  return { ...net, status: isLess ? 'reduced' : 'active' };
}

function floored(parts: readonly StrengthPart[]): NetScore {
  const points = LEAST_LEFT - sumInTenths(parts) / TENTHS;
  return { value: LEAST_LEFT, parts: [...parts, { id: 'floor', label: AT_LEAST, points: tenths(points), max: 0 }] };
}

const CANCELLED = both('Cancelled: 15 percent remain', 'कट गया: 15 प्रतिशत शेष');
const REDUCED = both('Reduced by half', 'आधा शेष');
const AT_LEAST = both(
  `What only reduces it leaves ${LEAST_LEFT} points`,
  `केवल कम करने वाले परिहार ${LEAST_LEFT} अंक छोड़ते हैं`,
);

function partsOf(evidence: readonly RuleCondition[], effects: readonly RuleCondition['effect'][]): StrengthPart[] {
  return evidence
    .filter(({ effect, isMet, points }) => isMet && points !== 0 && effects.includes(effect))
    .map(({ id, text, points }) => ({ id, label: text, points: tenths(points), max: Math.max(tenths(points), 0) }));
}
