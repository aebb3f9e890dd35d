/** The Lagna: its sign by the lists of the purpose, and the rules that the purpose asks of its chart. */
import type { Conventions } from '../../../conventions.ts';
import {
  BIRTH_ASCENDANT_RULES,
  BONUS_POINTS,
  HELPERS,
  ASCENDANT_RULES_POINTS,
  ASCENDANT_SIGN_POINTS,
} from '../../../tables/muhurta/rules.ts';
import type { AscendantRuleId } from '../../../tables/muhurta/ids.ts';
import type { Purpose } from '../../../tables/muhurta/purpose.ts';
import { gradesOf, type Choice } from '../ruleContext.ts';
import { muhurtaFact as fact } from '../facts.ts';
import { pointsMark, shareMark, type MomentRule } from '../marks.ts';
import type { Moment, MomentSky } from '../moments.ts';
import { ascendantChart, planetsIn, type AscendantChart } from './ascendantChart.ts';
import { ASCENDANT_TESTS, type Tested, type TestedRuleId } from './ascendantTests.ts';

/** Reads the chart of a moment; moments under one sky and Lagna share it. */
export type ChartReader = (moment: Pick<Moment, 'risingSignIndex' | 'sky'>) => AscendantChart;

/** Returns a reader of charts that makes each once. */
export function chartReader(nodeExaltation: Conventions['nodeExaltation']): ChartReader {
  return bySkyAndRising((risingSignIndex, sky) => ascendantChart(risingSignIndex, sky, nodeExaltation));
}

function bySkyAndRising<Made>(make: (risingSignIndex: number, sky: MomentSky) => Made) {
  const known = new WeakMap<MomentSky, (Made | undefined)[]>();
  return ({ risingSignIndex, sky }: Pick<Moment, 'risingSignIndex' | 'sky'>): Made => {
    const row = known.get(sky) ?? Array.from<Made | undefined>({ length: 12 });
    known.set(sky, row);
    return (row[risingSignIndex] ??= make(risingSignIndex, sky));
  };
}

/** Lists the rules of a purpose that can be judged for these persons; those of a birth ask for one with its time. */
export function judgedAscendantRules({ persons, purpose }: Pick<Choice, 'persons' | 'purpose'>): TestedRuleId[] {
  const isJudged = (id: AscendantRuleId): id is TestedRuleId => {
    if (id === 'moon_not_sign_of_organ') return false;
    if (!BIRTH_ASCENDANT_RULES.includes(id)) return true;
    if (id === 'not_8th_from_birth') return persons.length > 0;
    return persons.some(({ ascendantSignIndex }) => ascendantSignIndex !== null);
  };
  return purpose.ascendant.rules.filter(isJudged);
}

/** Returns the rule of the rising sign, and one for each rule of its chart. */
export function ascendantRules(choice: Choice, chartAt: ChartReader): MomentRule[] {
  const ids = judgedAscendantRules(choice);
  const testsAt = bySkyAndRising((risingSignIndex, sky) =>
    ids.map((id) => ASCENDANT_TESTS[id](chartAt({ risingSignIndex, sky }), choice.persons)),
  );
  return [
    signRule(choice.purpose),
    ...ids.map((id, index) => chartRule(id, ASCENDANT_RULES_POINTS / ids.length, (moment) => testsAt(moment)[index]!)),
  ];
}

function chartRule(id: TestedRuleId, weight: number, testAt: (moment: Moment) => Tested): MomentRule {
  const kept = shareMark(id, 'supports', 1);
  const broken = shareMark(id, 'against', 0);
  return {
    component: 'lagna',
    weight,
    mark: (moment) => (testAt(moment).isMet ? kept : broken),
    told: (moment) => testAt(moment).told(),
  };
}

function signRule(purpose: Purpose): MomentRule {
  const grades = gradesOf(purpose.ascendant.signs, 11);
  const share = (grade: keyof typeof ASCENDANT_SIGN_POINTS) =>
    ASCENDANT_SIGN_POINTS[grade] / ASCENDANT_SIGN_POINTS.good;
  const marks = {
    good: shareMark('lagna_sign', 'supports', share('good')),
    middling: shareMark('lagna_sign', 'neutral', share('middling')),
    bad: shareMark('lagna_sign', 'against', share('bad')),
  };
  return {
    component: 'lagna',
    weight: ASCENDANT_SIGN_POINTS.good,
    mark: ({ risingSignIndex }) => marks[grades[risingSignIndex]!],
    told({ risingSignIndex }) {
      const grade = grades[risingSignIndex]!;
      return {
        fact: fact('lagna_sign', { purpose: purpose.id, signIndex: risingSignIndex, grade }),
        observed: { rising_sign: risingSignIndex, grade },
      };
    },
  };
}

/** Jupiter, Venus or Mercury rising, which lifts a time most. */
export function helpersRisingRule(chartAt: ChartReader): MomentRule {
  const mark = pointsMark('strong_benefic_lagna', BONUS_POINTS.strong_benefic_lagna);
  const planetsAt = bySkyAndRising((risingSignIndex, sky) =>
    planetsIn(chartAt({ risingSignIndex, sky }), [1], HELPERS),
  );
  return {
    component: null,
    weight: null,
    mark: (moment) => (planetsAt(moment).length > 0 ? mark : null),
    told(moment) {
      const planets = planetsAt(moment);
      return { fact: fact('strong_benefic_lagna', { planets }), observed: { planets } };
    },
  };
}
