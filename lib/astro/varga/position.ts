/** Positions in divisional charts. */
import { countFrom, partIndex, PART_EPSILON_DEG } from '../angle.ts';
import type { Chart } from '../chart.ts';
import { signDignity, type Dignity } from '../dignity.ts';
import { forEachPlanet, type Planet } from '../tables/planets.ts';
import type { Placement } from '../zodiac.ts';
import { trimsamsaPart } from './irregular.ts';
import { VARGAS, type Varga, type VargaId } from './vargas.ts';

export interface VargaPlace {
  readonly signIndex: number;
  /** Within the varga sign, 0 <= x < 30. */
  readonly degreeInSign: number;
  /** Which part of the birth sign, from 0. */
  readonly partIndex: number;
}

export interface VargaPlanet extends VargaPlace {
  readonly id: Planet;
  /** Whole-sign house from the varga ascendant, 1..12. */
  readonly house: number;
  /** By the sign in the varga; friendship is that of the birth chart (BPHS 7). */
  readonly dignity: Dignity;
  /** Same sign in the varga as in the birth chart; in the birth chart itself, as in the navamsa. */
  readonly isVargottama: boolean;
}

export interface VargaChart {
  readonly varga: Varga;
  readonly method: string;
  readonly ascendant: VargaPlace & { readonly isVargottama: boolean };
  readonly planets: Readonly<Record<Planet, VargaPlanet>>;
}

/** Returns where a place of the birth chart falls in a varga. */
export function vargaPlace(varga: Varga, method: string, place: Placement): VargaPlace {
  const { signIndex: s, degreeInSign } = place;
  const k = partIndex(degreeInSign, 30, varga.division);
  const mapping = varga.methods[method]!;
  const signIndex = wrap12(mapping(s, k, degreeInSign + PART_EPSILON_DEG));
  if (varga.id === 'd30' && method === 'parashara') {
    const { fromDeg, toDeg } = trimsamsaPart(s, degreeInSign + PART_EPSILON_DEG);
    const share = (degreeInSign - fromDeg) / (toDeg - fromDeg);
    return { signIndex, degreeInSign: within30(share * 30), partIndex: k };
  }
  return { signIndex, degreeInSign: within30(degreeInSign * varga.division - k * 30), partIndex: k };
}

/** Returns the divisional chart by the method that the chart's conventions name, or the default one. */
export function vargaChart(chart: Chart, id: VargaId): VargaChart {
  const varga = VARGAS[id];
  const ascendant = placeIn(id, chart, chart.ascendant);
  const planetIn = (planet: Planet): VargaPlanet => {
    const born = chart.planets[planet];
    const place = placeIn(id, chart, born);
    return {
      id: planet,
      ...place,
      house: countFrom(ascendant.signIndex, place.signIndex),
      dignity:
        id === 'd1'
          ? born.dignity
          : signDignity(planet, place.signIndex, chart.signs, chart.conventions.nodeExaltation),
      isVargottama: isVargottama(id, chart, born, place),
    };
  };
  return {
    varga,
    method: methodOf(chart, id),
    ascendant: { ...ascendant, isVargottama: isVargottama(id, chart, chart.ascendant, ascendant) },
    planets: forEachPlanet(planetIn),
  };
}

function methodOf({ conventions }: Chart, id: VargaId): string {
  return conventions.vargaMethods[id] ?? Object.keys(VARGAS[id].methods)[0]!;
}

function placeIn(id: VargaId, chart: Chart, place: Placement): VargaPlace {
  return vargaPlace(VARGAS[id], methodOf(chart, id), place);
}

function isVargottama(id: VargaId, chart: Chart, born: Placement, place: VargaPlace): boolean {
  const compared = id === 'd1' ? placeIn('d9', chart, born) : place;
  return compared.signIndex === born.signIndex;
}

function wrap12(signIndex: number): number {
  return ((signIndex % 12) + 12) % 12;
}

/** Degrees that rounding has put a hair outside the sign. */
function within30(deg: number): number {
  return Math.min(Math.max(deg, 0), 30 - PART_EPSILON_DEG);
}
