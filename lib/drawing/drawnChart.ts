/** What a drawing shows of a chart. */
import { countFrom } from '../astro/angle.ts';
import type { Chart } from '../astro/chart/chart.ts';
import { PLANETS, type Planet } from '../astro/tables/planets.ts';
import type { VargaChart } from '../astro/varga/position.ts';
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

interface Place {
  readonly signIndex: number;
  readonly degreeInSign: number;
}

/** Returns what is drawn of a birth chart; the ascendant stands in its own sign, whichever house is the first. */
export function drawnChart(chart: Chart, options: DrawnOptions): DrawnChart {
  return drawn(chart, chart.ascendant, (planet) => chart.planets[planet], true, options);
}

/**
 * Returns what is drawn of a divisional chart: signs without degrees; motion and combustion are those of the birth
 * chart.
 */
export function drawnVarga(chart: Chart, { ascendant, planets }: VargaChart, options: DrawnOptions): DrawnChart {
  return drawn(chart, ascendant, (planet) => planets[planet], false, options);
}

function drawn(
  chart: Chart,
  ascendant: Place,
  placeOf: (planet: Planet) => Place,
  hasDegrees: boolean,
  { style, heading, names, firstSignIndex = ascendant.signIndex }: DrawnOptions,
): DrawnChart {
  const standingOf = (
    { signIndex, degreeInSign }: Place,
    body: DrawnStanding['body'],
    planet?: Planet,
  ): DrawnStanding => ({
    body,
    signIndex,
    degree: hasDegrees ? Math.floor(degreeInSign) : null,
    house: countFrom(firstSignIndex, signIndex),
    isRetrograde: planet !== undefined && chart.planets[planet].isRetrograde,
    isCombust: planet !== undefined && chart.planets[planet].isCombust,
  });
  const rising = standingOf(ascendant, 'Ascendant');
  const planets = PLANETS.map((planet) => standingOf(placeOf(planet), planet, planet));
  return drawnStandings(rising, planets, { style, heading, names, firstSignIndex });
}

/** Returns what is drawn of bodies, by where they stand. */
export function drawnStandings(
  rising: DrawnStanding,
  planets: readonly DrawnStanding[],
  { style, heading, names, firstSignIndex = rising.signIndex }: DrawnOptions,
): DrawnChart {
  return {
    style,
    firstSignIndex,
    bodies: [...planets, rising].map((standing) => bodyOf(standing, names)),
    heading,
    description: [rising, ...planets].map((standing) => sentenceOf(standing, names)).join(' '),
    words: drawingWords(names),
  };
}

function bodyOf({ body, degree, signIndex, isRetrograde, isCombust }: DrawnStanding, names: Names): DrawnBody {
  return {
    label: bodyLabel(body, names),
    degree: degree === null ? '' : `${degree}°`,
    signIndex,
    isRetrograde,
    isCombust,
    isAscendant: body === 'Ascendant',
  };
}
