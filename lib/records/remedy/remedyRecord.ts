/** Builds the records of remedies. */
import type { AnyRemedy } from '../../astro/remedy/aidedRemedies.ts';
import type { Rite } from '../../astro/tables/doshaCare.ts';
import type { Remedy as RemedyRecord } from '../../schemas/common/records.ts';
import type { Names } from '../../words/names.ts';
import { planetId } from '../../schemas/common/planetId.ts';

/**
 * Returns the record of a remedy; priority 1 is the most urgent.
 *
 * @param reason in the requested language
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

/** The texts of a rite in the requested language. */
interface RiteTexts {
  readonly title: string;
  readonly details: string;
  readonly when: string;
}

/**
 * Returns the record of a rite; priority 1 is the most urgent.
 *
 * @param reason in the requested language
 */
export function riteRecord(
  { count, id, planet }: Pick<Rite, 'count' | 'id' | 'planet'>,
  { details, title, when }: RiteTexts,
  priority: number,
  reason: string,
): RemedyRecord {
  return { id, planet: planetId(planet), kind: 'rite', title, details, when, count, priority, reason };
}
