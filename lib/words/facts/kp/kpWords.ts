/** Sentences of /kp: what sub lords, significators and ruling planets say. */
import type { MatterId, PromiseGrade } from '../../../astro/kp/matters.ts';
import type { Planet } from '../../../astro/tables/planets.ts';

export interface KpWords {
  /** What the sub lord of a cusp says of a matter. */
  readonly matter_by_cusp: PromiseFound & { readonly matter: MatterId };
  /** What it says of the house itself. */
  readonly house_by_cusp: Omit<PromiseFound, 'supportingHouses' | 'opposingHouses'>;
  readonly planet_signifies: {
    readonly planet: Planet;
    readonly starLord: Planet;
    readonly starHouse: number;
    readonly house: number;
    /** Of a node: the first planets that it acts for; else none. */
    readonly agents: readonly Planet[];
  };
  /** The first ruling planets. */
  readonly rulers: { readonly planets: readonly Planet[]; readonly isBirth: boolean };
  readonly rulers_reason: {
    readonly ascendantStar: Planet;
    readonly moonStar: Planet;
    readonly dayLord: Planet;
  };
  /** Of a question. */
  readonly answer_to: { readonly matter: MatterId; readonly grade: PromiseGrade };
  readonly no_answer_polar: { readonly number: number };
  readonly no_matter: { readonly number: number };
  readonly mind: {
    readonly starLord: Planet;
    readonly subLord: Planet;
    readonly house: number;
    readonly subHouse: number;
  };
  readonly number_rises: { readonly number: number; readonly signIndex: number; readonly subLord: Planet };
}

interface PromiseFound {
  readonly house: number;
  readonly subLord: Planet;
  readonly supportingHouses: readonly number[];
  readonly opposingHouses: readonly number[];
  readonly grade: PromiseGrade;
}
