/**
 * Pancha-vargiya bala, 0 to 20: five-fold strength in the annual chart, counted in two ways.
 *
 * `specified` takes the divisional charts D1, D2, D12, D3 and D9; `classical` the five of Tajika Nilakanthi: sign,
 * exaltation, hadda, drekkana and navamsha. The two share their scale: 80 units in all, divided by four.
 */
import { separationDeg } from '../angle.ts';
import type { Chart } from '../chart/chart.ts';
import { isOwnSign, isSignDebilitated, isSignExalted } from '../planet/dignity.ts';
import { DIGNITIES } from '../tables/dignities.ts';
import { SEVEN_PLANETS, type SevenPlanet } from '../tables/planets.ts';
import { signLord, SIGN_ARC_DEG } from '../tables/signs.ts';
import { vargaSignIndex } from '../varga/position.ts';
import { fact, type AnnualFact } from './facts.ts';
import { DEFAULT_CHOICES, type BalaChoices } from './tajikaChoices.ts';
import { relationTo } from './tajikaRelation.ts';
import { DECANATE_LORDS, HADDAS } from './tables/dignitaries.ts';
import type { PanchaVargiyaBand, PartStanding, TajikaRelation } from './tables/tajika.ts';
import { placeOf, type Place as CountedPlace } from '../percentile.ts';
import { GRADES } from '../tables/grades.ts';
import { PANCHA_VARGIYA_SPREAD } from '../tables/percentiles/panchaVargiya.ts';

export interface BalaPart {
  readonly id: string;
  readonly label: AnnualFact;
  /** A quarter of the units of the texts, so that the parts add up to the strength. */
  readonly points: number;
  readonly max: number;
  /** Sign of the varga, where there is one. */
  readonly signIndex: number | null;
  /** Lord of the part; null for exaltation, which depends on degrees alone. */
  readonly lord: SevenPlanet | null;
  readonly standing: PartStanding | null;
}

export interface PanchaVargiyaBala {
  /** 0 to 20: the sum of the parts. */
  readonly value: number;
  readonly band: PanchaVargiyaBand;
  readonly parts: readonly BalaPart[];
}

export interface PanchaVargiya {
  readonly specified: PanchaVargiyaBala;
  readonly classical: PanchaVargiyaBala;
}

export type PanchaVargiyas = Readonly<Record<SevenPlanet, PanchaVargiya>>;

/** Returns the word for a strength of 0 to 20: powerless under 5, little under 10, middling under 15, full from there. */
export function panchaVargiyaBandOf(bala: number): PanchaVargiyaBand {
  return GRADES.pancha_vargiya.of(bala);
}

/**
 * Share of the full units (Samjna Tantra 1.39-40). The text stops at the enemy, and leaves exaltation to a part of its
 * own; that the charts of the specification take it for an own sign, and halve an enemy's share for debilitation, is
 * interpretive.
 */
