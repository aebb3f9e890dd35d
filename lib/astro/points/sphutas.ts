/** Sphutas: sums of longitudes; the yogi group; the point of Bhrigu (Prashna Marga 5; practice of astrologers). */
import { wrap180, wrap360 } from '../angle.ts';
import { toWireResolution, type Chart } from '../chart/chart.ts';
import { placement } from '../chart/zodiac.ts';
import { practice, prashnaMarga, type Source } from '../source.ts';
import { nakshatraLord } from '../tables/nakshatras.ts';
import type { Planet, SevenPlanet } from '../tables/planets.ts';
import { isOddSign, signLord } from '../tables/signs.ts';
import { navamsaSignIndex } from '../varga/position.ts';

/** In the order of the wire; the first seven need Gulika. */
export const SPHUTAS = [
  'prana',
  'deha',
  'mrityu',
  'tri',
  'chatus',
  'pancha',
  'sookshma_tri',
  'beeja',
  'kshetra',
  'tithi',
  'yoga',
  'rahu_tithi',
] as const;
export type Sphuta = (typeof SPHUTAS)[number];

/**
 * Returns the sidereal longitudes of the sphutas, degrees; null of those that need Gulika where it does not rise.
 *
 * @param gulikaDeg the degree that rises at the beginning of the eighth of Saturn
 */
export function sphutasDeg(chart: Chart, gulikaDeg: number | null): Readonly<Record<Sphuta, number | null>> {
  const { ascendant, planets } = chart;
  const of = (planet: Planet) => planets[planet].longitudeDeg;
  const rising = ascendant.longitudeDeg;
  const sums = {
    beeja: paritySum(chart, 'beeja'),
    kshetra: paritySum(chart, 'kshetra'),
    tithi: of('Moon') - of('Sun'),
    yoga: of('Moon') + of('Sun'),
    rahu_tithi: of('Rahu') - of('Sun'),
  };
  const withGulika = gulikaDeg === null ? NO_GULIKA : gulikaSums(rising, of, gulikaDeg);
  const all: Readonly<Record<Sphuta, number | null>> = { ...withGulika, ...sums };
  const wrapped = SPHUTAS.map((id) => [id, all[id] === null ? null : toWireResolution(all[id])]);
  return Object.fromEntries(wrapped) as Record<Sphuta, number | null>;
}

type GulikaSphuta = 'prana' | 'deha' | 'mrityu' | 'tri' | 'chatus' | 'pancha' | 'sookshma_tri';
type GulikaSums = Readonly<Record<GulikaSphuta, number | null>>;

const NO_GULIKA: GulikaSums = {
  prana: null,
  deha: null,
  mrityu: null,
  tri: null,
  chatus: null,
  pancha: null,
  sookshma_tri: null,
};

/** Prashna Marga 5. */
function gulikaSums(rising: number, of: (planet: Planet) => number, gulikaDeg: number): GulikaSums {
  const prana = 5 * rising + gulikaDeg;
  const deha = 8 * of('Moon') + gulikaDeg;
  const mrityu = 7 * gulikaDeg + of('Sun');
  const tri = rising + of('Moon') + gulikaDeg;
  const chatus = tri + of('Sun');
  return { prana, deha, mrityu, tri, chatus, pancha: chatus + of('Rahu'), sookshma_tri: prana + deha + mrityu };
}

/** The point of the seed, of a father, and that of the field, of a mother. */
export type ParityPoint = 'beeja' | 'kshetra';

interface ParityRow {
  /** Whose longitudes are added. */
  readonly planets: readonly [SevenPlanet, SevenPlanet, SevenPlanet];
  /** The kind of signs in which it is strong. */
  readonly isStrongInOdd: boolean;
}

export const PARITY_POINTS: Readonly<Record<ParityPoint, ParityRow>> = {
  beeja: { planets: ['Sun', 'Venus', 'Jupiter'], isStrongInOdd: true },
  kshetra: { planets: ['Moon', 'Mars', 'Jupiter'], isStrongInOdd: false },
};

