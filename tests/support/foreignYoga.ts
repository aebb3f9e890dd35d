/** One yoga of life abroad of a drawn chart, and one of its ways. */
import type { AreaPart } from '../../lib/astro/judgement/areaScore.ts';
import type { ForeignFact } from '../../lib/astro/judgement/videsh/facts.ts';
import { say } from '../../lib/words/say.ts';
import { FOREIGN } from '../../lib/words/subjects/videsh/factors.ts';
import { foreignYogas, type ForeignYoga, type JudgedWay } from '../../lib/astro/judgement/videsh/yogas.ts';
import { areaContextOf } from './areaContext.ts';
import type { Drawing } from './chartOf.ts';

/** Returns what the factor of a part of a score says. */
export function foreignLabel({ factor }: AreaPart<ForeignFact>): string {
  return factor === null ? '' : say(FOREIGN, factor.text, 'en');
}

export function foreignYogaOf(drawing: Drawing, id: string): ForeignYoga {
  const found = foreignYogas(areaContextOf(drawing)).find(({ rule }) => rule.id === id);
  if (!found) throw new Error(`No yoga ${id}`);
  return found;
}

export function foreignWayOf(drawing: Drawing, id: string, way: string): JudgedWay {
  const found = foreignYogaOf(drawing, id).ways.find(({ factor }) => factor.id === way);
  if (!found) throw new Error(`No way ${way} in ${id}`);
  return found;
}
