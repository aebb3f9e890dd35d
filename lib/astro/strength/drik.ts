/** Drik bala, strength by aspects (BPHS 27.19, on the exact aspects of BPHS 26.6-12). */
import { drishtiVirupas } from '../chart/aspects.ts';
import type { Chart } from '../chart/chart.ts';
import { isBenefic } from '../planet/nature.ts';
import { SEVEN_PLANETS, type SevenPlanet } from '../tables/planets.ts';

/** Returns a quarter of what benefics cast on a planet less what malefics do; negative where these prevail. */
export function drikVirupas(chart: Chart, id: SevenPlanet): number {
  return aspectBalance(chart, chart.planets[id].longitudeDeg, () => 1 / 4);
}

/**
 * Returns aspects of benefics on a point less those of malefics, in virupas, each times a share.
 *
 * The seven planets aspect; the nodes take no part in shadbala.
 */
export function aspectBalance(chart: Chart, toDeg: number, share: (from: SevenPlanet) => number): number {
  return SEVEN_PLANETS.reduce((sum, from) => {
    const virupas = drishtiVirupas(from, chart.planets[from].longitudeDeg, toDeg) * share(from);
    return sum + (isBenefic(chart, from) ? virupas : -virupas);
  }, 0);
}
