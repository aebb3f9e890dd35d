/** Sentences about the doshas of a chart. */
import type { LifeStage } from '../../../astro/stage.ts';
import type { Bilingual } from '../../../astro/bilingual.ts';
import type { Dosha, Severity } from '../../../astro/dosha/dosha.ts';
import type { FormedStatus } from '../../../astro/rule.ts';
import type { Nadi } from '../../../astro/tables/nakshatraQualities.ts';
import type { Planet } from '../../../astro/tables/planets.ts';
import type { Nothing } from '../../sentences.ts';

type SecondBirth = NonNullable<Dosha['needs']>;

/** A condition that holds, with the planets that were observed: its text is the same for every chart. */
export interface SeenCondition {
  readonly text: Bilingual;
  readonly planets: readonly Planet[];
}

/** What is left of a dosha, 0 to 100. */
interface Left {
  readonly score: number;
  readonly severity: Severity;
}

/** Names of doshas, the gravest first; others are only counted, 0 where all are named. */
interface NamedDoshas {
  readonly names: readonly Bilingual[];
  readonly others: number;
}

/** Sentences about one dosha. */
interface DoshaResultWords {
  readonly severity: { readonly severity: Severity };
  readonly formed: { readonly name: Bilingual; readonly effects: Bilingual };
  readonly formed_by: { readonly conditions: readonly SeenCondition[] };
  readonly weighs_more: { readonly conditions: readonly SeenCondition[] };
  readonly unrelieved: Left;
  /** Reliefs that leave the severity as it is ease it, and it stays active. */
  readonly relieved: Left & {
    readonly left: FormedStatus;
    readonly conditions: readonly SeenCondition[];
  };
  readonly not_formed: { readonly conditions: readonly Bilingual[] };
  readonly formed_in_part: { readonly conditions: readonly Bilingual[] };
  readonly takes_two: { readonly needs: SecondBirth };
}

/** Advice on a dosha, and the reasons of its remedies. */
interface DoshaCareWords {
  readonly nothing_asked: Nothing;
  readonly little_asked: Nothing;
  /** Advice before work and marriage begin, and after they are given over. */
  readonly staged_advice: { readonly name: Bilingual; readonly planet: Planet; readonly stage: LifeStage };
  readonly nothing_for_a_part: Nothing;
  readonly nothing_from_one: { readonly needs: SecondBirth };
  readonly planet_remedy: Left & { readonly name: Bilingual; readonly planet: Planet; readonly house: number };
  readonly cancelled_remedy: { readonly name: Bilingual; readonly planet: Planet; readonly house: number };
  readonly rite: {
    readonly name: Bilingual;
    readonly planet: Planet;
    readonly house: number;
    readonly isCancelled: boolean;
  };
}

/** Sentences about all doshas of a chart. */
interface DoshaSummaryWords {
  readonly none_standing: { readonly checked: number };
  readonly standing: {
    readonly checked: number;
    readonly count: number;
    readonly doshas: readonly (Left & { readonly name: Bilingual })[];
    readonly others: number;
  };
  readonly gravest: { readonly name: Bilingual; readonly effects: Bilingual };
  /** A mahadasha of their planets runs. */
  readonly running: NamedDoshas;
  readonly undone: NamedDoshas;
  readonly in_part: NamedDoshas;
  readonly nadi: { readonly nadi: Nadi };
}

export interface DoshaWords extends DoshaResultWords, DoshaCareWords, DoshaSummaryWords {}
