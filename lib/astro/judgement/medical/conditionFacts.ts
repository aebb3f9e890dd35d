/** Conditions of health indications, as facts: what is asked, and what the chart shows where it holds. */
import { factsOf } from '../../factsOf.ts';
import type { Planet } from '../../tables/planets.ts';

interface OfPlanet {
  readonly planet: Planet;
}

/** The lord of a house. */
interface OfLord {
  readonly lord: Planet;
  readonly house: number;
}

/** Planets of which one is enough. */
interface ByPlanets {
  readonly by: readonly Planet[];
}

interface InHouses {
  readonly houses: readonly number[];
}

interface LordWith extends OfLord {
  /** The house where it stands. */
  readonly lordHouse: number;
  readonly company: Planet;
}

/** Conditions, worded as if they held. */
export interface ConditionFacts {
  readonly planet_afflicted: OfPlanet & ByPlanets;
  readonly lord_afflicted: OfLord & ByPlanets;
  readonly house_pressed: ByPlanets & { readonly house: number };
  readonly sign_pressed: ByPlanets & { readonly signIndex: number };
  readonly in_houses: OfPlanet & InHouses;
  readonly in_houses_with: OfPlanet & InHouses & { readonly company: readonly Planet[] };
  readonly in_sign: OfPlanet & { readonly signIndex: number };
  readonly in_water_with: { readonly planets: readonly Planet[]; readonly company: readonly Planet[] };
  readonly lord_in_with: LordWith;
  readonly lord_in_houses: OfLord & InHouses;
  readonly bound_to_lord: OfPlanet & { readonly house: number };
}

/** Who presses on a planet, and who relieves it. */
interface Pressing {
  readonly pressing: readonly Planet[];
  readonly relieving: readonly Planet[];
}

/** Who presses on a house or a sign, from within or by aspect, and who relieves it. */
interface Pressed {
  readonly inside: readonly Planet[];
  readonly aspecting: readonly Planet[];
  readonly relieving: readonly Planet[];
}

/** What the chart shows where a condition holds. */
export interface SeenFacts {
  readonly pressed_planet: OfPlanet & Pressing;
  readonly pressed_lord: OfLord & Pressing;
  readonly pressed_house: Pressed & { readonly house: number };
  readonly pressed_sign: Pressed & { readonly signIndex: number };
  readonly stands_in_house: OfPlanet & { readonly house: number };
  readonly stands_in_house_with: OfPlanet & { readonly house: number; readonly company: readonly Planet[] };
  readonly stands_in_sign: OfPlanet & { readonly signIndex: number };
  readonly stands_in_water: { readonly planets: readonly Planet[]; readonly company: readonly Planet[] };
  readonly lord_stands_with: LordWith;
  readonly lord_stands: OfLord & { readonly lordHouse: number };
  readonly is_lord: OfPlanet & { readonly house: number };
  readonly bound_to: OfPlanet & OfLord;
}

/** Makes the facts of conditions. */
export const conditionFact = factsOf<ConditionFacts>();

/** Makes the facts of what is seen. */
export const seenFact = factsOf<SeenFacts>();
