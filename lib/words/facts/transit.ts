/** Sentences about transits: of one planet, of all nine, of Saturn and the Moon of birth, of Jupiter with Saturn. */
import type { SarvaBand } from '../../astro/ashtakavarga/bands.ts';
import type { Contributor } from '../../astro/ashtakavarga/bindus.ts';
import type { NodeKind } from '../../astro/conventions.ts';
import type { LifeStage } from '../../astro/stage.ts';
import type { TaraId } from '../../astro/tables/taras.ts';
import type { Node, Planet, SevenPlanet } from '../../astro/tables/planets.ts';
import type { TransitFacts } from '../../astro/transit/facts.ts';
import type { TransitBand } from '../../astro/transit/gochara.ts';
import type { SaturnPassageKind, SaturnPhase } from '../../astro/transit/saturn.ts';
import type { SaturnBand } from '../../astro/transit/saturnIntensity.ts';
import type { TransitResult } from '../../astro/transit/vedha.ts';
import type { Nothing } from '../sentences.ts';

/** A planet in a house from the Moon of birth. */
interface FromMoon {
  readonly planet: Planet;
  readonly moonHouse: number;
}

/** What it brings is told by the age of the person. */
interface ToldFromMoon extends FromMoon {
  readonly stage: LifeStage;
}

/** Planets in the vedha house, counted from the Moon of birth too, act on the planet. */
interface UnderVedha extends FromMoon {
  readonly vedhaHouse: number;
  readonly planets: readonly Planet[];
}

/** The transit of one planet, sentence by sentence. */
export interface GocharaWords {
  /** `house` is counted from the ascendant. */
  readonly passes: ToldFromMoon & { readonly signIndex: number; readonly house: number };
  readonly brings: ToldFromMoon;
  readonly held_back: UnderVedha & ToldFromMoon;
  readonly is_relieved: UnderVedha & ToldFromMoon;
  readonly tends_to_bring: ToldFromMoon;
  /** Of a node, which has no bindus of its own. */
  readonly ground: { readonly signIndex: number; readonly sarva: number; readonly isFertile: boolean };
  /** `ground` is null where the bindus of all planets are average. */
  readonly bindus: {
    readonly planet: Planet;
    readonly signIndex: number;
    readonly bindus: number;
    readonly amount: 'many' | 'few';
    readonly ground: 'fertile' | 'thin' | null;
    readonly sarva: number;
    readonly result: TransitResult;
  };
  readonly goes_back: Nothing;
  readonly stays: { readonly planet: Planet; readonly until: string };
  /** `exitDate` is null where the ephemeris ends before. */
  readonly stays_and_returns: {
    readonly planet: Planet;
    readonly until: string;
    readonly returnDate: string;
    readonly exitDate: string | null;
  };
  readonly helps: ToldFromMoon;
}

/** All planets together: /transit/current, /transit/from-moon, /transit/ashtakavarga, /transit/vedha. */
export interface SkyWords {
  readonly slow_planets: {
    readonly saturnSignIndex: number;
    readonly jupiterSignIndex: number;
    readonly rahuSignIndex: number;
  };
  /** Without the nodes. */
  readonly go_back: { readonly planets: readonly Planet[] };
  readonly none_goes_back: Nothing;
  /** `planet` has the best score. */
  readonly score_and_best: { readonly score: number; readonly band: TransitBand; readonly planet: Planet };
  readonly next_ingress: { readonly planet: Planet; readonly signIndex: number; readonly date: string };

  /** `signIndex` of the Moon of birth. */
  readonly score_from_moon: { readonly signIndex: number; readonly score: number; readonly band: TransitBand };
  readonly support: { readonly planets: readonly Planet[] };
  readonly ask_for_care: { readonly planets: readonly Planet[] };
  readonly held_by_vedha: { readonly planets: readonly Planet[] };
  readonly relieved_by_vedha: { readonly planets: readonly Planet[] };

  readonly score_by_bindus: { readonly score: number; readonly band: TransitBand };
  readonly rich_in_bindus: { readonly planets: readonly Planet[] };
  readonly poor_in_bindus: { readonly planets: readonly Planet[] };
  readonly active_kakshas: { readonly planets: readonly Planet[] };
  readonly node_on_ground: {
    readonly planet: Node;
    readonly signIndex: number;
    readonly until: string | null;
    readonly band: SarvaBand;
    readonly sarva: number;
  };
  readonly bindus_until: {
    readonly planet: SevenPlanet;
    readonly signIndex: number;
    readonly bindus: number;
    readonly until: string | null;
  };
  readonly ground_and_kaksha: {
    readonly planet: SevenPlanet;
    readonly signIndex: number;
    readonly band: SarvaBand;
    readonly sarva: number;
    readonly lord: Contributor;
    readonly isActive: boolean;
  };

  readonly vedha_free: FromMoon & { readonly vedhaHouse: number };
  readonly vedha_obstructed: UnderVedha;
  readonly vedha_relieved: UnderVedha;
  readonly vedha_hard: FromMoon & { readonly vedhaHouse: number };
  readonly vedha_unpaired: FromMoon;
  readonly vedha_exempt: { readonly planets: readonly Planet[] };
  readonly vedha_until: { readonly date: string };
  readonly vedha_summary: Readonly<Record<TransitResult, readonly Planet[]>>;
}

