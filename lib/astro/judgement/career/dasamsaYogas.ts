/** Yogas of work in the dasamsa (D10): rules of the birth chart read there, as practice does (weights interpretive). */
import { isFormed, metConditions, type Condition } from '../../evidence.ts';
import { bphs, phaladeepika, practice, type Source } from '../../source.ts';
import { DIGNITY_SHARES } from '../../strength/planetStrength.ts';
import type { Planet } from '../../tables/planets.ts';
import { areaFactor } from '../areaFactors.ts';
import type { AreaFactor } from '../areaScore.ts';
import {
  dasamsaFact as fact,
  type DasamsaCondition,
  type DasamsaFinding,
  type DasamsaYogaId,
  type MissedYogaId,
} from './facts/dasamsaFacts.ts';
import {
  amatyakarakaRising,
  dharmaKarmaLords,
  exaltedInKendra,
  exchangedSigns,
  hardLordInTenth,
  inTenth,
  keptSigns,
  kendraTrikonaLords,
  maleficInEighth,
  tenthLordInGoodHouse,
  type DasamsaContext,
  type Look,
} from './dasamsaLooks.ts';
import type { MethodFact } from './facts/methodFacts.ts';

interface Missed {
  readonly weight: number;
  /** What the chart shows where it is not formed. */
  readonly text: MethodFact;
}

interface YogaRow {
  readonly id: DasamsaYogaId;
  readonly name: string;
  /** In Hindi. */
  readonly sanskrit: string;
  readonly polarity: 'good' | 'bad';
  /** Relative to the other factors of success, 4 to 8. */
  readonly weight: number;
  /** Leaning where it is not formed: negative for a yoga that many births have, 0 for a rare one. Interpretive. */
  readonly missed: Missed | null;
  readonly source: Source;
  readonly look: Look;
}

export interface DasamsaYoga extends Omit<YogaRow, 'look'> {
  readonly evidence: readonly Condition<DasamsaCondition>[];
  readonly isPresent: boolean;
  readonly planets: readonly Planet[];
  /** How well they stand by sign in the dasamsa, 0 to 1; 1 where it needs none. */
  readonly dignityShare: number;
  /** Where they stand, counted from the ascendant of the dasamsa. */
  readonly houses: readonly number[];
  /** What forms it; null where it is not formed. */
  readonly found: DasamsaFinding | null;
}

const IN_DASAMSA = practice('Reading of the dasamsa: common practice');

function missed(weight: number, yoga: MissedYogaId): Missed {
  return { weight, text: fact('dasamsa_yoga_missed', { yoga }) };
}

