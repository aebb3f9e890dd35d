/** Sentences on narayana, sudasa and drig dasha: where they begin, which way they go, how long a sign lasts. */
import type { DivisionalId } from '../../../astro/dasha/narayanaVargas.ts';
import type { SignException } from '../../../astro/dasha/padakrama.ts';
import type { Planet } from '../../../astro/tables/planets.ts';

export interface PadakramaWords {
  /** What the dignity of the lord changes in the years counted to him. */
  readonly changed_by_lord: { readonly lord: Planet; readonly isExalted: boolean; readonly years: number };
  readonly order_of_narayana: Order & { readonly ninthSignIndex: number };
  readonly order_of_sudasa: Order;
  readonly begins_with_sree: { readonly signIndex: number };
  readonly begins_with_ninth: { readonly signIndex: number };
  /** Which sign of a divisional chart counts as its ascendant. */
  readonly varga_begins: {
    readonly varga: DivisionalId;
    readonly house: number;
    readonly houseSignIndex: number;
    readonly lord: Planet;
    readonly lordSignIndex: number;
  };
  /** What the dasha of a divisional chart is read for. */
  readonly varga_purpose: { readonly varga: DivisionalId };
  /** The same dasha from another house of the birth chart. */
  readonly varga_instead: { readonly varga: DivisionalId; readonly house: number };
}

interface Order {
  readonly signIndex: number;
  readonly exception: SignException | null;
  readonly isForward: boolean;
}
