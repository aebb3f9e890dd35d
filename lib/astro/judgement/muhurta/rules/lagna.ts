/** The Lagna: its sign by the lists of the purpose, and the rules that the purpose asks of its chart. */
import type { Conventions } from '../../../conventions.ts';
import {
  BIRTH_LAGNA_RULES,
  BONUS_POINTS,
  HELPERS,
  LAGNA_RULES_POINTS,
  LAGNA_SIGN_POINTS,
} from '../../../tables/muhurta/rules.ts';
import type { LagnaRuleId } from '../../../tables/muhurta/ids.ts';
import type { Purpose } from '../../../tables/muhurta/purpose.ts';
import { gradesOf, type Choice } from '../choice.ts';
import { muhurtaFact as fact } from '../facts.ts';
import { pointsMark, shareMark, type MomentRule } from '../marks.ts';
import type { Moment, MomentSky } from '../moments.ts';
import { lagnaChart, planetsIn, type LagnaChart } from './lagnaChart.ts';
import { LAGNA_TESTS, type Tested, type TestedRuleId } from './lagnaTests.ts';

/** Reads the chart of a moment; moments under one sky and Lagna share it. */
export type ChartReader = (moment: Pick<Moment, 'lagnaIndex' | 'sky'>) => LagnaChart;

/** Returns a reader of charts that makes each once. */
export function chartReader(nodeExaltation: Conventions['nodeExaltation']): ChartReader {
  return bySkyAndLagna((lagnaIndex, sky) => lagnaChart(lagnaIndex, sky, nodeExaltation));
}

function bySkyAndLagna<Made>(make: (lagnaIndex: number, sky: MomentSky) => Made) {
  const known = new WeakMap<MomentSky, (Made | undefined)[]>();
  return ({ lagnaIndex, sky }: Pick<Moment, 'lagnaIndex' | 'sky'>): Made => {
    const row = known.get(sky) ?? Array.from<Made | undefined>({ length: 12 });
    known.set(sky, row);
    return (row[lagnaIndex] ??= make(lagnaIndex, sky));
  };
}

/** Lists the rules of a purpose that can be judged for these persons; those of a birth ask for one with its time. */
export function judgedLagnaRules({ persons, purpose }: Pick<Choice, 'persons' | 'purpose'>): TestedRuleId[] {
  const isJudged = (id: LagnaRuleId): id is TestedRuleId => {
    if (id === 'moon_not_sign_of_organ') return false;
    if (!BIRTH_LAGNA_RULES.includes(id)) return true;
    if (id === 'not_8th_from_birth') return persons.length > 0;
    return persons.some(({ ascendantSignIndex }) => ascendantSignIndex !== null);
  };
  return purpose.lagna.rules.filter(isJudged);
}

/** Returns the rule of the rising sign, and one for each rule of its chart. */
export function lagnaRules(choice: Choice, chartAt: ChartReader): MomentRule[] {
  const ids = judgedLagnaRules(choice);
  const testsAt = bySkyAndLagna((lagnaIndex, sky) =>
    ids.map((id) => LAGNA_TESTS[id](chartAt({ lagnaIndex, sky }), choice.persons)),
  );
  return [
    signRule(choice.purpose),
    ...ids.map((id, index) => chartRule(id, LAGNA_RULES_POINTS / ids.length, (moment) => testsAt(moment)[index]!)),
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
  const grades = gradesOf(purpose.lagna.signs, 11);
  const share = (grade: keyof typeof LAGNA_SIGN_POINTS) => LAGNA_SIGN_POINTS[grade] / LAGNA_SIGN_POINTS.good;
  const marks = {
    good: shareMark('lagna_sign', 'supports', share('good')),
    middling: shareMark('lagna_sign', 'neutral', share('middling')),
    bad: shareMark('lagna_sign', 'against', share('bad')),
  };
  return {
    component: 'lagna',
    weight: LAGNA_SIGN_POINTS.good,
    mark: ({ lagnaIndex }) => marks[grades[lagnaIndex]!],
    told({ lagnaIndex }) {
      const grade = grades[lagnaIndex]!;
      return {
        fact: fact('lagna_sign', { purpose: purpose.id, signIndex: lagnaIndex, grade }),
        observed: { lagna: lagnaIndex, grade },
      };
    },
  };
}

/** Jupiter, Venus or Mercury rising, which lifts a time most. */
export function helpersRisingRule(chartAt: ChartReader): MomentRule {
  const mark = pointsMark('strong_benefic_lagna', BONUS_POINTS.strong_benefic_lagna);
  const planetsAt = bySkyAndLagna((lagnaIndex, sky) => planetsIn(chartAt({ lagnaIndex, sky }), [1], HELPERS));
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
