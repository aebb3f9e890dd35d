/** Sentences on several rules of a matter judged together. */
import type { Bilingual } from '../../../astro/bilingual.ts';
import type { AreaBand } from '../../../astro/judgement/areaScore.ts';
import type { NamedYoga } from '../../../astro/judgement/prediction/facts.ts';
import type { PatternLevel, PatternSide } from '../../../astro/judgement/prediction/multi/patterns.ts';
import type { LifeSubject } from '../../../astro/judgement/prediction/subject.ts';
import type { Planet } from '../../../astro/tables/planets.ts';
import type { Nothing } from '../../sentences.ts';

/** What factors that speak together have in common: a level of the chart, or a planet. */
export type PatternGroundWords = { readonly level: PatternLevel } | { readonly planet: Planet };

interface OfSubject {
  readonly subject: LifeSubject;
}

interface ChainSeen {
  readonly houses: readonly number[];
  readonly planets: readonly Planet[];
}

interface PatternSpeaks extends OfSubject {
  readonly side: PatternSide;
  /** Of all its factors; the first of them are quoted. */
  readonly count: number;
  readonly clauses: readonly string[];
}

export interface MultiWords {
  readonly level_pattern: PatternSpeaks & { readonly level: PatternLevel };
  readonly planet_pattern: PatternSpeaks & { readonly planet: Planet };
  readonly whole: OfSubject & { readonly band: AreaBand };
  readonly no_patterns: Nothing;
  /** What agrees on one side. */
  readonly patterns: { readonly side: PatternSide; readonly grounds: readonly PatternGroundWords[] };
  readonly only_chain: ChainSeen;
  /** The chain that does best, and the one that does worst. */
  readonly best_chain: ChainSeen;
  readonly worst_chain: ChainSeen;
  /** Strains that are eased, doshas and yogas that nothing eases, and good yogas that are lessened. */
  readonly eased: { readonly count: number };
  readonly unrelieved: { readonly names: readonly Bilingual[] };
  readonly lessened: { readonly count: number };
  readonly strongest_meeting: NamedYoga & { readonly from: string; readonly until: string };
  /** A yoga that meets its periods and transits; `clauses` are the transits. */
  readonly meeting: NamedYoga &
    OfSubject & {
      readonly planets: readonly Planet[];
      readonly mahadasha: Planet;
      readonly antardasha: Planet;
      readonly from: string;
      readonly until: string;
      readonly clauses: readonly string[];
      readonly isBad: boolean;
      readonly result: Bilingual;
    };
  readonly best_and_worst: { readonly best: LifeSubject; readonly worst: LifeSubject };
  /** The planets that hold most patterns together. */
  readonly key_planets: { readonly planets: readonly Planet[] };
  readonly key_planet: {
    readonly planet: Planet;
    readonly carries: readonly LifeSubject[];
    readonly asks: readonly LifeSubject[];
  };
}
