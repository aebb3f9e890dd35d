/**
 * What narayana, sudasa and drig dasha share: years counted to the lord of the sign, the exceptions of Saturn and Ketu,
 * and the order of antardashas.
 */
import { nthSignFrom } from '../angle.ts';
import type { Chart } from '../chart/chart.ts';
import { strongerSign, type Comparison } from '../jaimini/stronger.ts';
import { memoizedEach } from '../memoized.ts';
import { integratedApproach } from '../source.ts';
import type { Planet } from '../tables/planets.ts';
import { charaYears, lordComparison, type CharaReading, type CharaYears } from './chara.ts';
import { goesForward, signRound, type SignPlan } from './sign.ts';

/** Choices on which schools differ; each has its default first. */
export const LORD_CHOICES = ['stronger', 'classical'] as const;
export const SATURN_WITH_KETU = ['ketu', 'saturn'] as const;

export interface PadakramaChoices {
  /** Lords of Scorpio and Aquarius: the stronger of their two lords, or Mars and Saturn. */
  readonly lords: (typeof LORD_CHOICES)[number];
  /** Whose exception holds where both stand in one sign; the texts do not say. */
  readonly saturnWithKetu: (typeof SATURN_WITH_KETU)[number];
}

export const PADAKRAMA_CHOICES: PadakramaChoices = { lords: 'stronger', saturnWithKetu: 'ketu' };

/** The source of the years, the exceptions and the antardashas. */
export const PADAKRAMA_SOURCE = integratedApproach(18, '2-3');

/** A plan whose years are counted to the lords of the signs. */
export interface PadakramaPlan extends SignPlan {
  readonly turns: readonly CharaYears[];
}

/** Returns the years of a sign: the count to its lord, one more where he is exalted, one less where debilitated; 0 to 13. */
export function padakramaYears(chart: Chart, signIndex: number, { lords }: PadakramaChoices): CharaYears {
  const reading: CharaReading = { lords, counting: 'own_feet', adjustment: 'lord', bound: 'none' };
  return charaYears(chart, signIndex, reading);
}

/** Who changes the order of the signs from a sign on, by standing in it. */
export type SignException = 'saturn' | 'ketu';

/** Returns who changes the order from a sign on: Saturn makes it forward, Ketu reverses it; null where neither stands there. */
export function exceptionIn(
  { signs }: Pick<Chart, 'signs'>,
  signIndex: number,
  { saturnWithKetu }: PadakramaChoices,
): SignException | null {
  const isSaturn = signs.Saturn === signIndex;
  const isKetu = signs.Ketu === signIndex;
  if (isSaturn && isKetu) return saturnWithKetu;
  if (isSaturn) return 'saturn';
  return isKetu ? 'ketu' : null;
}

/** Tells whether both Saturn and Ketu stand in a sign, where schools differ. */
export function holdsSaturnAndKetu({ signs }: Pick<Chart, 'signs'>, signIndex: number): boolean {
  return signs.Saturn === signIndex && signs.Ketu === signIndex;
}

/** Tells the direction that an exception leaves of the usual one. */
export function directionWith(exception: SignException | null, isForward: boolean): boolean {
  if (exception === 'saturn') return true;
  return exception === 'ketu' ? !isForward : isForward;
}

/**
 * Returns the function that lists the signs sharing a period, each a twelfth.
 *
 * The stronger of the sign and its seventh is the seed. The parts begin with the sign that holds the lord of the seed,
 * forward if it is odd; Saturn in the seed makes them forward, Ketu reverses them.
 */
export function narayanaParts(chart: Chart, choices: PadakramaChoices): SignPlan['partsOf'] {
  return memoizedEach((signIndex: number) => {
    const seed = strongerSign(chart, signIndex, nthSignFrom(signIndex, 7)).winner;
    const first = lordSign(chart, seed, choices);
    return signRound(first, directionWith(exceptionIn(chart, seed, choices), goesForward(first)));
  });
}

/**
 * Returns the same by another reading, that of programs: the parts begin with the stronger of the two signs that hold the
 * lords of the sign and of its seventh; Saturn there makes them forward, Ketu in the sign of the period reverses them.
 */
export function lordSignParts(chart: Chart, choices: PadakramaChoices): SignPlan['partsOf'] {
  return memoizedEach((signIndex: number) => {
    const [own, opposite] = [signIndex, nthSignFrom(signIndex, 7)].map((sign) => lordSign(chart, sign, choices));
    const first = strongerSign(chart, own!, opposite!).winner;
    const isSaturn = chart.signs.Saturn === first;
    const isKetu = chart.signs.Ketu === signIndex;
    const exception = isSaturn && isKetu ? choices.saturnWithKetu : isSaturn ? 'saturn' : isKetu ? 'ketu' : null;
    return signRound(first, directionWith(exception, goesForward(first)));
  });
}

/** Returns the lord of a sign, where no years are counted to him, with the comparison that chose him. */
export function lordOf(chart: Chart, signIndex: number, { lords }: PadakramaChoices): Comparison<Planet> {
  return lordComparison(chart, signIndex, lords, 'else');
}

function lordSign(chart: Chart, signIndex: number, choices: PadakramaChoices): number {
  return chart.signs[lordOf(chart, signIndex, choices).winner];
}
