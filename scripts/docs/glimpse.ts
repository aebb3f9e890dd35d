/** A shortened answer: the beginning of each part, with dots where more follows. */
import { readableJson } from '../../web/code/notation.ts';
import { JSON_TYPE, type Operation } from './document.ts';

/** A line of dots in the printed JSON. */
const MORE = '...';

interface Answer {
  readonly success: true;
  readonly data: { readonly ascendant: Ascendant; readonly planets: readonly object[] };
  readonly meta: {
    readonly input: object;
    readonly conventions: Readonly<Record<string, unknown>>;
    readonly warnings: readonly [];
  };
}

interface Ascendant {
  readonly longitude: number;
  readonly sign: object;
}

/** Returns what /planets/positions answers to the example birth, shortened; null where the document has no examples. */
export function glimpse(operations: readonly Operation[]): string | null {
  const positions = operations.find(({ operationId }) => operationId === 'planetsPositions')!;
  const answer = positions.responses['200']!.content![JSON_TYPE]!.example as Answer | undefined;
  return answer ? shortened(answer) : null;
}

function shortened({ success, data, meta }: Answer): string {
  const { ayanamsa, ayanamsa_degrees, node, house_system } = meta.conventions;
  const short = {
    success,
    data: {
      ascendant: { longitude: data.ascendant.longitude, sign: data.ascendant.sign, [MORE]: MORE },
      planets: [data.planets[0]!, MORE],
    },
    meta: {
      input: meta.input,
      conventions: { ayanamsa, ayanamsa_degrees, node, house_system, [MORE]: MORE },
      warnings: meta.warnings,
      [MORE]: MORE,
    },
  };
  return readableJson(short).replaceAll(`"${MORE}": "${MORE}"`, MORE).replaceAll(`"${MORE}"`, MORE);
}
