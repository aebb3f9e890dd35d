/** What is said of each of the eight koots: why a couple has its points, or what its birth times would tell. */
import type { Varna, Vashya } from '../../../astro/tables/avakahada.ts';
import type { Gana, Nadi, Yoni } from '../../../astro/tables/nakshatraQualities.ts';
import type { Regard } from '../../../astro/judgement/matching/facts/kootFacts.ts';
import type { KootId } from '../../../astro/tables/matching/ids.ts';
import type { Role, Two } from '../../../astro/tables/matching/roles.ts';
import type { SevenPlanet } from '../../../astro/tables/planets.ts';
import type { TaraId } from '../../../astro/tables/taras.ts';

/** One of the two; of both where the same is true of each. */
export type WhichSide = Role | 'both';

/** What is not known: the time of a birth, or of a star that is given alone the degree of the Moon in its sign. */
export type Lacking = 'time' | 'degree';

interface SignOf {
  readonly signIndex: number;
}
interface StarOf {
  readonly nakshatraIndex: number;
}

/** A star counted from the other one, and the tara that the count falls on. */
interface TaraCount {
  readonly count: number;
  readonly tara: TaraId;
  readonly isGood: boolean;
}

/** Why a koot has its points. */
export interface KootReasonWords {
  readonly varna: Two<SignOf & { readonly varna: Varna }> & { readonly isAgreed: boolean };
  readonly vashya: Two<SignOf & { readonly vashya: Vashya }> & {
    readonly degree: 'full' | 'half' | 'little' | 'none';
  };
  /** The bride's star counted from the groom's, and his from hers. */
  readonly tara: Two<StarOf> & { readonly toBride: TaraCount; readonly toGroom: TaraCount };
  readonly yoni: Two<StarOf & { readonly yoni: Yoni }> & {
    readonly degree: 'same' | 'friendly' | 'indifferent' | 'unfriendly' | 'hostile';
  };
  readonly graha_maitri: Two<SignOf & { readonly lord: SevenPlanet; readonly regards: Regard }>;
  readonly gana: Two<StarOf & { readonly gana: Gana }> & { readonly degree: 'full' | 'nearly' | 'little' | 'none' };
  /** The sign of each, counted from that of the other. */
  readonly bhakoot: Two<SignOf & { readonly count: number }> & { readonly isAgreed: boolean };
  readonly nadi: Two<StarOf & { readonly nadi: Nadi }>;
}

/** What is not decided: the Moon changes its star or sign on the day of birth, or the half of a sign is not known. */
export type Undecided = 'star' | 'sign' | 'half';

interface OpenKootWords {
  readonly koot: KootId;
  readonly who: WhichSide;
  readonly by: Undecided;
  readonly lacking: Lacking;
}

export interface KootWords extends KootReasonWords {
  readonly undetermined: OpenKootWords;
  /** The Moon changes what the koot reads, and the points stay as they are. */
  readonly either_way: OpenKootWords;
}
