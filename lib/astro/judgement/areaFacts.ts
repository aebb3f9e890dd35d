/** What the factors of matters of life say: facts of one birth, put into words in `lib/words`. */
import type { Bilingual } from '../bilingual.ts';
import type { Link } from '../chart/links.ts';
import { factsOf, type Fact, type Nothing } from '../factsOf.ts';
import type { KarakaCode } from '../jaimini/tables/karakaOffices.ts';
import type { Dignity } from '../planet/dignity.ts';
import type { Planet } from '../tables/planets.ts';
import type { DoubleTransitStrength } from '../transit/doubleTransit.ts';
import type { VargaId } from '../varga/vargas.ts';
import type { CareerOffices } from './career/facts/officeFacts.ts';
import type { Placing } from './placing.ts';

/** What planets signify by nature in matters of life. */
export type SignifiedMatter =
  | 'blessing'
  | 'buildings'
  | 'children'
  | 'comforts'
  | 'endurance'
  | 'higher_learning'
  | 'husband'
  | 'knowledge'
  | 'land'
  | 'learning'
  | 'life_abroad'
  | 'marriage'
  | 'memory'
  | 'mind_and_fluids'
  | 'movement'
  | 'rank_and_authority'
  | 'rank_and_office'
  | 'release'
  | 'renunciation'
  | 'skill_and_trade'
  | 'steady_work'
  | 'vehicles'
  | 'vitality'
  | 'wealth'
  | 'weariness'
  | 'will_to_win'
  | 'wisdom';

/** In which capacity a planet is judged, or why its periods bring a matter. */
export interface OfficeFacts extends CareerOffices {
  readonly lord_of: { readonly house: number };
  readonly in_house: { readonly house: number };
  readonly natural_significator: { readonly matter: SignifiedMatter };
  /** The same where the planet is judged in a divisional chart. */
  readonly significator: { readonly matter: SignifiedMatter };
  readonly variable_significator: { readonly karaka: KarakaCode };
  readonly karaka: { readonly karaka: KarakaCode };
  /** Lord of a house of the divisional chart that is judged. */
  readonly lord_within: { readonly house: number };
  readonly lord_in_varga: { readonly house: number; readonly varga: VargaId };
  readonly upapada_lord: { readonly signIndex: number };
  readonly upapada_ruler: Nothing;
  readonly indu_lord: Nothing;
  readonly weak_at_birth: Nothing;
  readonly weak_in_chart: { readonly value: number };
  readonly yogakaraka: Nothing;
  readonly lord_away: { readonly house: number; readonly awayHouse: number };
  readonly foreign: Nothing;
  readonly unions: Nothing;
  readonly lord_of_houses: { readonly houses: readonly number[] };
  /** Lord of the sign of another planet. */
  readonly sign_lord_of: { readonly planet: Planet };
  /** Of those that form a yoga. */
  readonly in_yoga: { readonly name: Bilingual; readonly variant: string | null };
}

export type Office = Fact<OfficeFacts>;

/** Returns a capacity of a planet. */
export const office = factsOf<OfficeFacts>();

/** Families of yogas that speak for or against a matter. */
export type YogaList = 'raja' | 'sannyasa' | 'dhana' | 'daridra';

/** What Jupiter reaches: a house, or its lord. */
export interface Reached {
  readonly house: number;
  /** Null where the house itself is reached. */
  readonly lord: Planet | null;
}

export interface AreaFacts {
  readonly house_standing: {
    readonly house: number;
    readonly signIndex: number;
    readonly occupants: readonly Planet[];
    readonly lookers: readonly Planet[];
    readonly value: number;
  };
  readonly planet_standing: Placing & {
    readonly planet: Planet;
    readonly office: Office;
    readonly house: number;
    readonly isCombust: boolean;
    readonly value: number;
  };
  readonly malefics_press: { readonly house: number; readonly planets: readonly Planet[] };
  /** Why the malefics of a house count half. */
  readonly house_relieved: { readonly planets: readonly Planet[] };
  readonly benefics_support: { readonly house: number; readonly planets: readonly Planet[] };
  /** One planet where it owns both houses; `link` is null where the two have no bond. */
  readonly lords_linked: {
    readonly houses: readonly [number, number];
    readonly planets: readonly [Planet] | readonly [Planet, Planet];
    readonly link: Link | null;
  };
  readonly bindus_given: { readonly given: readonly { readonly house: number; readonly bindus: number }[] };
  readonly yogas_formed: {
    readonly list: YogaList;
    readonly yogas: readonly { readonly name: Bilingual; readonly value: number }[];
    /** The strength from which a yoga counts. */
    readonly least: number;
  };
  readonly varga_standing: {
    readonly varga: VargaId;
    readonly planet: Planet;
    readonly office: Office;
    readonly signIndex: number;
    readonly dignity: Dignity;
    readonly house: number;
  };
  /** `value` is null where no period acts. */
  readonly acting_periods: {
    readonly planets: readonly Planet[];
    readonly houses: readonly number[];
    readonly value: number | null;
  };
  readonly double_transit: {
    readonly house: number;
    readonly lord: Planet;
    readonly strength: DoubleTransitStrength;
    readonly isByHouseOrLord: boolean;
  };
  readonly jupiter_passes: {
    readonly signIndex: number;
    readonly bindus: number;
    readonly house: number;
    readonly reached: readonly Reached[];
  };
  readonly saturn_passes: {
    readonly signIndex: number;
    readonly place: number;
    readonly isGood: boolean;
    readonly bindus: number;
  };
  readonly nodes_pass: {
    readonly touched: readonly { readonly planet: 'Rahu' | 'Ketu'; readonly house: number }[];
    readonly does: 'furthers' | 'unsettles';
  };
}

/** Returns a fact of the factors that all matters share. */
export const areaFact = factsOf<AreaFacts>();

/** A fact of the factors that all matters share. */
export type AreaFact = Fact<AreaFacts>;
