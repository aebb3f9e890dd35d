/** The judgement of life abroad by the birth chart, without timing. */
import type { AreaContext } from '../areaContext.ts';
import { foreignYogas, type ForeignYoga } from './yogas.ts';
import { connections, type ConnectionVote } from './connection.ts';
import { foreignPromise, type ForeignPromise } from './promise.ts';
import { stayJudgement, type StayJudgement } from './stayAbroad.ts';
import { success, type Success } from './success.ts';

export interface ForeignJudgement {
  readonly yogas: readonly ForeignYoga[];
  readonly promise: ForeignPromise;
  /** The most points first. */
  readonly votes: readonly ConnectionVote[];
  readonly outcome: Success;
  readonly stay: StayJudgement;
}

/** Judges life abroad by the birth chart alone; yogas are judged once for all of it. */
export function foreignJudgement(context: AreaContext): ForeignJudgement {
  const yogas = foreignYogas(context);
  return {
    yogas,
    promise: foreignPromise(context, yogas),
    votes: connections(yogas),
    outcome: success(context, yogas),
    stay: stayJudgement(context),
  };
}
