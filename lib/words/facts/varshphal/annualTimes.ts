/** What answers say of the dashas, months and days of a year. */
import type { Bilingual } from '../../../astro/bilingual.ts';
import type { StandingArgs } from '../../../astro/varshphal/facts.ts';
import type { LifeStage } from '../../../astro/stage.ts';
import type { SevenPlanet } from '../../../astro/tables/planets.ts';

/** The dashas of a year. */
export type YearDasha = 'mudda' | 'yogini' | 'patyayini';

interface Span {
  readonly from: string;
  readonly until: string;
}

export interface AnnualTimesWords {
  /** A period of a planet, `isRead` where the planet is described already; `yogini` is its name in that dasha, null in the others. */
  readonly dasha_period: StandingArgs &
    Span & {
      readonly dasha: YearDasha;
      readonly isRead: boolean;
      readonly yogini: Bilingual | null;
      readonly ownedHouses: readonly number[];
      readonly stage: LifeStage;
    };
  /** A part of a running period. */
  readonly dasha_part: StandingArgs &
    Span & {
      readonly isRead: boolean;
      readonly ownedHouses: readonly number[];
      readonly stage: LifeStage;
    };
  /** The period of the ascendant in patyayini, told by its lord. */
  readonly ascendant_period: StandingArgs &
    Span & { readonly isRead: boolean; readonly isPart: boolean; readonly stage: LifeStage };
  /** The lord of a month or a day of the year. */
  readonly time_lord: StandingArgs & { readonly time: 'month' | 'day'; readonly stage: LifeStage };
  readonly time_muntha: {
    readonly time: 'month' | 'day';
    readonly signIndex: number;
    readonly house: number;
    readonly stage: LifeStage;
    readonly place: 'best' | 'by_effort' | 'demanding';
  };
  readonly time_munthesh: {
    readonly time: 'month' | 'day';
    readonly planet: SevenPlanet;
    readonly house: number;
    readonly isDemanding: boolean;
    readonly bala: number;
  };
}