const SHARES: Readonly<Record<PartStanding, number>> = {
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
export function panchaVargiyaOf(
  chart: Chart,
  planet: SevenPlanet,
  choices: BalaChoices = DEFAULT_CHOICES,
): PanchaVargiya {
  const standingWith = (lord: SevenPlanet): TajikaRelation => relationTo(chart, planet, lord, choices);
  return {
    specified: specified(chart, planet, standingWith),
    classical: classical(chart, planet, standingWith, choices),
  };
}

/** Returns that of the seven planets. */
export function panchaVargiyas(chart: Chart, choices: BalaChoices = DEFAULT_CHOICES): PanchaVargiyas {
  return Object.fromEntries(SEVEN_PLANETS.map((planet) => [planet, panchaVargiyaOf(chart, planet, choices)])) as Record<
    SevenPlanet,
    PanchaVargiya
  >;
}

type VargaOfBala = keyof typeof SPECIFIED_UNITS;
type StandingWith = (lord: SevenPlanet) => TajikaRelation;

function specified(chart: Chart, planet: SevenPlanet, standingWith: StandingWith): PanchaVargiyaBala {
  const parts = (Object.keys(SPECIFIED_UNITS) as VargaOfBala[]).map((id): BalaPart => {
    const signIndex = signIn(chart, planet, id);
    const standing = dignityIn(chart, planet, signIndex) ?? standingWith(signLord(signIndex));
    const label = fact('varga_part', { varga: id, signIndex, standing });
    return part(id, SPECIFIED_UNITS[id], { signIndex, lord: signLord(signIndex) }, standing, label);
  });
  return summed(parts);
}

function classical(
  chart: Chart,
  planet: SevenPlanet,
  standingWith: StandingWith,
  { drekkana }: Pick<BalaChoices, 'drekkana'>,
): PanchaVargiyaBala {
  const { degreeInSign, longitudeDeg, signIndex } = chart.planets[planet];
  const bySign = (id: 'kshetra' | 'drekkana' | 'navamsha', sign: number): BalaPart => {
    const lord = signLord(sign);
    const standing = standingWith(lord);
    const label = fact('sign_part', { part: id, signIndex: sign, standing });
    return part(id, CLASSICAL_UNITS[id], { signIndex: sign, lord }, standing, label);
  };
  const within = (id: 'hadda' | 'drekkana', lord: SevenPlanet): BalaPart => {
    const standing = standingWith(lord);
    const label = fact('lord_part', { part: id === 'drekkana' ? 'decanate' : id, lord, signIndex, standing });
    return part(id, CLASSICAL_UNITS[id], { signIndex, lord }, standing, label);
  };
  return summed([
    bySign('kshetra', signIndex),
    exaltationPart(planet, longitudeDeg),
    within('hadda', haddaLord(signIndex, degreeInSign)),
    drekkana === 'parashari'
      ? bySign('drekkana', signIn(chart, planet, 'd3'))
      : within('drekkana', decanateLord(signIndex, degreeInSign)),
    bySign('navamsha', signIn(chart, planet, 'd9')),
  ]);
}

/** Returns the lord of the unequal fifth of a sign in which a degree falls. */
export function haddaLord(signIndex: number, degreeInSign: number): SevenPlanet {
  return HADDAS[signIndex]!.find(([, endDeg]) => degreeInSign < endDeg)![0];
}

/** Returns the lord of the third of a sign in which a degree falls, in the order of Tajika. */
export function decanateLord(signIndex: number, degreeInSign: number): SevenPlanet {
  const decanateIndex = signIndex * 3 + Math.floor(degreeInSign / 10);
  return DECANATE_LORDS[decanateIndex % DECANATE_LORDS.length]!;
}

function signIn(chart: Chart, planet: SevenPlanet, id: VargaOfBala): number {
  return vargaSignIndex(chart, id, chart.planets[planet]);
}

/** Nearer to deepest exaltation is better, in proportion: 20 units there, none opposite. */
function exaltationPart(planet: SevenPlanet, longitudeDeg: number): BalaPart {
  const { deepDegree, exaltedSign } = DIGNITIES[planet];
  const fromFallDeg = 180 - separationDeg(longitudeDeg, exaltedSign * SIGN_ARC_DEG + deepDegree);
  const max = CLASSICAL_UNITS.uchcha / UNITS_PER_POINT;
  return {
    id: 'uchcha',
    label: fact('from_fall', { arcDeg: fromFallDeg }),
    points: inMillionths((fromFallDeg * max) / 180),
    max,
    signIndex: null,
    lord: null,
    standing: null,
  };
}

/** Returns whether a sign is the exaltation of a planet, its own or its debilitation; null for other signs. */
export function dignityIn({ conventions }: Chart, planet: SevenPlanet, signIndex: number): PartStanding | null {
  const { nodeExaltation } = conventions;
  if (isSignExalted(planet, signIndex, nodeExaltation)) return 'exalted';
  if (isOwnSign(planet, signIndex, nodeExaltation)) return 'own';
  return isSignDebilitated(planet, signIndex, nodeExaltation) ? 'debilitated' : null;
}

/** A part of a sign, with its lord. */
interface Place {
  readonly signIndex: number;
  readonly lord: SevenPlanet;
}

function part(id: string, units: number, place: Place, standing: PartStanding, label: AnnualFact): BalaPart {
  const max = units / UNITS_PER_POINT;
  return { id, label, points: max * SHARES[standing], max, signIndex: place.signIndex, lord: place.lord, standing };
}

function summed(parts: readonly BalaPart[]): PanchaVargiyaBala {
  const value = inMillionths(parts.reduce((sum, { points }) => sum + points, 0));
  return { value, band: panchaVargiyaBandOf(value), parts };
}

/** Returns the place of a planet's strength by one of the two countings among many years. */
export function panchaVargiyaPlace(counting: keyof PanchaVargiya, planet: SevenPlanet, value: number): CountedPlace {
  return placeOf(PANCHA_VARGIYA_SPREAD, `${counting}_${planet}`, value);
}

/** Rounds a strength to a millionth of a point, so that equal strengths compare as equal. */
function inMillionths(points: number): number {
  return Math.round(points * 1e6) / 1e6;
}
