/** The yantras of the planets: squares of nine numbers, whose rows, columns and diagonals have one sum (later practice). */
import { both, type Bilingual } from '../bilingual.ts';
import { practice } from '../source.ts';
import { forEachPlanet, PLANETS, type Planet } from './planets.ts';

export const YANTRA_SOURCE = practice('Yantras of numbers for the nine planets: later practice');

export interface Yantra {
  readonly name: Bilingual;
  /** Three rows of three numbers, the top row first. */
  readonly square: readonly (readonly number[])[];
  /** Of each row, column and diagonal. */
  readonly sum: number;
}

const NAMES: Readonly<Record<Planet, Bilingual>> = {
  Sun: both('Surya Yantra', 'सूर्य यंत्र'),
  Moon: both('Chandra Yantra', 'चंद्र यंत्र'),
  Mars: both('Mangal Yantra', 'मंगल यंत्र'),
  Mercury: both('Budh Yantra', 'बुध यंत्र'),
  Jupiter: both('Guru Yantra', 'गुरु यंत्र'),
  Venus: both('Shukra Yantra', 'शुक्र यंत्र'),
  Saturn: both('Shani Yantra', 'शनि यंत्र'),
  Rahu: both('Rahu Yantra', 'राहु यंत्र'),
  Ketu: both('Ketu Yantra', 'केतु यंत्र'),
};

/** That of the Sun. Each planet after it, in the order of the days and then the nodes, has every number one higher. */
const SUN_SQUARE = [
  [6, 1, 8],
  [7, 5, 3],
  [2, 9, 4],
];
const SUN_SUM = 15;

/** The square of each planet, Sun to Ketu. */
export const YANTRAS: Readonly<Record<Planet, Yantra>> = forEachPlanet((planet) => {
  const more = PLANETS.indexOf(planet);
  return {
    name: NAMES[planet],
    square: SUN_SQUARE.map((row) => row.map((number) => number + more)),
    sum: SUN_SUM + 3 * more,
  };
});
