/** A judged time as it is told: its limbs, its score with all parts, its factors, its persons. */
import { boundedSum, boundsFact, sharedOut, TENTHS, type ScorePart } from '../../score.ts';
import { COMPONENT_IDS, type MuhurtaLevel } from '../../tables/muhurta/ids.ts';
import { FACTOR_RULES } from '../../tables/muhurta/factors.ts';
import type { TimeSpan } from '../../time.ts';
import type { MuhurtaFact } from './facts.ts';
import { muhurtaFact as fact } from './facts.ts';
import type { Judge, JudgedMoment } from './judge.ts';
import { componentLabel } from './labels.ts';
import type { MuhurtaFactor } from './timeFactor.ts';
import { signOf } from './moments.ts';
import { judgedPersons, type JudgedPerson } from './judgedPersons.ts';
import { componentTenths, muhurtaLevel, type Marks } from './score.ts';

export interface JudgedTime extends TimeSpan {
  /** The date of the day from sunrise to sunrise that it is in. */
  readonly date: string;
  readonly score: number;
  readonly level: MuhurtaLevel;
  /** Aries 0, Sunday 0, Ashwini 0. */
  readonly risingSignIndex: number;
  readonly moonSignIndex: number;
  readonly varaIndex: number;
  /** 1 to 30. */
  readonly tithi: number;
  readonly nakshatraIndex: number;
  readonly pada: number;
  /** 1 to 27, and 1 to 60. */
  readonly yoga: number;
  readonly karana: number;
  /** They sum to the score. */
  readonly components: readonly ScorePart<MuhurtaFact>[];
  readonly factors: readonly MuhurtaFactor[];
  readonly persons: readonly JudgedPerson[];
  readonly notes: readonly MuhurtaFact[];
}

/** Returns what is told of a judged moment, for the whole time that it stands for. */
export function describedTime(judge: Judge, { marks, moment }: JudgedMoment, span: TimeSpan): JudgedTime {
  const { day, karana, risingSignIndex, nakshatra, pada, sky, tithi, yoga } = moment;
  const factors = factorsOf(judge, { marks, moment });
  const { parts, value } = boundedSum(scoreParts(judge, marks, factors), boundsFact);
  return {
    startJdUT: span.startJdUT,
    endJdUT: span.endJdUT,
    date: day.date,
    score: value,
    level: muhurtaLevel(value),
    risingSignIndex,
    moonSignIndex: signOf(sky, 'Moon'),
    varaIndex: day.varaIndex,
    tithi,
    nakshatraIndex: nakshatra - 1,
    pada,
    yoga,
    karana,
    components: parts,
    factors,
    persons: judgedPersons(judge.choice, moment),
    notes: day.bounds.reason === null ? [] : [fact('sun_stays', { where: day.bounds.reason })],
  };
}

type MarkedMoment = Pick<JudgedMoment, 'marks' | 'moment'>;

function factorsOf({ rules }: Judge, { marks, moment }: MarkedMoment): MuhurtaFactor[] {
  const points = factorTenths(rules, marks);
  return marks.flatMap((mark, i): MuhurtaFactor[] => {
    if (mark === null) return [];
    const { source, status } = FACTOR_RULES[mark.id];
    const { fact: said, observed } = rules[i]!.told(moment);
    return [{ id: mark.id, effect: mark.effect, fact: said, observed, source, status, points: points[i]! / TENTHS }];
  });
}

/** What each mark gives to the score, in tenths: its part of its component, and its points beside. */
function factorTenths(rules: Judge['rules'], marks: Marks): number[] {
  const { tenths } = componentTenths(rules, marks);
  const given = marks.map((mark) => (mark?.points ?? 0) * TENTHS);
  COMPONENT_IDS.forEach((id, at) => {
    const of = marks.flatMap((mark, i) => (mark !== null && rules[i]!.component === id ? [i] : []));
    if (of.length === 0) return;
    if (id === 'lagna') {
      const shares = sharedOut(
        of.map((i) => rules[i]!.weight! * marks[i]!.share),
        tenths[at]!,
      );
      of.forEach((i, n) => (given[i]! += shares[n]!));
      return;
    }
    // Of several persons the least favoured one's counts.
    const least = of.reduce((a, b) => (marks[b]!.share < marks[a]!.share ? b : a));
    given[least]! += tenths[at]!;
  });
  return given;
}

function scoreParts(
  { choice, rules }: Judge,
  marks: Marks,
  factors: readonly MuhurtaFactor[],
): ScorePart<MuhurtaFact>[] {
  const { most, tenths } = componentTenths(rules, marks);
  const components = COMPONENT_IDS.flatMap((id, i): ScorePart<MuhurtaFact>[] =>
    most[i] === 0
      ? []
      : [{ id, label: componentLabel(id, choice, factors), points: tenths[i]! / TENTHS, max: most[i]! / TENTHS }],
  );
  const told = marks.flatMap((mark) => mark ?? []);
  const beside = told.flatMap(({ id, points }, i): ScorePart<MuhurtaFact>[] =>
    points === 0 ? [] : [{ id, label: factors[i]!.fact, points, max: Math.max(points, 0) }],
  );
  return [...components, ...beside];
}
