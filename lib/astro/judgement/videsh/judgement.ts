/** All that is judged of life abroad without regard to time. */
import type { AreaScene } from '../lifeContext.ts';
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
export function foreignJudgement(scene: AreaScene): ForeignJudgement {
  const yogas = foreignYogas(scene);
  return {
    yogas,
    promise: foreignPromise(scene, yogas),
    votes: connections(yogas),
    outcome: success(scene, yogas),
    stay: stayJudgement(scene),
  };
}
