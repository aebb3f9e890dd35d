/**
 * Pancha-vargiya bala, 0 to 20: five-fold strength in the annual chart, counted in two ways.
 *
 * `specified` takes the divisional charts D1, D2, D12, D3 and D9; `classical` the five of Tajika Nilakanthi: sign,
 * exaltation, hadda, drekkana and navamsha. The two share their scale: 80 units in all, divided by four.
 */
import { separationDeg } from '../angle.ts';
import type { Chart } from '../chart.ts';
import { isOwnSign, isSignDebilitated, isSignExalted } from '../dignity.ts';
import { DIGNITIES } from '../tables/dignities.ts';
import { SEVEN_PLANETS, type SevenPlanet } from '../tables/planets.ts';
import { naturalRelation } from '../tables/relationships.ts';
import { SIGNS, signLord } from '../tables/signs.ts';
import { vargaSignIndex } from '../varga/position.ts';
import { HADDAS } from './tables/dignitaries.ts';

/** Whose guest a planet is. */
export type Standing = 'own' | 'exalted' | 'friend' | 'neutral' | 'enemy' | 'debilitated';

export interface BalaPart {
  readonly id: string;
  readonly label: string;
  /** A quarter of the units of the texts, so that the parts add up to the strength. */
  readonly points: number;
  readonly max: number;
  /** Sign of the varga, where there is one. */
  readonly signIndex: number | null;
  /** Lord of the part; null for exaltation, which goes by degrees alone. */
  readonly lord: SevenPlanet | null;
  readonly standing: Standing | null;
}

export interface Bala {
  /** 0 to 20: the sum of the parts. */
  readonly value: number;
  readonly band: Band;
  readonly parts: readonly BalaPart[];
}

export type Band = 'purna' | 'madhya' | 'alpa' | 'nirbala';

export interface PanchaVargiya {
  readonly specified: Bala;
  readonly classical: Bala;
}

export type PanchaVargiyas = Readonly<Record<SevenPlanet, PanchaVargiya>>;

/** Returns the word for a strength of 0 to 20: over 15 full of power (parakrami), under 5 powerless. */
export function bandOf(bala: number): Band {
  if (bala > 15) return 'purna';
  if (bala >= 10) return 'madhya';
  return bala >= 5 ? 'alpa' : 'nirbala';
}

/** Share of the full units. The texts stop at the enemy; that debilitation halves it is interpretive. */
const SHARES: Readonly<Record<Standing, number>> = {
  own: 1,
  exalted: 1,
  friend: 0.75,
  neutral: 0.5,
  enemy: 0.25,
  debilitated: 0.125,
};

/** The five charts and their full units; D2 and D12 take the units of exaltation and hadda, which is interpretive. */
const SPECIFIED_UNITS = { d1: 30, d2: 20, d12: 15, d3: 10, d9: 5 } as const;
const CLASSICAL_UNITS = { kshetra: 30, uchcha: 20, hadda: 15, drekkana: 10, navamsha: 5 } as const;
const UNITS_PER_POINT = 4;

/** Returns the five-fold strength of a planet in both ways. */
export function panchaVargiyaOf(chart: Chart, planet: SevenPlanet): PanchaVargiya {
  return { specified: specified(chart, planet), classical: classical(chart, planet) };
}

/** Returns that of the seven planets. */
export function panchaVargiyas(chart: Chart): PanchaVargiyas {
  return Object.fromEntries(SEVEN_PLANETS.map((planet) => [planet, panchaVargiyaOf(chart, planet)])) as Record<
    SevenPlanet,
    PanchaVargiya
  >;
}

type VargaOfBala = keyof typeof SPECIFIED_UNITS;

function specified(chart: Chart, planet: SevenPlanet): Bala {
  const parts = (Object.keys(SPECIFIED_UNITS) as VargaOfBala[]).map((id): BalaPart => {
    const signIndex = signIn(chart, planet, id);
    const standing = dignifiedStanding(chart, planet, signIndex);
    return part(
      id,
      `${id.toUpperCase()} ${SIGNS[signIndex]!}`,
      SPECIFIED_UNITS[id],
      signIndex,
      signLord(signIndex),
      standing,
    );
  });
  return summed(parts);
}

function classical(chart: Chart, planet: SevenPlanet): Bala {
  const { degreeInSign, longitudeDeg, signIndex } = chart.planets[planet];
  const bySign = (id: 'kshetra' | 'drekkana' | 'navamsha', sign: number, what: string): BalaPart => {
    const lord = signLord(sign);
    return part(id, `${what} ${SIGNS[sign]!}`, CLASSICAL_UNITS[id], sign, lord, standingWith(planet, lord));
  };
  const lord = haddaLord(signIndex, degreeInSign);
  return summed([
    bySign('kshetra', signIndex, 'Sign'),
    exaltationPart(planet, longitudeDeg),
    part(
      'hadda',
      `Hadda of ${lord} in ${SIGNS[signIndex]!}`,
      CLASSICAL_UNITS.hadda,
      signIndex,
      lord,
      standingWith(planet, lord),
    ),
    bySign('drekkana', signIn(chart, planet, 'd3'), 'Drekkana'),
    bySign('navamsha', signIn(chart, planet, 'd9'), 'Navamsha'),
  ]);
}

/** Returns the lord of the unequal fifth of a sign in which a degree falls. */
export function haddaLord(signIndex: number, degreeInSign: number): SevenPlanet {
  return HADDAS[signIndex]!.find(([, endDeg]) => degreeInSign < endDeg)![0];
}

function signIn(chart: Chart, planet: SevenPlanet, id: VargaOfBala): number {
  return vargaSignIndex(chart, id, chart.planets[planet]);
}

/** Nearer to deepest exaltation is better, in proportion: 20 units there, none opposite. */
function exaltationPart(planet: SevenPlanet, longitudeDeg: number): BalaPart {
  const { deepDegree, exaltedSign } = DIGNITIES[planet];
  const fromFallDeg = 180 - separationDeg(longitudeDeg, exaltedSign * 30 + deepDegree);
  const max = CLASSICAL_UNITS.uchcha / UNITS_PER_POINT;
  return {
    id: 'uchcha',
    label: `${fromFallDeg.toFixed(2)} of 180 degrees from deepest debilitation`,
    points: Math.round(((fromFallDeg * max) / 180) * 1e4) / 1e4,
    max,
    signIndex: null,
    lord: null,
    standing: null,
  };
}

function dignifiedStanding({ conventions }: Chart, planet: SevenPlanet, signIndex: number): Standing {
  const { nodeExaltation } = conventions;
  if (isSignExalted(planet, signIndex, nodeExaltation)) return 'exalted';
  if (isOwnSign(planet, signIndex, nodeExaltation)) return 'own';
  if (isSignDebilitated(planet, signIndex, nodeExaltation)) return 'debilitated';
  return naturalRelation(planet, signLord(signIndex));
}

function standingWith(planet: SevenPlanet, lord: SevenPlanet): Standing {
  return planet === lord ? 'own' : naturalRelation(planet, lord);
}

function part(
  id: string,
  place: string,
  units: number,
  signIndex: number,
  lord: SevenPlanet,
  standing: Standing,
): BalaPart {
  const max = units / UNITS_PER_POINT;
  return { id, label: `${place}: ${standing}`, points: max * SHARES[standing], max, signIndex, lord, standing };
}

function summed(parts: readonly BalaPart[]): Bala {
  const value = Math.round(parts.reduce((sum, { points }) => sum + points, 0) * 1e5) / 1e5;
  return { value, band: bandOf(value), parts };
}
