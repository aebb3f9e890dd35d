/** Points of fertility: beeja sphuta of the father, kshetra sphuta of the mother (Phaladeepika 12). */
import { PARITY_POINTS, parityOf, type ParityPoint } from '../../points/sphutas.ts';
import { phaladeepika } from '../../source.ts';
import { SIGNS } from '../../tables/signs.ts';
import { matterTime } from '../../stage.ts';
import { areaFactor, type FactorRow } from '../areaFactors.ts';
import { predictionFact as fact, type PredictionFact, type SphutaId } from './facts.ts';

interface Sphuta {
  readonly id: SphutaId;
  readonly point: ParityPoint;
  readonly gender: 'male' | 'female';
}

const BEEJA: Sphuta = { id: 'beeja_sphuta', point: 'beeja', gender: 'male' };
const KSHETRA: Sphuta = { id: 'kshetra_sphuta', point: 'kshetra', gender: 'female' };

/** Leaning where neither, one or both are strong; none only delays. Interpretive. */
const LEANINGS = [-0.7, 0.1, 1] as const;

/**
 * Where the gender is unknown both count, half each; else only the one of that gender, and neither outside the years of
 * parenthood.
 */
function sphutaFactor(sphuta: Sphuta, weight: number): FactorRow<PredictionFact> {
  const { gender: whose, id, point } = sphuta;
  const { isStrongInOdd, planets } = PARITY_POINTS[point];
  return ({ chart, gender, person }) => {
    const { met, navamsaIndex, signIndex } = parityOf(chart, point);
    const isInYears = matterTime('children', person) !== 'later_life' && matterTime('children', person) !== 'past';
    const isAsked = isInYears && (gender === null || gender === whose);
    const place = { sphuta: id, planets, signIndex, navamsaSignIndex: navamsaIndex };
    return areaFactor<PredictionFact>({
      id,
      text: isAsked
        ? fact('sphuta', { ...place, met, isStrongInOdd })
        : fact('sphuta_apart', { ...place, gender: whose }),
      leaning: isAsked ? LEANINGS[met] : 0,
      weight: isAsked ? (gender === null ? weight / 2 : weight) : 0,
      planets,
      observed: {
        sign: SIGNS[signIndex]!,
        navamsa_sign: SIGNS[navamsaIndex]!,
        strong_in: isStrongInOdd ? 'odd' : 'even',
        met,
      },
      source: phaladeepika(12),
    });
  };
}

/** Returns the rows of both points of fertility, each of this weight. */
export const sphutaFactors = (weight: number): FactorRow<PredictionFact>[] => [
  sphutaFactor(BEEJA, weight),
  sphutaFactor(KSHETRA, weight),
];
