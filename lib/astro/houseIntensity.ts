/**
 * How strongly a planet works in its house (bhava intensity): fully near the madhya, weakly near the border.
 *
 * Houses are whole signs and never shift. The madhya of each is the degree of the ascendant within its sign. The three
 * zones are those of the specification; the percentages within them are interpretive.
 */
import { signOfHouse, toWireResolution, type Chart, type ChartPlanet } from './chart.ts';
import { practice } from './source.ts';

export type IntensityZone = 'madhya' | 'middle' | 'sandhi';

export interface HouseIntensity {
  readonly house: number;
  readonly zone: IntensityZone;
  /** From the madhya of the house, in the same sign. */
  readonly distanceDeg: number;
  /** From the nearer border of the sign. */
  readonly borderDistanceDeg: number;
  /** Share of its result that the planet gives, 15 to 100. */
  readonly percent: number;
  readonly reason: string;
}

export const INTENSITY_SOURCE = practice(
  'Full results at the middle of a house, weak ones at its border (Sripati Paddhati); zones of 5 and 12 degrees on whole signs',
);

const MADHYA_DEG = 5;
const MIDDLE_DEG = 12;
const FARTHEST_DEG = 20;
const BORDER_DEG = 2;

/** Returns the sidereal longitude of the madhya of a house, 1..12. */
export function madhyaDeg(chart: Chart, house: number): number {
  return toWireResolution(signOfHouse(chart, house) * 30 + chart.ascendant.degreeInSign);
}

/**
 * Returns how strongly a planet works in its whole-sign house.
 *
 * Near the madhya a planet is strong even where the madhya itself is near a border of the sign.
 */
export function houseIntensity({ ascendant }: Chart, { house, degreeInSign }: ChartPlanet): HouseIntensity {
  const distanceDeg = toWireResolution(Math.abs(degreeInSign - ascendant.degreeInSign));
  const borderDistanceDeg = toWireResolution(Math.min(degreeInSign, 30 - degreeInSign));
  const zone = zoneAt(distanceDeg, borderDistanceDeg);
  const where = `${written(distanceDeg)} degrees from the madhya at ${written(ascendant.degreeInSign)}`;
  return {
    house,
    zone,
    distanceDeg,
    borderDistanceDeg,
    percent: PERCENT[zone](distanceDeg),
    reason: `${where}, ${REASON[zone](distanceDeg, borderDistanceDeg)}`,
  };
}

function zoneAt(distanceDeg: number, borderDistanceDeg: number): IntensityZone {
  if (distanceDeg <= MADHYA_DEG) return 'madhya';
  return distanceDeg <= MIDDLE_DEG && borderDistanceDeg > BORDER_DEG ? 'middle' : 'sandhi';
}

/** By distance from the madhya; each zone begins where the one before ends, but a border makes 50 the most. */
const PERCENT: Readonly<Record<IntensityZone, (distanceDeg: number) => number>> = {
  madhya: (deg) => falling(deg, 0, 100, MADHYA_DEG, 80),
  middle: (deg) => falling(deg, MADHYA_DEG, 80, MIDDLE_DEG, 50),
  sandhi: (deg) => falling(deg, MIDDLE_DEG, 50, FARTHEST_DEG, 15),
};

/** Returns the value on the straight line between two points, and beyond them that of the nearer one. */
function falling(x: number, fromX: number, fromY: number, toX: number, toY: number): number {
  const part = Math.min(Math.max((x - fromX) / (toX - fromX), 0), 1);
  return fromY + part * (toY - fromY);
}

const REASON: Readonly<Record<IntensityZone, (distanceDeg: number, borderDistanceDeg: number) => string>> = {
  madhya: () => `within ${MADHYA_DEG}: full results`,
  middle: () => `between ${MADHYA_DEG} and ${MIDDLE_DEG}: moderate results`,
  sandhi: (distanceDeg, borderDistanceDeg) =>
    distanceDeg > MIDDLE_DEG
      ? `more than ${MIDDLE_DEG}: weak results`
      : `but ${written(borderDistanceDeg)} from the border of the sign, within ${BORDER_DEG}: weak results`,
};

function written(deg: number): string {
  return deg.toFixed(2);
}
