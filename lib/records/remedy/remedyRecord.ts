/** Builds the record of a remedy. */
import type { AnyRemedy } from '../../astro/remedy/aidedRemedies.ts';
import type { Rite } from '../../astro/tables/doshaCare.ts';
import type { Remedy as RemedyRecord } from '../../schemas/common/records.ts';
import type { Names } from '../../words/names.ts';
import { planetId } from '../../schemas/common/planetId.ts';

/**
 * Returns the record of a remedy; priority counts from 1, the most urgent.
 *
 * @param reason in the language of the names
 */
export function remedyRecord(remedy: AnyRemedy, priority: number, reason: string, { lang }: Names): RemedyRecord {
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

/**
 * Returns the record of a rite; priority counts from 1, the most urgent.
 *
 * @param reason in the language of the names
 */
export function riteRecord(rite: Rite, priority: number, reason: string, { lang }: Names): RemedyRecord {
  const { count, details, id, planet, title, when } = rite;
  return {
    id,
    planet: planetId(planet),
    kind: 'rite',
    title: title[lang],
    details: details[lang],
    when: when[lang],
    count,
    priority,
    reason,
  };
}
