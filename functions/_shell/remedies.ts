/** Builds the record of a remedy. */
import type { Remedy } from '../../lib/astro/remedies.ts';
import type { Remedy as RemedyRecord } from '../../lib/schemas/remedies.ts';
import type { Names } from './names.ts';
import { planetId } from './records.ts';

/** @param reason in the language of the names */
export function remedyRecord(remedy: Remedy, priority: number, reason: string, { lang }: Names): RemedyRecord {
  const { count, details, kind, planet, title, when } = remedy;
  const id = planetId(planet);
  return {
    id: `${id}_${kind}`,
    planet: id,
    kind,
    title: title[lang],
    details: details[lang],
    when: when[lang],
    count,
    priority,
    reason,
  };
}