/** The paths of one planet. */
export interface PlanetPathWords {
  readonly goes_next: FromMoon & { readonly signIndex: number; readonly date: string };
  /** `until` is null where the ephemeris ends before. */
  readonly best_ahead: FromMoon & {
    readonly signIndex: number;
    readonly from: string;
    readonly until: string | null;
  };

  readonly guru_bala: { readonly moonHouse: number; readonly until: string | null; readonly stage: LifeStage };
  readonly no_guru_bala: { readonly moonHouse: number; readonly until: string | null };
  readonly rite_of_peace: Nothing;
  readonly guru_bala_next: { readonly date: string; readonly moonHouse: number };

  /** `number` of its kind in the life. */
  readonly saturn_under_way: {
    readonly passages: readonly { readonly kind: SaturnPassageKind; readonly number: number }[];
  };
  readonly saturn_elsewhere: Nothing;

  /** Houses from the ascendant. */
  readonly axis: { readonly rahuHouse: number; readonly ketuHouse: number };
  readonly close_contacts: {
    readonly contacts: readonly {
      readonly node: Node;
      readonly point: Planet | 'Ascendant';
      readonly separationDeg: number;
    }[];
  };
  readonly no_close_contact: Nothing;
  readonly node_used: { readonly node: NodeKind };

  /** `bindus` is null where they are neither many nor few. */
  readonly moon_stay: {
    readonly signIndex: number;
    readonly moonHouse: number;
    readonly bindus: 'many' | 'few' | null;
    readonly stage: LifeStage;
  };
  readonly tara_now: { readonly nakshatraIndex: number; readonly tara: TaraId };
  readonly chandrashtama: { readonly from: string; readonly until: string };
  readonly no_chandrashtama: Nothing;
}

export type TransitWords = TransitFacts & GocharaWords & SkyWords & PlanetPathWords;

/** Sade sati, or the dhaiyas taken together. */
export type SaturnKind = 'sade_sati' | 'dhaiya';

/** Saturn in a sign; `house` is counted from the sign of the Moon of birth. Dates are null beyond the ephemeris. */
interface SaturnPlace {
  readonly signIndex: number;
  readonly moonSignIndex: number;
  readonly house: number;
}

/** The degree of the Moon of birth, or the same degree of the sign that Saturn passes in dhaiya. */
interface MoonDegree {
  readonly signIndex: number;
  readonly moonSignIndex: number;
}

export interface SaturnWords {
  readonly phase_runs: SaturnPlace & { readonly phase: SaturnPhase; readonly until: string | null };
  /** The phase by itself; `returnDate` where Saturn comes back to it after a turn. */
  readonly phase_until: {
    readonly phase: SaturnPhase;
    readonly until: string | null;
    readonly returnDate: string | null;
  };
  readonly passage_paused: { readonly kind: SaturnKind; readonly returnDate: string | null };
  readonly phase_returns: { readonly phase: SaturnPhase; readonly returnDate: string };
  readonly passage_ends: {
    readonly kind: SaturnPassageKind;
    readonly number: number;
    readonly endDate: string | null;
  };
  readonly phase_touches: {
    readonly phase: SaturnPhase;
    readonly stage: LifeStage;
    readonly band: SaturnBand;
    readonly score: number;
  };
  readonly phase_helps: { readonly phase: SaturnPhase; readonly stage: LifeStage };
  readonly pauses: SaturnPlace & {
    readonly kind: SaturnKind;
    readonly returnDate: string | null;
    readonly endDate: string | null;
  };
  readonly outside_life: SaturnPlace & { readonly kind: SaturnKind; readonly isBefore: boolean };
  readonly none_runs: SaturnPlace & { readonly kind: SaturnKind };
  readonly last_ended: { readonly endDate: string | null };
  readonly next_begins: { readonly startDate: string | null };
  readonly none_begins: Nothing;

  readonly within_orb: MoonDegree & { readonly orbDeg: number; readonly from: string; readonly until: string };
  readonly on_degree: MoonDegree & { readonly date: string; readonly isForward: boolean };
  readonly turns_near: MoonDegree & {
    readonly date: string;
    readonly turns: 'retrograde' | 'direct';
    readonly separationDeg: number;
  };
  readonly on_ascendant: { readonly date: string };

  readonly why_gift: { readonly kind: SaturnKind; readonly until: string | null };
  readonly why_mantra: SaturnPlace;
  readonly why_worship: Nothing;
  readonly why_moon: Nothing;
  readonly why_fast: { readonly score: number };
}

/** Jupiter and Saturn over the houses of a chart. Places are counted from the planet that reaches. */
export interface DoubleTransitWords {
  readonly both_reach: {
    readonly house: number;
    readonly jupiterPlace: number;
    readonly saturnPlace: number;
    readonly until: string | null;
  };
  readonly lord_reached: {
    readonly lord: SevenPlanet;
    readonly house: number;
    readonly signIndex: number;
    readonly by: readonly ('Jupiter' | 'Saturn')[];
  };
  readonly lord_not_reached: { readonly lord: SevenPlanet; readonly house: number; readonly signIndex: number };
  readonly one_reaches: { readonly house: number; readonly by: 'Jupiter' | 'Saturn'; readonly place: number };
  readonly none_reaches: { readonly house: number };
  readonly next_reached: { readonly date: string };
  readonly reach_none: { readonly jupiterSignIndex: number; readonly saturnSignIndex: number };
  readonly reach_houses: {
    readonly jupiterSignIndex: number;
    readonly saturnSignIndex: number;
    readonly houses: readonly number[];
    readonly until: string | null;
  };
}
