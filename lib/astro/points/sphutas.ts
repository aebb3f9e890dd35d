/** Sphutas: sums of longitudes; the yogi group; the point of Bhrigu (Prashna Marga 5; practice of astrologers). */
import { wrap180, wrap360 } from '../angle.ts';
import { toWireResolution, type Chart } from '../chart/chart.ts';
import { placement } from '../chart/zodiac.ts';
import { practice, prashnaMarga, type Source } from '../source.ts';
import { nakshatraLord } from '../tables/nakshatras.ts';
import type { Planet } from '../tables/planets.ts';
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
    beeja: of('Sun') + of('Venus') + of('Jupiter'),
    kshetra: of('Moon') + of('Mars') + of('Jupiter'),
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

/** How well the point of the seed or of the field is placed by the parity of sign and navamsa. */
export type ParityGrade = 'strong' | 'medium' | 'weak';

export interface ParityFound {
  readonly id: 'beeja' | 'kshetra';
  readonly isSignOdd: boolean;
  readonly isNavamsaOdd: boolean;
  readonly grade: ParityGrade;
}

/** Returns the grade by parity: odd signs suit the seed, even ones the field; one of two is medium. */
export function parityOf(chart: Chart, id: 'beeja' | 'kshetra', longitudeDeg: number): ParityFound {
  const place = placement(longitudeDeg);
  const isSignOdd = isOddSign(place.signIndex);
  const isNavamsaOdd = isOddSign(navamsaSignIndex(chart, place));
  const wanted = id === 'beeja';
  const met = Number(isSignOdd === wanted) + Number(isNavamsaOdd === wanted);
  return { id, isSignOdd, isNavamsaOdd, grade: PARITY_GRADES[met]! };
}

const PARITY_GRADES = ['weak', 'medium', 'strong'] as const;

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
