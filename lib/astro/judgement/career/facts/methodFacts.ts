/** What the scores of the three methods of career are made of, as facts. */
import type { Fact } from '../../../factsOf.ts';
import type { AreaFacts } from '../../areaFacts.ts';
import type { DasamsaFactors } from './dasamsaFacts.ts';
import type { KarakamshaFactors } from './karakamshaFacts.ts';
import type { LivelihoodFactors } from './livelihoodFacts.ts';

export interface MethodFacts extends AreaFacts, LivelihoodFactors, KarakamshaFactors, DasamsaFactors {}

export type MethodFact = Fact<MethodFacts>;
