/** Where a person stands in the years of work, by the stage of life (custom and courtesy, not a rule of a text). */
import type { LifeStage, Person } from '../../stage.ts';

/** Talents of a child, choices of a youth, work, advice of an elder, and a life's work that lies behind. */
export type WorkLife = 'talent' | 'choice' | 'work' | 'advice' | 'past';

const LIVES: Readonly<Record<LifeStage, WorkLife>> = {
  child: 'talent',
  youth: 'choice',
  adult: 'work',
  elder: 'advice',
  old: 'past',
  beyond: 'past',
};

/** Returns where a person stands in the years of work. */
export function workLife({ stage }: Pick<Person, 'stage'>): WorkLife {
  return LIVES[stage];
}
