/** Parts of the verdict on a match, as facts; `lib/words` says them. No fact says yes or no to a marriage. */
import type { ManglikMatch } from '../../../dosha/manglik/match.ts';
import { factsOf, type Fact, type Nothing } from '../../../factsOf.ts';
import type { BandId, KootId, PoruthamId } from '../../../tables/matching/ids.ts';
import type { Role } from '../../../tables/matching/roles.ts';
import type { ExceptionId } from './exceptionFacts.ts';

/** A koot with its points. */
export interface KootPoints {
  readonly koot: KootId;
  readonly points: number;
  readonly max: number;
}

/** A koot whose full points an exception restores. */
export interface MendedKoot extends KootPoints {
  /** Those that are met and applied, the textual first. */
  readonly exceptions: readonly ExceptionId[];
}

/** The least and the most a total can be; equal where it is known. */
export interface PointsRange {
  readonly min: number;
  readonly max: number;
}

export interface MatchVerdictFacts {
  /** Of 36. Bands are null where the least and the most are not in one. */
  readonly total: {
    readonly total: PointsRange;
    readonly band: BandId | null;
    readonly withExceptions: PointsRange;
    readonly bandWithExceptions: BandId | null;
  };
  /** Koots with full points. */
  readonly easy: { readonly koots: readonly KootId[] };
  /** Koots with some of their points. */
  readonly partly: { readonly koots: readonly KootPoints[] };
  /** Koots that have less than half of their points, and no exception that is applied mends. */
  readonly look_at: { readonly koots: readonly KootPoints[] };
  readonly mended: { readonly koots: readonly MendedKoot[] };
  /** Exceptions that are met and named only: by convention they restore nothing. */
  readonly named_only: { readonly koots: readonly MendedKoot[] };
  /** How the total stands to the 18 of custom: both totals below, only the one without exceptions, or neither. */
  readonly custom: {
    readonly floor: number;
    readonly state: 'below' | 'below_without_exceptions' | 'reached' | 'open';
  };
  /** What is left open, as the time of birth of these is not known. */
  readonly time_needed: {
    readonly roles: readonly Role[];
    readonly koots: readonly KootId[];
    /** Whether Mars, papa samya, dashas and ascendants were asked for and are not told either. */
    readonly isChartOpen: boolean;
  };
  readonly poruthams: {
    readonly agreed: number;
    readonly of: number;
    /** Of the five that custom holds essential, those that do not agree. */
    readonly essentialMissing: readonly PoruthamId[];
  };
  /** `bearer` has Mars there where one of the two does. */
  readonly mars: { readonly state: ManglikMatch; readonly bearer: Role | null };
  /** Classes of koots are labels of stars and signs. */
  readonly labels: Nothing;
}

/** Returns a part of the verdict. */
export const verdictPart = factsOf<MatchVerdictFacts>();
export type VerdictPart = Fact<MatchVerdictFacts>;
