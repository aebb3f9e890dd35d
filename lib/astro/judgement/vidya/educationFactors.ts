/** Factors of learning: houses 30 %, their lords 25 %, significators 25 %, the chart of learning (D24) 20 % (interpretive). */
import type { Fact } from '../../factsOf.ts';
import { house, lord, significator, type FactorRow } from '../areaFactors.ts';
import type { SharedStudyFacts } from './factorFacts.ts';
import { inVarga, lordOf, lordWithin, planetItself } from '../vargaFactors.ts';

/** Of schooling, of the intellect, of higher learning, of speech and first learning; the main one first. */
export const EDUCATION_HOUSES = [5, 4, 9, 2] as const;

/** Ids of the factors of D24, in the order of the rows. */
export const D24_OFFICES = [
  'd24_house_1',
  'd24_lord_4',
  'd24_lord_5',
  'd24_lord_9',
  'd24_mercury',
  'd24_jupiter',
] as const;

/** Why a planet is examined in D24. */
export type D24Office = (typeof D24_OFFICES)[number];

export const EDUCATION_FACTORS: readonly FactorRow<Fact<SharedStudyFacts>>[] = [
  house(4, 4),
  house(5, 4),
  house(9, 3),
  house(2, 1),
  lord(4, 3),
  lord(5, 4),
  lord(9, 3),
  significator('Mercury', 4, 'learning'),
  significator('Jupiter', 4, 'knowledge'),
  significator('Moon', 2, 'memory'),
  lordWithin('d24', 1, 2),
  inVarga('d24', lordOf(4), 1),
  inVarga('d24', lordOf(5), 2),
  inVarga('d24', lordOf(9), 1),
  inVarga('d24', planetItself('Mercury', 'learning'), 1),
  inVarga('d24', planetItself('Jupiter', 'knowledge'), 1),
];
