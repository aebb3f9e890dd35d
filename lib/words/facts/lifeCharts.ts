/** Sentences of /special/drekkana and /special/hora-chart, beyond those of the divisional charts themselves. */
import type { Fact } from '../../astro/factsOf.ts';
import type { Placing } from '../../astro/judgement/placing.ts';
import type { Dignity } from '../../astro/planet/dignity.ts';
import type { Planet } from '../../astro/tables/planets.ts';
import type { CourageTone } from '../../astro/varga/drekkana.ts';
import type { HoraLord, SiblingLeaning, VargaEffect, VargaReasons } from '../../astro/varga/facts.ts';
import type { WealthLevel, WealthRole } from '../../astro/varga/hora.ts';

export interface LifeChartWords {
  readonly siblings: {
    readonly who: 'younger' | 'elder';
    readonly house: number;
    readonly signIndex: number;
    readonly planets: readonly Planet[];
    readonly leaning: SiblingLeaning;
    readonly lord: Planet;
    readonly lordSignIndex: number;
    readonly lordHouse: number;
    readonly dignity: Dignity;
    readonly bond: VargaEffect;
  };
  readonly courage: { readonly tone: CourageTone; readonly parts: readonly Fact<VargaReasons>[] };
  readonly sensitive_drekkanas: {
    readonly ascendantSignIndex: number;
    readonly ascendantLord: Planet;
    readonly moonSignIndex: number;
    readonly moonLord: Planet;
  };
  readonly wealth_planet: {
    readonly planet: Planet;
    readonly roles: readonly WealthRole[];
    readonly hora: HoraLord;
    readonly isProper: boolean;
    /** In the birth chart. */
    readonly placing: Placing;
  };
  /** The planets are the key ones in their proper hora. */
  readonly wealth: {
    readonly hora: HoraLord;
    readonly percent: number;
    readonly level: WealthLevel['level'];
    readonly planets: readonly Planet[];
  };
}
