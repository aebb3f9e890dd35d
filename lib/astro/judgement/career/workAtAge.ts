/** What of work belongs to a stage of life (custom and courtesy, not a rule of a text). */
import type { LifeStage } from '../../stage.ts';
import { CAREER, CAREER_TOPICS, SETBACK, type CareerTopic } from './tables/topics.ts';

/**
 * How work is told: of a child and a youth as bent and training, of an adult as work, of an elder as advice, giving over
 * and service, later as a life's work that is done.
 */
export type WorkTime = 'bent' | 'training' | 'work' | 'advice' | 'done' | 'as_if_living';

const WORK_TIMES: Readonly<Record<LifeStage, WorkTime>> = {
  child: 'bent',
  youth: 'training',
  adult: 'work',
  elder: 'advice',
  old: 'done',
  beyond: 'as_if_living',
};

/** Returns how work is told at a stage of life. */
export function workTime(stage: LifeStage): WorkTime {
  return WORK_TIMES[stage];
}

const TOPICS: Readonly<Record<WorkTime, readonly CareerTopic[]>> = {
  bent: [],
  training: [],
  work: CAREER_TOPICS,
  // A new post and a rise are no longer looked for.
  advice: [CAREER, SETBACK],
  done: [],
  as_if_living: [],
};

/** Lists the matters of work that are judged at a stage of life. */
export function topicsAt(stage: LifeStage): readonly CareerTopic[] {
  return TOPICS[workTime(stage)];
}

/** Tells whether signs of a change of job and of promotion are looked for at a stage of life. */
export function hasPosts(stage: LifeStage): boolean {
  return workTime(stage) === 'work';
}
