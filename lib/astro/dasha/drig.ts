/** Drig dasha, the dasha of the spirit: the 9th, 10th and 11th house, each with the three signs that it aspects. */
import { signOfHouse, type Chart } from '../chart/chart.ts';
import { isOddFooted, signsPassed } from '../jaimini/footed.ts';
import { signsAspectedBy } from '../jaimini/signAspects.ts';
import { integratedApproach, jaiminiSutras } from '../source.ts';
import {
  narayanaParts,
  PADAKRAMA_CHOICES,
  padakramaYears,
  type PadakramaChoices,
  type PadakramaPlan,
} from './padakrama.ts';
import type { SignDasha } from './sign.ts';

export const drig: SignDasha = {
  id: 'drig',
  name: 'Drig',
  sanskrit: 'दृग',
  sources: [integratedApproach(21), jaiminiSutras('2.4')],
};

/** A house and the signs that it aspects, in the order of their periods. */
export interface DrigBlock {
  readonly house: number;
  readonly isForward: boolean;
  readonly signIndexes: readonly number[];
}

export interface DrigPlan extends PadakramaPlan {
  readonly blocks: readonly DrigBlock[];
}

const BLOCK_HOUSES = [9, 10, 11];

/** Returns the dasha; where the 9th is a fixed sign, two signs have two turns and two have none, as their aspects fall. */
export function drigPlan(chart: Chart, choices: PadakramaChoices = PADAKRAMA_CHOICES): DrigPlan {
  const blocks = BLOCK_HOUSES.map((house) => blockOf(chart, house));
  return {
    blocks,
    turns: blocks.flatMap(({ signIndexes }) => signIndexes).map((sign) => padakramaYears(chart, sign, choices)),
    // The blocks follow the houses; within them, each block has a direction of its own.
    isForward: true,
    partsOf: narayanaParts(chart, choices),
  };
}

function blockOf(chart: Chart, house: number): DrigBlock {
  const signIndex = signOfHouse(chart, house);
  const isForward = isOddFooted(signIndex);
  const distance = (to: number) => signsPassed(signIndex, to, isForward);
  const aspected = [...signsAspectedBy(signIndex)].sort((a, b) => distance(a) - distance(b));
  return { house, isForward, signIndexes: [signIndex, ...aspected] };
}
