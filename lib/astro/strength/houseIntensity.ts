/**
 * How strongly a planet works in its house (bhava intensity): fully at the madhya, least at the border.
 *
 * Houses are whole signs and never shift. The madhya of each is the degree of the ascendant within its sign. The three
 * zones are those of the specification; the percentages within them are interpretive. On either side of the madhya the
 * planet nearer to the border never has more, as with Sripati, whose houses give nothing at their sandhi.
 */
import { signOfHouse, toWireResolution, type Chart, type ChartPlanet } from '../chart/chart.ts';
import { practice } from '../source.ts';
import { SIGN_ARC_DEG } from '../tables/signs.ts';
import { strengthFact, type IntensityZone, type StrengthFact } from './facts.ts';

export interface HouseIntensity {
  readonly house: number;
  readonly zone: IntensityZone;
  /** From the madhya of the house, in the same sign. */
  readonly distanceDeg: number;
  /** From the nearer border of the sign. */
  readonly borderDistanceDeg: number;
  /** Share of its result that the planet gives, 15 to 100. */
  readonly percent: number;
  readonly reason: StrengthFact;
}

export const INTENSITY_SOURCE = practice(
  'Full results at the middle of a house, weak ones at its border (Sripati Paddhati); zones of 5 and 12 degrees on whole signs',
);

/** Ends of the zones, degrees from the madhya. */
export const MADHYA_DEG = 5;
export const MIDDLE_DEG = 12;
const FARTHEST_DEG = 20;
/** So near to the border of a sign the share falls. */
export const BORDER_DEG = 2;
/** Shares where the madhya zone ends, where the sandhi begins, and at the border. */
const MADHYA_PERCENT = 80;
const SANDHI_PERCENT = 50;
const LEAST_PERCENT = 15;

/** Returns the sidereal longitude of the madhya of a house, 1..12. */
export function madhyaDeg(chart: Chart, house: number): number {
  return toWireResolution(signOfHouse(chart, house) * SIGN_ARC_DEG + chart.ascendant.degreeInSign);
}

/**
 * Returns how strongly a planet works in its whole-sign house.
 *
 * In the last two degrees the share falls linearly to that of the border, and is at most that of a sandhi; where the
 * madhya itself lies within them, the line begins at the madhya with the full share.
 */
export function houseIntensity({ ascendant }: Chart, { house, degreeInSign }: ChartPlanet): HouseIntensity {
  const madhya = ascendant.degreeInSign;
  const distanceDeg = toWireResolution(Math.abs(degreeInSign - madhya));
  const borderDistanceDeg = toWireResolution(Math.min(degreeInSign, SIGN_ARC_DEG - degreeInSign));
  const sideDeg = degreeInSign < madhya ? madhya : SIGN_ARC_DEG - madhya;
  const percent = percentAt(distanceDeg, sideDeg);
  const zone = zoneAt(distanceDeg, borderDistanceDeg, percent);
  return {
    house,
    zone,
    distanceDeg,
    borderDistanceDeg,
    percent,
    reason: strengthFact('intensity', { zone, distanceDeg, madhyaDeg: madhya, borderDistanceDeg }),
  };
}

/** @param sideDeg from the madhya to the border on the side of the planet */
function percentAt(distanceDeg: number, sideDeg: number): number {
  const bandDeg = Math.min(BORDER_DEG, sideDeg);
  const edgeDeg = toWireResolution(sideDeg - bandDeg);
  if (distanceDeg === 0 || distanceDeg < edgeDeg) return byDistance(distanceDeg);
  const isSandhi = distanceDeg > MADHYA_DEG;
  const atEdge = isSandhi ? Math.min(byDistance(edgeDeg), SANDHI_PERCENT) : byDistance(edgeDeg);
  return Math.min(byDistance(distanceDeg), falling(distanceDeg, edgeDeg, atEdge, sideDeg, LEAST_PERCENT));
}

/** Each part begins where the one before ends. */
function byDistance(deg: number): number {
  if (deg <= MADHYA_DEG) return falling(deg, 0, 100, MADHYA_DEG, MADHYA_PERCENT);
  if (deg <= MIDDLE_DEG) return falling(deg, MADHYA_DEG, MADHYA_PERCENT, MIDDLE_DEG, SANDHI_PERCENT);
  return falling(deg, MIDDLE_DEG, SANDHI_PERCENT, FARTHEST_DEG, LEAST_PERCENT);
}

/** Near a border a place within five degrees of the madhya belongs to the zone that its share falls in. */
function zoneAt(distanceDeg: number, borderDistanceDeg: number, percent: number): IntensityZone {
  if (distanceDeg > MADHYA_DEG) {
    return distanceDeg <= MIDDLE_DEG && borderDistanceDeg > BORDER_DEG ? 'middle' : 'sandhi';
  }
  if (percent >= MADHYA_PERCENT) return 'madhya';
  return percent >= SANDHI_PERCENT ? 'middle' : 'sandhi';
}

/** Returns the value on the straight line between two points, and beyond them that of the nearer one. */
function falling(x: number, fromX: number, fromY: number, toX: number, toY: number): number {
  const part = Math.min(Math.max((x - fromX) / (toX - fromX), 0), 1);
  return fromY + part * (toY - fromY);
}
