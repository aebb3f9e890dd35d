/** Doshas, and the judgement of their severity before and after reliefs. Points are interpretive. */
import { both, type Bilingual } from '../bilingual.ts';
import type { Chart } from '../chart/chart.ts';
import { isFormed, metConditions } from '../evidence.ts';
import type { RuleCondition, Status } from '../rule.ts';
import { boundedSum } from '../score.ts';
import type { Source } from '../source.ts';
import type { Planet } from '../tables/planets.ts';
import { boundsLabel, type RuleFacts, type StrengthPart } from '../strength/verdictStrength.ts';
import type { NameOf } from '../scale.ts';
import { GRADES } from '../tables/grades.ts';

/** Panchang elements at birth. */
export interface BirthElements {
  /** 1-30. */
  readonly tithi: number;
  /** 1-60. */
  readonly karana: number;
  /** 1-27. */
  readonly nityaYoga: number;
  /** Of the day that began at sunrise, Sunday 0. */
  readonly varaIndex: number;
}

export interface MahadashaAges {
  readonly lord: Planet;
  /** Years of 365.25 days from birth; below zero for what runs at birth. */
  readonly fromYears: number;
  readonly toYears: number;
}

/** Facts of a birth that most doshas need besides its chart. */
export interface PlainFacts extends Pick<RuleFacts, 'ratios'> {
  /** Completed years of age at the present instant; null where that is unknown. */
  readonly ageYears: number | null;
}

/** Facts that doshas of the birth day and of periods need in addition. */
export interface DoshaFacts extends PlainFacts {
  readonly elements: BirthElements;
  /** Mahadashas of the life by age, the one that runs at birth first. */
  readonly mahadashas: readonly MahadashaAges[];
  /** Born in the eighth muhurta of daylight, Abhijit; null where the Sun does not rise. */
  readonly isAbhijitBirth: boolean | null;
}

/** A dosha. One that needs only the plain facts is typed so, and can be judged by them. */
export interface Dosha<Known extends PlainFacts = DoshaFacts> {
  /** As in the path of its endpoint: `kaal_sarp`. */
  readonly id: string;
  readonly name: Bilingual;
  readonly source: Source;
  /** Further texts that teach it. */
  readonly alsoIn?: readonly Source[];
  /** A rule of later practice, or one whose reading is ours. */
  readonly isInterpretive?: true;
  /** How it is formed: one sentence. */
  readonly formation: Bilingual;
  /** Its effects: a few nouns that continue "speaks of". */
  readonly effects: Bilingual;
  /** Effects for one chart, where house, planet or pada make them more precise. */
  effectsIn?(chart: Chart, facts: Known): Bilingual;
  /**
   * How reliefs count. `halves`: one cancelling condition, or two that weaken, leave 15 percent; one that weakens leaves
   * half. `points`: each takes its points, and what falls below mild is cancelled.
   */
  readonly reliefs: 'halves' | 'points';
  /** The second person whose birth it needs; without that it is never formed. */
  readonly needs?: 'partner' | 'family';
  /** Ages between which its periods count, in years from birth, where that is not the whole life. */
  readonly actsBetweenYears?: readonly [from: number, to: number];
  /** Id of a weakening condition that does not halve: without other reliefs it leaves the dosha mild at most. */
  readonly easedBy?: string;
  participants(chart: Chart, facts: Known): readonly Planet[];
  /** Houses it is about, besides those where its planets stand. */
  houses?(chart: Chart): readonly number[];
  /**
   * Lists the same conditions, in the same order, for every chart. Points of required conditions that hold are the
   * base of the score, those of strengthening ones are added to it.
   */
  examine(chart: Chart, facts: Known): readonly RuleCondition[];
}

export type Severity = 'none' | NameOf<typeof GRADES.dosha>;

export interface DoshaVerdict {
  readonly dosha: Dosha;
  /** Formed; a cancelled dosha stays formed. */
  readonly isPresent: boolean;
  readonly status: Status;
  readonly severity: Severity;
  /** In this chart when present, else in general. */
  readonly effects: Bilingual;
  /** Null when absent. */
  readonly score: { readonly value: number; readonly parts: readonly StrengthPart[] } | null;
  readonly evidence: readonly RuleCondition[];
  /** The reliefs that hold, full and half. */
  readonly reliefs: readonly RuleCondition[];
  readonly planets: readonly Planet[];
  /** Ascending. */
  readonly houses: readonly number[];
}

