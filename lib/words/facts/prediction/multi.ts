/** Sentences on several rules of a matter judged together. */
import type { Bilingual } from '../../../astro/bilingual.ts';
import type { AreaBand } from '../../../astro/judgement/areaScore.ts';
import type { NamedYoga } from '../../../astro/judgement/prediction/facts.ts';
import type { LifeMatter } from '../../../astro/judgement/prediction/areaPrediction.ts';
import type { PatternLevel, PatternSide } from '../../../astro/judgement/prediction/multi/patterns.ts';
import type { Planet } from '../../../astro/tables/planets.ts';
import type { Nothing } from '../../sentences.ts';

/** What factors that speak together have in common: a level of the chart, or a planet with so many factors. */
export type PatternGroundWords = { readonly level: PatternLevel } | { readonly planet: Planet; readonly count: number };

interface Weighed {
  readonly matter: LifeMatter;
  readonly score: number;
}

interface ChainSeen {
  readonly houses: readonly number[];
  readonly planets: readonly Planet[];
  readonly score: number;
}

interface PatternSpeaks {
  readonly matter: LifeMatter;
  readonly side: PatternSide;
  readonly clauses: readonly string[];
}

export interface MultiWords {
  readonly level_pattern: PatternSpeaks & { readonly level: PatternLevel };
  readonly planet_pattern: PatternSpeaks & { readonly planet: Planet };
  readonly whole: Weighed & { readonly band: AreaBand };
  readonly no_patterns: Nothing;
  readonly patterns: {
    readonly supports: readonly PatternGroundWords[];
    readonly asks: readonly PatternGroundWords[];
  };
  readonly only_chain: ChainSeen;
  readonly chains: { readonly count: number; readonly best: ChainSeen; readonly worst: ChainSeen };
  readonly nothing_cancelled: Nothing;
  readonly reliefs: {
    /** Strains that are eased, doshas and yogas that nothing eases, and good yogas that are lessened. */
    readonly eased: number;
    readonly unrelieved: readonly Bilingual[];
    readonly lessened: number;
  };
  readonly no_meeting: Nothing;
  readonly strongest_meeting: NamedYoga & { readonly from: string; readonly until: string };
  /** A yoga that meets its periods and transits; `clauses` are the transits. */
  readonly meeting: NamedYoga & {
    readonly planets: readonly Planet[];
    readonly strength: number;
    readonly mahadasha: Planet;
    readonly antardasha: Planet;
    readonly from: string;
    readonly until: string;
    readonly clauses: readonly string[];
    readonly matter: LifeMatter;
    readonly isBad: boolean;
    readonly result: Bilingual;
  };
  readonly one_matter: Weighed;
  readonly best_and_worst: { readonly best: Weighed; readonly worst: Weighed };
  readonly key_planet: {
    readonly planet: Planet;
    readonly carries: readonly LifeMatter[];
    readonly asks: readonly LifeMatter[];
  };
}
