/** Positions in divisional charts. */
import { countFrom, partIndex, PART_EPSILON_DEG, nthSignFrom, wrapIndex } from '../angle.ts';
import type { Chart } from '../chart/chart.ts';
import { signDignity, type Dignity } from '../planet/dignity.ts';
import { forEachPlanet, PLANETS, type Planet } from '../tables/planets.ts';
import type { Placement } from '../chart/zodiac.ts';
import { VARGA_IDS, VARGAS, type Varga, type VargaId, type VargaMapping } from './vargas.ts';
import { SIGN_ARC_DEG } from '../tables/signs.ts';

/** A part of a birth sign. */
export interface VargaPart {
  /** Counted from 0 at the beginning of the sign. */
  readonly index: number;
  /** Parts in the sign; the unequal thirtieths are five. */
  readonly count: number;
  readonly fromDeg: number;
  readonly toDeg: number;
}

export interface VargaPlace {
  readonly signIndex: number;
  /** Within the varga sign, 0 <= x < 30. */
  readonly degreeInSign: number;
  readonly part: VargaPart;
}

export interface VargaPlanet extends VargaPlace {
  readonly id: Planet;
  /** Whole-sign house from the varga ascendant, 1..12. */
  readonly house: number;
  /** By the sign in the varga; friendship is that of the birth chart (BPHS 7). */
  readonly dignity: Dignity;
  /** Whether the sign in the varga is that of the birth chart; in the birth chart itself, whether it is that of the navamsa. */
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
  const { signIndex, degreeInSign } = place;
  const part = partOf(varga, method, signIndex, degreeInSign);
  const share = (degreeInSign - part.fromDeg) / (part.toDeg - part.fromDeg);
  return {
    signIndex: wrapIndex(varga.methods[method]!(signIndex, part.index), 12),
    degreeInSign: withinSign(share * SIGN_ARC_DEG),
    part,
  };
}

/** Returns the divisional chart by the method that the chart's conventions name, or the default one. */
export function vargaChart(chart: Chart, id: VargaId): VargaChart {
  const varga = VARGAS[id];
  const method = methodOf(chart, id);
  const ascendant = vargaPlace(varga, method, chart.ascendant);
  const planetIn = (planet: Planet): VargaPlanet => {
    const born = chart.planets[planet];
    const place = vargaPlace(varga, method, born);
    const { degreeInSign, part, signIndex } = place;
    const { nodeExaltation } = chart.conventions;
    return {
      id: planet,
      signIndex,
      degreeInSign,
      part,
      house: countFrom(ascendant.signIndex, signIndex),
      dignity: id === 'd1' ? born.dignity : signDignity(planet, signIndex, chart.signs, nodeExaltation),
      isVargottama: id === 'd1' ? isVargottama(chart, born) : signIndex === born.signIndex,
    };
  };
  return {
    varga,
    method,
    ascendant: {
      ...ascendant,
      isVargottama:
        id === 'd1' ? isVargottama(chart, chart.ascendant) : ascendant.signIndex === chart.ascendant.signIndex,
    },
    planets: forEachPlanet(planetIn),
  };
}

/** Returns the sign index of a house counted from the varga ascendant, 1..12. */
export function vargaHouseSign({ ascendant }: VargaChart, house: number): number {
  return nthSignFrom(ascendant.signIndex, house);
}

/** Lists the planets in a house counted from the varga ascendant, 1..12. */
export function vargaOccupants({ planets }: VargaChart, house: number): Planet[] {
  return PLANETS.filter((id) => planets[id].house === house);
}

// Made once, as the strengths of a chart use it hundreds of times.
const DEFAULT_METHODS = Object.fromEntries(
  VARGA_IDS.map((id) => [id, Object.keys(VARGAS[id].methods)[0]!]),
) as Readonly<Record<VargaId, string>>;

/** Returns the method that the conventions of a chart choose for a varga. */
export function methodOf({ conventions }: Pick<Chart, 'conventions'>, id: VargaId): string {
  return conventions.vargaMethods[id] ?? DEFAULT_METHODS[id];
}

function partOf(varga: Varga, method: string, signIndex: number, degreeInSign: number): VargaPart {
  const { division } = varga;
  const index = partIndexOf(varga, method, signIndex, degreeInSign);
  const ends = unequalEnds(varga, method, signIndex);
  if (ends) return { index, count: ends.length, fromDeg: ends[index - 1] ?? 0, toDeg: ends[index]! };
  return {
    index,
    count: division,
    fromDeg: (index * SIGN_ARC_DEG) / division,
    toDeg: ((index + 1) * SIGN_ARC_DEG) / division,
  };
}

function partIndexOf(varga: Varga, method: string, signIndex: number, degreeInSign: number): number {
  const ends = unequalEnds(varga, method, signIndex);
  if (!ends) return partIndex(degreeInSign, SIGN_ARC_DEG, varga.division);
  const ended = ends.filter((endDeg) => degreeInSign + PART_EPSILON_DEG >= endDeg).length;
  return Math.min(ended, ends.length - 1);
}

function unequalEnds({ id, unequalEndsDeg }: Varga, method: string, signIndex: number): readonly number[] | null {
  return unequalEndsDeg && method === DEFAULT_METHODS[id] ? unequalEndsDeg(signIndex) : null;
}

/** Returns the varga sign of one place of the birth chart, where its part and degree are not needed. */
export function vargaSignIndex(chart: Chart, id: VargaId, place: Placement): number {
  const varga = VARGAS[id];
  const method = methodOf(chart, id);
  return mappedSign(varga, method, varga.methods[method]!, place);
}

/** Returns a function from places of the birth chart to their signs in a varga, for callers that need many. */
export function vargaSigns(chart: Pick<Chart, 'conventions'>, id: VargaId): (place: Placement) => number {
  const varga = VARGAS[id];
  const method = methodOf(chart, id);
  const mapping = varga.methods[method]!;
  return (place) => mappedSign(varga, method, mapping, place);
}

function mappedSign(varga: Varga, method: string, mapping: VargaMapping, place: Placement): number {
  const { signIndex, degreeInSign } = place;
  return wrapIndex(mapping(signIndex, partIndexOf(varga, method, signIndex, degreeInSign)), 12);
}

/** Returns the navamsa sign of one place of the birth chart, where the whole navamsa is not needed. */
export function navamsaSignIndex(chart: Chart, born: Placement): number {
  return vargaSignIndex(chart, 'd9', born);
}

/** Tells whether a place of the birth chart keeps its sign in the navamsa. */
export function isVargottama(chart: Chart, born: Placement): boolean {
  return navamsaSignIndex(chart, born) === born.signIndex;
}

/** Degrees that rounding has put a hair outside the sign. */
function withinSign(deg: number): number {
  return Math.min(Math.max(deg, 0), 30 - PART_EPSILON_DEG);
}
