/** A choice: what the rules of a request are made from. */
import type { VetoId } from '../../tables/muhurta/ids.ts';
import type { Graded, Purpose } from '../../tables/muhurta/purpose.ts';
import {
  FURTHER_POINTS,
  LIFTED_ON_SELF_SUFFICIENT_DAY,
  LIFTED_VETOES,
  LIFTED_WHEN_NOT_STRICT,
} from '../../tables/muhurta/rules.ts';
import type { RunningBlock } from './blocks.ts';
import type { ListGrade } from './facts.ts';
import { vetoMark, type Mark } from './marks.ts';
import type { Moment } from './moments.ts';
import type { MuhurtaOptions, MuhurtaPerson } from './request.ts';

export interface Choice {
  readonly purpose: Purpose;
  readonly options: MuhurtaOptions;
  readonly persons: readonly MuhurtaPerson[];
  readonly blocks: readonly RunningBlock[];
}

/** Tells whether a closure is lifted for the purpose, or by the request. */
export function isLifted(id: VetoId, { options, purpose }: Choice): boolean {
  const forPurpose = LIFTED_VETOES[purpose.id]?.includes(id) ?? false;
  return forPurpose || (!options.isStrict && LIFTED_WHEN_NOT_STRICT.includes(id));
}

/** Tells whether a day of custom lifts a closure. */
export function isLiftedByDay(id: VetoId, { day }: Moment): boolean {
  return day.selfSufficient !== null && LIFTED_ON_SELF_SUFFICIENT_DAY.includes(id);
}

/** Returns the mark of a closure of the day's parts: a veto, or points where it is lifted. */
export function closureMark(id: VetoId, choice: Choice): Mark {
  if (!isLifted(id, choice)) return vetoMark(id);
  return { id, effect: 'against', points: FURTHER_POINTS.lifted_closure, share: 0 };
}

/** Returns the grades of a list by number, up to the last; what is in no list is bad. */
export function gradesOf({ good, middling }: Graded, last: number): readonly ListGrade[] {
  return Array.from({ length: last + 1 }, (_, number) =>
    good.includes(number) ? 'good' : middling.includes(number) ? 'middling' : 'bad',
  );
}
