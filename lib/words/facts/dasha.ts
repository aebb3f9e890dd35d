/** Sentences of /dasha. */
import type { Lordship, AshtottariFacts } from '../../astro/dasha/facts.ts';
import type { Level } from '../../astro/dasha/period.ts';
import type { Planet } from '../../astro/tables/planets.ts';

export interface DashaWords extends AshtottariFacts {
  /** The balance at birth, from the nakshatras of the lord. */
  readonly opening: {
    readonly nakshatraIndexes: readonly number[];
    readonly lord: Planet;
    /** Of the nakshatras, 0 to 1. */
    readonly elapsedShare: number;
    /** Of the whole period of the lord. */
    readonly years: number;
  };
  /** How many of the two further conditions hold. */
  readonly applicability: { readonly isRahuPlaced: boolean; readonly supports: 0 | 1 | 2 };
  /** Why this period of a level is listed; the date is that of its end where it is over, else of its start. */
  readonly chosen: {
    readonly level: Level;
    readonly lord: Planet;
    readonly basis: 'asked' | 'running' | 'first';
    readonly state: 'running' | 'over' | 'to_come';
    readonly date: string;
  };
  readonly mahadasha_begins: { readonly lord: Planet; readonly previousLord: Planet; readonly years: number };
  /** A mahadasha opens with the antardasha of its own lord. */
  readonly own_antardasha_begins: { readonly lord: Planet; readonly years: number };
  readonly antardasha_begins: {
    readonly mahadashaLord: Planet;
    readonly lord: Planet;
    readonly previousLord: Planet;
    readonly years: number;
  };
  /** What the lord of a period rules, where it stands, and what comes to the fore; a node rules no house. */
  readonly lord_stands: {
    readonly lord: Planet;
    readonly houses: readonly number[];
    readonly house: number;
    readonly signIndex: number;
  };
  readonly junction: { readonly from: Lordship; readonly to: Lordship; readonly isChhidra: boolean };
}
