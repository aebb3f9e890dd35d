/** Phrases that sentences of the divisional charts share in English. */
import { SHASHTIAMSHAS, type Shashtiamsha } from '../../../astro/varga/tables/shashtiamshas.ts';

export { dignityPhrase, houseName, houseTheme, shashtiamshaPhrase } from '../../../astro/varga/words.ts';

/** Returns a shashtiamsha by its number, 1 to 60. */
export function shashtiamshaOf(number: number): Shashtiamsha {
  return SHASHTIAMSHAS[number - 1]!;
}
