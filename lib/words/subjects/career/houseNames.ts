/** Houses by their number, as a name in a record. */
import { ordinal } from '../../en/grammar.ts';
import type { Catalogues } from '../../say.ts';

interface HouseNames {
  readonly house_name: { readonly house: number };
}

export const HOUSE_NAMES: Catalogues<HouseNames> = {
  en: { house_name: ({ house }) => `${ordinal(house)} house` },
  hi: { house_name: ({ house }) => `भाव ${house}` },
};
