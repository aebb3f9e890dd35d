/** Sentences on the dashas of /jaimini: Brahma, the varnada, the part of the day. */
import type { DayPartId } from '../../astro/dasha/sandhyaKala.ts';
import type { BrahmaCandidate, ClassicalBrahma } from '../../astro/jaimini/brahma.ts';
import type { Planet } from '../../astro/tables/planets.ts';

export interface JaiminiDashaWords {
  readonly brahma_at_home: Brahma;
  /** The candidates are the lords of the 8th, the 6th and the 12th. */
  readonly brahma_by_degrees: Brahma & {
    readonly candidates: readonly Pick<BrahmaCandidate, 'planet' | 'degreeInSign'>[];
  };
  readonly from_classical_brahma: { readonly planet: Planet; readonly signIndex: number };
  readonly backward_from_even: { readonly signIndex: number };
  readonly classical_brahma: Pick<ClassicalBrahma, 'handedOverBy' | 'planet' | 'reason'>;
  readonly varnada: {
    readonly ascendantSignIndex: number;
    readonly ascendantCount: number;
    readonly horaSignIndex: number;
    readonly horaCount: number;
    readonly isSum: boolean;
    /** Number of the varnada sign, 1..12. */
    readonly number: number;
    readonly signIndex: number;
  };
  readonly varnada_itself: { readonly signIndex: number };
  readonly years_from_varnada: {
    readonly varnadaSignIndex: number;
    readonly signIndex: number;
    readonly years: number;
  };
  readonly counts_added: { readonly signIndex: number };
  readonly varnada_trine: {
    readonly signIndex: number;
    readonly benefics: readonly Planet[];
    readonly malefics: readonly Planet[];
    readonly isTrident: boolean;
  };
  /** How much of the part of the day had passed, in ghatikas. */
  readonly past_of_part: {
    readonly part: DayPartId;
    readonly ghatikas: number;
    readonly past: number;
    readonly multiplier: number;
    readonly unitYears: number;
  };
  /** The same in ghatikas of 24 minutes, of which no more than the part has are counted. */
  readonly past_by_clock: { readonly past: number; readonly most: number };
}

interface Brahma {
  readonly planet: Planet;
  readonly houses: readonly number[];
  readonly signIndex: number;
}