function paritySum({ planets }: Chart, id: ParityPoint): number {
  return PARITY_POINTS[id].planets.reduce((sum, planet) => sum + planets[planet].longitudeDeg, 0);
}

/** Where such a point falls, and how well it is placed by the parity of sign and navamsa. */
export interface ParityFound {
  readonly id: ParityPoint;
  readonly signIndex: number;
  readonly navamsaIndex: number;
  readonly isSignOdd: boolean;
  readonly isNavamsaOdd: boolean;
  /** How many of the two are of the kind it is strong in. */
  readonly met: 0 | 1 | 2;
  readonly grade: ParityGrade;
}

/** Returns the place and the parity of the point of the seed or of the field. */
export function parityOf(chart: Chart, id: ParityPoint): ParityFound {
  const place = placement(wrap360(paritySum(chart, id)));
  const navamsaIndex = navamsaSignIndex(chart, place);
  const [isSignOdd, isNavamsaOdd] = [isOddSign(place.signIndex), isOddSign(navamsaIndex)];
  const isWanted = (isOdd: boolean) => isOdd === PARITY_POINTS[id].isStrongInOdd;
  const met = [isSignOdd, isNavamsaOdd].filter(isWanted).length as ParityFound['met'];
  return { id, signIndex: place.signIndex, navamsaIndex, isSignOdd, isNavamsaOdd, met, grade: PARITY_GRADES[met] };
}

const PARITY_GRADES = ['weak', 'medium', 'strong'] as const;
export type ParityGrade = (typeof PARITY_GRADES)[number];

export interface YogiGroup {
  readonly pointDeg: number;
  /** Lord of the nakshatra of the point. */
  readonly yogi: Planet;
  /** Lord of the sign of the point. */
  readonly duplicateYogi: Planet;
  readonly avayogiPointDeg: number;
  /** Lord of the nakshatra of that point: the sixth from the yogi in the order of Vimshottari. */
  readonly avayogi: Planet;
}

/** 93 degrees 20 minutes: the beginning of Pushya. */
const YOGI_START_DEG = 280 / 3;
/** 186 degrees 40 minutes: fourteen nakshatras. */
const AVAYOGI_ARC_DEG = 560 / 3;

/** Returns the yogi point with its planets; the nakshatra yoga counted anew from Pushya (later practice). */
export function yogiGroup({ planets }: Chart): YogiGroup {
  const pointDeg = toWireResolution(planets.Sun.longitudeDeg + planets.Moon.longitudeDeg + YOGI_START_DEG);
  const avayogiPointDeg = toWireResolution(pointDeg + AVAYOGI_ARC_DEG);
  const { nakshatraIndex, signIndex } = placement(pointDeg);
  return {
    pointDeg,
    yogi: nakshatraLord(nakshatraIndex),
    duplicateYogi: signLord(signIndex),
    avayogiPointDeg,
    avayogi: nakshatraLord(placement(avayogiPointDeg).nakshatraIndex),
  };
}

/** Over which arc the point of Bhrigu is the middle: from Rahu forward to the Moon, or the shorter one between them. */
export const BHRIGU_ARCS = ['from_rahu', 'shorter'] as const;
export type BhriguArc = (typeof BHRIGU_ARCS)[number];

/** Returns the sidereal longitude of the bhrigu bindu, degrees. */
export function bhriguBinduDeg({ planets }: Chart, arc: BhriguArc): number {
  const rahuDeg = planets.Rahu.longitudeDeg;
  const aheadDeg = planets.Moon.longitudeDeg - rahuDeg;
  return toWireResolution(rahuDeg + (arc === 'from_rahu' ? wrap360(aheadDeg) : wrap180(aheadDeg)) / 2);
}

export const SPHUTA_SOURCES: readonly Source[] = [
  prashnaMarga(5),
  practice('B. V. Raman, beeja and kshetra by the parity of sign and navamsa'),
  practice('Yogi and avayogi: later practice'),
  practice('Bhrigu bindu: Bhrigu Nandi Nadi and Jagannatha Hora'),
];
