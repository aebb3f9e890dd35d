/** Harsha bala: 5 points for each of the four joys of a planet in the annual chart (Tajika Nilakanthi). */
import { isStrongBySign } from '../planet/dignity.ts';
import type { Chart } from '../chart/chart.ts';
import type { ScorePart } from '../score.ts';
import { SEVEN_PLANETS, type SevenPlanet } from '../tables/planets.ts';
import { fact, type AnnualFact } from './facts.ts';

export interface Harsha {
  /** 0, 5, 10, 15 or 20. */
  readonly value: number;
  readonly parts: readonly ScorePart<AnnualFact>[];
}

const JOY = 5;

/** House of the annual chart in which each planet rejoices. */
const JOY_HOUSES: Readonly<Record<SevenPlanet, number>> = {
  Sun: 9,
  Moon: 3,
  Mars: 6,
  Mercury: 1,
  Jupiter: 11,
  Venus: 5,
  Saturn: 12,
};

/** Tajika has no neuter planets: Mercury and Saturn count as female. */
const MALE: readonly SevenPlanet[] = ['Sun', 'Mars', 'Jupiter'];
const FEMALE_HOUSES = [1, 2, 3, 7, 8, 9];

/** Returns the harsha bala of a planet. */
export function harshaBala(chart: Chart, isDayReturn: boolean, planet: SevenPlanet): Harsha {
  const { dignity, house, signIndex } = chart.planets[planet];
  const isMale = MALE.includes(planet);
  const isAtHome = isStrongBySign(dignity);
  const isMaleHouse = !FEMALE_HOUSES.includes(house);
  const joyHouse = JOY_HOUSES[planet];
  const joy = (id: string, label: AnnualFact, isMet: boolean): ScorePart<AnnualFact> => ({
    id,
    label,
    points: isMet ? JOY : 0,
    max: JOY,
  });
  const parts = [
    joy('place', fact('joy_house', { house, joyHouse }), house === joyHouse),
    joy('sign', fact('joy_sign', { signIndex, isAtHome }), isAtHome),
    joy('sex', fact('joy_sex', { isMale, isMaleHouse }), isMaleHouse === isMale),
    joy('time', fact('joy_time', { isMale, isDayReturn }), isDayReturn === isMale),
  ];
  return { value: parts.reduce((sum, { points }) => sum + points, 0), parts };
}

/** Returns the harsha bala of the seven planets. */
export function harshaBalas(chart: Chart, isDayReturn: boolean): Readonly<Record<SevenPlanet, Harsha>> {
  return Object.fromEntries(SEVEN_PLANETS.map((planet) => [planet, harshaBala(chart, isDayReturn, planet)])) as Record<
    SevenPlanet,
    Harsha
  >;
}
