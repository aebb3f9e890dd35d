/** Why a day has no open time. */
import type { FactorId } from '../../tables/muhurta/ids.ts';
import { muhurtaFact as fact, type MuhurtaFact } from './facts.ts';
import type { JudgedMoment } from './judge.ts';

/** How many closures are named. */
const NAMED = 3;

/** Returns what most of the time of a day is closed by. */
export function closedReason(judged: readonly JudgedMoment[]): MuhurtaFact {
  const days = new Map<FactorId, number>();
  for (const { marks, moment } of judged) {
    for (const mark of marks) {
      if (mark?.effect !== 'veto') continue;
      days.set(mark.id, (days.get(mark.id) ?? 0) + moment.endJdUT - moment.startJdUT);
    }
  }
  const factors = [...days]
    .sort(([, a], [, b]) => b - a)
    .slice(0, NAMED)
    .map(([id]) => id);
  return fact('day_vetoed', { factors });
}
