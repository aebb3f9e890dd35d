/** What is said of two whole charts beside each other: Mars, malefics, dashas, near Moons, further evidence. */
import type { ChartPairFacts, PapaState, UnitsState } from '../../../astro/judgement/matching/facts/chartFacts.ts';
import type { NearnessFacts } from '../../../astro/judgement/matching/facts/kootFacts.ts';
import type { Role, Two } from '../../../astro/tables/matching/roles.ts';
import type { Planet } from '../../../astro/tables/planets.ts';
import type { WhichSide } from './koots.ts';

export type WhoseTime = WhichSide;

/** A change of mahadasha. */
interface DashaChange {
  readonly date: string;
  readonly before: Planet;
  readonly after: Planet;
}

export interface MatchPairWords extends NearnessFacts {
  /** Mars in both charts, in a line. */
  readonly mars_headline: { readonly state: ChartPairFacts['mars']['state']; readonly bearer: Role | null };
  readonly mars_short: {
    readonly state: ChartPairFacts['mars']['state'];
    readonly bearer: Role | null;
    readonly houses: Two<number>;
    readonly malefics: readonly Planet[];
  };
  /** What the comparison rests on. */
  readonly mars_rule: { readonly state: ChartPairFacts['mars']['state'] };
  readonly mars_units: { readonly state: UnitsState };
  readonly papa_headline: { readonly state: PapaState };
  /** In which places the malefics are counted most for each. */
  readonly papa_short: { readonly state: PapaState; readonly malefics: Two<readonly Planet[]> };
  readonly papa_rule: { readonly state: PapaState };
  /** A part of the papa points: the malefics in the places that count, from the ascendant, the Moon or Venus. */
  readonly papa_part: { readonly of: 'ascendant' | 'moon' | 'venus'; readonly malefics: readonly Planet[] };
  readonly sandhi: { readonly groom: DashaChange; readonly bride: DashaChange };
  readonly sama_dasha: { readonly planet: Planet; readonly fromDate: string; readonly untilDate: string };
  /** The answer about dashas in a line, and in short; `first` is the next change, or null where none is to come. */
  readonly sandhi_headline: { readonly sandhis: number; readonly samas: number; readonly isAhead: boolean };
  readonly sandhi_short: {
    readonly sandhis: number;
    readonly ahead: { readonly groom: DashaChange; readonly bride: DashaChange } | null;
    readonly sama: { readonly planet: Planet; readonly untilDate: string } | null;
  };
  readonly sandhi_rule: Readonly<Record<never, never>>;
  /** Nothing of a part of the answer is known without a birth time. */
  readonly unknown: { readonly part: 'mars' | 'papa' | 'dashas' | 'evidence'; readonly who: WhichSide };
}
