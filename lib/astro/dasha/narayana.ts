/** Narayana dasha (padakrama): the progress of the ascendant through the signs, also of a divisional chart. */
import { nthSignFrom } from '../angle.ts';
import { signOfHouse, type Chart } from '../chart/chart.ts';
import { chartOfVarga } from '../chart/derivedCharts.ts';
import { isOddFooted } from '../jaimini/footed.ts';
import { strongerSign, type Comparison } from '../jaimini/stronger.ts';
import { bphs, integratedApproach, jaiminiSutras } from '../source.ts';
import type { Planet } from '../tables/planets.ts';
import { modality, type Modality } from '../tables/signs.ts';
import { vargaChart } from '../varga/position.ts';
import type { DivisionalId } from './narayanaVargas.ts';
import {
  directionWith,
  exceptionIn,
  lordOf,
  narayanaParts,
  PADAKRAMA_CHOICES,
  padakramaYears,
  type PadakramaChoices,
  type PadakramaPlan,
  type SignException,
} from './padakrama.ts';
import type { SignDasha } from './sign.ts';

export const narayana: SignDasha = {
  id: 'narayana',
  name: 'Narayana',
  sanskrit: 'नारायण',
  sources: [integratedApproach(18), jaiminiSutras('2.4'), bphs(46)],
};

export interface NarayanaPlan extends PadakramaPlan {
  readonly comparison: Comparison<number>;
  /** Who stands in the first sign and changes the order. */
  readonly exception: SignException | null;
}

/** Returns the dasha from the stronger of the ascendant and the 7th. */
export function narayanaPlan(chart: Chart, choices: PadakramaChoices = PADAKRAMA_CHOICES): NarayanaPlan {
  return planFrom(chart, chart.ascendant.signIndex, choices);
}

/** A divisional chart as a chart, and the sign from which its narayana dasha begins. */
export interface NarayanaVarga {
  readonly id: DivisionalId;
  readonly chart: Chart;
  /** The house of the birth chart that the divisional chart stands for, 1..12, and its sign there. */
  readonly house: number;
  readonly houseSignIndex: number;
  /** Its lord, with the comparison that chose him. */
  readonly lord: Planet;
  readonly lordComparison: Comparison<Planet>;
  /** Where he stands in the divisional chart: the sign that counts as its ascendant here. */
  readonly lordSignIndex: number;
}

/** Returns what the dasha of a divisional chart begins with: its place of the lord of a house of the birth chart. */
export function narayanaVarga(
  chart: Chart,
  id: DivisionalId,
  house: number,
  choices: PadakramaChoices = PADAKRAMA_CHOICES,
): NarayanaVarga {
  const divisional = chartOfVarga(chart, vargaChart(chart, id));
  const houseSignIndex = signOfHouse(chart, house);
  const lordComparison = lordOf(chart, houseSignIndex, choices);
  const lord = lordComparison.winner;
  return {
    id,
    chart: divisional,
    house,
    houseSignIndex,
    lord,
    lordComparison,
    lordSignIndex: divisional.signs[lord],
  };
}

/** Returns the dasha of a divisional chart, whose places, lords and comparisons are all its own. */
export function vargaNarayanaPlan(
  { chart, lordSignIndex }: Pick<NarayanaVarga, 'chart' | 'lordSignIndex'>,
  choices: PadakramaChoices = PADAKRAMA_CHOICES,
): NarayanaPlan {
  return planFrom(chart, lordSignIndex, choices);
}

function planFrom(chart: Chart, firstSignIndex: number, choices: PadakramaChoices): NarayanaPlan {
  const comparison = strongerSign(chart, firstSignIndex, nthSignFrom(firstSignIndex, 7));
  const exception = exceptionIn(chart, comparison.winner, choices);
  const isForward = directionWith(exception, isOddFooted(nthSignFrom(comparison.winner, 9)));
  return {
    comparison,
    exception,
    turns: narayanaOrder(comparison.winner, exception).map((sign) => padakramaYears(chart, sign, choices)),
    isForward,
    partsOf: narayanaParts(chart, choices),
  };
}

/** Signs passed from the first one, in the direction of the dasha: one by one, every sixth, or trine after trine. */
const STEPS: Readonly<Record<Modality, readonly number[]>> = {
  movable: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11],
  fixed: [0, 5, 10, 3, 8, 1, 6, 11, 4, 9, 2, 7],
  dual: [0, 4, 8, 9, 1, 5, 6, 10, 2, 3, 7, 11],
};

/** Lists the twelve signs in order: by the kind of the first, forward if its ninth is odd-footed. */
export function narayanaOrder(seedSignIndex: number, exception: SignException | null): number[] {
  const steps = STEPS[exception === 'saturn' ? 'movable' : modality(seedSignIndex)];
  const isForward = directionWith(exception, isOddFooted(nthSignFrom(seedSignIndex, 9)));
  return steps.map((step) => (seedSignIndex + (isForward ? step : 12 - step)) % 12);
}
