/** Sentences of the three methods of /career, besides the facts of their judgements. */
import type {
  DasamsaFacts,
  DasamsaOfficeId,
  DasamsaYogaId,
  FormedYoga,
} from '../../../astro/judgement/career/facts/dasamsaFacts.ts';
import type { InfluenceFact, KarakamshaCareerFacts } from '../../../astro/judgement/career/facts/karakamshaFacts.ts';
import type { LivelihoodFacts } from '../../../astro/judgement/career/facts/livelihoodFacts.ts';
import type { SkillFacts } from '../../../astro/judgement/career/facts/skillFacts.ts';
import type { SkillId } from '../../../astro/judgement/career/tables/skills.ts';
import type { MethodId, ReferenceId, VoteFacts } from '../../../astro/judgement/career/facts/voteFacts.ts';
import type { WorkFacts } from '../../../astro/judgement/career/facts/workFacts.ts';
import type { AreaFacts } from '../../../astro/judgement/areaFacts.ts';
import type { Placing } from '../../../astro/judgement/placing.ts';
import type { Dignity } from '../../../astro/planet/dignity.ts';
import type { Planet } from '../../../astro/tables/planets.ts';
import type { Nothing } from '../../sentences.ts';

/** How far a method promises success. */
export type MethodSide = 'kind' | 'mixed' | 'hard';

/** Where income is found. */
export type IncomeVerdict = 'foreign' | 'mixed' | 'domestic';

export interface WorkWords extends WorkFacts {
  /** The planet with the most votes of the third method. */
  readonly leading_planet: { readonly planet: Planet };
  /** The planets with the most votes of all three methods. */
  readonly leading_planets: {
    readonly leading: readonly { readonly planet: Planet; readonly sharePercent: number }[];
  };
}

export interface LivelihoodWords extends LivelihoodFacts {
  /** The 10th from a place, and the planets in it. */
  readonly reference_tenth: {
    readonly reference: ReferenceId;
    readonly signIndex: number;
    readonly occupants: readonly Planet[];
  };
  /** The sign where the lord of the 10th stands in the navamsa, and its lord. */
  readonly significator_found: {
    readonly lord: Planet;
    readonly signIndex: number;
    readonly significator: Planet;
  };
  readonly significator_stands: Placing & { readonly planet: Planet; readonly house: number };
  readonly other_references: {
    readonly others: readonly { readonly reference: ReferenceId; readonly significator: Planet }[];
  };
  /** The house and the nakshatra of the significator. */
  readonly work_aim: { readonly planet: Planet; readonly house: number; readonly nakshatraIndex: number };
  readonly livelihood_counsel: { readonly side: MethodSide };
  readonly where_to_earn: { readonly verdict: IncomeVerdict };
}

export interface KarakamshaCareerWords extends KarakamshaCareerFacts {
  /** The degrees of the atmakaraka in its sign, and the sign of karakamsha. */
  readonly career_karakas: {
    readonly atmakaraka: Planet;
    readonly countedDeg: number;
    readonly amatyakaraka: Planet;
    readonly signIndex: number;
  };
  readonly influence: { readonly influence: InfluenceFact };
  /** Of other planets than the atmakaraka. */
  readonly other_influences: { readonly influences: readonly InfluenceFact[] };
  readonly no_other_influence: Nothing;
  readonly karakamsha_tenth: { readonly signIndex: number; readonly occupants: readonly Planet[] };
  readonly karakamsha_counsel: { readonly side: MethodSide };
  /** Whether the calling and the profession agree. */
  readonly calling: { readonly isEasy: boolean };
}

/** Where a planet stands in the dasamsa. */
export interface DasamsaPlace {
  readonly planet: Planet;
  readonly signIndex: number;
  readonly dignity: Dignity;
  readonly house: number;
}

/** How a planet stands in the dasamsa, by house and dignity. */
export type DasamsaStanding = 'well' | 'even' | 'hard';

export interface DasamsaWords extends DasamsaFacts {
  /** What forms a yoga, and what it gives. */
  readonly dasamsa_yoga_result: FormedYoga;
  /** What a hard yoga asks to mind. */
  readonly dasamsa_yoga_care: { readonly yoga: DasamsaYogaId };
  readonly dasamsa_yogas: { readonly yogas: readonly FormedYoga[] };
  readonly no_dasamsa_yoga: Nothing;
  /** The sign that rises in the dasamsa, and its lord. */
  readonly dasamsa_rising: { readonly signIndex: number; readonly lord: DasamsaPlace };
  /** Its 10th; a lord that rules the ascendant too is described there. */
  readonly dasamsa_tenth: {
    readonly signIndex: number;
    readonly occupants: readonly Planet[];
    readonly lord: DasamsaPlace;
    readonly isAscendantLord: boolean;
  };
  /** The lord of its 10th is the tenth lord of birth. */
  readonly same_tenth_lord: { readonly planet: Planet };
  readonly birth_tenth_lord: DasamsaPlace;
  readonly key_planet: DasamsaPlace & {
    readonly offices: readonly DasamsaOfficeId[];
    readonly standing: DasamsaStanding;
  };
  readonly dasamsa_counsel: { readonly side: MethodSide };
}

export interface SkillWords extends SkillFacts {
  readonly training: { readonly skill: SkillId };
  readonly train_first: { readonly skills: readonly SkillId[] };
  /** The atmakaraka and the sign of karakamsha. */
  readonly skills_opening: { readonly planet: Planet; readonly signIndex: number };
  readonly skills_leading: { readonly skills: readonly SkillId[] };
}

/** What a planet is in a method, beside the periods that it rules. */
export type CarrierRole = 'significator' | 'tenth_lord' | 'amatyakaraka' | 'karakamsha_tenth_lord' | 'atmakaraka';

export interface CareerMethodWords
  extends AreaFacts, VoteFacts, WorkWords, LivelihoodWords, KarakamshaCareerWords, DasamsaWords, SkillWords {
  /** The success that a method promises, as the subject of a sentence. */
  readonly success_subject: { readonly method: MethodId };
  readonly carrier: { readonly role: CarrierRole };
}
