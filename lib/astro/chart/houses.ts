/** Houses by the chosen house system: sign, lord, occupants, aspects. */
import { countFrom, wrap360, nthSignFrom } from '../angle.ts';
import { aspectPercent, drishtiVirupas } from './aspects.ts';
import { toWireResolution, type Chart } from './chart.ts';
import type { DividedHouses, HouseCusps, HouseSystem, UndefinedHouses } from '../earth/cusps.ts';
import { HOUSES } from '../planet/lordship.ts';
import { HOUSE_CLASSES, type HouseClass } from '../tables/houses.ts';
import { forEachPlanet, PLANETS, type Planet, type SevenPlanet } from '../tables/planets.ts';
import { signLord, SIGN_ARC_DEG } from '../tables/signs.ts';

export interface House {
  /** 1..12. */
  readonly number: number;
  /** Sign of the cusp; in `equal_madhya` and `sripati`, where the ascendant is the middle of the 1st house, of the middle. */
  readonly signIndex: number;
  readonly cuspDeg: number;
  readonly middleDeg: number;
  readonly lord: SevenPlanet;
  /** House in which the lord stands. */
  readonly lordHouse: number;
  readonly occupants: readonly Planet[];
  /** Full and partial ones; nodes as the chart's conventions say. */
  readonly aspects: readonly HouseAspect[];
}

/** An aspect on the sign of a house. */
export interface HouseAspect {
  readonly planet: Planet;
  /** Counted from the planet: 7 for its 7th aspect. */
  readonly place: number;
  readonly fromHouse: number;
  /** Share of a full aspect. */
  readonly percent: number;
  /** Exact strength on the middle of the house, 0 to 60. */
  readonly virupas: number;
}

export interface HouseDivision {
  readonly system: HouseSystem;
  /** The point of a house whose sign is the sign of the house. */
  readonly signFrom: 'cusp' | 'middle';
  /** The 1st house first. */
  readonly houses: readonly House[];
  readonly houseOf: Readonly<Record<Planet, number>>;
}

/** Systems in which the ascendant is the middle of the first house. */
const BEGUN_BY_MIDDLES: ReadonlySet<HouseSystem> = new Set(['equal_madhya', 'sripati']);

/** A house before anything stands in it. */
type Frame = Pick<House, 'number' | 'signIndex' | 'cuspDeg' | 'middleDeg'>;

/**
 * Divides a chart into houses.
 *
 * A planet stands in the house whose [cusp, next cusp) holds its longitude. Aspects stay those of signs: they fall on
 * the sign of a house. Whole signs are counted from the sign of the chart's ascendant, and where the system asked for
 * does not exist (Placidus beyond the polar circles) they stand in for it.
 */
export function dividedHouses(chart: Chart, cusps: HouseCusps): HouseDivision {
  const isWholeSign = countsWholeSigns(cusps);
  const signFrom = BEGUN_BY_MIDDLES.has(cusps.system) ? 'middle' : 'cusp';
  const frames = isWholeSign
    ? HOUSES.map((number) => wholeSignFrame(chart, number))
    : framesOf(cusps.cuspsDeg, cusps.middlesDeg, signFrom);
  const houseOf = housesOfPlanets(chart, cusps);
  const houses = frames.map((frame) => houseIn(chart, frame, houseOf));
  return { system: isWholeSign ? 'whole_sign' : cusps.system, signFrom, houses, houseOf };
}

/** Returns one house of whole signs, 1 to 12. */
export function wholeSignHouse(chart: Chart, number: number): House {
  return houseIn(chart, wholeSignFrame(chart, number), wholeSignPlaces(chart));
}

function houseIn(chart: Chart, frame: Frame, houseOf: Readonly<Record<Planet, number>>): House {
  const lord = signLord(frame.signIndex);
  return {
    ...frame,
    lord,
    lordHouse: houseOf[lord],
    occupants: PLANETS.filter((planet) => houseOf[planet] === frame.number),
    aspects: aspectsOnHouse(chart, frame, houseOf),
  };
}

