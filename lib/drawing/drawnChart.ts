/** What a drawing shows of a chart. */
import { countFrom } from '../astro/angle.ts';
import type { Chart } from '../astro/chart/chart.ts';
import type { Placement } from '../astro/chart/zodiac.ts';
import type { Dignity } from '../astro/planet/dignity.ts';
import { PLANETS, type Planet } from '../astro/tables/planets.ts';
import { isVargottama, type VargaChart } from '../astro/varga/position.ts';
import type { Names } from '../words/names.ts';
import type { ChartStyle, DrawnBody, DrawnChart } from './drawing.ts';
import { bodyLabel, drawingWords, sentenceOf, type DrawnStanding } from './words.ts';

export interface DrawnOptions {
  readonly style: ChartStyle;
  /** The sign of the first house where it is not that of the ascendant: in charts from the Moon or the Sun. */
  readonly firstSignIndex?: number;
  /** Kind of chart, name and the like; the first text is larger. */
  readonly heading: readonly string[];
  readonly names: Names;
}

/** Where a body stands in the drawing, and what is marked beside it. */
interface Shown {
  readonly signIndex: number;
  readonly degreeInSign: number;
  readonly isRetrograde?: boolean;
  readonly isCombust?: boolean;
  readonly dignity?: Dignity;
  readonly isVargottama?: boolean;
}

/** Returns what is drawn of a birth chart; the ascendant stands in its own sign, whichever house is the first. */
export function drawnChart(chart: Chart, options: DrawnOptions): DrawnChart {
  return drawnStandings(...birthStandings(chart, options), options);
}

/** Returns what is drawn of a birth chart with the planets of another sky over it. */
export function drawnTransits(chart: Chart, passing: Passing, options: DrawnOptions): DrawnChart {
  const firstSignIndex = firstOf(chart, options);
  const transits = PLANETS.map((planet) => standingOf(planet, passing[planet], { firstSignIndex, isTransit: true }));
  return drawnStandings(...birthStandings(chart, options), options, transits);
}

/** The planets of a sky that passes over a birth chart. */
export type Passing = Readonly<Record<Planet, Omit<Shown, 'isVargottama'>>>;

/**
 * Returns what is drawn of a divisional chart: signs without degrees; motion and combustion are those of the birth
 * chart, dignity is that in the divisional sign.
 */
export function drawnVarga(chart: Chart, { ascendant, planets }: VargaChart, options: DrawnOptions): DrawnChart {
  const place = { firstSignIndex: options.firstSignIndex ?? ascendant.signIndex, hasDegrees: false };
  const standings = PLANETS.map((planet) => {
    const { isCombust, isRetrograde } = chart.planets[planet];
    return standingOf(planet, { ...planets[planet], isCombust, isRetrograde }, place);
  });
  return drawnStandings(standingOf('Ascendant', ascendant, place), standings, options);
}

function birthStandings(chart: Chart, options: DrawnOptions): [DrawnStanding, DrawnStanding[]] {
  const place = { firstSignIndex: firstOf(chart, options) };
  const standing = (body: Planet | 'Ascendant', shown: Shown & Placement): DrawnStanding =>
    standingOf(body, { ...shown, isVargottama: isVargottama(chart, shown) }, place);
  return [standing('Ascendant', chart.ascendant), PLANETS.map((planet) => standing(planet, chart.planets[planet]))];
}

function firstOf({ ascendant }: Chart, { firstSignIndex = ascendant.signIndex }: DrawnOptions): number {
  return firstSignIndex;
}

interface StandingPlace {
  readonly firstSignIndex: number;
  readonly hasDegrees?: boolean;
  readonly isTransit?: boolean;
}

function standingOf(
  body: DrawnStanding['body'],
  { signIndex, degreeInSign, dignity, isRetrograde = false, isCombust = false, isVargottama: isKept = false }: Shown,
  { firstSignIndex, hasDegrees = true, isTransit = false }: StandingPlace,
): DrawnStanding {
  return {
    body,
    signIndex,
    degree: hasDegrees ? Math.floor(degreeInSign) : null,
    house: countFrom(firstSignIndex, signIndex),
    isExalted: dignity === 'exalted',
    isDebilitated: dignity === 'debilitated',
    isRetrograde,
    isCombust,
    isVargottama: isKept,
    isTransit,
  };
}

/**
 * Returns what is drawn of bodies, by where they stand.
 *
 * @param transits planets that pass over the chart
 */
export function drawnStandings(
  rising: DrawnStanding,
  planets: readonly DrawnStanding[],
  { style, heading, names, firstSignIndex = rising.signIndex }: DrawnOptions,
  transits: readonly DrawnStanding[] = [],
): DrawnChart {
  return {
    style,
    firstSignIndex,
    bodies: [...planets, rising, ...transits].map((standing) => bodyOf(standing, names)),
    heading,
    description: [rising, ...planets, ...transits].map((standing) => sentenceOf(standing, names)).join(' '),
    words: drawingWords(names),
  };
}

function bodyOf(standing: DrawnStanding, names: Names): DrawnBody {
  const { body, degree, signIndex, isCombust, isDebilitated, isExalted, isRetrograde, isTransit, isVargottama } =
    standing;
  return {
    label: bodyLabel(body, names),
    degree: degree === null ? '' : `${degree}°`,
    signIndex,
    isExalted,
    isDebilitated,
    isRetrograde,
    isCombust,
    isVargottama,
    isTransit,
    isAscendant: body === 'Ascendant',
  };
}
