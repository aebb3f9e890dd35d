/** Points of fertility: beeja sphuta of the father, kshetra sphuta of the mother (Phaladeepika 12). */
import { wrap360 } from '../../angle.ts';
import type { Chart } from '../../chart/chart.ts';
import { phaladeepika } from '../../source.ts';
import type { SevenPlanet } from '../../tables/planets.ts';
import { isOddSign, SIGNS } from '../../tables/signs.ts';
import { navamsaSignIndex } from '../../varga/position.ts';
import { placement } from '../../chart/zodiac.ts';
import { matterTime } from '../../stage.ts';
import { areaFactor, type FactorRow } from '../areaFactors.ts';
import { predictionFact as fact, type PredictionFact, type SphutaId } from './facts.ts';

interface Sphuta {
  readonly id: SphutaId;
  /** Planets whose longitudes are added. */
  readonly planets: readonly [SevenPlanet, SevenPlanet, SevenPlanet];
  /** Signs in which it is strong. */
  readonly isStrongIn: 'odd' | 'even';
  readonly gender: 'male' | 'female';
}

const BEEJA: Sphuta = {
  id: 'beeja_sphuta',
  planets: ['Sun', 'Venus', 'Jupiter'],
  isStrongIn: 'odd',
  gender: 'male',
};
const KSHETRA: Sphuta = {
  id: 'kshetra_sphuta',
  planets: ['Moon', 'Mars', 'Jupiter'],
  isStrongIn: 'even',
  gender: 'female',
};

interface SphutaPlace {
  readonly signIndex: number;
  readonly navamsaIndex: number;
  /** How many of its sign and navamsa sign are of the kind it is strong in, 0 to 2. */
  readonly met: 0 | 1 | 2;
}

/** Returns the place of the sum of some longitudes, and in how many of sign and navamsa it is strong, 0 to 2. */
export function sphutaPlace(
  chart: Chart,
  { isStrongIn, planets }: Pick<Sphuta, 'isStrongIn' | 'planets'>,
): SphutaPlace {
  const sum = planets.reduce((total, planet) => total + chart.planets[planet].longitudeDeg, 0);
  const place = placement(wrap360(sum));
  const navamsaIndex = navamsaSignIndex(chart, place);
  const isKind = (signIndex: number) => isOddSign(signIndex) === (isStrongIn === 'odd');
  const met = [place.signIndex, navamsaIndex].filter(isKind).length as SphutaPlace['met'];
  return { signIndex: place.signIndex, navamsaIndex, met };
}

/** Leaning where neither, one or both are strong; none only delays. Interpretive. */
const LEANINGS = [-0.7, 0.1, 1] as const;

/**
 * Where the gender is unknown both count, half each; else only the one of that gender, and neither outside the years of
 * parenthood.
 */
function sphutaFactor(sphuta: Sphuta, weight: number): FactorRow<PredictionFact> {
  const { gender: whose, id, isStrongIn, planets } = sphuta;
  return ({ chart, gender, person }) => {
    const { met, navamsaIndex, signIndex } = sphutaPlace(chart, sphuta);
    const isInYears = matterTime('children', person) !== 'later_life' && matterTime('children', person) !== 'past';
    const isAsked = isInYears && (gender === null || gender === whose);
    const place = { sphuta: id, planets, signIndex, navamsaSignIndex: navamsaIndex };
    return areaFactor<PredictionFact>({
      id,
      text: isAsked
        ? fact('sphuta', { ...place, met, isStrongInOdd: isStrongIn === 'odd' })
        : fact('sphuta_apart', { ...place, gender: whose }),
      leaning: isAsked ? LEANINGS[met] : 0,
      weight: isAsked ? (gender === null ? weight / 2 : weight) : 0,
      planets,
      observed: { sign: SIGNS[signIndex]!, navamsa_sign: SIGNS[navamsaIndex]!, strong_in: isStrongIn, met },
      source: phaladeepika(12),
    });
  };
}

/** Returns the rows of both points of fertility, each of this weight. */
export const sphutaFactors = (weight: number): FactorRow<PredictionFact>[] => [
  sphutaFactor(BEEJA, weight),
  sphutaFactor(KSHETRA, weight),
];