/** Returns the house of each planet, 1..12, by the division that was chosen. */
export function housesOfPlanets(chart: Chart, cusps: HouseCusps): Readonly<Record<Planet, number>> {
  if (countsWholeSigns(cusps)) return wholeSignPlaces(chart);
  const cuspsDeg = cusps.cuspsDeg.map(toWireResolution);
  return forEachPlanet((planet) => holdingHouse(cuspsDeg, chart.planets[planet].longitudeDeg));
}

function countsWholeSigns(cusps: HouseCusps): cusps is UndefinedHouses | (DividedHouses & { system: 'whole_sign' }) {
  return cusps.cuspsDeg === null || cusps.system === 'whole_sign';
}

function wholeSignPlaces({ planets }: Chart): Readonly<Record<Planet, number>> {
  return forEachPlanet((planet) => planets[planet].house);
}

function wholeSignFrame({ ascendant }: Chart, number: number): Frame {
  const signIndex = nthSignFrom(ascendant.signIndex, number);
  return { number, signIndex, cuspDeg: signIndex * SIGN_ARC_DEG, middleDeg: (signIndex + 0.5) * SIGN_ARC_DEG };
}

function framesOf(cuspsDeg: readonly number[], middlesDeg: readonly number[], signFrom: 'cusp' | 'middle'): Frame[] {
  return HOUSES.map((number) => {
    const cuspDeg = toWireResolution(cuspsDeg[number - 1]!);
    const middleDeg = toWireResolution(middlesDeg[number - 1]!);
    const signIndex = Math.floor((signFrom === 'cusp' ? cuspDeg : middleDeg) / SIGN_ARC_DEG);
    return { number, signIndex, cuspDeg, middleDeg };
  });
}

/** The house whose cusp was passed last. */
function holdingHouse(cuspsDeg: readonly number[], longitudeDeg: number): number {
  const passedDeg = cuspsDeg.map((cuspDeg) => wrap360(longitudeDeg - cuspDeg));
  return passedDeg.indexOf(Math.min(...passedDeg)) + 1;
}

function aspectsOnHouse(chart: Chart, frame: Frame, houseOf: Readonly<Record<Planet, number>>): HouseAspect[] {
  const found: HouseAspect[] = [];
  for (const planet of PLANETS) {
    const { longitudeDeg, signIndex } = chart.planets[planet];
    const place = countFrom(signIndex, frame.signIndex);
    const percent = aspectPercent(planet, place, chart.conventions.nodeAspects);
    if (percent === 0) continue;
    const virupas = drishtiVirupas(planet, longitudeDeg, frame.middleDeg);
    found.push({ planet, place, fromHouse: houseOf[planet], percent, virupas });
  }
  return found;
}

/** Lists the full aspects on a house, which judgements use; partial ones are for display. */
export function fullAspects({ aspects }: House): HouseAspect[] {
  return aspects.filter(({ percent }) => percent === 100);
}

/** Lists the classes a house belongs to, such as kendra and trikona for the 1st. */
export function houseClasses(house: number): HouseClass[] {
  return (Object.keys(HOUSE_CLASSES) as HouseClass[]).filter((name) => HOUSE_CLASSES[name].includes(house));
}

/** Tells whether a house is an angle: the 1st, 4th, 7th or 10th. */
export function isKendra(house: number): boolean {
  return HOUSE_CLASSES.kendra.includes(house);
}

/** Tells whether a house is a trine: the 1st, 5th or 9th. */
export function isTrikona(house: number): boolean {
  return HOUSE_CLASSES.trikona.includes(house);
}

/** Tells whether a house is one of difficulty: the 6th, 8th or 12th. */
export function isDusthana(house: number): boolean {
  return HOUSE_CLASSES.dusthana.includes(house);
}

/** Houses in which natural malefics prosper. */
const MALEFICS_PROSPER = [3, 6, 11];

/** Tells whether natural malefics prosper in a house: the 3rd, 6th or 11th. */
export function isGoodForMalefics(house: number): boolean {
  return MALEFICS_PROSPER.includes(house);
}
