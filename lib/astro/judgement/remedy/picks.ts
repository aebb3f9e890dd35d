/** The planets that each kind of remedy is for, with the reasons that it answers, the most urgent first. */
import type { PlanetNeed, NeedPart, CauseId } from './remedyNeeds.ts';
import { AFFLICTIONS } from './remedyNeeds.ts';
import { ANSWERED, plannedFor, type PickedKind, type RemedyPlan } from './remedyPlan.ts';

export interface RemedyPick {
  readonly need: PlanetNeed;
  /** Why it is needed. */
  readonly reasons: readonly NeedPart<CauseId>[];
  /** What makes it more urgent. */
  readonly offices: readonly NeedPart<CauseId>[];
}

/** Lists the planets that a kind of remedy is told for, with the reasons it answers, in the order of the plan. */
export function remedyPicks(plan: Pick<RemedyPlan, 'planets'>, kind: PickedKind): RemedyPick[] {
  return plannedFor(plan, kind).map(({ need }) => {
    const parts: readonly NeedPart<CauseId>[] = [...need.burdens, ...need.offices];
    const reasons = parts.filter(({ id }) => ANSWERED[kind].includes(id));
    return { need, reasons, offices: need.offices.filter((one) => !reasons.includes(one)) };
  });
}

/** Tells whether a planet is weak or afflicted, whatever it rules and wherever it stands. */
export function isStrained({ burdens }: PlanetNeed): boolean {
  return burdens.some(({ id }) => AFFLICTIONS.includes(id));
}
