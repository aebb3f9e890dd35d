/** Where the ascendant and the planets stand in the shashtiamsha (D60), each with the part that it falls in (BPHS 6.33-41). */
import type { Chart } from '../../chart/chart.ts';
import type { Dignity } from '../../planet/dignity.ts';
import { charaKaraka } from '../../jaimini/charaKarakas.ts';
import { lordOfHouse } from '../../planet/lordship.ts';
import { forEachPlanet, PLANETS, type Planet, type SevenPlanet } from '../../tables/planets.ts';
import { signLord } from '../../tables/signs.ts';
import { partRuler } from '../../varga/partRuler.ts';
import type { VargaChart, VargaPlace } from '../../varga/position.ts';
import type { Shashtiamsha } from '../../varga/tables/shashtiamshas.ts';
import type { AreaContext } from '../areaContext.ts';

export type KarmaBody = Planet | 'Ascendant';
export const BODIES: readonly KarmaBody[] = ['Ascendant', ...PLANETS];

export interface KarmaPlace {
  readonly body: KarmaBody;
  /** Of the shashtiamsha, 1..60. */
  readonly number: number;
  readonly part: Shashtiamsha;
  /** Where the part lies in the birth sign. */
  readonly fromDeg: number;
  readonly toDeg: number;
  /** In the D60. */
  readonly signIndex: number;
  readonly lord: SevenPlanet;
  readonly degreeInSign: number;
  /** From the ascendant of the D60. */
  readonly house: number;
  /** By the sign in the D60; null for the ascendant. */
  readonly dignity: Dignity | null;
  readonly isVargottama: boolean;
}

/** A place in the D60 as a sentence has it. */
export interface D60Place {
  /** 1 to 60. */
  readonly shashtiamsha: number;
  readonly signIndex: number;
  readonly house: number;
  readonly dignity: Dignity | null;
}

export type KarmaPlaces = Readonly<Record<KarmaBody, KarmaPlace>>;

/**
 * Returns where the ascendant and the nine stand in the shashtiamsha.
 *
 * @param d60 the shashtiamsha of the chart
 */
export function karmaPlaces(chart: Chart, d60: VargaChart): KarmaPlaces {
  const { ascendant, planets } = d60;
  const common = (body: KarmaBody, birthSign: number, place: VargaPlace) => {
    const { degreeInSign, part, signIndex } = place;
    const { number, ruler } = partRuler(d60.varga, birthSign, part)!;
    const { fromDeg, toDeg } = part;
    return { body, number, part: ruler.character!, fromDeg, toDeg, signIndex, lord: signLord(signIndex), degreeInSign };
  };
  return {
    Ascendant: {
      ...common('Ascendant', chart.ascendant.signIndex, ascendant),
      house: 1,
      dignity: null,
      isVargottama: ascendant.isVargottama,
    },
    ...forEachPlanet((planet) => {
      const place = planets[planet];
      const { dignity, house, isVargottama } = place;
      return { ...common(planet, chart.signs[planet], place), house, dignity, isVargottama };
    }),
  };
}

/** What judging karma needs; made once for a birth. */
export interface KarmaContext {
  readonly area: AreaContext;
  readonly places: KarmaPlaces;
  readonly atmakaraka: Planet;
  /** Of the ascendant at birth. */
  readonly ascendantLord: SevenPlanet;
}

/** Returns what judging karma needs of a birth. */
export function karmaContext(context: AreaContext): KarmaContext {
  return {
    area: context,
    places: karmaPlaces(context.chart, context.varga('d60')),
    atmakaraka: charaKaraka(context.karakas, 'AK').planet,
    ascendantLord: lordOfHouse(context.chart, 1),
  };
}

/** Tells whether a shashtiamsha is one of the benefic ones. */
export function isKind({ part }: KarmaPlace): boolean {
  return part.nature === 'benefic';
}

/** Returns a place in the D60 as a sentence has it. */
export function d60Place({ dignity, house, number, signIndex }: KarmaPlace): D60Place {
  return { shashtiamsha: number, signIndex, house, dignity };
}

/** Returns where a body stands at birth: the ascendant in the first house. */
export function birthHouse(chart: Chart, body: KarmaBody): number {
  return body === 'Ascendant' ? 1 : chart.planets[body].house;
}

/** Returns the sign of the ascendant or a planet at birth, index 0 to 11. */
export function birthSign(chart: Chart, body: KarmaBody): number {
  return body === 'Ascendant' ? chart.ascendant.signIndex : chart.signs[body];
}
