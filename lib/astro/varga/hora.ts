/** Wealth by hora: the planets in the halves of signs of Sun and Moon, with points (BPHS 6.5-6; practice for the score). */
import type { Chart } from '../chart/chart.ts';
import type { Fact } from '../factsOf.ts';
import type { Dignity } from '../planet/dignity.ts';
import { lordOfHouse } from '../planet/lordship.ts';
import { isOddSign } from '../tables/signs.ts';
import { PLANETS, type Planet } from '../tables/planets.ts';
import { vargaFact, type HoraLord, type VargaReason, type VargaReasons } from './facts.ts';
import { scoreOf, type VargaScore } from './points.ts';
import type { VargaChart, VargaPlanet } from './position.ts';
import type { NameOf } from '../scale.ts';
import { GRADES } from '../tables/grades.ts';

/** Horas in which each planet gives its best: those of the Sun and his friends, or of the Moon; Mercury is at home in both. */
const PROPER_HORAS: Readonly<Record<Planet, readonly HoraLord[]>> = {
  Sun: ['Sun'],
  Moon: ['Moon'],
  Mars: ['Sun'],
  Mercury: ['Sun', 'Moon'],
  Jupiter: ['Sun'],
  Venus: ['Moon'],
  Saturn: ['Moon'],
  Rahu: ['Moon'],
  Ketu: ['Moon'],
};

/** Returns whose hora a half of a sign is; the same whatever mapping draws the chart of D2. */
export function horaLord(signIndex: number, halfIndex: number): HoraLord {
  return isOddSign(signIndex) === (halfIndex === 0) ? 'Sun' : 'Moon';
}

/** Tells whether a planet gives its best in the hora of the Sun or of the Moon. */
export function isProperHora(planet: Planet, hora: HoraLord): boolean {
  return PROPER_HORAS[planet].includes(hora);
}

/** Returns whose hora a planet is in, by its sign in the birth chart and its half of that sign. */
export function horaOf({ signs }: Chart, { id, part }: VargaPlanet): HoraLord {
  return horaLord(signs[id], part.index);
}

/** Strength by dignity in the birth chart on the scale of vimsopaka bala; debilitation counts as a great enemy's sign. */
const STRENGTHS: Readonly<Record<Dignity, number>> = {
  exalted: 20,
  moolatrikona: 20,
  own: 20,
  great_friend: 18,
  friend: 15,
  neutral: 10,
  enemy: 7,
  great_enemy: 5,
  debilitated: 5,
};

/** Returns the wealth score: strengths of the planets in their proper hora, twice for lords of 2 and 11 and Jupiter. */
export function wealthScore(chart: Chart, d2: VargaChart): VargaScore<Fact<VargaReasons>> {
  const doubled = wealthPlanets(chart).map(({ planet }) => planet);
  return scoreOf(PLANETS.map((id) => wealthPoints(chart, d2, id, doubled.includes(id) ? 2 : 1)));
}

function wealthPoints(chart: Chart, d2: VargaChart, id: Planet, weight: 1 | 2): VargaReason {
  const hora = horaOf(chart, d2.planets[id]);
  const isProper = isProperHora(id, hora);
  const { dignity } = chart.planets[id];
  return {
    id: id.toLowerCase(),
    label: vargaFact('wealth', { planet: id, hora, isProper, dignity, isDoubled: weight === 2 }),
    points: isProper ? weight * STRENGTHS[dignity] : 0,
    max: weight * STRENGTHS.exalted,
  };
}

export interface WealthLevel {
  /** Percent of the most points that planets can have, a whole number. */
  readonly percent: number;
  readonly level: NameOf<typeof GRADES.wealth_in_d2>;
}

/** Returns how much of the greatest possible wealth score a chart has. */
export function wealthLevel({ max, points }: Pick<VargaScore<unknown>, 'max' | 'points'>): WealthLevel {
  const percent = Math.round((points / max) * 100);
  return { percent, level: GRADES.wealth_in_d2.of(percent) };
}

export type WealthRole = 'lord_2' | 'lord_11' | 'significator';

/** A planet that wealth is judged from, and in which roles. */
export interface WealthPlanet {
  readonly planet: Planet;
  readonly roles: readonly WealthRole[];
}

/** Lists the lords of the 2nd and the 11th house and Jupiter, each planet once. */
export function wealthPlanets(chart: Chart): WealthPlanet[] {
  const held: readonly [Planet, WealthRole][] = [
    [lordOfHouse(chart, 2), 'lord_2'],
    [lordOfHouse(chart, 11), 'lord_11'],
    ['Jupiter', 'significator'],
  ];
  const planets = [...new Set(held.map(([planet]) => planet))];
  return planets.map((planet) => ({ planet, roles: held.filter(([id]) => id === planet).map(([, role]) => role) }));
}
