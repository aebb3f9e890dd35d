/** When a yoga or a dosha acts: in the dashas of the planets that form it (Phaladeepika 20; Jataka Parijata 18). */
import { subPeriods } from '../../dasha/nakshatra.ts';
import type { Period } from '../../dasha/period.ts';
import { vimshottari } from '../../dasha/vimshottari.ts';
import type { Planet } from '../../tables/planets.ts';

/** A mahadasha of one of its planets, and the antardashas within that belong to the others. */
export interface RipePeriod {
  readonly mahadasha: Period<Planet>;
  readonly antardashas: readonly Period<Planet>[];
}

/** Most planets for which antardashas are listed; those of more planets would fill the whole life. */
export const RELEVANT_PLANETS = 3;

/**
 * Returns a function that lists the periods in which planets act, in order of time; each mahadasha is divided once.
 *
 * @param life mahadashas, the one that runs at birth first
 */
export function ripenings(life: readonly Period<Planet>[]): (planets: readonly Planet[]) => RipePeriod[] {
  const divided = new Map<Period<Planet>, readonly Period<Planet>[]>();
  const partsOf = (mahadasha: Period<Planet>) => {
    const parts = divided.get(mahadasha) ?? subPeriods(vimshottari, mahadasha);
    divided.set(mahadasha, parts);
    return parts;
  };
  return (planets) =>
    life
      .filter(({ lord }) => planets.includes(lord))
      .map((mahadasha) => ({
        mahadasha,
        antardashas:
          planets.length > RELEVANT_PLANETS
            ? []
            : partsOf(mahadasha).filter(({ lord }) => lord !== mahadasha.lord && planets.includes(lord)),
      }));
}
