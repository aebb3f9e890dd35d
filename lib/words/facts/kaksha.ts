/** Sentences of /special/kaksha. */
import type { Contributor } from '../../astro/ashtakavarga/bindus.ts';
import type { KakshaEffect } from '../../astro/judgement/day/kakshaCourse.ts';
import type { Planet, SevenPlanet } from '../../astro/tables/planets.ts';
import type { Nothing } from '../sentences.ts';

/** How long a planet stays in a kaksha; null where the end was not found. Short stays are said with the time of day. */
export interface StayDates {
  readonly isShort: boolean;
  readonly fromDate: string | null;
  readonly fromTime: string;
  readonly untilDate: string | null;
  readonly untilTime: string;
}

/** The place of a body at birth, and the lord of its kaksha. */
interface NatalPlace {
  readonly signIndex: number;
  readonly inSignDeg: number;
  readonly house: number;
  readonly kakshaIndex: number;
  readonly lord: Contributor;
}

export interface KakshaWords {
  readonly natal: NatalPlace & {
    readonly body: SevenPlanet | 'Ascendant';
    readonly isActive: boolean;
    /** Who gave the body a bindu in the sign. */
    readonly givers: readonly Contributor[];
  };
  readonly natal_node: NatalPlace & { readonly planet: 'Rahu' | 'Ketu' };
  /** The kaksha that a planet passes. */
  readonly passing: StayDates & {
    readonly planet: Planet;
    readonly signIndex: number;
    readonly kakshaIndex: number;
    readonly lord: Contributor;
  };
  readonly passing_house: { readonly house: number; readonly houseFromMoon: number };
  readonly passing_node: { readonly sarva: number };
  /** Whether the lord gave a bindu, and what follows. */
  readonly given: { readonly planet: SevenPlanet; readonly lord: Contributor; readonly effect: KakshaEffect };
  readonly bindus: { readonly bindus: number; readonly sarva: number };
  readonly next_sign: { readonly signIndex: number; readonly isBackward: boolean };
  readonly none_ahead: Nothing;
  readonly next_active: StayDates & { readonly planet: SevenPlanet; readonly lord: Contributor };
  readonly none_active: Nothing;
  /** The seven planets by what their kakshas bring; not all of them idle. */
  readonly summary: {
    readonly good: readonly Planet[];
    readonly mixed: readonly Planet[];
    readonly weak: readonly Planet[];
  };
}
