/** Lists of spans laid over each other: time is then cut by one list where any of several things changes. */
import type { TimeSpan } from '../../../time.ts';

type Lists = Readonly<Record<string, readonly TimeSpan[]>>;

/** The span of each list that runs at the same time. */
export type Together<Of extends Lists> = { readonly [Name in keyof Of]: Of[Name][number] };

/**
 * Lays lists over each other, for the time in which all of them have spans, each list in order and without gaps.
 *
 * @param found what holds while the spans of all lists last
 */
export function overlaid<Of extends Lists, Found extends object>(
  lists: Of,
  found: (at: Together<Of>) => Found,
): (TimeSpan & Found)[] {
  const named = Object.entries(lists).map(([name, spans]) => ({ name, spans, at: 0 }));
  const pieces: (TimeSpan & Found)[] = [];
  let startJdUT = Math.max(...named.map(({ spans }) => spans[0]!.startJdUT));
  for (;;) {
    for (const list of named) {
      while (list.at < list.spans.length && list.spans[list.at]!.endJdUT <= startJdUT) list.at++;
    }
    if (named.some(({ at, spans }) => at === spans.length)) return pieces;
    const endJdUT = Math.min(...named.map(({ at, spans }) => spans[at]!.endJdUT));
    const together = Object.fromEntries(named.map(({ at, name, spans }) => [name, spans[at]!])) as Together<Of>;
    pieces.push({ startJdUT, endJdUT, ...found(together) });
    startJdUT = endJdUT;
  }
}
