/** Sentences about the plan of remedies in English. */
import { REMEDIES } from '../../../astro/tables/remedies.ts';
import type { PlanWords } from '../../facts/remedies/remedyPlan.ts';
import type { Sentences } from '../../sentences.ts';
import { capitalised, named } from '../grammar.ts';
import { dayOnDateEn, longDateEn } from './days.ts';

const KINDS: Readonly<Record<PlanWords['step']['kind'], (step: PlanWords['step']) => string>> = {
  mantra: ({ isForChild, planet }) =>
    isForChild ? `Say the mantra of ${named(planet)} for the child` : `Say the mantra of ${named(planet)}`,
  donation: ({ isForChild, planet }) =>
    isForChild ? `Give a gift for ${named(planet)} with the child` : `Give a gift for ${named(planet)}`,
  worship: ({ planet }) => `Remember ${REMEDIES[planet].deity.en}`,
  recital: ({ isForChild }) => (isForChild ? 'Read the Hanuman Chalisa for the child' : 'Read the Hanuman Chalisa'),
};

export const PLAN_EN: Sentences<PlanWords> = {
  step: (step) => `${KINDS[step.kind](step)} from ${dayOnDateEn(step.startDate)} until ${longDateEn(step.untilDate)}.`,
  recital_reason: () => 'In sade sati, tradition turns to Hanuman beside Saturn.',
  protects: ({ planet }) => `${capitalised(named(planet))} protects you by its own strength and needs no remedy.`,
};
