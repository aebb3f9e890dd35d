/** The English of what matters of life are judged by. */
import type { MultiFact } from '../../lib/astro/judgement/prediction/multi/facts.ts';
import { say } from '../../lib/words/say.ts';
import { PREDICTION } from '../../lib/words/subjects/prediction/factors.ts';

/** Returns what a factor says, or what many rules find. */
export function predictionSaid(text: MultiFact): string {
  return say(PREDICTION, text, 'en');
}
