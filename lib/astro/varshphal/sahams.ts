/** Sahams of a chart: points of single matters, A - C + B by day and most of them C - A + B by night. */
import { countFrom, wrap360 } from '../angle.ts';
import { toWireResolution, type Chart } from '../chart/chart.ts';
import { lordOfHouse } from '../planet/lordship.ts';
import { practice, type Source } from '../source.ts';
import type { SevenPlanet } from '../tables/planets.ts';
import { signLord, SIGN_ARC_DEG } from '../tables/signs.ts';
import { placement, type Placement } from '../chart/zodiac.ts';
import {
  formulasOf,
  isPlanetTerm,
  SAHAMS,
  swapped,
  type DayAndNight,
  type SahamFormula,
  type SahamRow,
  type SahamTerm,
} from './tables/sahams.ts';
import type { SahamSet } from './tajikaChoices.ts';

export const SAHAM_SOURCE: Source = { text: 'Tajika Nilakanthi', chapter: 'Samjna Tantra, Sahamadhyaya' };
/** Who lists the formulas of the other set. */
export const PVR_SAHAMS_SOURCE: Source = practice('P. V. R. Narasimha Rao, Vedic Astrology: An Integrated Approach');

/** A term of a formula, and where it stood. */
export interface SahamPoint {
  readonly term: SahamTerm;
  readonly longitudeDeg: number;
}

export interface Saham extends Placement {
  readonly row: SahamRow;
  readonly a: SahamPoint;
  readonly c: SahamPoint;
  readonly b: SahamPoint;
  /** A sign was added, B not lying on the arc from C to A. */
  readonly isSignAdded: boolean;
  /** Made by the rule of the night, where that differs. */
  readonly isByNight: boolean;
  /** From the ascendant of its chart, 1..12. */
  readonly house: number;
  readonly lord: SevenPlanet;
}

/**
 * Returns the sahams of a chart in the order of the texts, Punya first.
 *
 * @param isDay whether the Sun stands over the horizon
 * @param set which formulas are taken where books differ
 */
export function sahams(chart: Chart, isDay: boolean, set: SahamSet = 'tn'): Saham[] {
  const made = new Map<string, number>();
  return SAHAMS.map((row) => {
    const saham = sahamOf(row, formulasOf(row, set), { chart, isDay, made });
    made.set(row.id, saham.longitudeDeg);
    return saham;
  });
}

/** What sahams are made from. */
interface Making {
  readonly chart: Chart;
  readonly isDay: boolean;
  /** Longitudes of the sahams that stand earlier in the list, by id. */
  readonly made: ReadonlyMap<string, number>;
}

function sahamOf(row: SahamRow, formulas: DayAndNight, { chart, isDay, made }: Making): Saham {
  const { day, night } = formulas;
  const formula = formulaFor(row, formulas, chart, isDay);
  const a = pointAt(formula.a, chart, made);
  const c = pointAt(formula.c, chart, made);
  const b = pointAt(formula.b, chart, made);
  const isSignAdded = !isOnArc(b.longitudeDeg, c.longitudeDeg, a.longitudeDeg);
  const deg = wrap360(a.longitudeDeg - c.longitudeDeg + b.longitudeDeg + (isSignAdded ? 30 : 0));
  const { longitudeDeg, signIndex, degreeInSign, nakshatraIndex, pada } = placement(toWireResolution(deg));
  return {
    // Spelled out: spreading a place into a literal this long is ten times slower.
    longitudeDeg,
    signIndex,
    degreeInSign,
    nakshatraIndex,
    pada,
    row,
    a,
    c,
    b,
    isSignAdded,
    isByNight: !isDay && (day.a !== night.a || day.c !== night.c),
    house: countFrom(chart.ascendant.signIndex, signIndex),
    lord: signLord(signIndex),
  };
}

function formulaFor({ marsRising }: SahamRow, { day, night }: DayAndNight, chart: Chart, isDay: boolean): SahamFormula {
  if (marsRising && lordOfHouse(chart, 1) === 'Mars') return isDay ? marsRising : swapped(marsRising);
  return isDay ? day : night;
}

/** Tells whether a longitude lies on the arc from one to another, in the order of the signs, its ends included. */
function isOnArc(deg: number, fromDeg: number, toDeg: number): boolean {
  return wrap360(deg - fromDeg) <= wrap360(toDeg - fromDeg);
}

function pointAt(term: SahamTerm, chart: Chart, made: ReadonlyMap<string, number>): SahamPoint {
  return { term, longitudeDeg: made.get(term) ?? termDeg(chart, term) };
}

const MIDDLE_OF_CANCER_DEG = 105;

/** A house begins at the degree of the ascendant in its sign. */
function termDeg(chart: Chart, term: SahamTerm): number {
  const { ascendant, planets } = chart;
  if (isPlanetTerm(term)) return planets[term].longitudeDeg;
  if (term.startsWith('house_')) return wrap360(ascendant.longitudeDeg + SIGN_ARC_DEG * (numberIn(term) - 1));
  if (term.startsWith('lord_')) return planets[lordOfHouse(chart, numberIn(term))].longitudeDeg;
  switch (term) {
    case 'ascendant_lord':
      return planets[lordOfHouse(chart, 1)].longitudeDeg;
    case 'sun_sign_lord':
      return planets[signLord(planets.Sun.signIndex)].longitudeDeg;
    case 'moon_sign_lord':
      return planets[signLord(planets.Moon.signIndex)].longitudeDeg;
    case 'middle_of_cancer':
      return MIDDLE_OF_CANCER_DEG;
    default:
      return ascendant.longitudeDeg;
  }
}

function numberIn(term: SahamTerm): number {
  return Number(term.split('_')[1]);
}
