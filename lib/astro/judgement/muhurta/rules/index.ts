/** The rules that a choice is judged by, in the order in which their factors are told. */
import type { Conventions } from '../../../conventions.ts';
import type { Choice } from '../ruleContext.ts';
import type { CourseDay } from '../course.ts';
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
import { chartReader, helpersRisingRule, ascendantRules, type ChartReader } from './ascendant.ts';
import { amavasyaRule, forenoonRule, krishnaLimitRule, nakshatraRule, tithiRule, weekdayRule } from './limbs.ts';
import { chandraRule, taraRule } from './birthStars.ts';
import { godhuliRule, weddingRules } from './wedding.ts';

export interface ChoiceRules {
  /** Those that can close a time come first. */
  readonly rules: readonly MomentRule[];
  /** How many of them can. */
  readonly closingCount: number;
  /** Of a wedding: the last of them, which asks for the whole day. */
  readonly godhuli: MomentRule | null;
  /** To be filled with the days on which a Lagna is pure. */
  readonly pureDays: Set<CourseDay>;
  readonly chartAt: ChartReader;
}

/** Returns the rules of a choice. */
export function rulesOf(choice: Choice, { nodeExaltation }: Pick<Conventions, 'nodeExaltation'>): ChoiceRules {
  const chartAt = chartReader(nodeExaltation);
  const pureDays = new Set<CourseDay>();
  const closing = rulesThatClose(choice);
  const godhuli = choice.purpose.isGodhuliTaken ? godhuliRule(chartAt, pureDays) : null;
  return {
    rules: [...closing, ...rulesThatWeigh(choice, chartAt), ...(godhuli === null ? [] : [godhuli])],
    closingCount: closing.length,
    godhuli,
    pureDays,
    chartAt,
  };
}

function rulesThatClose(choice: Choice): MomentRule[] {
  return [
    ...blockRules(choice),
    nakshatraRule(choice),
    tithiRule(choice),
    amavasyaRule(choice),
    yogaRule(choice),
    karanaRule(choice),
    ...closingRules(choice),
    eclipseRule(),
    weekdayRule(choice),
  ];
}

function rulesThatWeigh(choice: Choice, chartAt: ChartReader): MomentRule[] {
  return [
    ...krishnaLimitRule(choice),
    ...karanaSoughtRule(choice),
    monthRule(choice),
    ...ascendantRules(choice, chartAt),
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
}
