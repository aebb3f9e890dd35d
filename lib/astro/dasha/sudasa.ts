/** Sudasa, the dasha of wealth and status: from the Sree ascendant through its angles, then the houses next to them. */
import type { Chart } from '../chart/chart.ts';
import { placement, type Placement } from '../chart/zodiac.ts';
import { sreeAscendantDeg } from '../jaimini/sreeAscendant.ts';
import { integratedApproach, jaiminiSutras } from '../source.ts';
import { SIGN_ARC_DEG } from '../tables/signs.ts';
import {
  directionWith,
  exceptionIn,
  PADAKRAMA_CHOICES,
  padakramaYears,
  type PadakramaChoices,
  type PadakramaPlan,
  type SignException,
} from './padakrama.ts';
import { goesForward, type SignDasha } from './sign.ts';

export const sudasa: SignDasha = {
  id: 'sudasa',
  name: 'Sudasa',
  sanskrit: 'सुदशा',
  sources: [integratedApproach(20), jaiminiSutras('2.4')],
};

export interface SudasaPlan extends PadakramaPlan {
  /** Where the dasha begins. */
  readonly sreeAscendant: Placement;
  /** Who stands in its sign and changes the order. */
  readonly exception: SignException | null;
  readonly elapsedFraction: number;
}

/** Returns the dasha; the share of the first sign that the Sree ascendant has crossed has passed at birth. */
export function sudasaPlan(chart: Chart, choices: PadakramaChoices = PADAKRAMA_CHOICES): SudasaPlan {
  const sreeAscendant = placement(sreeAscendantDeg(chart));
  const { degreeInSign, signIndex } = sreeAscendant;
  return {
    sreeAscendant,
    exception: exceptionIn(chart, signIndex, choices),
    turns: angleOrder(chart, signIndex, choices).map((sign) => padakramaYears(chart, sign, choices)),
    isForward: angleDirection(chart, signIndex, choices),
    elapsedFraction: degreeInSign / SIGN_ARC_DEG,
    partsOf: (sign) => angleOrder(chart, sign, choices),
  };
}

/** Signs passed from the first one: its angles, the houses after them, the houses before them. */
const STEPS = [0, 3, 6, 9, 1, 4, 7, 10, 2, 5, 8, 11];

function angleOrder(chart: Chart, signIndex: number, choices: PadakramaChoices): number[] {
  const isForward = angleDirection(chart, signIndex, choices);
  return STEPS.map((step) => (signIndex + (isForward ? step : 12 - step)) % 12);
}

function angleDirection(chart: Chart, signIndex: number, choices: PadakramaChoices): boolean {
  return directionWith(exceptionIn(chart, signIndex, choices), goesForward(signIndex));
}
