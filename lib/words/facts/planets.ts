/** Sentences of /planets. */
import type { AvasthaFacts, ReliefFacts } from '../../astro/planet/facts.ts';
import type { CombustionGrade } from '../../astro/planet/combustion.ts';
import type { Dignity } from '../../astro/planet/dignity.ts';
import type { Motion } from '../../astro/planet/motion.ts';
import type { TemporaryRelation } from '../../astro/planet/relationships.ts';
import type { Node, Planet, SevenPlanet } from '../../astro/tables/planets.ts';
import type { NaturalRelation } from '../../astro/tables/relationships.ts';
import type { Nothing } from '../sentences.ts';

interface InSign {
  readonly planet: Planet;
  readonly signIndex: number;
}

/** A planet within so many degrees of the Sun, or beyond them. */
interface NearSun {
  readonly planet: SevenPlanet;
  readonly limitDeg: number;
}

export interface PlanetWords extends AvasthaFacts, ReliefFacts {
  readonly sign_of_exaltation: InSign & { readonly deepestDeg: number };
  readonly sign_of_debilitation: InSign & { readonly deepestDeg: number };
  readonly in_moolatrikona: InSign & { readonly fromDeg: number; readonly untilDeg: number };
  readonly own_sign: InSign;
  readonly friendship: InSign & {
    readonly lord: SevenPlanet;
    readonly natural: NaturalRelation;
    readonly temporary: TemporaryRelation;
    readonly dignity: Dignity;
  };
  readonly sun_never_combust: Nothing;
  readonly node_never_combust: { readonly node: Node };
  readonly not_combust: NearSun;
  readonly combust_relieved: NearSun & { readonly house: number };
  readonly combust: NearSun & { readonly house: number; readonly grade: Exclude<CombustionGrade, 'none'> };
  readonly nothing_retrograde: Nothing;
  readonly retrograde_are: { readonly planets: readonly Planet[] };
  readonly node_moves: { readonly node: Node; readonly isRetrograde: boolean };
  readonly light_moves: { readonly planet: 'Sun' | 'Moon'; readonly motion: Motion };
  readonly stands_still: { readonly planet: Planet };
  readonly moves_forward: { readonly planet: Planet; readonly motion: Motion };
  readonly turned_back: { readonly planet: Planet; readonly house: number };
  readonly debilitated_back: { readonly planet: Planet };
  readonly exalted_back: { readonly planet: Planet };
  readonly owns_affairs: { readonly houses: readonly number[] };
  /** Days from birth to the station, negative where it came before. */
  readonly turns_soon: { readonly planet: Planet; readonly turns: 'retrograde' | 'direct'; readonly days: number };
}
