/** Sentences about when a yoga or a dosha acts. */
import type { Acts } from '../../../astro/rule.ts';
import type { Planet } from '../../../astro/tables/planets.ts';
import type { Nothing } from '../../sentences.ts';

export interface RipeningWords extends Readonly<Record<Acts, Nothing>> {
  /** The mahadashas come so late in life that none of them is named. */
  readonly late: Nothing;
  readonly mahadashas: {
    /** One that runs at birth has no first date. */
    readonly periods: readonly {
      readonly planet: Planet;
      readonly startDate: string | null;
      readonly endDate: string;
    }[];
  };
}
