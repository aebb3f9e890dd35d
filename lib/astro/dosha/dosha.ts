/** What a dosha is, and the one place where its severity and what is left of it are decided. Points are interpretive. */
import { both, type Bilingual } from '../bilingual.ts';
import type { Chart } from '../chart/chart.ts';
import { isFormed, metConditions } from '../condition.ts';
import type { RuleCondition, Status } from '../rule.ts';
import { boundedSum } from '../score.ts';
import type { Source } from '../source.ts';
import type { Planet } from '../tables/planets.ts';
import type { Facts, StrengthPart } from '../strength/verdictStrength.ts';

/** Limbs of the panchang at birth. */
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

/** What most doshas may know of a birth beside its chart. */
export interface PlainFacts extends Pick<Facts, 'ratios'> {
  /** Completed years at the instant taken for now; null where that is unknown. */
  readonly ageYears: number | null;
}

/** What doshas of the birth day and of periods may know besides. */
export interface DoshaFacts extends PlainFacts {
  readonly elements: BirthElements;
  /** Mahadashas of the life by age, the one that runs at birth first. */
  readonly mahadashas: readonly MahadashaAges[];
  /** Born in the eighth muhurta of daylight, Abhijit; null where the Sun does not rise. */
  readonly isAbhijitBirth: boolean | null;
}

/** A dosha that asks for no more than the plain facts says so, and may be judged by them. */
export interface Dosha<Known extends PlainFacts = DoshaFacts> {
  /** As in the path: `kaal_sarp`. */
  readonly id: string;
  readonly name: Bilingual;
  readonly source: Source;
  /** Further texts that have it. */
  readonly alsoIn?: readonly Source[];
  /** A rule of later practice, or one whose reading is ours. */
  readonly isInterpretive?: true;
  /** How it is formed: one sentence. */
  readonly formation: Bilingual;
  /** What it is said to bring: a few nouns that fit behind "speaks of". */
  readonly effects: Bilingual;
  /** The same for one chart, where the house, the planet or the pada says more. */
  effectsIn?(chart: Chart, facts: Known): Bilingual;
  /**
   * How reliefs count. `halves`: one cancelling condition, or two that weaken, leave 15 percent; one that weakens leaves
   * half. `points`: each takes its points, and what falls below mild is cancelled.
   */
  readonly reliefs: 'halves' | 'points';
  /** Whose birth it takes beside this one: without it the dosha is never formed. */
  readonly needs?: 'partner' | 'family';
  /** Ages between which its periods count, in years from birth, where that is not the whole life. */
  readonly actsBetweenYears?: readonly [from: number, to: number];
  /** Id of a weakening condition that is no half: where no other relief decides, it leaves no more than mild. */
  readonly easedBy?: string;
  participants(chart: Chart, facts: Known): readonly Planet[];
  /** Houses it is about, beside those where its planets stand. */
  houses?(chart: Chart): readonly number[];
  /**
   * Lists the same conditions, in the same order, for every chart. Points of required conditions that hold are the
   * base of the score, those of strengthening ones are added to it.
   */
  examine(chart: Chart, facts: Known): readonly RuleCondition[];
}

export type Severity = 'none' | 'mild' | 'moderate' | 'severe';

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

/** Scores from which a dosha is moderate, and severe (rules of manglik: partial from 30, full from 60). */
const MODERATE_FROM = 30;
const SEVERE_FROM = 60;
/** Below this what is left of a dosha relieved by points counts for nothing. */
const MILD_FROM = 10;
/** What a dosha that is only eased keeps at most. */
const MILD_AT_MOST = MODERATE_FROM - 1;
const CANCELLED_SHARE = 0.15;
const REDUCED_SHARE = 0.5;

/** Decides whether a dosha is formed and what is left of it; absent ones are told with their evidence too. */
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

/** Ascending. Without a set, as nearly all have two or three. */
function housesOf({ houses }: Dosha, chart: Chart, planets: readonly Planet[]): number[] {
  const found: number[] = [];
  const add = (house: number) => {
    if (!found.includes(house)) found.push(house);
  };
  houses?.(chart).forEach(add);
  for (const id of planets) add(chart.planets[id].house);
  return found.sort((a, b) => a - b);
}

/** Returns the severity of a dosha that is formed by its score, 0 to 100; the least there is, is mild. */
export function doshaSeverity(score: number): Severity {
  if (score >= SEVERE_FROM) return 'severe';
  return score >= MODERATE_FROM ? 'moderate' : 'mild';
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

/** @param left what the reliefs leave of the score; kept to tenths, as every part is */
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

function boundsLabel(value: number): Bilingual {
  return both(`Scores end at ${value}`, `अंक ${value} पर सीमित`);
}

function partsOf(evidence: readonly RuleCondition[], effects: readonly RuleCondition['effect'][]): StrengthPart[] {
  return evidence
    .filter(({ effect, isMet, points }) => isMet && points !== 0 && effects.includes(effect))
    .map(({ id, text, points }) => ({ id, label: text, points, max: Math.max(points, 0) }));
}