/** Score below which a dosha relieved by points is cancelled. */
const MILD_FROM = 10;
/** Greatest score of a dosha that is eased. */
const MILD_AT_MOST = GRADES.dosha.bounds[0]! - 1;
const CANCELLED_SHARE = 0.15;
const REDUCED_SHARE = 0.5;

/** Returns whether a dosha is formed, and its score after reliefs; absent ones have their evidence too. */
export function judgeDosha(dosha: Dosha, chart: Chart, facts: DoshaFacts): DoshaVerdict;
export function judgeDosha(dosha: Dosha<PlainFacts>, chart: Chart, facts: PlainFacts): DoshaVerdict;
export function judgeDosha(dosha: Dosha<PlainFacts>, chart: Chart, facts: PlainFacts): DoshaVerdict {
  const evidence = dosha.examine(chart, facts);
  const isPresent = isFormed(evidence);
  const planets = dosha.participants(chart, facts);
  const judged = isPresent ? netOf(dosha, evidence) : null;
  return {
    dosha,
    isPresent,
    status: judged?.status ?? 'absent',
    severity: judged ? doshaSeverity(judged.value) : 'none',
    effects: (isPresent && dosha.effectsIn?.(chart, facts)) || dosha.effects,
    score: judged && { value: judged.value, parts: judged.parts },
    evidence,
    reliefs: isPresent ? [...metConditions(evidence, 'cancels'), ...metConditions(evidence, 'weakens')] : [],
    planets,
    houses: housesOf(dosha, chart, planets),
  };
}

/** Returns distinct houses in ascending order; without a `Set`, as nearly all lists have two or three. */
function housesOf({ houses }: Dosha, chart: Chart, planets: readonly Planet[]): number[] {
  const found: number[] = [];
  const add = (house: number) => {
    if (!found.includes(house)) found.push(house);
  };
  houses?.(chart).forEach(add);
  for (const id of planets) add(chart.planets[id].house);
  return found.sort((a, b) => a - b);
}

/** Returns the severity of a dosha that is formed, by its score of 0 to 100; the lowest is mild. */
export function doshaSeverity(score: number): Severity {
  return GRADES.dosha.of(score);
}

interface Net {
  readonly value: number;
  readonly parts: readonly StrengthPart[];
  readonly status: Exclude<Status, 'absent'>;
}

function netOf(dosha: Dosha, evidence: readonly RuleCondition[]): Net {
  const formed = boundedSum(partsOf(evidence, ['required', 'strengthens']), boundsLabel);
  if (dosha.reliefs === 'points') return netByPoints(formed.parts, evidence);
  const full = metConditions(evidence, 'cancels').length;
  const weakening = metConditions(evidence, 'weakens');
  const half = weakening.filter(({ id }) => id !== dosha.easedBy).length;
  const isEased = half < weakening.length;
  if (full === 0 && weakening.length === 0) return { ...formed, status: 'active' };
  if (full > 0 || half > 1) return relieved(formed, CANCELLED, formed.value * CANCELLED_SHARE, 'cancelled');
  const left = half === 1 ? formed.value * REDUCED_SHARE : formed.value;
  if (isEased && left > MILD_AT_MOST) return relieved(formed, EASED, MILD_AT_MOST, 'reduced');
  return half === 1 ? relieved(formed, REDUCED, left, 'reduced') : { ...formed, status: 'reduced' };
}

/** @param left the score after reliefs; it is rounded to tenths, as every part */
function relieved({ parts, value }: Omit<Net, 'status'>, label: Bilingual, left: number, status: Net['status']): Net {
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

const CANCELLED = both('Cancelled: 15 percent remain', 'निरस्त: 15 प्रतिशत शेष');
const REDUCED = both('Reduced by half', 'आधा शेष');
const EASED = both('Eased: no more than mild remains', 'शमित: हल्का ही शेष');

function partsOf(evidence: readonly RuleCondition[], effects: readonly RuleCondition['effect'][]): StrengthPart[] {
  return evidence
    .filter(({ effect, isMet, points }) => isMet && points !== 0 && effects.includes(effect))
    .map(({ id, text, points }) => ({ id, label: text, points, max: Math.max(points, 0) }));
}
