/** Sentences of /special about sensitive places: gandanta, pushkara, vargottama and critical degrees. */
import type { EffectSide, Placing } from '../../astro/judgement/placing.ts';
import type { GandantaGrade } from '../../astro/planet/gandanta.ts';
import type { Nourisher } from '../../astro/planet/pushkara.ts';
import type { MrityuRelief } from '../../astro/planet/mrityuRelief.ts';
import type { Band } from '../../astro/percentile.ts';
import type { ThemeBody } from '../../astro/tables/bodyThemes.ts';
import type { Junction } from '../../astro/tables/junctions.ts';
import type { Planet } from '../../astro/tables/planets.ts';
import type { VargaId } from '../../astro/varga/vargas.ts';
import type { Nothing } from '../sentences.ts';

/** Where a body stands in the birth chart. */
export interface BodyPlace {
  readonly body: ThemeBody;
  readonly signIndex: number;
  /** Within the sign. */
  readonly placeDeg: number;
  readonly house: number;
}

/** When a body acts: in the periods of a planet, and when its mahadasha is; null from birth. */
export interface BodyTime {
  readonly planet: Planet;
  readonly from: string | null;
  readonly until: string;
  /** The mahadasha begins too late in life to be counted on. */
  readonly isLate: boolean;
}

/** A body and its distance from a sensitive place. */
export interface BodyDistance {
  readonly body: ThemeBody;
  readonly distanceDeg: number;
}

export interface NearJunctionFacts extends BodyPlace {
  readonly junction: Junction['id'];
  readonly side: 'before' | 'after';
  readonly distanceDeg: number;
}

/** A degree of a sign and how far a body is from it. */
export interface DegreeDistance {
  readonly degree: number;
  readonly distanceDeg: number;
}

export interface TithiTurn {
  readonly endingTithi: number;
  readonly beginningTithi: number;
  readonly side: 'before' | 'after';
  readonly minutes: number;
}

/** Softens a critical degree; the strength by sign is of the body itself or of the lord of its sign. */
export interface ReliefFacts {
  readonly relief: MrityuRelief['id'];
  readonly planets: readonly Planet[];
  readonly isOwn: boolean;
}

export interface DegreesWords {
  readonly gandanta_found: NearJunctionFacts & {
    readonly grade: GandantaGrade;
    /** A birth with the Moon there. */
    readonly isAbhuktaMula: boolean;
    readonly time: BodyTime;
  };
  readonly gandanta_far: NearJunctionFacts;
  readonly gandanta_remedy: {
    readonly body: ThemeBody;
    /** The one that acts for the body. */
    readonly planet: Planet;
    readonly junction: Junction['id'];
  };
  readonly gandanta_none: BodyDistance;
  readonly gandanta_summary: {
    readonly found: readonly (BodyDistance & { readonly grade: GandantaGrade })[];
    /** That of the first. */
    readonly junction: Junction['id'];
  };
  readonly junction_meaning: { readonly junction: Junction['id'] };
  readonly tithi_gandanta_met: TithiTurn;
  readonly tithi_gandanta_far: TithiTurn;

  readonly pushkara_found: BodyPlace & {
    /** The ninth of the sign, where it nourishes; else null. */
    readonly ninth: { readonly navamsa: number; readonly signIndex: number; readonly lord: Nourisher } | null;
    /** The degrees that it stands on, by element and by Jataka Parijata. */
    readonly bhaga: DegreeDistance | null;
    readonly parijata: DegreeDistance | null;
    readonly time: BodyTime;
  };
  readonly pushkara_far: BodyPlace &
    DegreeDistance & {
      readonly navamsa: number;
      /** The ninths that nourish. */
      readonly navamsas: readonly number[];
    };
  readonly pushkara_none: Nothing;
  readonly pushkara_summary: {
    readonly inNavamsa: readonly ThemeBody[];
    readonly onBhaga: readonly ThemeBody[];
    readonly onParijata: readonly ThemeBody[];
    readonly best: ThemeBody;
  };

  readonly vargottama_planet: BodyPlace & {
    readonly planet: Planet;
    readonly placing: Placing;
    readonly score: number;
    readonly band: Band;
    readonly side: EffectSide;
    readonly time: BodyTime;
  };
  readonly vargottama_ascendant: BodyPlace & {
    readonly lord: Planet;
    /** Of the lord. */
    readonly placing: Placing;
    readonly side: EffectSide;
  };
  readonly vargottama_absent: BodyPlace & {
    readonly navamsaSignIndex: number;
    /** The parts of the sign that would keep it. */
    readonly spans: readonly { readonly fromDeg: number; readonly toDeg: number }[];
    readonly awayDeg: number;
  };
  readonly vargas_kept: { readonly vargas: readonly VargaId[] };
  readonly vargottama_none: Nothing;
  readonly vargottama_summary: {
    readonly found: readonly { readonly body: ThemeBody; readonly signIndex: number }[];
    readonly best: ThemeBody;
    /** Whether its constancy is a task rather than a support. */
    readonly isTask: boolean;
  };
  readonly most_constant: { readonly bodies: readonly ThemeBody[]; readonly count: number };

  readonly critical_close: BodyPlace &
    DegreeDistance & { readonly isOn: boolean; readonly reliefs: readonly ReliefFacts[]; readonly time: BodyTime };
  readonly critical_far: BodyPlace & DegreeDistance;
  readonly critical_relief: ReliefFacts;
  readonly critical_remedy: { readonly planet: Planet };
  readonly critical_none: BodyDistance;
  readonly critical_summary: {
    readonly on: readonly BodyDistance[];
    readonly near: readonly BodyDistance[];
    readonly first: ThemeBody;
  };
  readonly mandi_rule: Nothing;
}
