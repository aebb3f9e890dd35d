/** The varnada and its trines: in mahadashas of these signs benefics guard vitality; malefics and Rudra's trident need care. */
import type { Chart } from '../chart/chart.ts';
import { rudra } from '../jaimini/rudra.ts';
import { planetsAspectingSign } from '../jaimini/signAspects.ts';
import { occupantsOfSign } from '../jaimini/signHouses.ts';
import { isBenefic } from '../planet/nature.ts';
import type { Planet } from '../tables/planets.ts';
import type { SignPeriod } from './period.ts';
import { wrapIndex } from '../angle.ts';

export interface VarnadaTrine {
  readonly signIndex: number;
  /** In the sign, or aspecting it by sign. */
  readonly benefics: readonly Planet[];
  readonly malefics: readonly Planet[];
  /** Whether it is a sign of the trident of Rudra. */
  readonly isTrident: boolean;
  /** The mahadashas of the sign, in the order of time. */
  readonly periods: readonly SignPeriod[];
}

/** Returns the varnada and its trines, the varnada first. */
export function varnadaTrines(chart: Chart, varnadaSignIndex: number, life: readonly SignPeriod[]): VarnadaTrine[] {
  const { tridentSignIndexes } = rudra(chart);
  return [0, 4, 8].map((steps) => {
    const signIndex = wrapIndex(varnadaSignIndex + steps, 12);
    const influences = [...occupantsOfSign(chart, signIndex), ...planetsAspectingSign(chart, signIndex)];
    return {
      signIndex,
      benefics: influences.filter((planet) => isBenefic(chart, planet)),
      malefics: influences.filter((planet) => !isBenefic(chart, planet)),
      isTrident: tridentSignIndexes.includes(signIndex),
      periods: life.filter((period) => period.signIndex === signIndex),
    };
  });
}
