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
import type {
  SettingFact,
  SettingFacts,
  SettingId,
  SettingSide,
} from '../../../astro/judgement/career/facts/settingFacts.ts';
import type { WorkFacts } from '../../../astro/judgement/career/facts/workFacts.ts';
import type { WorkLife } from '../../../astro/judgement/career/workLife.ts';
import type { AreaBand } from '../../../astro/judgement/areaScore.ts';
import type { AreaFacts } from '../../../astro/judgement/areaFacts.ts';
import type { Placing } from '../../../astro/judgement/placing.ts';
import type { Dignity } from '../../../astro/planet/dignity.ts';
import type { Planet } from '../../../astro/tables/planets.ts';
import type { Nothing } from '../../sentences.ts';

/** How far a method promises success. */
export type MethodSide = 'kind' | 'mixed' | 'hard';

/** Where income is found. */
export type IncomeVerdict = 'foreign' | 'mixed' | 'domestic';

/** Advice by how far a method promises success, and by the stage of life. */
interface MethodCounsel {
  readonly side: MethodSide;
  readonly life: WorkLife;
}

export interface WorkWords extends WorkFacts {
  /** The planet with the most votes of the third method. */
  readonly leading_planet: { readonly planet: Planet };
  /** The planets with the most votes of all three methods. */
  readonly leading_planets: { readonly planets: readonly Planet[] };
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
  readonly livelihood_counsel: MethodCounsel;
  readonly where_to_earn: { readonly verdict: IncomeVerdict; readonly life: WorkLife };
}

export interface KarakamshaCareerWords extends KarakamshaCareerFacts {
  /** The degrees of the atmakaraka in its sign, and the sign of karakamsha. */
  readonly career_karakas: {
    readonly atmakaraka: Planet;
    readonly amatyakaraka: Planet;
    readonly signIndex: number;
  };
  readonly influence: { readonly influence: InfluenceFact };
  /** Of other planets than the atmakaraka. */
  readonly other_influences: { readonly influences: readonly InfluenceFact[] };
  readonly no_other_influence: Nothing;
  readonly karakamsha_tenth: { readonly signIndex: number; readonly occupants: readonly Planet[] };
  readonly karakamsha_counsel: MethodCounsel;
  /** Whether the calling and the profession agree. */
  readonly calling: { readonly isEasy: boolean; readonly life: WorkLife };
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
  /** What to mind with a hard yoga. */
  readonly dasamsa_yoga_care: { readonly yoga: DasamsaYogaId };
  readonly dasamsa_yogas: { readonly yogas: readonly DasamsaYogaId[] };
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
  readonly dasamsa_counsel: MethodCounsel;
}

export interface SkillWords extends SkillFacts {
  readonly training: { readonly skill: SkillId; readonly life: WorkLife };
  readonly train_first: { readonly skills: readonly SkillId[]; readonly life: WorkLife };
  readonly skills_headline: { readonly skills: readonly SkillId[]; readonly life: WorkLife };
  /** The atmakaraka and the sign of karakamsha. */
  readonly skills_opening: { readonly planet: Planet; readonly signIndex: number };
  readonly skills_leading: { readonly skills: readonly SkillId[] };
}

/** The setting of work. */
export interface SettingWords extends SettingFacts {
  readonly question: { readonly question: SettingId };
  readonly answer: { readonly question: SettingId; readonly verdict: SettingSide | 'both' };
  /** The answer with its main reason, where one was seen. */
  readonly setting: {
    readonly question: SettingId;
    readonly verdict: SettingSide | 'both';
    readonly reason: SettingFact | null;
    readonly life: WorkLife;
  };
}

/** What a planet is in a method, beside the periods that it rules. */
export type CarrierRole = 'significator' | 'tenth_lord' | 'amatyakaraka' | 'karakamsha_tenth_lord' | 'atmakaraka';

export interface CareerMethodWords
  extends
    AreaFacts,
    VoteFacts,
    WorkWords,
    LivelihoodWords,
    KarakamshaCareerWords,
    DasamsaWords,
    SkillWords,
    SettingWords {
  readonly method_headline: {
    readonly method: MethodId;
    /** Significator of livelihood, amatyakaraka, or the lord of the 10th of the dasamsa. */
    readonly planet: Planet;
    readonly band: AreaBand;
    readonly life: WorkLife;
  };
  /** How far a method promises success. */
  readonly method_stands: { readonly method: MethodId; readonly band: AreaBand };
  /** What speaks most for it and against it: clauses that begin with a capital. */
  readonly speaks_for: { readonly method: MethodId; readonly clause: string };
  readonly speaks_against: { readonly method: MethodId; readonly clause: string };
  readonly carrier: { readonly role: CarrierRole };
}
