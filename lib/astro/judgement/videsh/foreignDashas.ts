/** Periods whose lords signify life abroad (Phaladeepika 20: a planet gives in its periods what it signifies). */
import { subPeriods } from '../../dasha/nakshatra.ts';
import type { Period } from '../../dasha/period.ts';
import { vimshottari } from '../../dasha/vimshottari.ts';
import type { Planet } from '../../tables/planets.ts';
import type { Significator } from '../timing/windowPeriods.ts';
import type { TimeSpan } from '../../time.ts';

export interface FavourableDasha {
  readonly mahadasha: Period<Planet>;
  readonly antardasha: Period<Planet>;
  /** Why the lord of the antardasha signifies it. */
  readonly significator: Significator;
  /** Of the mahadasha; null where its lord does not signify it. */
  readonly around: Significator | null;
}

/** Lists the antardashas of a time whose lords signify the matter, in order. */
export function favourableDashas(
  life: readonly Period<Planet>[],
  significators: readonly Significator[],
  time: TimeSpan,
): FavourableDasha[] {
  const touched = ({ endJdUT, startJdUT }: Period<Planet>) => startJdUT < time.endJdUT && endJdUT > time.startJdUT;
  const signifying = (lord: Planet) => significators.find(({ planet }) => planet === lord) ?? null;
  return life.filter(touched).flatMap((mahadasha) => {
    const around = signifying(mahadasha.lord);
    return subPeriods(vimshottari, mahadasha)
      .filter(touched)
      .flatMap((antardasha) => {
        const significator = signifying(antardasha.lord);
        return significator === null ? [] : [{ mahadasha, antardasha, significator, around }];
      });
  });
}
