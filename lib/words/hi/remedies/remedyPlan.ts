/** Sentences about the plan of remedies in Hindi. */
import { REMEDIES } from '../../../astro/tables/remedies.ts';
import type { PlanWords } from '../../facts/remedies/remedyPlan.ts';
import type { Sentences } from '../../sentences.ts';
import { dateHi, planetHi } from '../grammar.ts';
import { dayOnDateHi } from './days.ts';

const KINDS: Readonly<Record<PlanWords['step']['kind'], (step: PlanWords['step']) => string>> = {
  mantra: ({ isForChild, planet }) => `${isForChild ? 'बच्चे के लिए ' : ''}${planetHi(planet)} का मंत्र जपें`,
  donation: ({ isForChild, planet }) => `${isForChild ? 'बच्चे को साथ लेकर ' : ''}${planetHi(planet)} का दान करें`,
  worship: ({ planet }) => `${REMEDIES[planet].deity.hi} का स्मरण करें`,
  recital: ({ isForChild }) => `${isForChild ? 'बच्चे के लिए ' : ''}हनुमान चालीसा पढ़ें`,
};

export const PLAN_HI: Sentences<PlanWords> = {
  step: (step) => `${dayOnDateHi(step.startDate)} से ${dateHi(step.untilDate)} तक ${KINDS[step.kind](step)}।`,
  recital_reason: () => 'साढ़ेसाती में शनि के साथ हनुमान जी की उपासना की परंपरा है।',
  protects: ({ planet }) => `${planetHi(planet)} अपने बल से रक्षा करता है; उसके लिए उपाय ज़रूरी नहीं।`,
};
