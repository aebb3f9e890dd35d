/** The rules that a choice is judged by, in the order in which their factors are told. */
import type { Conventions } from '../../../conventions.ts';
import type { Choice } from '../choice.ts';
import type { MomentRule } from '../marks.ts';
import { blockRules, closingRules, eclipseRule } from './closing.ts';
import { karanaRule, karanaSoughtRule, monthRule, moonRule, yogaRule } from './elements.ts';
import { familyRules } from './family.ts';
import {
  dayPartRules,
  kalashaRule,
  mercuryRule,
  panchakaRahitaRule,
  selfSufficientRule,
  yogaRules,
} from './helping.ts';
import { journeyRules, panchakaMoonRule } from './journey.ts';
import { chartReader, helpersRisingRule, lagnaRules, type ChartReader } from './lagna.ts';
import { amavasyaRule, forenoonRule, krishnaLimitRule, nakshatraRule, tithiRule, weekdayRule } from './limbs.ts';
import { chandraRule, taraRule } from './persons.ts';
import { weddingRules } from './wedding.ts';

export interface ChoiceRules {
  readonly rules: readonly MomentRule[];
  readonly chartAt: ChartReader;
}

/** Returns the rules of a choice, and the reader of charts that they share. */
export function rulesOf(choice: Choice, { nodeExaltation }: Pick<Conventions, 'nodeExaltation'>): ChoiceRules {
  const chartAt = chartReader(nodeExaltation);
  const rules = [
    ...blockRules(choice),
    nakshatraRule(choice),
    tithiRule(choice),
    amavasyaRule(choice),
    yogaRule(choice),
    karanaRule(choice),
    ...closingRules(choice),
    eclipseRule(),
    weekdayRule(choice),
    ...krishnaLimitRule(choice),
    ...karanaSoughtRule(choice),
    monthRule(choice),
    ...lagnaRules(choice, chartAt),
    moonRule(choice),
    ...choice.persons.flatMap((person) => [
      taraRule(choice, person),
      chandraRule(person),
      ...familyRules(choice, person),
    ]),
    ...yogaRules(choice),
    panchakaRahitaRule(choice),
    ...dayPartRules(choice),
    helpersRisingRule(chartAt),
    selfSufficientRule(),
    ...kalashaRule(choice),
    ...mercuryRule(choice),
    ...forenoonRule(choice),
    ...journeyRules(choice),
    panchakaMoonRule(choice),
    ...weddingRules(choice),
  ];
  return { rules, chartAt };
}
