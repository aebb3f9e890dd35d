/** One yoga of life abroad of a drawn chart, and one of its ways. */
import { foreignYogas, type ForeignYoga, type JudgedWay } from '../../lib/astro/judgement/videsh/yogas.ts';
import { areaContextOf } from './areaContext.ts';
import type { Drawing } from './chartOf.ts';

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
