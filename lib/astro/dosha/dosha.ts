/** Doshas: afflictions with names, effects and severity, judged before and after reliefs. Points are interpretive. */
import { judgeAffliction, type Affliction, type JudgedAffliction, type Ratios } from '../affliction/affliction.ts';
import type { Bilingual } from '../bilingual.ts';
import type { Chart } from '../chart/chart.ts';
import { isFormedBy } from '../rule.ts';
import type { Planet } from '../tables/planets.ts';
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
export interface PlainFacts extends Ratios {
  /** Completed years of age at the present instant; null where that is unknown. */
  readonly ageYears: number | null;
  /** The chart of a second birth to judge beside this one; null where none is given. */
  readonly partner: Chart | null;
}

/** Facts that doshas of the birth day and of periods need in addition. */
export interface DoshaFacts extends PlainFacts {
  readonly elements: BirthElements;
  /** Mahadashas of the life by age, the one that runs at birth first. */
  readonly mahadashas: readonly MahadashaAges[];
  /** Born in the eighth muhurta of daylight, Abhijit; null where the Sun does not rise. */
  readonly isAbhijitBirth: boolean | null;
}

/** A further name of a dosha. */
export interface DoshaName {
  readonly id: string;
  readonly name: Bilingual;
}

/** A dosha. One that needs only the plain facts is typed so, and can be judged by them. */
export interface Dosha<Known extends PlainFacts = DoshaFacts> extends Affliction<Known> {
  /** As in the path of its endpoint: `kaal_sarp`. */
  readonly id: string;
  readonly name: Bilingual;
  /** Further names of the same rule. */
  readonly alsoCalled?: readonly DoshaName[];
  /** Its effects: a few nouns that continue "speaks of". */
  readonly effects: Bilingual;
  /** Effects for one chart, where house, planet or pada make them more precise. */
  effectsIn?(chart: Chart, facts: Known): Bilingual;
  /** The second person whose birth it needs; without that it cannot be told. */
  readonly needs?: 'partner' | 'family';
  /** Ages between which its periods count, in years from birth, where that is not the whole life. */
  readonly actsBetweenYears?: readonly [from: number, to: number];
  /** Relieved in nearly every chart, so that a summary does not name it where it is cancelled. */
  readonly isMostlyCancelled?: true;
}

export type Severity = 'none' | NameOf<typeof GRADES.dosha>;

export interface DoshaVerdict extends JudgedAffliction {
  readonly dosha: Dosha;
  /** Formed, whole; a cancelled dosha stays formed. Null where it takes a birth that is not given. */
  readonly isPresent: boolean | null;
  readonly severity: Severity;
  /** In this chart when present, else in general. */
  readonly effects: Bilingual;
  /** The chart of the second birth it was judged beside; null where none is given. */
  readonly partner: Chart | null;
}

/** Returns whether a dosha is formed, and its score after reliefs; absent ones have their evidence too. */
export function judgeDosha(dosha: Dosha, chart: Chart, facts: DoshaFacts): DoshaVerdict;
export function judgeDosha(dosha: Dosha<PlainFacts>, chart: Chart, facts: PlainFacts): DoshaVerdict;
export function judgeDosha(dosha: Dosha<PlainFacts>, chart: Chart, facts: PlainFacts): DoshaVerdict {
  const { evidence, houses, planets, reliefs, score, status } = judgeAffliction(dosha, chart, facts);
  const isUnknown = dosha.needs !== undefined && facts.partner === null;
  const isPresent = isFormedBy(status);
  return {
    dosha,
    isPresent: isUnknown ? null : isPresent,
    status: isUnknown ? 'unknown' : status,
    severity: score ? doshaSeverity(score.value) : 'none',
    effects: (isPresent && dosha.effectsIn?.(chart, facts)) || dosha.effects,
    score,
    evidence,
    reliefs,
    planets,
    houses,
    partner: facts.partner,
  };
}

/** Returns the severity of a dosha that is formed, by its score of 0 to 100; the lowest is mild. */
export function doshaSeverity(score: number): Severity {
  return GRADES.dosha.of(score);
}
