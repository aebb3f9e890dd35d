/** What stands in the cells of a chart. */
import type { ChartBirth } from '../../lib/schemas/chart/answers.ts';
import type { ChartWords } from '../words/terminalWords.ts';

export interface ChartCell {
  readonly sign: string;
  /** From 1, Aries. */
  readonly signNumber: number;
  readonly house: number;
  /** Short names: the ascendant, then the planets. */
  readonly bodies: readonly string[];
}

/** Returns the cells of a chart by sign, Aries first. */
export function chartCells({ ascendant, houses, planets }: ChartBirth, words: ChartWords): ChartCell[] {
  const first = ascendant.sign.number;
  const names = new Map(houses.map(({ sign }) => [sign.number, sign.name]));
  return Array.from({ length: 12 }, (_, index) => {
    const signNumber = index + 1;
    const house = ((signNumber - first + 12) % 12) + 1;
    const here = planets.filter(({ sign }) => sign.number === signNumber);
    const short = here.map(({ id, is_retrograde: isRetrograde }) =>
      // The nodes always go backwards.
      isRetrograde && !NODES.includes(id) ? `${words.short[id]!}${words.retrogradeMark}` : words.short[id]!,
    );
    return {
      sign: names.get(signNumber)!,
      signNumber,
      house,
      bodies: house === 1 ? [words.ascendantShort, ...short] : short,
    };
  });
}

const NODES = ['rahu', 'ketu'];