/** The number of rules of method three is counted from this table. */
export const DASAMSA_YOGAS: readonly YogaRow[] = [
  {
    id: 'raja_yoga',
    name: 'Raja yoga in the dasamsa',
    sanskrit: 'दशांश में राजयोग',
    polarity: 'good',
    weight: 7,
    missed: missed(6, 'raja_yoga'),
    source: bphs(39),
    look: kendraTrikonaLords,
  },
  {
    id: 'dharma_karma',
    name: 'Dharma-karma yoga in the dasamsa',
    sanskrit: 'दशांश में धर्म-कर्माधिपति योग',
    polarity: 'good',
    weight: 8,
    missed: null,
    source: bphs(39),
    look: dharmaKarmaLords,
  },
  {
    id: 'tenth_lord_well_placed',
    name: 'Tenth lord of birth well placed in the dasamsa',
    sanskrit: 'जन्म का दशमेश दशांश में शुभ स्थान पर',
    polarity: 'good',
    weight: 6,
    missed: missed(4, 'tenth_lord_well_placed'),
    source: IN_DASAMSA,
    look: tenthLordInGoodHouse,
  },
  {
    id: 'exalted_in_kendra',
    name: 'Exalted planet in a kendra of the dasamsa',
    sanskrit: 'दशांश के केंद्र में उच्च ग्रह',
    polarity: 'good',
    weight: 8,
    missed: null,
    source: phaladeepika(7),
    look: exaltedInKendra,
  },
  {
    id: 'vargottama',
    name: 'Vargottama by the dasamsa',
    sanskrit: 'दशांश में वर्गोत्तम',
    polarity: 'good',
    weight: 5,
    missed: missed(3, 'vargottama'),
    source: bphs(6, '12'),
    look: keptSigns,
  },
  {
    id: 'amatyakaraka_rising',
    name: 'Amatyakaraka in the 1st, 5th, 9th or 10th of the dasamsa',
    sanskrit: 'दशांश के लग्न, पंचम, नवम या दशम में अमात्यकारक',
    polarity: 'good',
    weight: 6,
    missed: missed(2, 'amatyakaraka_rising'),
    source: practice('Variable significators read in the dasamsa: common practice'),
    look: amatyakarakaRising,
  },
  {
    id: 'sun_in_tenth',
    name: 'Sun in the 10th of the dasamsa',
    sanskrit: 'दशांश के दशम में सूर्य',
    polarity: 'good',
    weight: 6,
    missed: null,
    source: IN_DASAMSA,
    look: inTenth('Sun'),
  },
  {
    id: 'rahu_in_tenth',
    name: 'Rahu in the 10th of the dasamsa',
    sanskrit: 'दशांश के दशम में राहु',
    polarity: 'good',
    weight: 4,
    missed: null,
    source: IN_DASAMSA,
    look: inTenth('Rahu'),
  },
  {
    id: 'exchange',
    name: 'Exchange of signs in the dasamsa',
    sanskrit: 'दशांश में राशि परिवर्तन',
    polarity: 'good',
    weight: 5,
    missed: missed(2, 'exchange'),
    source: phaladeepika(6),
    look: exchangedSigns,
  },
  {
    id: 'malefic_in_eighth',
    name: 'Malefic in the 8th of the dasamsa',
    sanskrit: 'दशांश के अष्टम में पाप ग्रह',
    polarity: 'bad',
    weight: 5,
    missed: missed(4, 'malefic_in_eighth'),
    source: IN_DASAMSA,
    look: maleficInEighth,
  },
  {
    id: 'hard_lord_in_tenth',
    name: 'Lord of the 8th or 12th in the 10th of the dasamsa',
    sanskrit: 'दशांश के दशम में अष्टमेश या द्वादशेश',
    polarity: 'bad',
    weight: 5,
    missed: null,
    source: IN_DASAMSA,
    look: hardLordInTenth,
  },
];

/** Returns the result of every rule; those that are not formed have their evidence too. */
export function dasamsaYogas(context: DasamsaContext): DasamsaYoga[] {
  return DASAMSA_YOGAS.map(({ look, ...row }) => {
    const { evidence, found, planets } = look(context);
    const isPresent = isFormed(evidence);
    const places = planets.map((planet) => context.dasamsa.planets[planet]);
    const houses = [...new Set(places.map(({ house }) => house))].sort((a, b) => a - b);
    const shares = places.map(({ dignity }) => DIGNITY_SHARES[dignity]);
    const dignityShare = shares.length === 0 ? 1 : shares.reduce((sum, share) => sum + share, 0) / shares.length;
    return { ...row, evidence, planets, dignityShare, houses, isPresent, found: isPresent ? found : null };
  });
}

/** Returns why a yoga counts half; null where it counts whole. */
export function weakening({ evidence, isPresent }: DasamsaYoga): Condition<DasamsaCondition> | null {
  return (isPresent && metConditions(evidence, 'weakens')[0]) || null;
}

/** Returns the factor of a yoga: good ones count by the dignity of their planets, bad ones fully; null where it is neutral. */
export function yogaFactor(yoga: DasamsaYoga): AreaFactor<MethodFact> | null {
  const { dignityShare, evidence, found, id, missed, planets, polarity, source, weight } = yoga;
  const common = { id: `yoga_${id}`, planets, observed: evidence[0]!.observed, source };
  const isGood = polarity === 'good';
  if (found === null) {
    return missed && areaFactor<MethodFact>({ ...common, ...missed, leaning: isGood ? -1 : 1 });
  }
  const halving = weakening(yoga);
  return areaFactor<MethodFact>({
    ...common,
    text: fact('dasamsa_yoga', { yoga: id, found }),
    leaning: isGood ? dignityShare : -1,
    weight,
    halvedBy: halving && fact('dasamsa_yoga_halved', { condition: halving.text }),
  });
}
