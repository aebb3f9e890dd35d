/** What the verdict on a match says: what tradition finds easy, what it asks to look at, what it holds mended. */
import type { Fact } from '../../../astro/factsOf.ts';
import type { ExceptionId, MoonSeen } from '../../../astro/judgement/matching/facts/exceptionFacts.ts';
import type { ManglikMatch } from '../../../astro/dosha/manglik/match.ts';
import type { CustomState } from '../../../astro/judgement/matching/facts/verdictFacts.ts';
import type { KootId, PoruthamId } from '../../../astro/tables/matching/ids.ts';
import type { Role, Two } from '../../../astro/tables/matching/roles.ts';
import type { Gana, Yoni } from '../../../astro/tables/nakshatraQualities.ts';
import type { SevenPlanet } from '../../../astro/tables/planets.ts';
import type { KootReasonWords, Lacking, WhichSide } from './koots.ts';

/** A koot with what was seen in it. */
export type KootSeen = Fact<KootReasonWords>;

/** Chooses one of several phrasings; the same for the same couple. */
interface Choice {
  readonly choice: number;
}

interface Koots {
  readonly koots: readonly KootId[];
}

/** Lists of the koots of a couple, the weightiest first in each. */
export interface KootLists {
  readonly easy: readonly KootId[];
  readonly look: readonly KootId[];
  readonly mended: readonly KootId[];
  /** Those that a birth time or a degree decides. */
  readonly open: readonly KootId[];
}

export interface MatchVerdictWords {
  /** `who` lacks a birth time or a degree; null where neither does. */
  readonly headline: KootLists & Choice & { readonly who: WhichSide | null; readonly lacking: Lacking };
  readonly easy: Choice & { readonly of: KootSeen };
  /** The same with tradition named, for the first sentence. */
  readonly easy_first: Choice & { readonly of: KootSeen };
  readonly nothing_easy: Choice & { readonly nakshatras: Two<number> };
  readonly easy_too: Choice & Koots;
  readonly nearly: Choice & Koots;
  readonly partly: Choice & Koots;
  readonly look: Choice & { readonly of: KootSeen };
  /** What was seen in a koot, before what mends it. */
  readonly seen: { readonly of: KootSeen };
  readonly look_too: Choice & Koots;
  readonly advice: Choice & { readonly of: KootSeen };
  /** What restores a koot, and why. */
  readonly mended: Choice & {
    readonly koot: KootId;
    readonly exception: ExceptionId;
    readonly moons: Two<MoonSeen>;
    readonly lords: Two<SevenPlanet>;
  };
  /** An exception that is met for a koot that stays as it is. */
  readonly named_only: Choice & { readonly koot: KootId; readonly exception: ExceptionId };
  readonly custom: Choice & { readonly state: CustomState; readonly lacking: Lacking };
  readonly needed: Choice & Koots & { readonly who: WhichSide; readonly lacking: Lacking };
  /** What else a birth time would tell. */
  readonly chart_open: Choice & { readonly who: WhichSide };
  readonly labels: Choice & { readonly ganas: Two<Gana>; readonly animals: Two<Yoni> };
  /** The ten of the South: whether most agree, and which of the essential ones do not. */
  readonly poruthams: Choice & {
    readonly share: 'most' | 'half' | 'few';
    readonly missing: readonly PoruthamId[];
  };
  readonly mars: { readonly state: ManglikMatch; readonly bearer: Role | null };
}

/** What the verdict on the ten poruthams says. */
export interface PoruthamVerdictWords {
  readonly headline: Choice & {
    readonly share: 'most' | 'half' | 'few';
    /** Of the five that custom holds essential, those that agree and those that do not. */
    readonly kept: readonly PoruthamId[];
    readonly missing: readonly PoruthamId[];
    readonly who: WhichSide | null;
  };
  readonly essential: Choice & { readonly kept: readonly PoruthamId[]; readonly missing: readonly PoruthamId[] };
  /** The others. */
  readonly further: Choice & { readonly kept: readonly PoruthamId[]; readonly missing: readonly PoruthamId[] };
  readonly open: Choice & { readonly who: WhichSide; readonly poruthams: readonly PoruthamId[] };
  readonly custom: Choice;
}
